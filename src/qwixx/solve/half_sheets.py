"""The two halves of a sheet, and all that crosses do to them, said once for each state of a half.

A half is two rows, the upper or the lower ones; a sheet is two halves and its penalties. With halves as numbers, the
sheets of a game are a square, and where a cross leads to is one addition.
"""

from itertools import product
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from qwixx.rules import Variant
from qwixx.rules.variant import Target
from qwixx.solve.row_states import CLOSED, RowState, essence, late_targets, row_crosses, row_states

MANY = 255
"""More crosses than any row has."""
NOT_OPEN = -np.inf
"""What a cross brings that may not be made."""
NO_DIE = -1

HalfState = tuple[RowState, RowState]


class HalfTables(NamedTuple):
    """The states of a half as arrays. The crosses of state h are those from `begin[h]` to `begin[h + 1]`."""

    begin: NDArray[np.int64]
    number: NDArray[np.int64]
    colour: NDArray[np.int64]
    late: NDArray[np.int64]
    """By cross: 1 if only another cross in its row opens it (C22); it then brings `NOT_OPEN` by itself."""
    takes_die: NDArray[np.int64]
    """By cross: the die that leaves because it locks its row, or -1 (C13)."""
    lucky: NDArray[np.int64]
    """By cross: how many crosses its row has, if it is the next one there, or `MANY` (L4)."""
    points: NDArray[np.float64]
    after: NDArray[np.int64]
    """By cross: the state it leads to."""
    begin_two: NDArray[np.int64]
    """By cross: where the pairs begin that it makes with a second one of the same half."""
    second: NDArray[np.int64]
    """By pair: the second cross, counted from the first one of the state."""
    points_two: NDArray[np.float64]
    after_two: NDArray[np.int64]
    """By pair: what both crosses bring, and the state they lead to."""
    closed: NDArray[np.int64]
    """By state: how many of its rows are closed."""
    dice_out: NDArray[np.int64]
    """By state: the dice that left the game with them, as bits."""
    fewest: NDArray[np.int64]
    """By state: the crosses of the open row that has fewest, or `MANY` (L5)."""


class Half:
    """Two neighbouring rows of a sheet and their states as numbers; states with the same future share one.

    Twins are rows that may trade places. Where crosses are counted for lucky numbers, those of spent rows are too (L5).
    """

    def __init__(self, variant: Variant, upper_row: int, twins: bool, lucky: bool) -> None:
        self.variant = variant
        self.rows = (upper_row, upper_row + 1)
        self.states: list[HalfState] = []
        self.numbers: dict[HalfState, int] = {}
        upper, lower = self.rows
        for state in product(row_states(variant, upper), row_states(variant, lower)):
            one, two = state if lucky else (essence(variant, upper, state[0]), essence(variant, lower, state[1]))
            same = (two, one) if twins and (two, one) in self.numbers else (one, two)
            if same not in self.numbers:
                self.numbers[same] = len(self.states)
                self.states.append(same)
            self.numbers[state] = self.numbers[same]

    def tables(self) -> HalfTables:
        """All that the solver needs to know."""
        columns: dict[str, list[float]] = {name: [] for name in HalfTables._fields}
        for state in self.states:
            self._enter_state(columns, state)
        columns["begin"].append(len(columns["number"]))
        columns["begin_two"].append(len(columns["second"]))
        arrays: dict[str, Any] = {name: np.array(column, _TYPES[name]) for name, column in columns.items()}
        return HalfTables(**arrays)

    @property
    def levels(self) -> NDArray[np.int64]:
        """By state: a number that every cross raises."""
        return np.array([sum(map(self._level, self.rows, state)) for state in self.states])

    def _enter_state(self, columns: dict[str, list[float]], state: HalfState) -> None:
        rows = list(zip(self.rows, state, strict=True))
        open_now = self._crosses(state)
        late = [target for row, row_state in rows for target in late_targets(self.variant, row, row_state)]
        targets = sorted([*open_now, *late])
        lock_colours = self.variant.lock_colours
        columns["begin"].append(len(columns["number"]))
        columns["closed"].append(sum(row_state == CLOSED for _, row_state in rows))
        columns["dice_out"].append(sum(1 << lock_colours[row] for row, row_state in rows if row_state == CLOSED))
        columns["fewest"].append(min((row_state.crosses for _, row_state in rows if row_state != CLOSED), default=MANY))
        for target in targets:
            row_state = state[target.row - self.rows[0]]
            after, points = open_now.get(target, (state, NOT_OPEN))
            columns["number"].append(target.cross.number)
            columns["colour"].append(self.variant.rows[target.row][target.cell].colour)
            columns["late"].append(target not in open_now)
            columns["takes_die"].append(lock_colours[target.row] if target.locks else NO_DIE)
            columns["lucky"].append(row_state.crosses if target.cell == row_state.place else MANY)
            columns["points"].append(points)
            columns["after"].append(self.numbers[after])
            columns["begin_two"].append(len(columns["second"]))
            then_open = self._crosses(after) if target in open_now else {}
            for place, second in enumerate(targets):
                if second in then_open:
                    after_two, more = then_open[second]
                    columns["second"].append(place)
                    columns["points_two"].append(points + more)
                    columns["after_two"].append(self.numbers[after_two])

    def _crosses(self, state: HalfState) -> dict[Target, tuple[HalfState, float]]:
        """The crosses that are open in a half, where each leads and what it brings."""
        upper, lower = self.rows
        one, two = state
        found: dict[Target, tuple[HalfState, float]] = {
            cross.target: ((cross.after, two), cross.points) for cross in row_crosses(self.variant, upper, one)
        }
        for cross in row_crosses(self.variant, lower, two):
            found[cross.target] = (one, cross.after), cross.points
        return found

    def _level(self, row: int, state: RowState) -> int:
        return len(self.variant.rows[row]) if state == CLOSED else state.place


_REAL = ("points", "points_two")
_TYPES = {name: np.float64 if name in _REAL else np.int64 for name in HalfTables._fields}
