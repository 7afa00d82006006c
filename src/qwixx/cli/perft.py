"""`qwixx perft`: count what can be reached, for fixed rolls."""

import argparse
import json

from qwixx.cli.sources import find_variant
from qwixx.dice import SeededDice
from qwixx.rules import Game, NotationError, Roll, new_game, parse_position, parse_roll, perft


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    parser = subparsers.add_parser(
        "perft",
        help="count the choices that can be reached in so many turns",
        description="Count the ways to choose, turn by turn, for fixed rolls, and the positions that they lead to.",
    )
    parser.add_argument("--variant", default="classic", help="the name of a variant, or a sheet file")
    parser.add_argument("--players", type=int, default=2, help="1 to 5")
    parser.add_argument("--position", help="start from this position, before a roll, instead")
    parser.add_argument("--depth", type=int, default=3, help="how many turns")
    parser.add_argument("--seed", type=int, default=1, help="the rolls, by the seed that gives them")
    parser.add_argument(
        "--roll", action="append", default=[], help='a roll such as "4+1 r2 y3 g6 b6", for each turn one'
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Count and print."""
    game = (
        parse_position(args.position, find_variant)
        if args.position
        else new_game(find_variant(args.variant), args.players)
    )
    rolls = _rolls(args, game)
    counts = perft(game, rolls)
    if args.json:
        facts = [{"roll": str(roll), **count._asdict()} for roll, count in zip(rolls, counts, strict=True)]
        print(json.dumps({"position": str(game), "turns": facts}))
        return 0
    print(str(game))
    print(f"{'turn':>4}  {'roll':<20} {'ways in action 1':>18} {'ways in all':>18} {'positions':>12} {'ended':>12}")
    for roll, count in zip(rolls, counts, strict=True):
        print(
            f"{count.turn:>4}  {roll!s:<20} {count.white_ways:>18,} {count.ways:>18,} "
            f"{count.positions:>12,} {count.ended_ways:>12,}"
        )
    return 0


def _rolls(args: argparse.Namespace, game: Game) -> list[Roll]:
    if args.roll:
        return [parse_roll(text) for text in args.roll]
    if args.depth < 1:
        raise NotationError(str(args.depth), "a depth of at least 1 turn")
    return [SeededDice(args.seed).roll(turn, game) for turn in range(1, args.depth + 1)]
