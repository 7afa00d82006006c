"""The draws of compiled games: the same for all, and as even as real dice."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import islice, pairwise
from typing import Any

import numpy as np
import pytest

from qwixx.fast.batch import Batch, match_of, play_batch, play_logged
from qwixx.fast.packed_law import COUNT, PASS, SELECT
from qwixx.fast.random_draws import rolls
from qwixx.rules import Variant, variant
from tests.fast.players import GREEDY, company
from tests.fast.replay import CHOICE, OPTIONS
from tests.fast.sheets import ALL, TINY

CLASSIC = variant("classic")
GAME, TURN, PHASE, PLAYER, FACES = 0, 1, 2, 3, slice(5, 8)
"""Columns of a log."""


def surprise(found: Iterable[Any], cells: Sequence[Any]) -> float:
    """Chi-squared against equally likely cells, as a normal deviate (Wilson and Hilferty): above 4 once in 30,000."""
    counts = Counter(found)
    assert set(counts) <= set(cells)
    expected, freedom = counts.total() / len(cells), len(cells) - 1
    assert expected > 20
    chi_squared = sum((counts[cell] - expected) ** 2 for cell in cells) / expected
    spread = 2 / (9 * freedom)
    return float(((chi_squared / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5)


def same(first: Batch, second: Batch) -> bool:
    return all(np.array_equal(one, other) for one, other in zip(first, second, strict=True))


@pytest.mark.parametrize("sheet", ALL, ids=lambda sheet: sheet.name)
def test_games_are_the_same_however_they_are_split(sheet: Variant) -> None:
    match = match_of(sheet, company(3))
    starters = [game % 3 for game in range(60)]
    whole = play_batch(match, 5, 100, starters)
    for cuts in ([0, 60], [0, 1, 60], [0, 20, 40, 59, 60], list(range(61))):
        parts = [play_batch(match, 5, 100 + begin, starters[begin:end]) for begin, end in pairwise(cuts)]
        assert same(whole, Batch(*map(np.concatenate, zip(*parts, strict=True))))
    assert not same(whole, play_batch(match, 6, 100, starters))
    assert not same(whole, play_batch(match, 5, 101, starters))


def test_a_log_changes_nothing() -> None:
    for players in (company(4), (None,) * 4):
        match = match_of(CLASSIC, players)
        assert same(play_batch(match, 5, 0, [0] * 50), play_logged(match, 5, 0, [0] * 50, 1000)[0])


@pytest.mark.parametrize("seed", [-1, 0, 2**63, 2**64 - 1, 2**64 + 5])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    match = match_of(CLASSIC, [None])
    _, log = play_logged(match, seed, 0, [0], 1)
    assert tuple(log[0][5:7].tolist()) == next(rolls(seed, 0, 6)).white


def faces_by_turn(players: Sequence[Any], starter: int = 0) -> dict[tuple[int, int], tuple[int, ...]]:
    _, log = play_logged(match_of(CLASSIC, players), 3, 0, [starter] * 50, 100_000)
    return {(entry[GAME], entry[TURN]): tuple(entry[FACES]) for entry in log.tolist()}


def test_dice_do_not_depend_on_who_plays_and_what_they_choose() -> None:
    tables = [faces_by_turn(players) for players in ((None, None), (GREEDY, GREEDY), (None, GREEDY), (None,) * 5)]
    tables.append(faces_by_turn((None, None), starter=1))
    for other in tables[1:]:
        shared = tables[0].keys() & other.keys()
        assert len(shared) > 500
        assert all(tables[0][moment] == other[moment] for moment in shared)


@pytest.mark.parametrize("sides", [2, 4, 6, 8])
def test_faces_are_even_and_dice_independent(sides: int) -> None:
    faces = [(*roll.white, *roll.coloured) for game in range(400) for roll in islice(rolls(9, game, sides), 40)]
    numbers = range(1, sides + 1)
    pairs = [(one, other) for one in numbers for other in numbers]
    for die in range(6):
        assert surprise((roll[die] for roll in faces), numbers) < 4
        for other in range(die):
            assert surprise(((roll[die], roll[other]) for roll in faces), pairs) < 4
        assert surprise(((roll[die], after[die]) for roll, after in pairwise(faces)), pairs) < 4


def test_first_rolls_of_games_and_of_seeds_are_even() -> None:
    pairs = [(one, other) for one in range(1, 7) for other in range(1, 7)]
    assert surprise((next(rolls(4, game, 6)).white for game in range(5000)), pairs) < 4
    assert surprise((next(rolls(seed, 0, 6)).white for seed in range(5000)), pairs) < 4


def rank(entry: list[int]) -> int:
    """Which of its options a player chose, 0 for passing."""
    options, choice = entry[OPTIONS], entry[CHOICE]
    assert choice == PASS or options >> choice & 1
    return 0 if choice == PASS else COUNT[options & ((1 << choice) - 1)] + 1


@pytest.mark.parametrize("name", ["classic", "longo"])
def test_random_players_choose_evenly(name: str) -> None:
    _, log = play_logged(match_of(variant(name), [None] * 5), 8, 0, [0] * 1000, 500_000)
    drawn: dict[tuple[int, int, int], list[int]] = defaultdict(list)
    entries = log.tolist()
    for entry in entries:
        drawn[entry[PHASE], entry[PLAYER], COUNT[entry[OPTIONS]]].append(rank(entry))
    for phase in (0, 1):
        for player in range(5):
            for options in (1, 2, 3):
                assert surprise(drawn[phase, player, options], range(options + 1)) < 4
    of_two = (pair for pair in pairwise(entries) if all(COUNT[entry[OPTIONS]] == 2 for entry in pair))
    pairs = [(rank(one), rank(other)) for one, other in of_two]
    assert surprise(pairs, [(one, other) for one in range(3) for other in range(3)]) < 4


def test_all_options_can_be_drawn() -> None:
    for options in range(256):
        listed = SELECT[options * 9 : options * 9 + COUNT[options] + 1]
        assert listed[0] == PASS
        assert set(listed[1:]) == {choice for choice in range(8) if options >> choice & 1}


def test_small_dice_show_no_more_than_they_have() -> None:
    _, log = play_logged(match_of(TINY, [None, None]), 8, 0, [0] * 100, 10_000)
    assert set(log[:, 5].tolist()) == set(log[:, 6].tolist()) == {1, 2}
