"""Confidence intervals: where a share is, given how it varied from deal to deal."""

from math import sqrt
from typing import NamedTuple

CONFIDENCE = 1.959964
"""How many standard errors to each side hold 95 % of a normal distribution."""
IMAGINED = 4
"""Half of them won outright, half of them lost."""


class Interval(NamedTuple):
    """From where to where."""

    low: float
    high: float


def around(middle: float, error: float) -> Interval:
    """The interval of 95 % confidence around an estimate with this standard error."""
    return Interval(middle - CONFIDENCE * error, middle + CONFIDENCE * error)


def share_interval(total: float, squares: float, deals: int) -> Interval:
    """Where a share is, given the sum and the sum of squares of its value (0 to 1) in each deal.

    By the rule of Agresti and Coull, four imagined deals are counted besides, two won and two lost: without them a
    player who won a handful of games would be certain to win all.
    """
    counted = deals + IMAGINED
    mean = (total + IMAGINED / 2) / counted
    spread = (squares + IMAGINED / 2) / counted - mean * mean
    low, high = around(mean, sqrt(max(0.0, spread) / counted))
    return Interval(max(0.0, low), min(1.0, high))
