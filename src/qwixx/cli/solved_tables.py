"""The solved tables that a review needs, with a progress line while they are solved."""

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from qwixx.arena.game_ranges import all_cores
from qwixx.cli.progress_line import ProgressLine
from qwixx.i18n.catalogue import say
from qwixx.rules import Record
from qwixx.rules.sheet_file import format_lucky

if TYPE_CHECKING:
    from qwixx.solve.question import Question
    from qwixx.solve.value_table import ValueTable


def review_tables(
    record: Record, workers: int | None, language: str, solo: bool = False
) -> "Callable[[Question], ValueTable]":
    """All tables that a review of this record asks for, found or solved one after the other."""
    from qwixx.solve.cache import find_table  # noqa: PLC0415 (it loads Numba)
    from qwixx.solve.question import question_of  # noqa: PLC0415 (as above)

    beginning = record.beginning()
    questions = dict.fromkeys(question_of(beginning, player, solo) for player in range(beginning.players))
    tables = {}
    with ProgressLine(sys.stderr, "sheets", language) as line:
        for place, question in enumerate(questions, start=1):
            told: dict[str, str | int] = {"name": record.variant.name, "question": question_words(question, language)}
            if len(questions) > 1:
                line.say("progress-solving-several", place=place, tables=len(questions), **told)
            else:
                line.say("progress-solving", **told)
            tables[question] = find_table(question, workers or all_cores(), line, line.note)
    return tables.__getitem__


def question_words(question: "Question", language: str) -> str:
    """A question as part of a sentence: `alone`, `in the rhythm of a table of 3, lucky numbers 5-8`."""
    if question.players == 1:
        told = say(language, "question-solo")
    else:
        told = say(language, "question-paced", players=question.players)
    if question.lucky is None:
        return told
    return say(language, "question-lucky", question=told, lucky=format_lucky(question.lucky))
