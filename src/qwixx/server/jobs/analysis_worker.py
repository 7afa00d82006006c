"""Advice and reviews, in a process of its own: `python -m qwixx.server.jobs.analysis_worker`, one JSON object a line.

A question is `{"job":"advise","record":…,"player":0,"language":"en"}` or `{"job":"review",…}` without a player; the
answer is the facts, or `{"unsolved":…}` with a name of the table that is missing; `{"job":"solve",…}` makes the tables,
and removes others where all take more than so many bytes.
What can be told on a printed sheet comes even then, as `first`: the chances to win need no table.
"""

from typing import Any

from qwixx.analysis.advice import Advice, advice_reason, advice_words, advise, first_advice
from qwixx.analysis.caveats import limit_words
from qwixx.analysis.json_report import options_json, review_json
from qwixx.analysis.review import first_review, review
from qwixx.analysis.win_chances import Chances, find_chances
from qwixx.rules import Game, QwixxError, Record, parse_record
from qwixx.server.jobs.worker_process import answer_lines
from qwixx.solve.cache import find_table, forget_removed, kept_file, use
from qwixx.solve.cache_eviction import clear
from qwixx.solve.question import Question, question_of
from qwixx.solve.solver import check_room

MOST_MEMORY = 4 << 30
"""The most bytes that solving a game may take. Longo with five players takes three quarters of that; custom sheets
could take five times as much, and all other questions would wait."""


def answer(asked: dict[str, Any]) -> dict[str, Any]:
    """The answer to a question."""
    forget_removed()
    record = parse_record(asked["record"])
    questions = _questions(record, asked.get("player"))
    if asked["job"] == "solve":
        for question in questions:
            check_room(question, MOST_MEMORY)
            find_table(question, asked["threads"])
            if not _is_solved(question):
                raise QwixxError("unsolved", "what was solved cannot be kept")
            clear(asked["bytes"], questions)
        return {}
    unsolved = [question.digest for question in questions if not _is_solved(question)]
    if unsolved:
        chances = find_chances(record.beginning())
        return {"unsolved": unsolved[0], "first": chances and _first(asked, record, chances)}
    if asked["job"] == "review":
        return review_json(review(record, find_table), asked["language"])
    game, player = record.final(), asked["player"]
    advice = advise(find_table(questions[0]), game, player, find_chances(game))
    return _advice_json(game, advice, asked["language"])


def _first(asked: dict[str, Any], record: Record, chances: Chances) -> dict[str, Any]:
    """The part of the answer that the chances to win give."""
    if asked["job"] == "review":
        return review_json(first_review(record, chances), asked["language"])
    game = record.final()
    return _advice_json(game, first_advice(game, asked["player"], chances), asked["language"])


def _advice_json(game: Game, advice: Advice, language: str) -> dict[str, Any]:
    return {
        "player": advice.player,
        "question": str(advice.question),
        "options": options_json(game, advice),
        "reason": advice_reason(game.variant, advice, language),
        "why": advice_words(game.variant, advice, language),
        "limits": [{"code": limit.value, "text": limit_words(limit, game, language)} for limit in advice.limits],
    }


def _questions(record: Record, player: int | None) -> list[Question]:
    """What has to be solved to advise a player, or to review all players."""
    game = record.beginning()
    players = range(game.players) if player is None else [player]
    return [question_of(game, each) for each in players]


def _is_solved(question: Question) -> bool:
    path = kept_file(question)
    use(path)  # the table itself may be in memory
    return path.exists()


if __name__ == "__main__":
    answer_lines(answer)
