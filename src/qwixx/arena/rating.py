"""Ratings by Bradley and Terry, on the scale of Elo: how strong players are if strength alone decides.

A player of strength s beats one of strength t with probability 1 / (1 + exp(t - s)); the ratings are the strengths that
fit the results best. 400 points are odds of ten to one, and the mean is 1500.

The unit of evidence is a deal, all games on the same dice, since these are not independent: the covariance of the
results is taken over deals, and carried over to the ratings (the sandwich estimator). Every pairing counts the imagined
deals of `intervals.share_interval` too, so that a player who won everything has a finite rating.
"""

from dataclasses import dataclass
from itertools import combinations
from math import log, sqrt

import numpy as np
import numpy.typing as npt

from qwixx.arena.confidence_intervals import IMAGINED, Interval, around

Floats = npt.NDArray[np.float64]

MEAN_RATING = 1500.0
POINTS = 400 / log(10)
"""Rating points for a step of one in the logarithm of the odds."""
STEPS = 100
CLOSE = 1e-12


@dataclass(frozen=True, slots=True, eq=False)
class Ratings:
    """Ratings by player, and how they may be off together."""

    ratings: Floats
    covariance: Floats

    def interval(self, player: int) -> Interval:
        """Where the rating is with 95 % confidence, if the mean of all is held."""
        return around(float(self.ratings[player]), sqrt(max(0.0, self.covariance[player, player])))

    def differ(self, one: int, other: int) -> bool:
        """Whether the difference between two players is significant, with 95 % confidence."""
        spread = self.covariance[one, one] + self.covariance[other, other] - 2 * self.covariance[one, other]
        low, high = around(float(self.ratings[one] - self.ratings[other]), sqrt(max(0.0, spread)))
        return low > 0 or high < 0


def pairs_of(players: int) -> list[tuple[int, int]]:
    """All pairings, in the order that arrays by pairing have."""
    return list(combinations(range(players), 2))


def rate(players: int, shares: Floats, scatter: Floats, deals: int) -> Ratings:
    """Rate players.

    `shares` is, by pairing, how much of it the first player won. `scatter` is, by two pairings, the sum over the deals
    of the products of how far both were from their means in the deal.
    """
    pairs = pairs_of(players)
    incidence = np.zeros((players, len(pairs)))
    for place, (one, other) in enumerate(pairs):
        incidence[one, place], incidence[other, place] = 1.0, -1.0
    counted = deals + IMAGINED
    seen = (deals * shares + IMAGINED / 2) / counted
    strengths = np.zeros(players)
    for _ in range(STEPS):
        expected = 1 / (1 + np.exp(-(strengths @ incidence)))
        curvature = (incidence * (counted * expected * (1 - expected))) @ incidence.T
        inverse = np.linalg.pinv(curvature, hermitian=True)
        step = inverse @ (incidence @ (counted * (seen - expected)))
        # a long step would overshoot where the curve is flat
        strengths += step * min(1.0, 1.0 / max(float(np.abs(step).max()), CLOSE))
        if np.abs(step).max() < CLOSE:
            break
    imagined = deals * (shares - seen) ** 2 + IMAGINED / 2 * (seen**2 + (1 - seen) ** 2)
    meat = incidence @ (scatter + np.diag(imagined)) @ incidence.T
    return Ratings(MEAN_RATING + POINTS * strengths, POINTS**2 * (inverse @ meat @ inverse))
