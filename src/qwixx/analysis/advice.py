"""Advice: every choice that a position and a roll allow, with what it is worth and what it costs against the best."""

from typing import NamedTuple

from qwixx.analysis.limits import Limit, limits
from qwixx.analysis.why import SAME, why, why_words
from qwixx.rules import Game, IllegalError, Phase, Variant
from qwixx.solve.question import Question
from qwixx.solve.table import Table
from qwixx.solve.turn import Option, options
from qwixx.words.catalogue import say
from qwixx.words.language import ENGLISH


class Advice(NamedTuple):
    """What a player may do, the best first, and which question that answers."""

    question: Question
    player: int
    options: tuple[Option, ...]
    limits: tuple[Limit, ...]
    """What the answer leaves out."""

    @property
    def best(self) -> Option:
        """The best choice; of several the first."""
        return self.options[0]

    def cost(self, option: Option) -> float:
        """What a choice costs against the best."""
        return self.best.value - option.value


def advise(table: Table, game: Game, player: int) -> Advice:
    """The advice for a player who has a choice to make."""
    check_chooser(game, player)
    found = options(table, game, player)
    return Advice(table.question, player, tuple(found), limits(table.question, game, player))


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
    """Why the best choice is the best, against the next one that is worth less."""
    dearer = [option for option in advice.options if advice.cost(option) >= SAME]
    if dearer:
        return why_words(variant, why(variant, advice.best, dearer[0]), language)
    if len(advice.options) > 1:
        return say(language, "advice-same")
    return say(language, "advice-only")
