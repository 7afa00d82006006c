"""`qwixx replay`: a recorded game, step by step or at its end."""

import argparse
import json
from collections.abc import Iterator

from qwixx.cli.sources import read_text
from qwixx.referee.values import choice_json, event_json, roll_json, state_json
from qwixx.rules import Action, ColourChoice, Phase, Record, Roll, WhiteChoices, parse_record
from qwixx.terminal.drawing import draw_sheets
from qwixx.words.announcing import (
    colour_announcement,
    ending_words,
    score_words,
    totals_words,
    white_announcement,
    winner_words,
)
from qwixx.words.phrases import roll_words


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    parser = subparsers.add_parser(
        "replay",
        help="show a recorded game: its final sheets, or every step",
        description="Show the sheets at the end of a record, or with --steps everything that happened on the way.",
    )
    parser.add_argument("file", help="a record, or - for standard input")
    parser.add_argument(
        "--steps", action="store_true", help="every roll, choice and event, and the sheets after each turn"
    )
    parser.add_argument("--json", action="store_true", help="print JSON: the final state, or one object a step")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Replay and print."""
    record = parse_record(read_text(args.file))
    if args.json:
        lines = _json_steps(record) if args.steps else iter([json.dumps(state_json(record.final()))])
    else:
        lines = _told_steps(record) if args.steps else iter([draw_sheets(record.final(), record.names)])
    for line in lines:
        print(line)
    if not args.json:
        print(_told_end(record))
    return 0


def _told_steps(record: Record) -> Iterator[str]:
    turn = 0
    names = record.names
    for before, action, after, events in record.replay():
        match action:
            case Roll():
                turn += 1
                roll = action
                yield f"Turn {turn}, {names[before.active]} is active: {roll_words(roll)}."
            case WhiteChoices(choices):
                yield white_announcement(after, names, choices, events)
            case ColourChoice(choice):
                yield colour_announcement(after, names, before.active, roll, choice, events)
        if after.phase in (Phase.ROLL, Phase.OVER):
            yield f"{totals_words(after, names)}\n\n{draw_sheets(after, names)}\n"


def _told_end(record: Record) -> str:
    game = record.final()
    if game.outcome is None:
        return "The game is not over."
    points = [score_words(game, player, name) for player, name in enumerate(record.names)]
    return "\n".join(
        [ending_words(game, record.names, game.outcome), *points, winner_words(game, record.names, game.outcome)]
    )


def _json_steps(record: Record) -> Iterator[str]:
    for _, action, after, events in record.replay():
        facts = {"action": _action_json(action), "events": [event_json(event) for event in events]}
        yield json.dumps({**facts, "state": state_json(after)})


def _action_json(action: Action) -> dict[str, object]:
    match action:
        case Roll():
            return {"roll": roll_json(action)}
        case WhiteChoices(choices):
            return {"white": [choice_json(choice) for choice in choices]}
        case ColourChoice(choice):
            return {"colour": choice_json(choice)}
