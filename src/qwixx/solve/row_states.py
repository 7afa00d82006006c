"""What matters of a row: the place right after its rightmost cross, and its number of crosses.

A closed row does not matter any more, for its points are made; it has one state for all, `CLOSED`.
"""

from functools import lru_cache
from typing import NamedTuple

from qwixx.rules import Variant
from qwixx.rules.scoring import POINTS
from qwixx.rules.variant import Target

KEPT = 16_384
"""How many answers are kept of each kind: far more than a few sheets have states, and a server meets any number."""


class RowState(NamedTuple):
    """A row as the rest of the game sees it."""

    place: int
    crosses: int


CLOSED = RowState(-1, -1)
"""A row that was locked, by whomever."""


class RowCross(NamedTuple):
    """A cross that may be made in a row: the row after it, and the points it brings."""

    target: Target
    after: RowState
    points: int


@lru_cache(KEPT)
def row_states(variant: Variant, row: int) -> tuple[RowState, ...]:
    """Every state of a row, each after all that lead to it; `CLOSED` is the last."""
    last = len(variant.rows[row]) - variant.locking
    reached = [RowState(place, crosses) for place in range(1, last + 1) for crosses in range(1, place + 1)]
    return (RowState(0, 0), *reached, CLOSED)


@lru_cache(KEPT)
def row_crosses(variant: Variant, row: int, state: RowState) -> tuple[RowCross, ...]:
    """The crosses that are open in a row (C4, C12, L2)."""
    if state == CLOSED:
        return ()
    open_targets = [t for t in variant.targets[row][state.place :] if state.crosses >= t.needs]
    return tuple(_crossed(state, target) for target in open_targets)


def _crossed(state: RowState, target: Target) -> RowCross:
    crosses = state.crosses + target.bits.bit_count()
    after = CLOSED if target.locks else RowState(target.cell + 1, crosses)
    return RowCross(target, after, POINTS[crosses] - POINTS[state.crosses])


def essence(variant: Variant, row: int, state: RowState) -> RowState:
    """The state that stands for all those with the same future, lucky numbers apart: spent rows have none."""
    spent = state != CLOSED and not row_crosses(variant, row, state)
    return RowState(state.place, 1) if spent else state


def late_targets(variant: Variant, row: int, state: RowState) -> tuple[Target, ...]:
    """The cells that only one more cross in the row opens: what action 1 may do for action 2 (C22)."""
    if state.crosses + 1 != variant.needs or not row_crosses(variant, row, state):
        return ()
    return tuple(t for t in variant.targets[row][state.place :] if t.locks)
