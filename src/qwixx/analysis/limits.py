"""Where a question ends: what about a position its exact answer does not take into account."""

from dataclasses import replace
from enum import Enum

from qwixx.rules import Game
from qwixx.rules.options import DEFAULT_OPTIONS
from qwixx.solve.question import Question


class Limit(Enum):
    """Why an answer is not the whole truth about a position. The value is the stable code."""

    OTHERS = "others"
    ANOTHER_PACE = "another-pace"
    CLOSED_BY_OTHERS = "closed-by-others"
    HOUSE_RULES = "house-rules"


TOLD = {
    Limit.OTHERS: "the numbers are true as long as nobody else closes a row or ends the game",
    Limit.ANOTHER_PACE: "the numbers are for another number of players than this table has",
    Limit.CLOSED_BY_OTHERS: "somebody else closed a row, which the question leaves out; the numbers count from here on",
    Limit.HOUSE_RULES: "this table plays house rules ({options}) that the numbers know nothing of",
}


def limits(question: Question, game: Game, player: int) -> tuple[Limit, ...]:
    """What the answer to this question leaves out, for this player."""
    sheet = game.sheet(player)
    own = sum(sheet.locked(game.variant, row) << row for row in range(len(sheet.rows)))
    house = replace(game.options, first_six=False) != DEFAULT_OPTIONS
    found = {
        Limit.OTHERS: game.players > 1,
        Limit.ANOTHER_PACE: question.players != game.players,
        Limit.CLOSED_BY_OTHERS: bool(game.closed & ~own),
        Limit.HOUSE_RULES: house,
    }
    return tuple(limit for limit, applies in found.items() if applies)


def limit_words(limit: Limit, game: Game) -> str:
    """A limit as a sentence without its full stop."""
    return TOLD[limit].format(options=game.options)
