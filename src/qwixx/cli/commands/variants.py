"""`qwixx variants`: the printed sheets, and a check for sheet files."""

import argparse
import json
from typing import Any

from qwixx.cli.arguments import Word, add_file, add_json
from qwixx.cli.error_messages import FileError, refusal_sentence
from qwixx.cli.inputs import find_variant, load_sheet
from qwixx.cli.parser import Commands
from qwixx.cli.text_table import columns
from qwixx.i18n.catalogue import say
from qwixx.i18n.phrases import variant_title
from qwixx.rules import Cell, Variant, features_of, format_sheet, variant, variant_names


def add_parser(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add("variants", "qwixx variants", "qwixx variants show longo", "qwixx variants check my.sheet")
    add_json(parser)
    parser.set_defaults(run=run_list)
    actions = parser.add_commands("show | check")
    show = actions.add("show", "qwixx variants show longo", message="variants-show")
    show.add_argument(
        "variant",
        action=Word,
        proposed=variant_names(),
        file=True,
        type=find_variant,
        metavar="SHEET",
        help="help-variant",
    )
    add_json(show)
    show.set_defaults(run=run_show)
    check = actions.add("check", "qwixx variants check my.sheet", message="variants-check")
    add_file(check, "help-sheet-file")
    add_json(check)
    check.set_defaults(run=run_check)


def run_list(args: argparse.Namespace) -> int:
    """List the variants."""
    found = [variant(name) for name in variant_names()]
    if args.json:
        print(json.dumps([_as_json(each) for each in found]))
    else:
        rows = [(each.name, variant_title(each, args.language), _summary(each, args.language)) for each in found]
        for line in columns(rows, left=(0, 1, 2)):
            print(line)
    return 0


def run_show(args: argparse.Namespace) -> int:
    """Show one variant."""
    print(json.dumps(_as_json(args.variant)) if args.json else format_sheet(args.variant).rstrip("\n"))
    return 0


def run_check(args: argparse.Namespace) -> int:
    """Check a sheet file."""
    try:
        found = load_sheet(args.file)
    except FileError as error:
        if args.json:
            print(json.dumps({"ok": False, "code": error.code, "line": error.line, "message": error.message}))
        else:
            print(refusal_sentence(error, args.language))
        return 1
    if args.json:
        print(json.dumps({"ok": True, "variant": _as_json(found)}))
    else:
        told = {"title": variant_title(found, args.language), "summary": _summary(found, args.language)}
        print(say(args.language, "sheet-accepted", file=args.file, **told))
    return 0


def _summary(each: Variant, language: str) -> str:
    lengths = sorted({len(cells) for cells in each.rows})
    cells = str(lengths[0]) if len(lengths) == 1 else say(language, "span", first=lengths[0], last=lengths[-1])
    message = "sheet-summary-lucky" if each.lucky else "sheet-summary"
    return say(language, message, sides=each.sides, cells=cells, locking=each.locking, needs=each.needs)


def _as_json(each: Variant) -> dict[str, Any]:
    return {
        "name": each.name,
        "title": each.title,
        "sides": each.sides,
        "locking": each.locking,
        "needs": each.needs,
        "lucky": [list(pair) for pair in each.lucky],
        "rows": [[_cell_json(cell) for cell in cells] for cells in each.rows],
        "features": sorted(feature.value for feature in features_of(each)),
        "sheet": format_sheet(each),
    }


def _cell_json(cell: Cell) -> dict[str, Any]:
    found = {"colour": cell.colour.word, "number": cell.number}
    return found if cell.other is None else {**found, "other": cell.other.word}
