"""`qwixx perft`: count the reachable positions for fixed rolls."""

import argparse
import json
import sys
from functools import partial

from qwixx.cli.arguments import Whole, Word, add_json, add_seed, add_variant
from qwixx.cli.error_messages import usage_checked
from qwixx.cli.inputs import find_variant
from qwixx.cli.parser import Commands
from qwixx.cli.progress_line import ProgressLine
from qwixx.cli.text_table import columns
from qwixx.dice import SeededDice
from qwixx.i18n.catalogue import say
from qwixx.i18n.phrases import number_words
from qwixx.rules import Game, IllegalError, Roll, new_game, parse_position, parse_roll
from qwixx.rules.perft import PerftCount, perft_by_turn
from qwixx.rules.variant import MAX_PLAYERS

MOST_TURNS = 100
MOST_POSITIONS = 5_000_000
"""A turn that is expected to reach more positions is not counted: it would take hours, and all the memory."""


def add_parser(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add(
        "perft",
        "qwixx perft --players 2 --depth 2",
        'qwixx perft --position "longo 3/-/-/-/p0/L5-8" --roll "4+1 r2 y3 g6 b6"',
    )
    add_variant(parser)
    parser.add_argument("--players", action=Whole, low=1, high=MAX_PLAYERS, default=2, metavar="N", help="help-players")
    read = partial(parse_position, find=find_variant)
    parser.add_argument("--position", action=Word, type=read, metavar="POSITION", help="help-perft-position")
    parser.add_argument(
        "--depth", action=Whole, low=1, high=MOST_TURNS, default=3, metavar="N", help="help-perft-depth"
    )
    add_seed(parser)
    parser.add_argument("--roll", action="append", type=parse_roll, default=[], metavar="ROLL", help="help-perft-roll")
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Count and print; the turns that were counted are printed also where a later one cannot be."""
    game: Game = args.position or new_game(args.variant, args.players)
    with usage_checked(args):
        for roll in args.roll:
            roll.only(game.dice).check(game.variant.sides, game.dice)
    rolls = args.roll or [SeededDice(args.seed).roll(turn, game) for turn in range(1, args.depth + 1)]
    counts: list[PerftCount] = []
    try:
        _count(game, rolls, counts, args.language)
    finally:
        counted = list(zip(rolls, counts, strict=False))
        if args.json:
            facts = [{"roll": str(roll), **count._asdict()} for roll, count in counted]
            print(json.dumps({"position": str(game), "turns": facts}))
        else:
            print(str(game))
            rows = [_row(roll, count, args.language) for roll, count in counted]
            print("\n".join(columns([_headings(args.language), *rows], left=(1,))))
    return 0


def _count(game: Game, rolls: list[Roll], counts: list[PerftCount], language: str) -> None:
    """Add the counts turn by turn. Raise before a turn that would not end in a reasonable time."""
    counting = perft_by_turn(game, rolls)
    with ProgressLine(sys.stderr, "sheets", language) as progress:
        for turn in range(1, len(rolls) + 1):
            expected = _expected_positions(counts)
            if expected > MOST_POSITIONS:
                about = int(float(f"{expected:.1e}"))
                message = f"turn {turn} would lead to about {about:,} positions, too many to count"
                raise IllegalError("perft-large", f"{message}; choose a smaller --depth", turn=turn, positions=about)
            progress.say("progress-counting", turn=turn, turns=len(rolls))
            counts.append(next(counting))


def _expected_positions(counts: list[PerftCount]) -> int:
    """The positions of the next turn, if it multiplies them as the last one did."""
    if not counts:
        return 1
    before = counts[-2].positions if len(counts) > 1 else 1
    return counts[-1].positions ** 2 // before


def _headings(language: str) -> list[str]:
    messages = ("column-turn", "column-roll", "perft-white", "perft-ways", "perft-positions", "perft-ended")
    return [say(language, message) for message in messages]


def _row(roll: Roll, count: PerftCount, language: str) -> list[str]:
    numbers = (count.white_ways, count.ways, count.positions, count.ended_ways)
    return [str(count.turn), str(roll), *(number_words(number, language=language) for number in numbers)]
