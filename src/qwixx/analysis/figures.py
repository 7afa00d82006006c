"""How chances and points are told: the headings of their parts, and their numbers."""

from typing import NamedTuple

from qwixx.analysis.judge import Measure
from qwixx.i18n.languages import ENGLISH
from qwixx.i18n.phrases import number_words, percent_words

PARTS = ("start", "luck", "skill", "others", "final")
"""What an account is made of."""


class Headings(NamedTuple):
    """The messages over the parts of a review."""

    scores: str
    scores_about: str
    chart: str
    axis: str
    costliest: str


HEADINGS = {
    Measure.CHANCES: Headings(
        "chances-scores", "chances-scores-about", "chances-chart", "chances-axis", "chances-costliest"
    ),
    Measure.POINTS: Headings(
        "review-scores", "review-scores-about", "review-chart", "review-axis-points", "review-costliest"
    ),
}


def amount(measure: Measure, value: float, language: str = ENGLISH) -> str:
    """Points, or a chance: `61.25`, `54.2%`."""
    return number_words(value, 2, language) if measure is Measure.POINTS else percent_words(value, 1, language)


def change(measure: Measure, value: float, language: str = ENGLISH) -> str:
    """What was won or lost: `+1.20`, `-0.35`, `0.00`, `+3.1%`."""
    rounded = round(value, 2 if measure is Measure.POINTS else 3) + 0.0
    return ("+" if rounded > 0 else "") + amount(measure, rounded, language)


def final_amount(measure: Measure, value: float, over: bool, language: str = ENGLISH) -> str:
    """The last number of an account: a score or a win, or an expectation."""
    if not over:
        return amount(measure, value, language)
    return number_words(value, 0, language) if measure is Measure.POINTS else percent_words(value, 0, language)
