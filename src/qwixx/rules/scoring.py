"""Points (C19, C20, L7)."""

from typing import NamedTuple

from qwixx.rules.printed import MAX_SIDES

PENALTY_POINTS = 5
MAX_CROSSES = 2 * MAX_SIDES
"""The longest row has all sums of two dice, and its lock."""
POINTS = tuple(crosses * (crosses + 1) // 2 for crosses in range(MAX_CROSSES + 1))
"""What a row is worth by its crosses, the lock counted as one of them (C19)."""


class Scores(NamedTuple):
    """The points of one sheet: row by row, the penalties (zero or below), in all, and what no row made of them."""

    rows: tuple[int, ...]
    penalties: int
    total: int
    extra: int = 0
    """Steps (S2) and pairs (BB4, BB5); they are part of the total."""
