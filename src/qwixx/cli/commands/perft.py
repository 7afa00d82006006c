"""`qwixx perft`: count what can be reached, for fixed rolls."""

import argparse
import json
import sys
from itertools import repeat

from qwixx.cli.arguments import Whole, add_json, add_seed, add_variant
from qwixx.cli.inputs import find_variant
from qwixx.cli.parser import Commands
from qwixx.cli.progress_line import ProgressLine
from qwixx.cli.text_table import columns
from qwixx.dice import SeededDice
from qwixx.i18n.catalogue import say
from qwixx.i18n.phrases import number_words
from qwixx.rules import Game, Roll, new_game, parse_position, parse_roll
from qwixx.rules.perft import PerftCount, perft_by_turn
from qwixx.rules.variant import MAX_PLAYERS

MOST_TURNS = 100


def add_parser(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add(
        "perft",
        "qwixx perft --players 2 --depth 2",
        'qwixx perft --position "longo 3/-/-/-/p0/L5-8" --roll "4+1 r2 y3 g6 b6"',
    )
    add_variant(parser)
    parser.add_argument("--players", action=Whole, low=1, high=MAX_PLAYERS, default=2, metavar="N", help="help-players")
    parser.add_argument("--position", metavar="POSITION", help="help-perft-position")
    parser.add_argument(
        "--depth", action=Whole, low=1, high=MOST_TURNS, default=3, metavar="N", help="help-perft-depth"
    )
    add_seed(parser)
    parser.add_argument("--roll", action="append", default=[], metavar="ROLL", help="help-perft-roll")
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Count and print."""
    game = (
        parse_position(args.position, find_variant)
        if args.position
        else new_game(find_variant(args.variant), args.players)
    )
    rolls = _rolls(args, game)
    counts = []
    with ProgressLine(sys.stderr, "sheets", args.language) as progress:
        counting = perft_by_turn(game, rolls)
        for turn in range(1, len(rolls) + 1):
            progress.say("progress-counting", turn=turn, turns=len(rolls))
            counts.append(next(counting))
    if args.json:
        facts = [{"roll": str(roll), **count._asdict()} for roll, count in zip(rolls, counts, strict=True)]
        print(json.dumps({"position": str(game), "turns": facts}))
        return 0
    print(str(game))
    for line in columns([_headings(args.language), *map(_row, rolls, counts, repeat(args.language))], left=(1,)):
        print(line)
    return 0


def _headings(language: str) -> list[str]:
    messages = ("column-turn", "column-roll", "perft-white", "perft-ways", "perft-positions", "perft-ended")
    return [say(language, message) for message in messages]


def _row(roll: Roll, count: PerftCount, language: str) -> list[str]:
    numbers = (count.white_ways, count.ways, count.positions, count.ended_ways)
    return [str(count.turn), str(roll), *(number_words(number, language=language) for number in numbers)]


def _rolls(args: argparse.Namespace, game: Game) -> list[Roll]:
    if args.roll:
        return [parse_roll(text) for text in args.roll]
    return [SeededDice(args.seed).roll(turn, game) for turn in range(1, args.depth + 1)]
