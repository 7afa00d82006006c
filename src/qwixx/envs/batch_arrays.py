"""What compiled steps work on: who sits at the tables, and the games there, as arrays with names."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from qwixx.fast.batch import Match, company_of, setup_of
from qwixx.rules.variant import MAX_PLAYERS

PHASE, ACTIVE, SPARED, CLOSED, CLOSING, DICE, LOW, HIGH, COLOURED = range(9)
"""What a table holds besides sheets; the dice are there twice, as choices of `packed_law` and by their faces."""
OPTIONS, NUMBER, ROLLS, DRAWS, CHOICES = range(9, 14)
"""What the learner may choose, as a set of `packed_law`; which game of the seed comes next; the words from which dice
and random players are drawn; and, from the last on, what each player chose in action 1."""
OPEN, MARKS = range(2)
"""What a sheet is (`variant_tables`)."""
TABLE_SIZE = CHOICES + MAX_PLAYERS

Integers = npt.NDArray[np.int64]


class Rules(NamedTuple):
    """What is the same for all games of a batch: the fields of `Setup` and of `Company`, which Numba takes faster flat.

    The learner has the first seat.
    """

    layout: Integers
    late: bool
    fallback: bool
    lucky: Integers | None
    kinds: Integers
    weights: npt.NDArray[np.float64] | None
    pairs: Integers
    """By seat: its lucky numbers (0: none)."""
    seed: np.uint64
    margin: bool
    """Whether the reward is the margin, and not the share of the win."""


class Games(NamedTuple):
    """The games of a batch."""

    tables: Integers
    """By game, the numbers above."""
    sheets: Integers
    """By game and seat."""


def rules_of(match: Match, seed: int, margin: bool) -> Rules:
    """The rules of a match whose first seat is the learner's."""
    return Rules(*setup_of(match), *company_of(match), pairs_of(match), np.uint64(seed), margin)


def pairs_of(match: Match) -> Integers:
    """By seat, the lucky numbers of a match."""
    return np.array([pair or (0, 0) for pair in match.lucky], np.int64)


def games_of(count: int, players: int) -> Games:
    """So many tables, at which nothing has happened yet."""
    games = Games(np.zeros((count, TABLE_SIZE), np.int64), np.zeros((count, players, 2), np.int64))
    games.tables[:, NUMBER] = np.arange(count)
    return games
