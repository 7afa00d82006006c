"""`qwixx record`: a recorded game to keep on paper."""

import argparse
from dataclasses import replace
from typing import Any

from qwixx.cli.flags import language, threads, writable_file
from qwixx.cli.sources import read_text
from qwixx.cli.tables import review_tables
from qwixx.fast.installed import check_installed as check_solver
from qwixx.pads import PAPERS, Keepsake, check_installed, record_pdf
from qwixx.rules import Record, parse_record
from qwixx.words.english import count
from qwixx.words.language import LANGUAGES


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "record",
        help="print a recorded game to keep: its filled sheets and its review (PDF)",
        description="Put a recorded game on paper: everybody's sheet as it was filled in, the points, and the review "
        "with the costliest choices. The first time a game has to be solved for the review. Example: "
        "qwixx record game.qwixx --pdf game.pdf",
    )
    parser.add_argument("file", help="a record, or - for standard input")
    parser.add_argument("--pdf", metavar="OUT.pdf", required=True, help="the file to write")
    parser.add_argument("--no-review", action="store_true", help="the sheets alone, without solving anything")
    parser.add_argument("--lang", metavar="LANG", help=f"one of {', '.join(LANGUAGES)} (default: the terminal's)")
    parser.add_argument("--paper", default="a4", help=f"one of {', '.join(PAPERS)} (default: a4)")
    parser.add_argument("--threads", metavar="N", help="for solving (default: all cores)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the file."""
    record = parse_record(read_text(args.file))
    spoken, out, workers = language(args.lang), writable_file(args.pdf), threads(args.threads)
    check_installed()
    keepsake = Keepsake(record, spoken, args.paper)
    if not args.no_review:
        keepsake = replace(keepsake, review=_review(record, spoken, workers))
    out.write_bytes(record_pdf(keepsake))
    print(f"{out}: {record.variant.title}, {count(len(record.names), 'sheet')}")
    return 0


def _review(record: Record, spoken: str, workers: int | None) -> dict[str, Any]:
    check_solver()
    from qwixx.analysis.review import review  # noqa: PLC0415 (it loads Numba)
    from qwixx.pads.reviewing import review_json  # noqa: PLC0415 (as above)

    return review_json(review(record, review_tables(record, workers)), spoken)
