"""One row a decision: what its player saw, what was legal, what it chose, and what came of it in the end."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import pyarrow as pa

from qwixx.arena.game_batch import play_plainly
from qwixx.arena.game_ranges import Span
from qwixx.arena.simulation import PLAIN_SPAN, Played, Series
from qwixx.arena.tally import WHOLE_WIN, shared_wins, tally_of
from qwixx.bots import View
from qwixx.datasets.columns import arrow_rows, decision_schema
from qwixx.datasets.observation_log import GAME, PLAYER, TURN, observe_log
from qwixx.envs.batch_arrays import pairs_of
from qwixx.envs.encoding import ACTIONS, observe, offers, size
from qwixx.fast.batch import Batch, Match, play_batch, play_logged, setup_of
from qwixx.fast.variant_tables import layout_of
from qwixx.rules import Choice, IllegalError

COMPILED_SPAN = 1 << 10
_BITS = 1 << np.arange(ACTIONS, dtype=np.int32)


class Decisions(NamedTuple):
    """The decisions of a span of games; arrays are by decision."""

    games: npt.NDArray[np.int64]
    """Counted from the first of the span."""
    turns: npt.NDArray[np.int64]
    seats: npt.NDArray[np.int64]
    observations: npt.NDArray[np.int16]
    masks: npt.NDArray[np.int8]
    actions: npt.NDArray[np.int8]


@dataclass(frozen=True)
class DecisionRows:
    """Games that become one row a decision, if the encoding has a number for every choice on their sheet."""

    series: Series

    def __post_init__(self) -> None:
        try:
            layout_of(self.series.table.variant)
        except IllegalError as error:
            message = f"decisions on this sheet have no encoding, its games can be kept alone: {error.message}"
            raise IllegalError("rows", message) from error

    @property
    def schema(self) -> pa.Schema:
        """The columns."""
        return decision_schema(len(self.series.table.players))

    @property
    def span(self) -> int:
        """How many games to play at a time."""
        return COMPILED_SPAN if self.series.table.match else PLAIN_SPAN

    def __call__(self, span: Span) -> Played[pa.RecordBatch]:
        """Play some games."""
        match = self.series.table.match
        batch, found = _compiled(match, self.series, span) if match else _plain(self.series, span)
        return Played(tally_of(batch), self._rows(span, batch, found))

    def _rows(self, span: Span, batch: Batch, found: Decisions) -> pa.RecordBatch:
        players = len(self.series.table.players)
        finals = [batch.totals[found.games, (found.seats + place) % players] for place in range(players)]
        best = np.max(finals[1:], axis=0) if players > 1 else 0
        columns = [
            found.games + span.first,
            found.turns,
            found.seats,
            _names([player.name for player in self.series.table.players], found.seats),
            *found.observations.T,
            found.masks @ _BITS,
            found.actions,
            *finals,
            finals[0] - best,
            shared_wins(batch)[found.seats, found.games] / WHOLE_WIN,
        ]
        return arrow_rows(self.schema, columns)


def _names(by_seat: Sequence[str], seats: npt.NDArray[Any]) -> pa.DictionaryArray:
    """The name of the player in each of these seats.

    Each name is in the dictionary once: of equal ones PyArrow writes the first, and uninitialised memory for the rest.
    """
    different = list(dict.fromkeys(by_seat))
    places = np.array([different.index(name) for name in by_seat], np.int8)
    return pa.DictionaryArray.from_arrays(pa.array(places[seats]), pa.array(different))


def _compiled(match: Match, series: Series, span: Span) -> tuple[Batch, Decisions]:
    """Games in compiled code. They are played twice: the first time tells how much there is to log."""
    players, starters = len(match.players), series.starters(span)
    turns = int(play_batch(match, series.seed, span.first, starters).turns.sum(dtype=np.int64))
    batch, log = play_logged(match, series.seed, span.first, starters, turns * (players + 1))
    observations = np.zeros((len(log), size(players)), np.int16)
    masks, actions = np.zeros((len(log), ACTIONS), np.int8), np.zeros(len(log), np.int8)
    observe_log(setup_of(match), pairs_of(match), log, observations, masks, actions)
    return batch, Decisions(log[:, GAME], log[:, TURN], log[:, PLAYER], observations, masks, actions)


def _plain(series: Series, span: Span) -> tuple[Batch, Decisions]:
    """Games by the rules."""
    moments, observations, masks = [], [], []

    def watch(game_number: int, turn: int, view: View, choice: Choice) -> None:
        offered = offers(view.game, view.seat)
        seen = observe(view.game, view.seat, offered)
        action = next(action for action, offer in offered.items() if offer == choice)
        moments.append((game_number - span.first, turn, view.seat, action))
        observations.append(seen["observation"])
        masks.append(seen["action_mask"])

    table = series.table
    batch = play_plainly(table, series.seed, span.first, series.starters(span), watch)
    games, turns, seats, actions = np.array(moments, np.int64).reshape(-1, 4).T
    width = size(len(table.players))
    return batch, Decisions(
        games,
        turns,
        seats,
        np.array(observations, np.int16).reshape(-1, width),
        np.array(masks, np.int8).reshape(-1, ACTIONS),
        actions.astype(np.int8),
    )
