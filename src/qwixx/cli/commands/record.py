"""`qwixx record`: a recorded game as a PDF file."""

import argparse
from dataclasses import replace
from typing import Any

from qwixx.cli.arguments import add_file, add_output, add_threads
from qwixx.cli.inputs import read_record
from qwixx.cli.outputs import Output, report_stream
from qwixx.cli.parser import Commands
from qwixx.cli.solved_tables import review_tables
from qwixx.fast.installed_extras import check_installed as check_solver
from qwixx.i18n.catalogue import say
from qwixx.i18n.phrases import variant_title
from qwixx.pads import PAPERS, Keepsake, check_installed, record_pdf
from qwixx.rules import Record


def add_parser(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add("record", "qwixx record game.qwixx --pdf game.pdf")
    add_file(parser)
    add_output(parser, "-o", "--pdf", metavar="OUT.pdf", required=True, help="help-out")
    parser.add_argument("--no-review", action="store_true", help="help-record-no-review")
    parser.add_argument("--paper", choices=tuple(PAPERS), default="a4", metavar="PAPER", help="help-paper")
    add_threads(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the file."""
    record = read_record(args.file)
    out = Output(args.pdf, args.file)
    check_installed()
    keepsake = Keepsake(record, args.language, args.paper)
    if not args.no_review:
        keepsake = replace(keepsake, review=_review(record, args.language, args.threads))
    out.write(record_pdf(keepsake))
    title = variant_title(record.variant, args.language)
    with report_stream(out):
        print(say(args.language, "record-written", file=out.name, title=title, sheets=len(record.names)))
    return 0


def _review(record: Record, spoken: str, workers: int | None) -> dict[str, Any]:
    check_solver()
    from qwixx.analysis.review import review  # noqa: PLC0415 (it loads Numba)
    from qwixx.pads.review_data import review_json  # noqa: PLC0415 (as above)

    return review_json(review(record, review_tables(record, workers, spoken)), spoken)
