"""One row a game: who began, how long it took, how it ended, and what every seat had."""

from dataclasses import dataclass

import numpy as np
import pyarrow as pa

from qwixx.arena.game_ranges import Span
from qwixx.arena.simulation import Adding, Played, Series
from qwixx.arena.tally import WHOLE_WIN, shared_wins, tally_of
from qwixx.datasets.columns import arrow_rows, game_schema


@dataclass(frozen=True)
class GameRows:
    """Games that become one row each."""

    series: Series

    @property
    def schema(self) -> pa.Schema:
        """The columns."""
        return game_schema(len(self.series.table.players))

    @property
    def span(self) -> int:
        """How many games to play at a time: as many as are when nothing is kept of them."""
        return Adding(self.series).span

    def __call__(self, span: Span) -> Played[pa.RecordBatch]:
        """Play some games."""
        batch = self.series.play(span)
        numbers = np.arange(span.first, span.first + span.length)
        columns = [numbers, self.series.starters(span), batch.turns, batch.by_locks]
        for seat, wins in enumerate(shared_wins(batch) / WHOLE_WIN):
            columns += [batch.totals[:, seat], wins, batch.penalties[:, seat], batch.locks[:, seat]]
        return Played(tally_of(batch), arrow_rows(self.schema, columns))
