"""`qwixx verify`: whether a record is true, from the first roll to the last."""

import argparse
import json
from typing import Any

from qwixx.cli.arguments import add_file, add_json
from qwixx.cli.error_messages import refusal_sentence
from qwixx.cli.inputs import parse_game, read_text
from qwixx.cli.parser import Commands
from qwixx.dice import Absence, Claim, DiceError, Verdict, absences, check_dice, unproved
from qwixx.i18n.catalogue import say
from qwixx.i18n.phrases import commas
from qwixx.rules import QwixxError, Record
from qwixx.rules.key_value_lines import meaningful_lines
from qwixx.rules.record_reader import RecordError, turn_line


def add_parser(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add("verify", "qwixx verify game.qwixx")
    add_file(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check and print."""
    text = read_text(args.file)
    try:
        record = parse_game(text)
        verdict = check_dice(record)
    except QwixxError as error:
        _print_fault(args, _placed(error, text))
        return 1
    if args.json:
        missing = [found._asdict() for found in absences(record)]
        claims = [claim.value for claim in unproved(record, verdict)]
        told = {**_facts(record), "dice": verdict.value, "unproved": claims, "absences": missing}
        print(json.dumps({"ok": True, **told}))
    else:
        print(_summary(record, verdict, args.file, args.language))
        if verdict is Verdict.PROVED and Claim.START in unproved(record, verdict):
            print(say(args.language, "verify-start-agreed"))
        for found in absences(record):
            print(_gaps(record, found, args.language))
    return 0


def _placed(error: QwixxError, text: str) -> QwixxError:
    """The error with its line: that of the turn at fault, else the first line about the dice."""
    if not isinstance(error, DiceError) or text.startswith("{"):
        return error
    headers = (line for line, content in meaningful_lines(text) if content.startswith("dice"))
    return RecordError(turn_line(text, error.turn) if error.turn else next(headers), error)


def _print_fault(args: argparse.Namespace, error: QwixxError) -> None:
    clause = f" ({error.clause})" if error.clause else ""
    facts = {"line": getattr(error, "line", None), "code": error.code, "clause": error.clause, "message": error.message}
    told = f"{args.file}: {refusal_sentence(error, args.language)}{clause}"
    print(json.dumps({"ok": False, **facts}) if args.json else told)


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


def _gaps(record: Record, found: Absence, language: str) -> str:
    name, message = record.names[found.player], "dice-gaps" if found.suspicious else "verify-absence"
    return say(language, message, name=name, missed=found.missed, draws=found.draws, gaps=found.gaps)


def _summary(record: Record, verdict: Verdict, file: str, language: str) -> str:
    told = {"file": file, "dice": say(language, "verify-dice", verdict=verdict.value)}
    result = record.result
    if result is None:
        return say(language, "verify-so-far", **told)
    scores = [
        say(language, "verify-score", name=name, score=total)
        for name, total in zip(record.names, result.totals, strict=True)
    ]
    return say(language, "verify-over", scores=commas(scores, language), **told)
