"""A roll of the dice, as a value: the rules never draw one."""

from typing import NamedTuple

from qwixx.rules.colours import BY_LETTER, COLOURS, Colour
from qwixx.rules.errors import IllegalError, NotationError
from qwixx.rules.key_value_lines import whole
from qwixx.rules.printed import MAX_SIDES

DIE_LETTERS = tuple(colour.letter.lower() for colour in COLOURS)


class Roll(NamedTuple):
    """Two white dice and, by colour, the coloured ones; 0 for a die that has left the game.

    Written `4+1 r2 y3 g6 b6`.
    """

    white: tuple[int, int]
    coloured: tuple[int, int, int, int]

    @property
    def total(self) -> int:
        """The sum of the white dice (C8)."""
        return self.white[0] + self.white[1]

    @property
    def different_white(self) -> tuple[int, ...]:
        """What a white die may bring to action 2: both faces, or the one that both show."""
        return self.white if self.white[0] != self.white[1] else self.white[:1]

    def only(self, dice: tuple[Colour, ...]) -> "Roll":
        """The same roll with no coloured dice but these."""
        red, yellow, green, blue = (self.coloured[colour] if colour in dice else 0 for colour in COLOURS)
        return Roll(self.white, (red, yellow, green, blue))

    def check(self, sides: int, dice: tuple[Colour, ...]) -> None:
        """Raise unless exactly the dice in the game were rolled, each showing one of its sides (C7)."""
        faces = (*self.white, *[self.coloured[colour] for colour in dice])
        if min(faces) >= 1 and max(faces) <= sides and self.coloured.count(0) == len(COLOURS) - len(dice):
            return
        for colour in COLOURS:
            shown = self.coloured[colour]
            if shown == 0 and colour in dice:
                message = f"the {colour.word} die is in the game and must be rolled"
                raise IllegalError("die-missing", message, "C7", colour=colour.word)
            if shown and colour not in dice:
                message = f"the {colour.word} die has left the game"
                raise IllegalError("die-out", message, "C13", colour=colour.word)
        check_face(min(faces) if min(faces) < 1 else max(faces), sides)

    def __str__(self) -> str:
        first, second = self.white
        coloured = [f"{letter}{shows}" for letter, shows in zip(DIE_LETTERS, self.coloured, strict=True) if shows]
        return " ".join([f"{first}+{second}", *coloured])


def check_face(face: int, sides: int) -> None:
    """Raise unless a die can show this (C2)."""
    if not 1 <= face <= sides:
        raise IllegalError("die-value", f"a die of {sides} sides cannot show {face}", "C2", face=face)


def parse_roll(text: str) -> Roll:
    """Read a roll such as `4+1 r2 y3 g6 b6`."""
    words = text.split()
    first, plus, second = words[0].partition("+") if words else ("", "", "")
    if not plus:
        raise NotationError(words[0] if words else "", "the white dice first, such as 4+1")
    coloured: dict[Colour, int] = {}
    for word in words[1:]:
        colour = BY_LETTER.get(word[0].upper()) if word[0].islower() else None
        if colour is None or colour in coloured:
            raise NotationError(word, "one die of each colour, such as r2 y3 g6 b6")
        coloured[colour] = whole(word[1:], 1, MAX_SIDES)
    white = whole(first, 1, MAX_SIDES), whole(second, 1, MAX_SIDES)
    red, yellow, green, blue = (coloured.get(colour, 0) for colour in COLOURS)
    return Roll(white, (red, yellow, green, blue))
