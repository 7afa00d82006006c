"""Batches of games: what the compiled loop takes and gives, as arrays with names."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from qwixx.fast.compiled_game import LOCKS, LOG_COLUMNS, PENALTIES, TOTAL, play_games
from qwixx.fast.compiled_turn import RANDOM, WEIGHTED, Company, Setup
from qwixx.fast.variant_tables import layout_of
from qwixx.fast.weighted_policy import Weights, seated
from qwixx.rules import Options, Variant
from qwixx.rules.options import DEFAULT_OPTIONS
from qwixx.rules.setup import default_lucky, new_game
from qwixx.rules.variant import LuckyPair

Ints = npt.NDArray[np.int16]
Starters = Sequence[int] | npt.NDArray[np.int64]
"""By game, the seat that is active first."""


class Batch(NamedTuple):
    """What is known of each game of a batch; by game and seat, or by game."""

    totals: Ints
    penalties: Ints
    locks: Ints
    turns: Ints
    by_locks: npt.NDArray[np.bool_]


class Match(NamedTuple):
    """Who plays what: for each seat the weights of its player, or `None` for one that draws its choices."""

    variant: Variant
    players: tuple[Weights | None, ...]
    lucky: tuple[LuckyPair | None, ...]
    options: Options = DEFAULT_OPTIONS


def match_of(variant: Variant, players: Sequence[Weights | None], options: Options = DEFAULT_OPTIONS) -> Match:
    """A match on the variant's own sheets, if there can be one."""
    layout_of(variant)
    new_game(variant, len(players), options=options)
    return Match(variant, tuple(players), default_lucky(variant, len(players)), options)


def play_batch(match: Match, seed: int, first_game: int, starters: Starters) -> Batch:
    """Play as many games as there are starters, numbered from `first_game`."""
    return _play(match, seed, first_game, starters, None)[0]


def play_logged(
    match: Match, seed: int, first_game: int, starters: Starters, decisions: int
) -> tuple[Batch, npt.NDArray[np.int64]]:
    """The same, and a log of so many decisions (`compiled_game.LOG_COLUMNS`)."""
    log = np.zeros((decisions, LOG_COLUMNS), dtype=np.int64)
    batch, rows = _play(match, seed, first_game, starters, log)
    return batch, log[:rows]


def _play(
    match: Match,
    seed: int,
    first_game: int,
    starters: Starters,
    log: npt.NDArray[np.int64] | None,
) -> tuple[Batch, int]:
    games, players = len(starters), len(match.players)
    results = np.zeros((games, players, 3), dtype=np.int16)
    turns = np.zeros(games, dtype=np.int16)
    by_locks = np.zeros(games, dtype=np.bool_)
    begins = np.asarray(starters, dtype=np.int64)
    rows: int = play_games(
        setup_of(match),
        *company_of(match),
        np.uint64(seed % 2**64),
        first_game,
        begins,
        results,
        turns,
        by_locks,
        log,
    )
    return Batch(results[:, :, TOTAL], results[:, :, PENALTIES], results[:, :, LOCKS], turns, by_locks), rows


def setup_of(match: Match) -> Setup:
    """The sheets and the table options of a match, for compiled code."""
    lucky = None
    if any(match.lucky):
        lucky = np.array([sum(1 << number for number in pair or ()) for pair in match.lucky], dtype=np.int64)
    layout, options = np.array(layout_of(match.variant), dtype=np.int64), match.options
    return Setup(layout, options.locked_die_stays, options.lucky_fallback, lucky)


def company_of(match: Match) -> Company:
    """The players of a match, for compiled code."""
    kinds = np.array([RANDOM if weights is None else WEIGHTED for weights in match.players], dtype=np.int64)
    if not any(kinds):
        return Company(kinds, None)
    blank = (0.0,) * max(len(each) for each in match.players if each)
    weights = [seated(each, len(kinds)) if each else blank for each in match.players]
    return Company(kinds, np.array(weights, dtype=np.float64))
