"""Advice in words: what the choices are worth, why the best one is the best, and what the numbers leave out."""

from qwixx.analysis.advice import Advice, advice_words
from qwixx.analysis.limits import limit_words
from qwixx.rules import Game
from qwixx.terminal.app.asking import choice_words
from qwixx.words.catalogue import say

SHOWN = 6
"""How many choices are told."""


def hint_words(game: Game, advice: Advice, language: str) -> str:
    """The advice for a player: each choice of this action with the best that can follow it."""
    worth: dict[str, float] = {}
    for option in advice.options:
        worth.setdefault(choice_words(game, option.choices[0], language), option.value)
    lines = [say(language, "hint-worth", choice=choice, points=value) for choice, value in worth.items()]
    limits = [limit_words(limit, game, language) for limit in advice.limits]
    return "\n".join([*lines[:SHOWN], "", advice_words(game.variant, advice, language), "", *limits])
