"""A variant as flat tables of integers, from which both plain Python and compiled code play.

A sheet is two integers. `marks` has five lanes of twelve bits: for each row, from the top, the number of its crosses in
the lower half and the place right after its rightmost cross in the upper one, then the penalties. `open` follows from
the marks and the closed rows, and is kept because it is quick to ask: four lanes of 16 bits, one a row; bit n - 2 of a
lane says that number n may be crossed as soon as the dice allow it. Tables by row have a fifth row, `NOTHING`, whose
entries change nothing, so that passing needs no branch.
"""

from collections.abc import Sequence
from functools import lru_cache

from qwixx.rules import FOUR_ROWS, IllegalError, Variant, require
from qwixx.rules.variant import ROW_COUNT, Target

HANDLED = FOUR_ROWS
"""The features of sheets that the fast core plays."""
NOTHING = ROW_COUNT
"""The row of a choice to cross nothing."""
STRIDE = 32
"""A number in a row stands at `row * STRIDE + number` of a table, and so does a number in a colour."""
OPEN_LANE = 16
"""The bits of a row in `open`."""
LANE, HALF = 12, 6
"""The bits of a row in `marks`, and those of its number of crosses."""
HALF_MASK = (1 << HALF) - 1
PENALTY = 1 << LANE * ROW_COUNT
"""What a penalty adds to `marks`."""
MAX_SIDES = 8
KEPT = 256
"""For how many sheets the tables are kept: a server meets any number of custom sheets."""
NEVER = OPEN_LANE - 1
"""A bit that no number has: never open."""
KEEP_ALL = -1
NOWHERE = -1
"""The place of a number that a row does not have."""


Layout = Sequence[int]
"""All tables in one: a flat tuple, or an array for compiled code. The constants below say where each begins."""

_BY_NUMBER = STRIDE * (ROW_COUNT + 1)
_BY_ROW = 8
SIDES, NEEDS, START = range(3)
"""The sides of the dice, the crosses that a lock needs, and `open` of an empty sheet."""
KEEP = 8
"""By row and number: what crossing it leaves of `open`."""
MARK = KEEP + _BY_NUMBER
"""By row and number: what crossing it adds to `marks`: the place after it, one cross, and another for the lock."""
CELL = MARK + _BY_NUMBER
"""By row and number: its place, or `NOWHERE`."""
ASKS = CELL + _BY_NUMBER
"""By row and number: the crosses that the row needs before it may be crossed (C12)."""
LOCKS = ASKS + _BY_NUMBER
"""By row and number: 1 if crossing it locks the row."""
BIT = LOCKS + _BY_NUMBER
"""By colour and number: the bit in `open` of the cell of that colour and number."""
ROW_OF = BIT + _BY_NUMBER
"""By colour and number: the row of that cell."""
NUMBER_AT = ROW_OF + _BY_NUMBER
"""By row and place: the number there."""
CHANCE = NUMBER_AT + _BY_NUMBER
"""By row and place: the ways, of all those of two dice, to throw the numbers left of that place."""
CLEAR = CHANCE + _BY_NUMBER
"""By row: what is left of `marks` without the place of that row."""
LOCKING = CLEAR + _BY_ROW
"""By row: the bits of its locking numbers in `open`."""
LANES = LOCKING + _BY_ROW
"""By row: the bits of all its numbers in `open`."""
DIE = LANES + _BY_ROW
"""By row: the choices of action 2 (`colour_options`) that its die offers; they go when it is locked."""
_SIZE = DIE + _BY_ROW


@lru_cache(KEPT)
def layout_of(variant: Variant) -> Layout:
    """The tables of a variant."""
    require(variant, HANDLED, "the fast core")
    if variant.sides > MAX_SIDES:
        raise IllegalError(
            "fast-core", f"the fast core plays with dice of up to {MAX_SIDES} sides; {variant.name} has {variant.sides}"
        )
    if len({cell for cells in variant.rows for cell in cells}) < sum(map(len, variant.rows)):
        raise IllegalError("fast-core", f"the fast core needs every coloured number once; {variant.name} repeats one")
    tables = [0] * _SIZE
    tables[SIDES], tables[NEEDS] = variant.sides, variant.needs
    tables[BIT : BIT + _BY_NUMBER] = [NEVER] * _BY_NUMBER
    tables[ROW_OF : ROW_OF + _BY_NUMBER] = [NOTHING] * _BY_NUMBER
    tables[KEEP : KEEP + _BY_NUMBER] = [KEEP_ALL] * _BY_NUMBER
    tables[CELL : CELL + _BY_NUMBER] = [NOWHERE] * _BY_NUMBER
    tables[CLEAR + NOTHING] = KEEP_ALL
    for row, colour in enumerate(variant.lock_colours):
        tables[CLEAR + row] = ~(HALF_MASK << LANE * row + HALF)
        tables[DIE + row] = 0b00010001 << colour
        for target in variant.targets[row]:
            _enter(tables, variant, target)
        _finish(tables, variant, row)
    return tuple(tables)


def has_layout(variant: Variant) -> bool:
    """Whether the fast core can play on this sheet."""
    try:
        layout_of(variant)
    except IllegalError:
        return False
    return True


def _enter(tables: list[int], variant: Variant, target: Target) -> None:
    """Enter one cell; cells come from left to right."""
    row, cell, number = target.row, target.cell, target.cross.number
    at = row * STRIDE + number
    own = 1 << _bit(row, number)
    tables[LANES + row] |= own
    tables[LOCKING + row] |= own if target.needs else 0
    tables[KEEP + at] = ~tables[LANES + row]
    tables[MARK + at] = ((cell + 1) << HALF | target.bits.bit_count()) << LANE * row
    tables[CELL + at], tables[ASKS + at], tables[LOCKS + at] = cell, target.needs, int(target.locks)
    by_colour = variant.rows[row][cell].colour * STRIDE + number
    tables[BIT + by_colour] = _bit(row, number)
    tables[ROW_OF + by_colour] = row
    tables[NUMBER_AT + row * STRIDE + cell] = number
    left = CHANCE + row * STRIDE + cell
    tables[left + 1] = tables[left] + _ways(variant.sides, number)


def _finish(tables: list[int], variant: Variant, row: int) -> None:
    """What can be said of a row only as a whole: a lock leaves nothing open, and locking numbers open late."""
    for target in variant.targets[row]:
        if target.locks:
            tables[KEEP + row * STRIDE + target.cross.number] = ~tables[LANES + row]
    tables[START] |= tables[LANES + row] & ~tables[LOCKING + row]


def _bit(row: int, number: int) -> int:
    return row * OPEN_LANE + number - 2


def _ways(sides: int, number: int) -> int:
    """In how many ways two dice make this number."""
    return min(number - 1, 2 * sides + 1 - number)
