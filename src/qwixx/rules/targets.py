"""The cells of a sheet as the law meets them: where each lies, what it takes to cross it, and what that marks.

A sheet keeps a row as bits. A cell with one cross has one bit, a number that takes two crosses has two next to each
other (DA1, DB1); the leftmost cell is the lowest, and the lock lies above the last. So the frontier of a row is the
length of its bits, the number of its crosses is their count, and a box is passed if anything from its own bit on is
crossed.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate

from qwixx.rules.cross import Cross
from qwixx.rules.printed import Cell, Place

Beside = tuple[tuple[int, int], ...]
"""Boxes of other rows: for each its row and its bit."""


@dataclass(frozen=True, slots=True, order=True)
class Target:
    """A box and a way to it. They are in order by rows, from left to right."""

    row: int
    cell: int
    needs: int
    """How many crosses its row must have before it may be crossed (C12, L2)."""
    bits: int
    """What it marks: its own bit or two (DB1), and the lock's if it locks its row."""
    cross: Cross
    place: int
    """Its lowest bit: nothing from there on may be crossed (C4, C5)."""
    locks: bool = False
    """Whether crossing it locks the row (C12, L2)."""
    after: int = 0
    """The bit of its row that must be crossed before: the first box of a number for its second (DA1)."""
    beside: Beside = ()
    """The boxes of which one must be crossed before: the neighbours of a bonus box (P2)."""
    guarded: bool = False
    """Whether any of these conditions has to be looked at."""

    def ready(self, rows: Sequence[int]) -> bool:
        """Whether what must be crossed before is crossed."""
        marks = rows[self.row]
        return (
            marks.bit_count() >= self.needs
            and marks & self.after == self.after
            and (not self.beside or any(rows[row] & bit for row, bit in self.beside))
        )


class RowTargets:
    """The boxes of one row."""

    def __init__(self, row: int, cells: Sequence[Cell], twice: Iterable[Place]) -> None:
        wide = {number for place, number in twice if place == row}
        self.row = row
        self.cells = cells
        self.widths = [2 if cell.number in wide else 1 for cell in cells]
        self.places = [0, *accumulate(self.widths)]
        self.length = self.places.pop()
        """How many bits the numbers take; the lock's is the next."""

    def bit(self, number: int) -> int:
        """The lowest bit of a number."""
        return 1 << next(place for place, cell in zip(self.places, self.cells, strict=True) if cell.number == number)

    def target(self, cell: int, whole: bool, locking: int, needs: int, beside: Beside = ()) -> Target:
        """The way to a cell; `whole` if it takes all its boxes at once."""
        place, locks = self.places[cell], cell >= len(self.cells) - locking
        bits = ((1 << self.widths[cell]) - 1 if whole else 1) << place | locks << self.length
        return Target(
            self.row,
            cell,
            needs if locks else 0,
            bits,
            Cross(self.row, self.cells[cell].number),
            place,
            locks,
            beside=beside,
            guarded=bool(beside) or (locks and needs > 0),
        )

    def second(self, cell: int) -> Target:
        """The way to the second box of a number (DA1)."""
        place = self.places[cell] + 1
        cross = Cross(self.row, self.cells[cell].number, second=True)
        return Target(self.row, cell, 0, 1 << place, cross, place, after=1 << place - 1, guarded=True)
