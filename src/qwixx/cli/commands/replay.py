"""`qwixx replay`: a recorded game, step by step or at its end."""

import argparse
import json
from collections.abc import Iterator

from qwixx.cli.arguments import add_file, add_json
from qwixx.cli.inputs import read_record
from qwixx.cli.parser import Commands
from qwixx.codec.values import action_json, event_json, state_json
from qwixx.i18n.announcements import (
    colour_announcement,
    ending_words,
    score_words,
    totals_words,
    white_announcement,
    winner_words,
)
from qwixx.i18n.catalogue import say
from qwixx.i18n.phrases import roll_words
from qwixx.i18n.sheet_drawing import draw_sheets
from qwixx.rules import ColourChoice, Phase, Record, Roll, WhiteChoices


def add_parser(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add("replay", "qwixx replay game.qwixx --steps")
    add_file(parser)
    parser.add_argument("--steps", action="store_true", help="help-replay-steps")
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Replay and print."""
    record = read_record(args.file)
    if args.json:
        lines = _json_steps(record) if args.steps else iter([json.dumps(state_json(record.final()))])
    else:
        lines = (
            _told_steps(record, args.language)
            if args.steps
            else iter([draw_sheets(record.final(), record.names, language=args.language)])
        )
    for line in lines:
        print(line)
    if not args.json:
        print(_told_end(record, args.language))
    return 0


def _told_steps(record: Record, language: str) -> Iterator[str]:
    turn = 0
    names = record.names
    for before, action, after, events in record.replay():
        match action:
            case Roll():
                turn += 1
                roll = action
                told = {"name": names[before.active], "roll": roll_words(roll, language)}
                yield say(language, "told-turn", turn=turn, **told)
            case WhiteChoices(choices):
                yield white_announcement(after, names, choices, events, language)
            case ColourChoice(choice):
                yield colour_announcement(after, names, before.active, roll, choice, events, language)
        if after.phase in (Phase.ROLL, Phase.OVER):
            yield f"{totals_words(after, names, language)}\n\n{draw_sheets(after, names, language=language)}\n"


def _told_end(record: Record, language: str) -> str:
    game = record.final()
    if game.outcome is None:
        return say(language, "pad-unfinished")
    names = record.names
    points = [score_words(game, player, name, language) for player, name in enumerate(names)]
    ending, winner = (words(game, names, game.outcome, language) for words in (ending_words, winner_words))
    return "\n".join([ending, *points, winner])


def _json_steps(record: Record) -> Iterator[str]:
    for _, action, after, events in record.replay():
        facts = {"action": action_json(action), "events": [event_json(event) for event in events]}
        yield json.dumps({**facts, "state": state_json(after)})
