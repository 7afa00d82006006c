"""The dice on the table, each in its colour and with its shape."""

from rich.text import Text
from textual.widgets import Static

from qwixx.rules import Colour, Roll
from qwixx.rules.colours import COLOURS
from qwixx.terminal.app.theme import PAINTS, SHAPES, SOFT, WHITE, Paint

WIDTH, HEIGHT = 37, 3


class DiceTray(Static):
    """The two white dice, and the coloured ones that are still in the game."""

    def show(self, roll: Roll | None, dice: tuple[Colour, ...]) -> None:
        """Show a roll, or dice that have not been rolled."""
        self.update(draw_dice(roll, dice))


def draw_dice(roll: Roll | None, dice: tuple[Colour, ...]) -> Text:
    """All dice side by side, in three lines."""
    whites = [_die(_face(roll.white[place] if roll else 0), WHITE) for place in (0, 1)]
    coloured = [
        _die(f"{SHAPES[colour]} {_face(roll.coloured[colour] if roll else 0)}", PAINTS[colour])
        if colour in dice
        else _gone(colour)
        for colour in COLOURS
    ]
    lines = [
        Text("  ").join([Text(" ").join([die[line] for die in group]) for group in (whites, coloured)])
        for line in range(HEIGHT)
    ]
    return Text("\n").join(lines)


def _face(shows: int) -> str:
    return str(shows) if shows else "?"


def _die(face: str, paint: Paint) -> list[Text]:
    return [Text(line, paint.plain) for line in ("╭───╮", f"│{face:^3}│", "╰───╯")]


def _gone(colour: Colour) -> list[Text]:
    """The place of a die that has left the game."""
    return [Text(line.center(5), f"{SOFT} strike") for line in ("", f"·{SHAPES[colour]}·", "")]
