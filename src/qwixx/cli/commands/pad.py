"""`qwixx pad`: score pads to print."""

import argparse
from math import ceil

from qwixx.cli.arguments import Whole, add_output, add_variant
from qwixx.cli.error_messages import usage_checked
from qwixx.cli.outputs import Output, report_stream
from qwixx.cli.parser import Commands
from qwixx.i18n.catalogue import say
from qwixx.pads import MAX_PER_PAGE, MAX_SHEETS, PAPERS, PadRequest, pdf
from qwixx.rules import FOUR_ROWS
from qwixx.rules.sheet_file import parse_lucky


def add_parser(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add(
        "pad",
        "qwixx pad",
        "qwixx pad --variant longo --lang uk --paper a4 --per-page 2 --sheets 40 --out pads.pdf",
    )
    add_variant(parser, handled=FOUR_ROWS)
    parser.add_argument("--paper", choices=tuple(PAPERS), default="a4", metavar="PAPER", help="help-paper")
    parser.add_argument(
        "--per-page", action=Whole, low=1, high=MAX_PER_PAGE, default=2, metavar="N", help="help-pad-per-page"
    )
    parser.add_argument(
        "--sheets", action=Whole, low=1, high=MAX_SHEETS, default=40, metavar="N", help="help-pad-sheets"
    )
    parser.add_argument("--mono", action="store_true", help="help-pad-mono")
    parser.add_argument("--rules", action="store_true", help="help-pad-rules")
    parser.add_argument("--lucky", metavar="A-B,…", help="help-pad-lucky")
    add_output(parser, "-o", "--out", default="pads.pdf", metavar="OUT.pdf", help="help-out")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the file."""
    with usage_checked(args):
        lucky = tuple(parse_lucky(pair) for pair in args.lucky.split(",")) if args.lucky else ()
        request = PadRequest(
            args.variant, args.language, args.paper, args.per_page, args.sheets, args.mono, args.rules, lucky
        )
    out = Output(args.out)
    out.write(pdf(request))
    cards = request.sheets + request.rules
    pages = ceil(cards / request.per_page)
    with report_stream(out):
        print(say(args.language, "pad-written", file=out.name, sheets=request.sheets, pages=pages))
    return 0
