"""What compiled steps work on: who sits at the tables, and the games there, as arrays with names."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from qwixx.fast.compiled_game import RANDOM, WEIGHTED
from qwixx.fast.policy import CROWD, Weights, seated
from qwixx.fast.variant_tables import layout_of
from qwixx.rules import Options, Variant
from qwixx.rules.setup import default_lucky
from qwixx.rules.variant import MAX_PLAYERS

PHASE, ACTIVE, SPARED, CLOSED, CLOSING, DICE, LOW, HIGH, COLOURED = range(9)
"""What a table holds besides sheets; the dice are there twice, as choices of `law` and by their faces."""
OPTIONS, ROLLS, DRAWS, LATE, FALLBACK, CHOICES = range(9, 15)
"""What the learner may choose, as a set of `law`; the words from which dice and random players are drawn; the table
options of C13 and L5; and, from the last on, what each player chose in action 1."""
TABLE_SIZE = CHOICES + MAX_PLAYERS

KIND, LUCKY, FIRST_LUCKY, SECOND_LUCKY = range(4)
"""What a seat is: the kind of its player, and its lucky numbers, as bits and each by itself (0: none)."""

Integers = npt.NDArray[np.int64]


class Rules(NamedTuple):
    """What is the same for all games of a batch."""

    layout: Integers
    """The tables of the variant."""
    seats: Integers
    """By seat, the learner's first."""
    weights: npt.NDArray[np.float64]
    """By seat: how its player weighs, if it does."""
    seed: np.uint64
    margin: bool
    """Whether the reward is the margin, and not the share of the win."""


class Games(NamedTuple):
    """The games of a batch, by game; sheets by game and seat."""

    numbers: Integers
    """Which game of the seed is played next."""
    tables: Integers
    open_cells: Integers
    marks: Integers
    penalties: Integers


def rules_of(variant: Variant, opponents: Sequence[Weights | None], seed: int, margin: bool) -> Rules:
    """The rules of a table at which these sit beside the learner: by their weights, or `None` for a random one."""
    players = 1 + len(opponents)
    seats, weights = np.zeros((players, 4), np.int64), np.zeros((players, CROWD + 1), np.float64)
    for seat, (pair, each) in enumerate(zip(default_lucky(variant, players), (None, *opponents), strict=True)):
        seats[seat, KIND] = WEIGHTED if each else RANDOM
        if each:
            weights[seat] = seated(each, players)
        if pair:
            seats[seat, LUCKY:] = 1 << pair[0] | 1 << pair[1], *pair
    return Rules(np.array(layout_of(variant), np.int64), seats, weights, np.uint64(seed), margin)


def games_of(count: int, players: int, options: Options) -> Games:
    """So many tables, at which nothing has happened yet."""
    tables = np.zeros((count, TABLE_SIZE), np.int64)
    tables[:, LATE], tables[:, FALLBACK] = options.locked_die_stays, options.lucky_fallback
    sheets = [np.zeros((count, players), np.int64) for _ in range(3)]
    return Games(np.arange(count, dtype=np.int64), tables, *sheets)
