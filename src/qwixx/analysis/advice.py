"""Advice: every choice that a position and a roll allow, with what it is worth and what it costs against the best."""

from math import inf
from typing import NamedTuple

from qwixx.analysis.caveats import Limit, limits, limits_of_chances
from qwixx.analysis.comparison import Weighed, weigh, weighed_words
from qwixx.analysis.why import SAME, plain_words, why
from qwixx.analysis.win_chances import SAME_CHANCE, Chances
from qwixx.i18n.catalogue import say
from qwixx.i18n.languages import ENGLISH
from qwixx.rules import Game, IllegalError, Phase, Variant
from qwixx.solve.question import Question, question_of
from qwixx.solve.turn_values import options
from qwixx.solve.value_table import ValueTable


class Advice(NamedTuple):
    """What a player may do, the best first, and which question its points answer."""

    question: Question
    player: int
    options: tuple[Weighed, ...]
    limits: tuple[Limit, ...]
    """What the numbers leave out."""

    @property
    def best(self) -> Weighed:
        """The best choice; of several the first."""
        return self.options[0]

    @property
    def best_for_points(self) -> Weighed:
        """The best choice by points alone."""
        return max(self.options, key=lambda weighed: -inf if weighed.points is None else weighed.points)

    def cost(self, weighed: Weighed) -> float | None:
        """The points that a choice costs against the best one for points."""
        most = self.best_for_points.points
        return None if weighed.points is None or most is None else most - weighed.points

    def chance_cost(self, weighed: Weighed) -> float | None:
        """The chance to win that a choice costs against the best."""
        return None if weighed.chance is None or self.best.chance is None else self.best.chance - weighed.chance

    def is_dearer(self, weighed: Weighed) -> bool:
        """Whether a choice is worse than the best, so that one can see it."""
        lost, cost = self.chance_cost(weighed), self.cost(weighed)
        return lost >= SAME_CHANCE if lost is not None else cost is not None and cost >= SAME


def advise(table: ValueTable, game: Game, player: int, chances: Chances | None = None) -> Advice:
    """The advice for a player who has a choice to make: by chances to win, where a judge knows them."""
    check_chooser(game, player)
    found = weigh(options(table, game, player), chances.options(game, player) if chances else None)
    return Advice(table.question, player, tuple(found), limits(table.question, game, player))


def first_advice(game: Game, player: int, chances: Chances) -> Advice:
    """The same by chances alone: what can be told at once, while the points are still being solved."""
    check_chooser(game, player)
    found = weigh(None, chances.options(game, player))
    return Advice(question_of(game, player), player, tuple(found), limits_of_chances(game))


def check_chooser(game: Game, player: int) -> None:
    """Raise unless this player has a choice to make."""
    game.sheet(player)
    if game.phase is Phase.ROLL:
        raise IllegalError("not-rolled", "advice is about a roll, and nothing has been rolled yet", "C7")
    if game.phase is Phase.OVER:
        raise IllegalError("game-over", "the game is over, there is nothing left to choose", "C16")
    if player not in game.choosers:
        raise IllegalError("not-active", f"only player {game.active + 1} has a choice in action 2", "C9")


def advice_words(variant: Variant, advice: Advice, language: str = ENGLISH) -> str:
    """Why the best choice is the best: against the one that points would choose, or the next that is worth less."""
    dearer = [weighed for weighed in advice.options if advice.is_dearer(weighed)]
    if dearer:
        differ = (advice.cost(advice.best) or 0.0) >= SAME and advice.best_for_points in dearer
        rival = advice.best_for_points if differ else dearer[0]
        return weighed_words(variant, advice.best, rival, language)
    if len(advice.options) > 1:
        return say(language, "advice-same")
    return say(language, "advice-only")


def advice_reason(variant: Variant, advice: Advice, language: str = ENGLISH) -> str:
    """Why the best choice is the best, without figures: against the next worse one, if possible of another start."""
    best = advice.best
    dearer = [weighed for weighed in advice.options if advice.is_dearer(weighed)]
    elsewhere = [weighed for weighed in dearer if weighed.option.choices[0] != best.option.choices[0]]
    if not dearer:
        return advice_words(variant, advice, language)
    rival = (elsewhere or dearer)[0]
    reasons = why(variant, best.option, rival.option)
    return plain_words(variant, reasons, language, by_chance=best.chance is not None)
