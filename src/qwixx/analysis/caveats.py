"""Where a question ends: what about a position its exact answer does not take into account."""

from dataclasses import replace
from enum import Enum

from qwixx.i18n.catalogue import say
from qwixx.i18n.languages import ENGLISH
from qwixx.i18n.phrases import commas
from qwixx.rules import Game
from qwixx.rules.options import DEFAULT_OPTIONS
from qwixx.solve.question import Question


class Limit(Enum):
    """Why an answer is not the whole truth about a position. The value is the stable code."""

    OTHERS = "others"
    ANOTHER_PACE = "another-pace"
    CLOSED_BY_OTHERS = "closed-by-others"
    HOUSE_RULES = "house-rules"


def limits(question: Question, game: Game, player: int) -> tuple[Limit, ...]:
    """What the answer to this question leaves out, for this player."""
    sheet = game.sheet(player)
    own = sum(1 << row for row in sheet.locks(game.variant))
    found = {
        Limit.OTHERS: game.players > 1,
        Limit.ANOTHER_PACE: question.players != game.players,
        Limit.CLOSED_BY_OTHERS: bool(game.closed & ~own),
    }
    return (*(limit for limit, applies in found.items() if applies), *limits_of_chances(game))


def limits_of_chances(game: Game) -> tuple[Limit, ...]:
    """What chances to win leave out, and points as well."""
    house = replace(game.options, first_six=False) != DEFAULT_OPTIONS
    return (Limit.HOUSE_RULES,) if house else ()


def limit_words(limit: Limit, game: Game, language: str = ENGLISH) -> str:
    """A limit as a sentence."""
    told = [say(language, f"option-{name}") for name in str(game.options).split(",") if name]
    return say(language, f"limit-{limit.value}", options=commas(told, language) if told else "")
