"""`qwixx review`: what the dice, the choices and the others did to each player's score."""

import argparse
import json

from qwixx.cli.flags import output_file, threads
from qwixx.cli.sources import read_text
from qwixx.cli.tables import review_tables
from qwixx.fast.installed import check_installed
from qwixx.rules import parse_record


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

    found = review.review(record, review_tables(record, workers, args.solo), args.solo)
    print(json.dumps(facts.review_json(found)) if args.json else telling.told_review(found))
    if page:
        page.write_text(report.report(found), encoding="utf-8")
    if drawing:
        drawing.write_text(chart.score_chart(found), encoding="utf-8")
    return 0
