"""Choices by both judgements: what they are worth in points, and how often they win."""

from collections.abc import Sequence
from typing import NamedTuple

from qwixx.analysis.breakdown import Decision
from qwixx.analysis.judge import Measure
from qwixx.analysis.why import SAME, option_words, why, why_words
from qwixx.i18n.catalogue import say
from qwixx.i18n.languages import ENGLISH
from qwixx.i18n.phrases import capital
from qwixx.rules import Choice, Variant
from qwixx.solve.turn_values import Option


class Weighed(NamedTuple):
    """A choice, weighed."""

    option: Option
    points: float | None
    """The expected final score with it, where that is known; the option has it, too, as its value."""
    chance: float | None = None
    """The chance to win with it, where that is known."""


def weigh(points: Sequence[Option] | None, chances: Sequence[Option] | None) -> list[Weighed]:
    """All choices, the best first: by chances to win, or by points where those are all there is."""
    if points is None:
        return [Weighed(option, None, option.value) for option in chances or ()]
    if chances is None:
        return [Weighed(option, option.value) for option in points]
    found = [Weighed(option, option.value, same_choice(chances, option.choices).value) for option in points]
    return sorted(found, key=lambda weighed: -(weighed.chance or 0.0))


def same_choice(options: Sequence[Option], choices: tuple[Choice, ...]) -> Option:
    """The same choice as another judgement has it, best first.

    One may expect a row to close, or the game to end, before an action 2 that the other looks at: then the best that
    follows the same choice of action 1.
    """
    same = [option for option in options if option.choices[0] == choices[0]]
    return next((option for option in same if option.choices == choices), same[0])


def weighed_decision(decision: Decision, option: Option) -> Weighed:
    """What could be done in a decision, in points, and where it is judged by them with its chance to win."""
    if decision.measure is Measure.POINTS:
        return Weighed(option, option.value)
    if decision.points is None:
        return Weighed(option, None, option.value)
    same = same_choice(decision.points.options, option.choices)
    return Weighed(same, same.value, option.value)


def weighed_words(variant: Variant, better: Weighed, other: Weighed, language: str = ENGLISH) -> str:
    """Why one choice is better than another, also if the other one expects more points."""
    about = variant, better, other, language
    return " ".join([*_chances_words(*about), *_points_words(*about)])


def _chances_words(variant: Variant, better: Weighed, other: Weighed, language: str) -> list[str]:
    if better.chance is None or other.chance is None:
        return []
    told = say(
        language,
        "chances-better",
        better=option_words(variant, better.option, language),
        other=option_words(variant, other.option, language),
        chance=100 * better.chance,
        less=100 * other.chance,
    )
    return [capital(told)]


def _points_words(variant: Variant, better: Weighed, other: Weighed, language: str) -> list[str]:
    if better.points is None or other.points is None:
        return []
    gain = better.points - other.points
    for_points = (better, other) if gain > 0 else (other, better)
    reasons = why_words(variant, why(variant, *(weighed.option for weighed in for_points)), language)
    differ = better.chance is not None and gain <= -SAME
    return [say(language, "chances-differ", why=reasons) if differ else reasons]
