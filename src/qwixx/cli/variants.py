"""`qwixx variants`: the sheets that one can play on, and a check for one's own."""

import argparse
import json
from typing import Any

from qwixx.cli.sources import find_variant, load_sheet
from qwixx.rules import QwixxError, Variant, format_sheet, variant, variant_names


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    parser = subparsers.add_parser("variants", help="list the sheets, show one, or check your own")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run_list)
    actions = parser.add_subparsers(metavar="show | check")
    show = actions.add_parser("show", help="print a sheet file")
    show.add_argument("variant", help="the name of a variant, or a sheet file")
    show.add_argument("--json", action="store_true", help="print JSON")
    show.set_defaults(run=run_show)
    check = actions.add_parser("check", help="check a sheet file: accepted, or what is wrong and where")
    check.add_argument("file", help="a sheet file (docs/notation.md), or - for standard input")
    check.add_argument("--json", action="store_true", help="print JSON")
    check.set_defaults(run=run_check)


def run_list(args: argparse.Namespace) -> int:
    """List the variants."""
    found = [variant(name) for name in variant_names()]
    if args.json:
        print(json.dumps([_as_json(each) for each in found]))
    else:
        for each in found:
            print(f"{each.name:<8} {each.title:<14} {_summary(each)}")
    return 0


def run_show(args: argparse.Namespace) -> int:
    """Show one variant."""
    found = find_variant(args.variant)
    print(json.dumps(_as_json(found)) if args.json else format_sheet(found), end="\n" if args.json else "")
    return 0


def run_check(args: argparse.Namespace) -> int:
    """Check a sheet file."""
    try:
        found = load_sheet(args.file)
    except QwixxError as error:
        if args.json:
            line = getattr(error, "line", None)
            print(json.dumps({"ok": False, "code": error.code, "line": line, "message": error.message}))
        else:
            print(f"{args.file}: {error.message}")
        return 1
    if args.json:
        print(json.dumps({"ok": True, "variant": _as_json(found)}))
    else:
        print(f"{args.file}: accepted. {found.title}: {_summary(found)}")
    return 0


def _summary(each: Variant) -> str:
    lengths = sorted({len(cells) for cells in each.rows})
    cells = str(lengths[0]) if len(lengths) == 1 else f"{lengths[0]} to {lengths[-1]}"
    locking = "the last number" if each.locking == 1 else f"one of the last {each.locking} numbers"
    lucky = ", lucky numbers" if each.lucky else ""
    return f"dice of {each.sides} sides, rows of {cells}, locked by {locking} after {each.needs} crosses{lucky}"


def _as_json(each: Variant) -> dict[str, Any]:
    return {
        "name": each.name,
        "title": each.title,
        "sides": each.sides,
        "locking": each.locking,
        "needs": each.needs,
        "lucky": [list(pair) for pair in each.lucky],
        "rows": [[{"colour": cell.colour.word, "number": cell.number} for cell in cells] for cells in each.rows],
    }
