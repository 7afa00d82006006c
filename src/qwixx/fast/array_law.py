"""The law for many games at once, written once for arrays of NumPy and tensors of PyTorch.

A sheet is one integer of five lanes, twelve bits each: one for every row, from the top, and one for the penalties. A
lane counts the crosses in its lower half, a row's lock among them, and holds in its upper half the place right after
the rightmost one. Closed rows are bits. Players come in the order of their turns, the active one first. Letters in
comments name the axes: g games, p players, o options of action 1, c options of action 2, r rows.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from qwixx.fast.variant_tables import layout_of
from qwixx.rules import Sheet, Variant
from qwixx.rules.colours import COLOURS
from qwixx.rules.game import LOCKS_TO_END
from qwixx.rules.scoring import PENALTY_POINTS
from qwixx.rules.sheet import PENALTY_BOXES
from qwixx.rules.variant import ROW_COUNT

Array = Any
"""An array of NumPy or a tensor of PyTorch."""
LANE, HALF = 12, 6
LANE_MASK, HALF_MASK = (1 << LANE) - 1, (1 << HALF) - 1
PENALTY = 1 << LANE * ROW_COUNT
"""What a penalty adds to a sheet."""
NOWHERE = -1
"""The place of a number that a row does not have."""
MANY = 1 << HALF


class Law(NamedTuple):
    """A variant as arrays."""

    xp: Any
    """NumPy or PyTorch."""
    needs: int
    has_lucky: bool
    rows: Array
    cell: Array
    """By number and row: its place, or `NOWHERE`."""
    locking: Array
    """By row: the place of the first number that locks it."""
    colours: Array
    """By option of action 2 but the first: the colour of its die."""
    row_at: Array
    """By colour and number: the row of that cell."""
    cell_at: Array
    """By colour and number: its place there, or `NOWHERE`."""
    die_row: Array
    """By colour: the row whose lock takes that die out of the game."""
    lucky_numbers: Array
    """By lucky pair (`lucky_code`): its numbers as bits."""
    bit_count: Array
    """By set of rows: how many it holds."""


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
    layout_of(variant)  # it refuses sheets that no table by colour and number can hold
    numbers = variant.highest + 1
    cell = np.full((numbers, ROW_COUNT), NOWHERE)
    row_at = np.zeros((len(COLOURS), numbers), dtype=np.int64)
    cell_at = np.full((len(COLOURS), numbers), NOWHERE)
    for row in range(ROW_COUNT):
        for target in variant.targets[row]:
            number, colour = target.cross.number, variant.rows[row][target.cell].colour
            cell[number, row] = target.cell
            row_at[colour, number], cell_at[colour, number] = row, target.cell
    codes = range(numbers * numbers)
    return Law(
        xp,
        variant.needs,
        bool(variant.lucky),
        to(np.arange(ROW_COUNT)),
        to(cell),
        to(np.array([len(cells) - variant.locking for cells in variant.rows])),
        to(np.arange(2 * len(COLOURS)) % len(COLOURS)),
        to(row_at),
        to(cell_at),
        to(np.array([variant.lock_colours.index(colour) for colour in COLOURS])),
        to(np.array([sum({1 << code // numbers, 1 << code % numbers}) & ~1 for code in codes])),
        to(np.array([rows.bit_count() for rows in range(1 << ROW_COUNT)])),
    )


def lucky_code(variant: Variant, sheet: Sheet) -> int:
    """The lucky pair of a sheet as a number; 0 for none."""
    low, high = sheet.lucky or (0, 0)
    return low * (variant.highest + 1) + high


def pack_sheet(variant: Variant, sheet: Sheet) -> int:
    """A sheet as an integer."""
    packed = sheet.penalties * PENALTY
    for row, marks in enumerate(sheet.rows):
        place = (marks & ~(1 << len(variant.rows[row]))).bit_length()
        packed |= (place << HALF | marks.bit_count()) << LANE * row
    return packed


def lanes(law: Law, sheets: Array) -> Array:
    """The lanes of the rows, along a new last axis."""
    return sheets[..., None] >> LANE * law.rows & LANE_MASK


def white(law: Law, sheets: Array, closed: Array, total: Array, lucky: Array) -> Offer:
    """Action 1 of all players, g p o: the white sum in each row (C8), then a lucky cross in each (L4, L5)."""
    own = lanes(law, sheets)
    shut = (closed[:, None, None] >> law.rows & 1) > 0
    offers = [_nothing(law, sheets), _cross(law, sheets[..., None], law.rows, own, law.cell[total][:, None], ~shut)]
    if law.has_lucky:
        count = own & HALF_MASK
        fewest = law.xp.amin(law.xp.where(shut, MANY, count), -1)
        drawn = (law.lucky_numbers[lucky] >> total[:, None] & 1) > 0
        allowed = ~shut & (count == fewest[..., None]) & drawn[..., None]
        offers.append(_cross(law, sheets[..., None], law.rows, own, own >> HALF, allowed))
    return _joined(law, offers)


def colour(law: Law, sheets: Array, faces: Array) -> tuple[Offer, Array]:
    """Action 2 on the sheets g o that action 1 may leave: an offer g o c, and by option g c the rows that bar it.

    The first white die with each coloured one comes first, then the second with each (C9). The option to cross nothing
    leaves the sheet as it is; who must take a penalty is another question. An option is barred as soon as its row is
    closed, or the row whose lock takes its die (C13).
    """
    row, cell, fresh = reach(law, faces)
    lane = sheets[..., None] >> LANE * row[:, None] & LANE_MASK
    crossing = _cross(law, sheets[..., None], row[:, None], lane, cell[:, None], fresh[:, None])
    one = law.xp.ones_like(row)
    bars = one << row | one << law.die_row[law.colours]
    return _joined(law, [_nothing(law, sheets), crossing]), law.xp.concatenate((0 * bars[:, :1], bars), -1)


def reach(law: Law, faces: Array) -> tuple[Array, Array, Array]:
    """The cells that action 2 can reach, g c without the first: their rows, their places, and whether not twice."""
    xp = law.xp
    number = xp.concatenate((faces[:, :1] + faces[:, 2:], faces[:, 1:2] + faces[:, 2:]), -1)
    second = xp.arange(2 * len(COLOURS), device=faces.device) >= len(COLOURS)
    fresh = (faces[:, :1] != faces[:, 1:2]) | ~second
    return law.row_at[law.colours, number], law.cell_at[law.colours, number], fresh


def _cross(law: Law, sheets: Array, row: Array, lane: Array, cell: Array, allowed: Array) -> Offer:
    """A cross at the place `cell` of each row (C4, C12, L2)."""
    place, count = lane >> HALF, lane & HALF_MASK
    locks = cell >= law.locking[row]
    mark = ((cell + 1) << HALF) + count + 1 + locks
    open_now = allowed & (cell >= place) & (~locks | (count >= law.needs))
    return Offer(open_now, sheets + ((mark - lane) << LANE * row), (open_now & locks) << row)


def _nothing(law: Law, sheets: Array) -> Offer:
    none = law.xp.zeros_like(sheets)[..., None]
    return Offer(none == 0, sheets[..., None], none)


def _joined(law: Law, offers: list[Offer]) -> Offer:
    return Offer(*(law.xp.concatenate(parts, -1) for parts in zip(*offers, strict=True)))


def enough_locks(law: Law, closed: Array) -> Array:
    """Whether so many rows are closed that the game is over (C16)."""
    return law.bit_count[closed] >= LOCKS_TO_END


def too_many_penalties(sheets: Array) -> Array:
    """Whether a sheet has its last penalty box crossed (C16)."""
    return sheets >= PENALTY_BOXES * PENALTY


def points(law: Law, sheets: Array) -> Array:
    """The scores (C19, C20)."""
    count = lanes(law, sheets) & HALF_MASK
    return (count * (count + 1) >> 1).sum(-1) - PENALTY_POINTS * (sheets >> LANE * ROW_COUNT)


def win_shares(law: Law, sheets: Array) -> Array:
    """Each player's share of the win, were the game over (C20)."""
    totals = points(law, sheets)
    won = totals == law.xp.amax(totals, -1)[..., None]
    return won / won.sum(-1)[..., None]
