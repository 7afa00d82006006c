"""`qwixx review`: what the dice, the choices and the others did to each player's score."""

import argparse
import json
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from qwixx.arena.spans import all_cores
from qwixx.cli.flags import output_file, threads
from qwixx.cli.progress import ProgressLine
from qwixx.cli.sources import read_text
from qwixx.fast.installed import check_installed
from qwixx.rules import Record, parse_record
from qwixx.rules.sheet_file import format_lucky

if TYPE_CHECKING:
    from qwixx.solve.question import Question
    from qwixx.solve.table import Table


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "review",
        help="tell luck from skill in a recorded game",
        description="Say how lucky each roll of a recorded game was and what each choice cost, in points. The first "
        "time a game has to be solved for that. docs/analysis.md says what the numbers mean.",
    )
    parser.add_argument("file", help="a record, or - for standard input")
    parser.add_argument("--html", metavar="OUT.html", help="write a report: one page that needs nothing else")
    parser.add_argument("--svg", metavar="OUT.svg", help="draw the expected scores over the turns")
    parser.add_argument("--solo", action="store_true", help="against what each player could expect alone")
    parser.add_argument("--threads", metavar="N", help="for solving (default: all cores)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Review and print."""
    record = parse_record(read_text(args.file))
    workers, page, drawing = threads(args.threads), output_file(args.html), output_file(args.svg)
    check_installed()
    from qwixx.analysis import chart, facts, report, review, telling  # noqa: PLC0415 (they load Numba)

    found = review.review(record, _tables(record, workers, args.solo), args.solo)
    print(json.dumps(facts.review_json(found)) if args.json else telling.told_review(found))
    if page:
        page.write_text(report.report(found), encoding="utf-8")
    if drawing:
        drawing.write_text(chart.score_chart(found), encoding="utf-8")
    return 0


def _tables(record: Record, workers: int | None, solo: bool) -> "Callable[[Question], Table]":
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
