"""What many games add up to. Everything is counted in whole numbers, so that tallies merge exactly, in any order."""

from dataclasses import dataclass
from functools import reduce
from math import nan, sqrt

import numpy as np
import numpy.typing as npt

from qwixx.fast.batch import Batch, Ints
from qwixx.rules.scoring import PENALTY_POINTS
from qwixx.rules.sheet import PENALTY_BOXES
from qwixx.rules.variant import MAX_PLAYERS

Counts = npt.NDArray[np.int64]

WHOLE_WIN = 60
"""A win in parts that one to five winners can share evenly."""
_PARTS = np.array([0, *(WHOLE_WIN // winners for winners in range(1, MAX_PLAYERS + 1))], dtype=np.int64)
LOWEST = -PENALTY_POINTS * PENALTY_BOXES
"""The score that the first bin of a histogram counts."""


@dataclass(frozen=True, slots=True, eq=False)
class Tally:
    """Games added up; arrays are by seat."""

    games: int
    histogram: Counts
    """By seat and score, from `LOWEST` on: how many games ended with it."""
    wins: Counts
    """Of `WHOLE_WIN` parts each; winners of equal score share them."""
    penalties: Counts
    locks: Counts
    turns: int
    by_locks: int

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(
            self.games + other.games,
            _added(self.histogram, other.histogram),
            self.wins + other.wins,
            self.penalties + other.penalties,
            self.locks + other.locks,
            self.turns + other.turns,
            self.by_locks + other.by_locks,
        )

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.wins)

    def score_sum(self, seat: int) -> int:
        """The sum of a seat's scores."""
        return sum(score * count for score, count in self.score_counts(seat))

    def score_squares(self, seat: int) -> int:
        """The sum of the squares of a seat's scores."""
        return sum(score * score * count for score, count in self.score_counts(seat))

    def score_counts(self, seat: int) -> list[tuple[int, int]]:
        """The scores that a seat had, and how often."""
        return [(LOWEST + place, int(count)) for place, count in enumerate(self.histogram[seat]) if count]

    def mean_score(self, seat: int) -> float:
        """The mean of a seat's scores."""
        return self._per_game(self.score_sum(seat))

    def standard_error(self, seat: int) -> float:
        """How far that mean may be off: the standard deviation of one score over the square root of the games."""
        if self.games < 2:
            return nan
        total = self.score_sum(seat)
        spread = self.games * self.score_squares(seat) - total * total
        return sqrt(spread / (self.games * self.games * (self.games - 1)))

    def win_share(self, seat: int) -> float:
        """The share of the games that a seat won."""
        return self._per_game(int(self.wins[seat])) / WHOLE_WIN

    def mean_penalties(self, seat: int) -> float:
        """A seat's penalties in a game."""
        return self._per_game(int(self.penalties[seat]))

    def mean_locks(self, seat: int) -> float:
        """The rows that a seat locks in a game."""
        return self._per_game(int(self.locks[seat]))

    @property
    def mean_turns(self) -> float:
        """How long a game is."""
        return self._per_game(self.turns)

    @property
    def share_ended_by_locks(self) -> float:
        """The share of games that two locked rows ended; penalties ended the others."""
        return self._per_game(self.by_locks)

    def _per_game(self, total: int) -> float:
        return total / self.games if self.games else nan


def nothing_played(players: int) -> Tally:
    """The tally of no games."""
    none = np.zeros(players, dtype=np.int64)
    return Tally(0, np.zeros((players, 0), dtype=np.int64), none, none, none, 0, 0)


def tally_of(batch: Batch) -> Tally:
    """Add up a batch."""
    size = int(batch.totals.max(initial=LOWEST)) - LOWEST + 1
    return Tally(
        len(batch.turns),
        np.stack([np.bincount(totals - LOWEST, minlength=size) for totals in _by_seat(batch.totals)]),
        shared_wins(batch).sum(axis=1),
        _by_seat(batch.penalties).sum(axis=1, dtype=np.int64),
        _by_seat(batch.locks).sum(axis=1, dtype=np.int64),
        int(batch.turns.sum(dtype=np.int64)),
        int(batch.by_locks.sum()),
    )


def shared_wins(batch: Batch) -> Counts:
    """By seat and game, the parts of the win; equal scores share it (C20)."""
    seats = _by_seat(batch.totals)
    best = reduce(np.maximum, seats)
    winners = [(totals == best).astype(np.int8) for totals in seats]
    parts = _PARTS[reduce(np.add, winners)]
    return np.stack([won * parts for won in winners])


def _by_seat(values: Ints) -> Ints:
    """Values by game and seat turned round: sums along long lines are ten times as fast."""
    return np.ascontiguousarray(values.T)


def _added(first: Counts, second: Counts) -> Counts:
    if first.shape[1] < second.shape[1]:
        first, second = second, first
    total = first.copy()
    total[:, : second.shape[1]] += second
    return total
