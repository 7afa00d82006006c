"""Real dice on the table, their faces typed in."""

from typing import Protocol

from qwixx.rules import Game, NotationError, Roll, parse_roll
from qwixx.rules.colours import COLOURS
from qwixx.rules.key_value_lines import whole
from qwixx.rules.record import Start, StartKind
from qwixx.rules.setup import first_to_throw_six

KIND = "real"


def read_roll(text: str, game: Game) -> Roll:
    """Read the faces of the dice in the game: a roll in notation, or the numbers alone, white ones first."""
    roll = parse_roll(text) if "+" in text else _read_numbers(text, game)
    roll.check(game.variant.sides, game.dice)
    return roll


def dice_wanted(game: Game) -> str:
    """What to type, in words: `white, white, red, yellow, blue`."""
    return ", ".join(["white", "white", *(colour.word for colour in game.dice)])


def _read_numbers(text: str, game: Game) -> Roll:
    words = text.replace(",", " ").split()
    count = 2 + len(game.dice)
    if len(words) == 1 and len(words[0]) == count:
        words = list(words[0])
    if len(words) != count:
        raise NotationError(text.strip(), f"{count} numbers: {dice_wanted(game)}")
    faces = [whole(word, 1, game.variant.sides) for word in words]
    coloured = dict(zip(game.dice, faces[2:], strict=True))
    red, yellow, green, blue = (coloured.get(colour, 0) for colour in COLOURS)
    return Roll((faces[0], faces[1]), (red, yellow, green, blue))


class Asking(Protocol):
    """Asks a person for real dice, and returns what was typed."""

    def roll(self, game: Game) -> str:
        """The faces of all dice."""

    def start(self, players: int) -> str:
        """The player who begins."""

    def throws(self) -> str:
        """One throw after another from the first player on, up to the first six."""


class TypedDice:
    """Asks a person for every roll."""

    def __init__(self, asking: Asking) -> None:
        self._asking = asking

    def start(self, players: int, sides: int, first_six: bool) -> Start:
        """Who begins: a player drawn at the table, or the throws until a six (C6)."""
        if players == 1 and not first_six:
            return Start(StartKind.DRAWN, 0)
        if not first_six:
            return Start(StartKind.DRAWN, whole(self._asking.start(players).strip(), 1, players) - 1)
        throws = tuple(whole(word, 1, sides) for word in self._asking.throws().split())
        return Start(StartKind.THROWS, first_to_throw_six(throws, players, sides), throws)

    def roll(self, number: int, game: Game) -> Roll:  # noqa: ARG002 (the table knows which roll it is)
        """The roll that lies on the table."""
        return read_roll(self._asking.roll(game), game)

    def facts(self) -> tuple[tuple[str, str], ...]:
        """That people rolled."""
        return (("dice", KIND),)
