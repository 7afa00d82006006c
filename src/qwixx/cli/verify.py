"""`qwixx verify`: whether a record is true, from the first roll to the last."""

import argparse
import json
from typing import Any

from qwixx.cli.sources import read_text
from qwixx.dice import DiceError, Verdict, check_dice
from qwixx.rules import QwixxError, Record, parse_record
from qwixx.rules.fields import meaningful_lines
from qwixx.rules.record_reader import RecordError, turn_line

_DICE_WORDS = {
    Verdict.PROVED: "every roll was recomputed and is right",
    Verdict.SEALED: "fair, their secret not revealed yet",
    Verdict.UNKNOWN: "not of a kind that can be recomputed",
}


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    parser = subparsers.add_parser(
        "verify",
        help="check a record: every roll, choice and score",
        description="Check that a record is legal from the first roll to the last, that its scores are right, and that "
        "its dice give its rolls. Exit status 1, and the first line at fault, if not.",
    )
    parser.add_argument("file", help="a record, or - for standard input")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check and print."""
    text = read_text(args.file)
    try:
        record = parse_record(text)
        verdict = check_dice(record)
    except QwixxError as error:
        _print_fault(args, _placed(error, text))
        return 1
    if args.json:
        print(json.dumps({"ok": True, **_facts(record), "dice": verdict.value}))
    else:
        print(f"{args.file}: {_summary(record)} The dice: {_DICE_WORDS[verdict]}.")
    return 0


def _placed(error: QwixxError, text: str) -> QwixxError:
    """The error with its line; dice know turns, and the header stands where it speaks of the dice."""
    if not isinstance(error, DiceError):
        return error
    headers = (line for line, content in meaningful_lines(text) if content.startswith("dice"))
    return RecordError(turn_line(text, error.turn) if error.turn else next(headers), error)


def _print_fault(args: argparse.Namespace, error: QwixxError) -> None:
    clause = f" ({error.clause})" if error.clause else ""
    facts = {"line": getattr(error, "line", None), "code": error.code, "clause": error.clause, "message": error.message}
    print(json.dumps({"ok": False, **facts}) if args.json else f"{args.file}: {error.message}{clause}")


def _facts(record: Record) -> dict[str, Any]:
    result = record.result
    return {
        "variant": record.variant.name,
        "players": len(record.names),
        "finished": result is not None,
        "scores": list(result.totals) if result else None,
        "winners": list(result.outcome.winners) if result else None,
        "reason": result.outcome.ending.value if result else None,
    }


def _summary(record: Record) -> str:
    result = record.result
    if result is None:
        return "legal so far; the game is not over."
    scores = ", ".join(f"{name} {total}" for name, total in zip(record.names, result.totals, strict=True))
    return f"legal to the end, and the scores are right: {scores}."
