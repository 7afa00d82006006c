"""The solved tables that a review asks for, with a line that tells how far solving has come."""

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from qwixx.arena.spans import all_cores
from qwixx.cli.progress import ProgressLine
from qwixx.rules import Record
from qwixx.rules.sheet_file import format_lucky

if TYPE_CHECKING:
    from qwixx.solve.question import Question
    from qwixx.solve.table import Table


def review_tables(record: Record, workers: int | None, solo: bool = False) -> "Callable[[Question], Table]":
    """All tables that a review of this record asks for, found or solved one after the other."""
    from qwixx.solve.keeping import find_table  # noqa: PLC0415 (it loads Numba)
    from qwixx.solve.question import question_of  # noqa: PLC0415 (as above)

    beginning = record.beginning()
    questions = dict.fromkeys(question_of(beginning, player, solo) for player in range(beginning.players))
    tables = {}
    with ProgressLine(sys.stderr, "sheets") as line:
        for place, question in enumerate(questions, start=1):
            which = f", table {place} of {len(questions)}" if len(questions) > 1 else ""
            lucky = f" with {format_lucky(question.lucky)}" if question.lucky else ""
            line.say(f"solving {record.variant.name}{lucky}, {question}{which} …")
            tables[question] = find_table(question, workers or all_cores(), line, line.note)
    return tables.__getitem__
