"""What may be chosen in many games at once, as arrays of NumPy or tensors of PyTorch.

Training plays on a GPU, where Numba's code does not run, and its players look at every option of every game together.
So offers are made here for whole arrays, out of the functions of `packed_law` and the tables of the variant: a sheet is
its `marks`. Closed rows are bits. Players come in the order of their turns, the active one first. Letters in comments
name the axes: g games, p players, o options of action 1, c options of action 2, r rows.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from qwixx.fast.packed_law import crosses, fits, marked, place, points
from qwixx.fast.variant_tables import DIE, LOCKS, NUMBER_AT, ROW_OF, STRIDE, layout_of
from qwixx.rules import Sheet, Variant
from qwixx.rules.colours import COLOURS
from qwixx.rules.variant import ROW_COUNT

Array = Any
"""An array of NumPy or a tensor of PyTorch."""
MANY = 1 << 6
"""More crosses than any row has."""


class Law(NamedTuple):
    """A variant as arrays."""

    xp: Any
    """NumPy or PyTorch."""
    layout: Array
    """Its tables."""
    has_lucky: bool
    rows: Array
    colours: Array
    """By option of action 2 but the first: the colour of its die."""
    die_row: Array
    """By colour: the row whose lock takes that die out of the game."""
    lucky_numbers: Array
    """By lucky pair (`lucky_code`): its numbers as bits."""


class Offer(NamedTuple):
    """What can be chosen, by option; the first is to cross nothing."""

    open: Array
    """Whether it may be."""
    after: Array
    """The sheet after it."""
    locks: Array
    """The row that it locks, as a bit."""


def law_of(variant: Variant, xp: Any = np, to: Callable[[Any], Array] = np.asarray) -> Law:
    """The law of a variant, as arrays of this kind."""
    layout, numbers = layout_of(variant), variant.highest + 1
    codes = range(numbers * numbers)
    return Law(
        xp,
        to(np.array(layout)),
        bool(variant.lucky),
        to(np.arange(ROW_COUNT)),
        to(np.arange(2 * len(COLOURS)) % len(COLOURS)),
        to(np.array([[layout[DIE + row] >> colour & 1 for row in range(ROW_COUNT)] for colour in COLOURS]).argmax(-1)),
        to(np.array([sum({1 << code // numbers, 1 << code % numbers}) & ~1 for code in codes])),
    )


def lucky_code(variant: Variant, sheet: Sheet) -> int:
    """The lucky pair of a sheet as a number; 0 for none."""
    low, high = sheet.lucky or (0, 0)
    return low * (variant.highest + 1) + high


def white(law: Law, sheets: Array, closed: Array, total: Array, lucky: Array) -> Offer:
    """Action 1 of all players, g p o: the white sum in each row (C8), then a lucky cross in each (L4, L5)."""
    own = sheets[..., None]
    still_open = (closed[:, None, None] >> law.rows & 1) == 0
    offers = [_nothing(law, sheets), _cross(law, own, law.rows, total[:, None, None], still_open)]
    if law.has_lucky:
        count = law.xp.where(still_open, crosses(own, law.rows), MANY)
        drawn = (law.lucky_numbers[lucky] >> total[:, None] & 1) > 0
        allowed = still_open & (count == law.xp.amin(count, -1)[..., None]) & drawn[..., None]
        offers.append(
            _cross(law, own, law.rows, law.layout[NUMBER_AT + law.rows * STRIDE + place(own, law.rows)], allowed)
        )
    return _joined(law, offers)


def colour(law: Law, sheets: Array, faces: Array) -> tuple[Offer, Array]:
    """Action 2 on the sheets g o that action 1 may leave: an offer g o c, and by option g c the rows that bar it.

    The first white die with each coloured one comes first, then the second with each (C9). The option to cross nothing
    leaves the sheet as it is; who must take a penalty is another question. An option is barred as soon as its row is
    closed, or the row whose lock takes its die (C13).
    """
    row, number, fresh = reach(law, faces)
    crossing = _cross(law, sheets[..., None], row[:, None], number[:, None], fresh[:, None])
    one = law.xp.ones_like(row)
    bars = one << row | one << law.die_row[law.colours]
    return _joined(law, [_nothing(law, sheets), crossing]), law.xp.concatenate((0 * bars[:, :1], bars), -1)


def reach(law: Law, faces: Array) -> tuple[Array, Array, Array]:
    """The cells that action 2 can reach, g c without the first: their rows and numbers, and whether not twice."""
    xp = law.xp
    number = xp.concatenate((faces[:, :1] + faces[:, 2:], faces[:, 1:2] + faces[:, 2:]), -1)
    second = xp.arange(2 * len(COLOURS), device=faces.device) >= len(COLOURS)
    fresh = (faces[:, :1] != faces[:, 1:2]) | ~second
    return law.layout[ROW_OF + law.colours * STRIDE + number], number, fresh


def _cross(law: Law, sheets: Array, row: Array, number: Array, allowed: Array) -> Offer:
    """A cross of these numbers in these rows."""
    open_now = allowed & fits(law.layout, sheets, row, number)
    locks = open_now * law.layout[LOCKS + row * STRIDE + number] << row
    return Offer(open_now, marked(law.layout, sheets, row, number), locks)


def _nothing(law: Law, sheets: Array) -> Offer:
    none = law.xp.zeros_like(sheets)[..., None]
    return Offer(none == 0, sheets[..., None], none)


def _joined(law: Law, offers: list[Offer]) -> Offer:
    return Offer(*(law.xp.concatenate(parts, -1) for parts in zip(*offers, strict=True)))


def win_shares(law: Law, sheets: Array) -> Array:
    """Each player's share of the win, were the game over (C20)."""
    totals = points(sheets)
    won = totals == law.xp.amax(totals, -1)[..., None]
    return won / won.sum(-1)[..., None]
