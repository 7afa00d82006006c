"""Advice and reviews, in a process of its own: `python -m qwixx.server.analyst`, one JSON object a line.

A question is `{"job":"advise","record":…,"player":0,"language":"en"}` or `{"job":"review",…}` without a player; the
answer is the facts, or `{"unsolved":…}` with a name of the table that is missing; `{"job":"solve",…}` makes the tables.
Advice on a printed sheet comes even then, as `first`: the chances to win need no table.
"""

from typing import Any

from qwixx.analysis.advice import Advice, advice_words, advise
from qwixx.analysis.chances import Chances, find_chances
from qwixx.analysis.facts import first_options_json, options_json, review_json
from qwixx.analysis.first_advice import first_advice, first_words
from qwixx.analysis.limits import limit_words
from qwixx.analysis.review import review
from qwixx.rules import Game, Record, parse_record
from qwixx.server.clerks import answer_lines
from qwixx.solve.keeping import find_table, table_file
from qwixx.solve.question import Question, question_of


def answer(asked: dict[str, Any]) -> dict[str, Any]:
    """The answer to a question."""
    record = parse_record(asked["record"])
    questions = _questions(record, asked.get("player"))
    if asked["job"] == "solve":
        for question in questions:
            find_table(question, asked["threads"])
        return {}
    unsolved = [question.digest for question in questions if not _is_solved(question)]
    language = asked["language"]
    if asked["job"] == "review":
        return {"unsolved": unsolved[0]} if unsolved else review_json(review(record, find_table), language)
    game, player = record.final(), asked["player"]
    chances = find_chances(game)
    if unsolved:
        first = chances and _first_json(game, player, chances, str(questions[0]), language)
        return {"unsolved": unsolved[0], "first": first}
    return _advice_json(game, advise(find_table(questions[0]), game, player, chances), language)


def _first_json(game: Game, player: int, chances: Chances, question: str, language: str) -> dict[str, Any]:
    options = first_advice(game, player, chances)
    return {
        "player": player,
        "question": question,
        "options": first_options_json(game, options),
        "why": first_words(game.variant, options, language),
        "limits": [],
    }


def _advice_json(game: Game, advice: Advice, language: str) -> dict[str, Any]:
    return {
        "player": advice.player,
        "question": str(advice.question),
        "options": options_json(game, advice),
        "why": advice_words(game.variant, advice, language),
        "limits": [{"code": limit.value, "text": limit_words(limit, game, language)} for limit in advice.limits],
    }


def _questions(record: Record, player: int | None) -> list[Question]:
    """What has to be solved for advice to a player, or for a review of all."""
    game = record.beginning()
    players = range(game.players) if player is None else [player]
    return [question_of(game, each) for each in players]


def _is_solved(question: Question) -> bool:
    return any(table_file(each).exists() for each in (question, question.mirrored))


if __name__ == "__main__":
    answer_lines(answer)
