"""Ratings and intervals where the answer is known."""

import math
import random
import statistics

import numpy as np
import pytest

from qwixx.arena.confidence_intervals import CONFIDENCE, share_interval
from qwixx.arena.rating import MEAN_RATING, pairs_of, rate


def no_scatter(pairs: int) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    return np.zeros((pairs, pairs))


def test_ten_to_one_are_four_hundred_points() -> None:
    found = rate(2, np.array([10 / 11]), no_scatter(1), 10**9)
    assert found.ratings[0] - found.ratings[1] == pytest.approx(400, abs=1e-3)
    assert found.ratings.mean() == pytest.approx(MEAN_RATING)


def test_strengths_are_found_again() -> None:
    true = np.array([1800.0, 1500.0, 1450.0, 1250.0])
    shares = np.array([1 / (1 + 10 ** ((true[other] - true[one]) / 400)) for one, other in pairs_of(4)])
    found = rate(4, shares, no_scatter(6), 10**9)
    assert found.ratings == pytest.approx(true, abs=1e-3)


def test_a_circle_is_level() -> None:
    found = rate(3, np.array([0.7, 0.3, 0.7]), no_scatter(3), 1000)
    assert found.ratings == pytest.approx([MEAN_RATING] * 3)
    assert not found.differ(0, 1)


def test_who_wins_everything_has_a_finite_rating_that_grows() -> None:
    few, many = (rate(2, np.array([1.0]), no_scatter(1), deals) for deals in (2, 1000))
    assert not few.differ(0, 1)
    assert many.differ(0, 1)
    assert few.ratings[0] < many.ratings[0] < 3500
    # two imagined deals won, and two lost
    assert many.ratings[0] - many.ratings[1] == pytest.approx(400 * math.log10(1002 / 2), abs=1e-6)


def test_the_error_of_a_rating_is_that_of_its_share() -> None:
    """For two players the delta method gives the error in closed form."""
    deals, share = 10**6, 0.6
    found = rate(2, np.array([share]), np.array([[deals * share * (1 - share)]]), deals)
    error = math.sqrt(share * (1 - share) / deals) / (share * (1 - share)) * 400 / math.log(10)
    low, high = found.interval(0)
    # both ratings move when one does, as their mean is held
    assert (high - low) / 2 == pytest.approx(CONFIDENCE * error / 2, rel=1e-3)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    chance = random.Random(5)
    held = 0
    for _ in range(400):
        values = [(chance.random() < 0.8) / 2 + (chance.random() < 0.6) / 2 for _ in range(60)]
        low, high = share_interval(sum(values), sum(value * value for value in values), len(values))
        held += low <= 0.7 <= high
    assert 0.92 < held / 400 < 0.985


def test_an_interval_is_close_to_the_usual_one() -> None:
    values = [0.0, 0.5, 1.0, 0.5] * 500
    low, high = share_interval(sum(values), sum(value * value for value in values), len(values))
    error = statistics.stdev(values) / math.sqrt(len(values))
    assert (low, high) == pytest.approx((0.5 - CONFIDENCE * error, 0.5 + CONFIDENCE * error), abs=1e-4)


def test_an_interval_of_few_deals_is_wide() -> None:
    low, high = share_interval(2, 2, 2)
    assert low < 0.5 < high == 1
