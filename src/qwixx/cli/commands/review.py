"""`qwixx review`: what the dice, the choices and the others did to each player's chance to win and score."""

import argparse
import json

from qwixx.cli.arguments import Word, add_file, add_json, add_threads
from qwixx.cli.flag_values import output_file
from qwixx.cli.inputs import read_text
from qwixx.cli.parser import Commands
from qwixx.cli.solved_tables import review_tables
from qwixx.fast.extras import check_installed
from qwixx.rules import parse_record


def add_parser(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add("review", "qwixx review game.qwixx", "qwixx review game.qwixx --html report.html")
    add_file(parser)
    parser.add_argument("--html", action=Word, file=True, metavar="OUT.html", help="help-review-html")
    parser.add_argument("--svg", action=Word, file=True, metavar="OUT.svg", help="help-review-svg")
    parser.add_argument("--solo", action="store_true", help="help-review-solo")
    add_threads(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Review and print."""
    record = parse_record(read_text(args.file))
    page, drawing = output_file(args.html, args.file), output_file(args.svg, args.file)
    check_installed()
    from qwixx.analysis import html_report, json_report, review, svg_chart, text_report  # noqa: PLC0415 (they load Numba)

    found = review.review(record, review_tables(record, args.threads, args.language, args.solo), args.solo)
    print(json.dumps(json_report.review_json(found)) if args.json else text_report.told_review(found, args.language))
    if page:
        page.write_text(html_report.report(found, args.language), encoding="utf-8")
    if drawing:
        drawing.write_text(svg_chart.review_charts(found, args.language), encoding="utf-8")
    return 0
