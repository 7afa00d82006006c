"""What stands in the cells of a sheet, for every way of drawing it."""

from enum import Enum

from qwixx.rules import Game


class Mark(Enum):
    """The state of a cell, or of the lock of a row."""

    OPEN = "open"
    CROSSED = "crossed"
    LOST = "lost"
    """Left of the rightmost cross (C4)."""
    CLOSED = "closed"
    """In a row that is closed (C13)."""


def row_marks(game: Game, player: int, row: int) -> list[Mark]:
    """The marks of a row from the left, that of the lock last."""
    length = len(game.variant.rows[row])
    marks = game.sheet(player).rows[row]
    numbers, closed = marks & (1 << length) - 1, bool(game.closed >> row & 1)
    found = []
    for place in range(length):
        if numbers >> place & 1:
            found.append(Mark.CROSSED)
        elif numbers >> place:
            found.append(Mark.LOST)
        else:
            found.append(Mark.CLOSED if closed else Mark.OPEN)
    locked = bool(marks >> length)
    return [*found, Mark.CROSSED if locked else Mark.CLOSED if closed else Mark.OPEN]
