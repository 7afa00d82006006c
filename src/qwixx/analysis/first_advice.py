"""Advice by chances to win alone: what can be told at once, while the points are still being solved."""

from qwixx.analysis.advice import check_chooser
from qwixx.analysis.chances import SAME_CHANCE, Chances
from qwixx.analysis.weighing import chances_words
from qwixx.rules import Game, Variant
from qwixx.solve.turn import Option
from qwixx.words.catalogue import say
from qwixx.words.language import ENGLISH


def first_advice(game: Game, player: int, chances: Chances) -> list[Option]:
    """Every choice with the chance to win, the best first, for a player who has a choice to make."""
    check_chooser(game, player)
    return chances.options(game, player)


def first_words(variant: Variant, options: list[Option], language: str = ENGLISH) -> str:
    """How often the best choice wins, and the next that wins less often."""
    best = options[0]
    for other in options:
        if best.value - other.value >= SAME_CHANCE:
            return chances_words(variant, best, other, best.value, other.value, language)
    return say(language, "advice-same" if len(options) > 1 else "advice-only")
