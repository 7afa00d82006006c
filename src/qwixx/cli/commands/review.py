"""`qwixx review`: luck, skill and the influence of the others in a recorded game."""

import argparse
import json

from qwixx.cli.arguments import add_file, add_json, add_output, add_threads
from qwixx.cli.error_messages import usage_checked
from qwixx.cli.inputs import read_record
from qwixx.cli.outputs import report_stream, wanted_output
from qwixx.cli.parser import Commands
from qwixx.cli.solved_tables import review_tables
from qwixx.fast.installed_extras import check_installed


def add_parser(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add("review", "qwixx review game.qwixx", "qwixx review game.qwixx --html report.html")
    add_file(parser)
    add_output(parser, "--html", metavar="OUT.html", help="help-review-html")
    add_output(parser, "--svg", metavar="OUT.svg", help="help-review-svg")
    parser.add_argument("--solo", action="store_true", help="help-review-solo")
    add_threads(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Review and print."""
    page, drawing = wanted_output(args.html, args.file), wanted_output(args.svg, args.file)
    with usage_checked(args):
        report = report_stream(page, drawing, json=args.json)
    record = read_record(args.file)
    check_installed()
    from qwixx.analysis import html_report, json_report, review, svg_chart, text_report  # noqa: PLC0415 (they load Numba)

    found = review.review(record, review_tables(record, args.threads, args.language, args.solo), args.solo)
    with report:
        told = text_report.told_review(found, args.language)
        print(json.dumps(json_report.review_json(found)) if args.json else told)
    if page:
        page.write(html_report.report(found, args.language))
    if drawing:
        drawing.write(svg_chart.review_charts(found, args.language))
    return 0
