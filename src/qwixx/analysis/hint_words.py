"""Advice in words: what the choices are worth, why the best one is the best, and what the numbers leave out."""

from qwixx.analysis.advice import Advice, advice_words
from qwixx.analysis.caveats import limit_words
from qwixx.analysis.comparison import Weighed
from qwixx.i18n.catalogue import say
from qwixx.i18n.phrases import choice_words
from qwixx.rules import Game

SHOWN = 6
"""How many choices are told."""


def hint_words(game: Game, advice: Advice, language: str) -> str:
    """The advice for a player: each choice of this action with the best that can follow it."""
    lines: dict[str, str] = {}
    for weighed in advice.options:
        choice = choice_words(game, weighed.option.choices[0], language)
        lines.setdefault(choice, _worth_words(choice, weighed, language))
    limits = [limit_words(limit, game, language) for limit in advice.limits]
    return "\n".join([*list(lines.values())[:SHOWN], "", advice_words(game.variant, advice, language), "", *limits])


def _worth_words(choice: str, weighed: Weighed, language: str) -> str:
    points = weighed.option.value
    if weighed.chance is None:
        return say(language, "hint-worth", choice=choice, points=points)
    return say(language, "chances-worth", choice=choice, chance=100 * weighed.chance, points=points)
