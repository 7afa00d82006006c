"""What stands in the cells of a sheet, and the signs for it in every drawing of characters.

Every state has a sign of its own, so that nothing depends on colours:

    [5] may be crossed   (5) pencilled in   X5X crossed   -5- skipped   #5# closed
"""

from enum import Enum

from qwixx.rules import Choice, Game

Cells = frozenset[tuple[int, int]]
"""Cells by their rows and numbers."""


class Mark(Enum):
    """The state of a cell, or of the lock of a row."""

    OPEN = "open"
    LEGAL = "legal"
    """It may be crossed now."""
    PENCILLED = "pencilled"
    """Chosen, not confirmed."""
    CROSSED = "crossed"
    LOST = "lost"
    """Left of the rightmost cross (C4)."""
    CLOSED = "closed"
    """In a row that is closed (C13)."""


CROSS = "X"
SIGNS = {
    Mark.OPEN: (" ", " "),
    Mark.LEGAL: ("[", "]"),
    Mark.PENCILLED: ("(", ")"),
    Mark.CROSSED: (CROSS, CROSS),
    Mark.LOST: ("-", "-"),
    Mark.CLOSED: ("#", "#"),
}
"""What stands before and after the number of a cell."""


def signed(text: str, mark: Mark) -> str:
    """A number, or the sign of a lock, with the signs of its state."""
    before, after = SIGNS[mark]
    return f"{before}{text}{after}"


def legal_cells(game: Game, player: int) -> Cells:
    """The cells that a player may cross now."""
    if player not in game.choosers:
        return frozenset()
    return frozenset((cross.row, cross.number) for cross in game.choices(player) if cross)


def row_marks(game: Game, player: int, row: int, legal: Cells = frozenset(), pencilled: Choice = None) -> list[Mark]:
    """The marks of a row from the left, that of the lock last."""
    cells, length = game.variant.rows[row], game.variant.lengths[row]
    marks = game.sheet(player).rows[row]
    numbers, closed = marks & (1 << length) - 1, bool(game.closed >> row & 1)
    found = []
    for cell, target in zip(cells, game.variant.targets[row], strict=True):
        place = target.place
        if numbers >> place & 1:
            found.append(Mark.CROSSED)
        elif numbers >> place:
            found.append(Mark.LOST)
        elif closed:
            found.append(Mark.CLOSED)
        elif pencilled and (pencilled.row, pencilled.number) == (row, cell.number):
            found.append(Mark.PENCILLED)
        else:
            found.append(Mark.LEGAL if (row, cell.number) in legal else Mark.OPEN)
    locked = bool(marks >> length)
    return [*found, Mark.CROSSED if locked else Mark.CLOSED if closed else Mark.OPEN]
