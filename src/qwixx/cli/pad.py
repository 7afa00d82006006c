"""`qwixx pad`: score pads to print."""

import argparse
from math import ceil

from qwixx.cli.flags import language, number, writable_file
from qwixx.cli.sources import find_variant
from qwixx.pads import MAX_PER_PAGE, MAX_SHEETS, PAPERS, PadRequest, pdf
from qwixx.rules.sheet_file import parse_lucky
from qwixx.words.english import count
from qwixx.words.language import LANGUAGES


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "pad",
        help="make a score pad to print (PDF)",
        description="Make a score pad to print, of any sheet, in eight languages. Example: "
        "qwixx pad --variant longo --lang uk --paper a4 --per-page 2 --sheets 40 --out pads.pdf",
    )
    parser.add_argument("--variant", default="classic", help="the name of a variant, or a sheet file")
    parser.add_argument("--lang", metavar="LANG", help=f"one of {', '.join(LANGUAGES)} (default: the terminal's)")
    parser.add_argument("--paper", default="a4", help=f"one of {', '.join(PAPERS)} (default: a4)")
    parser.add_argument("--per-page", metavar="N", default="2", help=f"sheets a page, 1 to {MAX_PER_PAGE} (default: 2)")
    parser.add_argument("--sheets", metavar="N", default="40", help=f"sheets in all, 1 to {MAX_SHEETS} (default: 40)")
    parser.add_argument("--mono", action="store_true", help="without colours: shapes and words stand for them")
    parser.add_argument("--rules", action="store_true", help="with a card that has the rules in short")
    parser.add_argument(
        "--lucky", metavar="5-8,…", help="lucky numbers, a pair a sheet in turn (default: the variant's)"
    )
    parser.add_argument("--out", metavar="OUT.pdf", default="pads.pdf", help="the file to write (default: pads.pdf)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the file."""
    request = PadRequest(
        find_variant(args.variant),
        language(args.lang),
        args.paper,
        number("--per-page", args.per_page, 1, MAX_PER_PAGE),
        number("--sheets", args.sheets, 1, MAX_SHEETS),
        args.mono,
        args.rules,
        tuple(parse_lucky(pair) for pair in args.lucky.split(",")) if args.lucky else (),
    )
    out = writable_file(args.out)
    out.write_bytes(pdf(request))
    cards = request.sheets + request.rules
    pages = ceil(cards / request.per_page)
    print(f"{out}: {count(request.sheets, 'sheet')}, {count(pages, 'page')}")
    return 0
