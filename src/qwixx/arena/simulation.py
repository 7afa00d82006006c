"""Many games of the same table, added up. The same seed gives the same result on any number of workers."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Generic, NamedTuple, Protocol, TypeVar

import numpy as np
import numpy.typing as npt

from qwixx.arena.game_batch import Lineup, play
from qwixx.arena.game_ranges import Span, spans
from qwixx.arena.tally import Tally, nothing_played, tally_of
from qwixx.arena.workers import Ran, Workers
from qwixx.fast.batch import Batch
from qwixx.solve.progress import Progress

COMPILED_SPAN = 1 << 15
PLAIN_SPAN = 16

Rows = TypeVar("Rows")


@dataclass(frozen=True)
class Series:
    """The games of a table, by number. Seat 0 starts, or with `rotate` the seats in turn."""

    table: Lineup
    seed: int
    rotate: bool = False

    def starters(self, span: Span) -> npt.NDArray[np.int64]:
        """By game, who is active first."""
        return np.arange(span.first, span.first + span.length) % (len(self.table.players) if self.rotate else 1)

    def play(self, span: Span) -> Batch:
        """Play some of them."""
        return play(self.table, self.seed, span.first, self.starters(span))


class Played(NamedTuple, Generic[Rows]):
    """A range of games added up, and the rows kept of each."""

    tally: Tally
    rows: Rows


class Work(Protocol[Rows]):
    """Playing the games of a series."""

    @property
    def series(self) -> Series:
        """Which games."""

    @property
    def span(self) -> int:
        """How many to play at a time."""

    def __call__(self, span: Span) -> Played[Rows]:
        """Play some."""


@dataclass(frozen=True)
class Adding:
    """Games that are added up, and nothing else is kept of them."""

    series: Series

    @property
    def span(self) -> int:
        """How many to play at a time."""
        return COMPILED_SPAN if self.series.table.match else PLAIN_SPAN

    def __call__(self, span: Span) -> Played[None]:
        """Play some."""
        return Played(tally_of(self.series.play(span)), None)


class Simulation(NamedTuple):
    """What was played, and how that went."""

    tally: Tally
    seconds: float
    ran: Ran
    interrupted: bool


def simulate(
    work: Work[Rows],
    games: int,
    workers: Workers,
    progress: Progress | None = None,
    keep: Callable[[Rows], None] | None = None,
) -> Simulation:
    """Play so many games, whose rows are kept in order; an interrupt from the keyboard ends them early."""
    table = work.series.table
    workers = workers.fit_for(compiled=table.match is not None)
    tally, interrupted, began = nothing_played(len(table.players)), False, perf_counter()
    if progress:
        progress(0, games)
    try:
        for played in workers.in_order(work, spans(0, games, work.span)):
            if keep:
                keep(played.rows)
            tally += played.tally
            if progress:
                progress(tally.games, games)
    except KeyboardInterrupt:
        interrupted = True
    return Simulation(tally, perf_counter() - began, workers.ran(), interrupted)
