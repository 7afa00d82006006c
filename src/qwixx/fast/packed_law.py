"""The law on packed sheets (`variant_tables`), as plain functions of integers: Python runs them, Numba compiles them.

Those without a branch, whose integers are `Whole`, take arrays of NumPy and tensors of PyTorch just as well, so that
`array_law` has no law of its own.

Choices of one phase are a set of eight bits. In action 1 bit r is the white sum in row r, bit 4 + r a lucky cross in
row r. In action 2 bit c is the first white die with the die of colour c, bit 4 + c the second.
"""

from typing import Any

from qwixx.fast.variant_tables import (
    ASKS,
    BIT,
    CELL,
    CLEAR,
    HALF,
    HALF_MASK,
    KEEP,
    LANE,
    LOCKING,
    LOCKS,
    MARK,
    NEEDS,
    NUMBER_AT,
    OPEN_LANE,
    PENALTY,
    STRIDE,
    Layout,
)
from qwixx.rules.game import LOCKS_TO_END
from qwixx.rules.scoring import PENALTY_POINTS
from qwixx.rules.sheet import PENALTY_BOXES
from qwixx.rules.variant import ROW_COUNT

Whole = Any
"""An integer, or an array of integers."""
Faces = tuple[int, int, int]
"""Both white faces, and the coloured ones, a byte each."""
PASS = 8
"""The number of the choice to cross nothing."""
ALL_DICE = 0b11111111
ROWS = ROW_COUNT
_FIRST_BITS = 0x0001000100010001
_GATHER = 1 << 48 | 1 << 33 | 1 << 18 | 1 << 3
"""Multiplying the lowest bits of four lanes by this puts them side by side at bit 48."""

COUNT = tuple(options.bit_count() for options in range(256))
"""How many choices a set holds."""
SELECT = tuple(
    ([PASS, *[choice for choice in range(8) if options >> choice & 1]] + [PASS] * 8)[place]
    for options in range(256)
    for place in range(9)
)
"""By set of choices and place, `options * 9 + place`: passing first, then the choices of the set in order."""


def crosses(marks: Whole, row: Whole) -> Whole:
    """How many crosses a row has, its lock included."""
    return marks >> LANE * row & HALF_MASK


def place(marks: Whole, row: Whole) -> Whole:
    """The place right after a row's rightmost cross."""
    return marks >> LANE * row + HALF & HALF_MASK


def penalties(marks: Whole) -> Whole:
    """The penalties of a sheet."""
    return marks >> LANE * ROWS


def fits(layout: Any, marks: Whole, row: Whole, number: Whole) -> Whole:
    """Whether a number may be crossed as soon as the dice allow it (C4, C12, L2): what its bit in `open` says.

    Of rows that are closed, or locked on this sheet, it says nothing.
    """
    at = row * STRIDE + number
    return (layout[CELL + at] >= place(marks, row)) & (crosses(marks, row) >= layout[ASKS + at])


def marked(layout: Any, marks: Whole, row: Whole, number: Whole) -> Whole:
    """The marks after a cross, and after the lock that goes with it; the row may be `NOTHING`."""
    return (marks & layout[CLEAR + row]) + layout[MARK + row * STRIDE + number]


def white_options(open_cells: int, total: int) -> int:
    """The rows in which the white sum may be crossed (C8)."""
    return (((open_cells >> (total - 2)) & _FIRST_BITS) * _GATHER >> 48) & 15


def lucky_options(layout: Layout, open_cells: int, marks: int, closed: int, fallback: bool) -> int:
    """The rows that can take a lucky cross, as choices of action 1 (L4, L5)."""
    least = 0
    while least < 255:
        fewest = 255
        for row in range(ROWS):
            if not closed >> row & 1 and least <= crosses(marks, row) < fewest:
                fewest = crosses(marks, row)
        found = 0
        for row in range(ROWS):
            if not closed >> row & 1 and crosses(marks, row) == fewest:
                number = layout[NUMBER_AT + row * STRIDE + place(marks, row)]
                found |= (open_cells >> (row * OPEN_LANE + number - 2) & 1) << (ROWS + row)
        if found or not fallback:
            return found
        least = fewest + 1
    return 0


def colour_options(layout: Layout, open_cells: int, dice: int, faces: Faces) -> int:
    """What action 2 offers (C9): `dice` are the choices that the dice in the game offer."""
    first, second, coloured = faces
    one = 0
    two = 0
    for colour in range(ROWS):
        at = colour * STRIDE + (coloured >> (8 * colour) & 255)
        one |= (open_cells >> layout[BIT + at + first] & 1) << colour
        two |= (open_cells >> layout[BIT + at + second] & 1) << (ROWS + colour)
    return (one | two if first != second else one) & dice


def cross(layout: Layout, open_cells: int, marks: int, row: int, number: int) -> tuple[int, int, int]:
    """The sheet after a cross, and whether that locked the row (C4, C12, L2); the row may be `NOTHING`."""
    at = row * STRIDE + number
    open_cells &= layout[KEEP + at]
    marks = marked(layout, marks, row, number)
    if crosses(marks, row) == layout[NEEDS]:
        open_cells |= layout[LOCKING + row]
    return open_cells, marks, layout[LOCKS + at]


def points(marks: Whole) -> Whole:
    """The score of a sheet (C19, C20)."""
    total = -PENALTY_POINTS * penalties(marks)
    for row in range(ROWS):
        count = crosses(marks, row)
        total = total + (count * (count + 1) >> 1)
    return total


def enough_locks(closed: Whole) -> Whole:
    """Whether so many rows are closed that the game is over (C16)."""
    return (closed & 1) + (closed >> 1 & 1) + (closed >> 2 & 1) + (closed >> 3 & 1) >= LOCKS_TO_END


def too_many_penalties(marks: Whole) -> Whole:
    """Whether a sheet has its last penalty box crossed (C16)."""
    return marks >= PENALTY_BOXES * PENALTY


def white_number(layout: Layout, marks: int, choice: int, total: int) -> int:
    """The number that a choice of action 1 crosses: the white sum, or the next one of the lucky row (L4)."""
    if choice < ROWS:
        return total
    number: int = layout[NUMBER_AT + (choice - ROWS) * STRIDE + place(marks, choice - ROWS)]
    return number


def colour_number(choice: int, faces: Faces) -> int:
    """The number that a choice of action 2 crosses."""
    first, second, coloured = faces
    return (first if choice < ROWS else second) + (coloured >> (8 * (choice & 3)) & 255)
