"""A variant as flat tables of integers, from which both plain Python and compiled code play.

A sheet is two integers. `open`: four lanes of 16 bits, one a row; bit n - 2 of a lane says that number n may be crossed
as soon as the dice allow it. `marks`: for each row a byte with its crosses (bits 0 to 31), and a byte with the place
right after its rightmost cross (bits 32 to 63). Tables by row have a fifth row, `NOTHING`, whose entries change
nothing, so that passing needs no branch.
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
LANE = 16
MAX_SIDES = 8
KEPT = 256
"""For how many sheets the tables are kept: a server meets any number of people's own."""
NEVER = LANE - 1
"""A bit that no number has: never open."""
PLACES = 32
"""Where the places begin in `marks`."""
KEEP_ALL = -1


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
LOCKS = MARK + _BY_NUMBER
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
    tables[CLEAR + NOTHING] = KEEP_ALL
    for row, colour in enumerate(variant.lock_colours):
        tables[CLEAR + row] = ~(127 << (PLACES + 8 * row))
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
    tables[MARK + at] = (cell + 1) << (PLACES + 8 * row) | target.bits.bit_count() << 8 * row
    tables[LOCKS + at] = int(target.locks)
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
    return row * LANE + number - 2


def _ways(sides: int, number: int) -> int:
    """In how many ways two dice make this number."""
    return min(number - 1, 2 * sides + 1 - number)
