"""`qwixx advise`: what to do with a roll, with the exact worth of every choice."""

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any

from qwixx.arena.spans import all_cores
from qwixx.cli.flags import number, threads
from qwixx.cli.progress import ProgressLine
from qwixx.cli.sources import find_variant
from qwixx.fast.installed import check_installed
from qwixx.referee.values import roll_json
from qwixx.rules import Game, IllegalError, Phase, Sheet, format_choice, parse_position, parse_roll
from qwixx.rules.variant import MAX_PLAYERS
from qwixx.words.phrases import capital, roll_words

if TYPE_CHECKING:
    from qwixx.analysis.advice import Advice

MAX_POSITION = 4096
SHOWN = 10
"""How many choices are shown; JSON has all."""


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "advise",
        help="what to do with a roll: every choice and what it is worth",
        description="Say what each choice is worth that a position and a roll allow, the best first, played for the "
        "most points. The first time a game has to be solved for that. Positions are written as in docs/notation.md; "
        "docs/analysis.md says what the numbers mean.",
        epilog='example: qwixx advise "classic 5,7/10/-/-/p1" --roll "4+1 r2 y3 g6 b6"',
    )
    parser.add_argument("position", help="a position, in quotes, or - for standard input")
    parser.add_argument("--roll", metavar="ROLL", help='what was rolled, such as "4+1 r2 y3 g6 b6"')
    parser.add_argument("--player", metavar="N", help="whom to advise (default: the active player)")
    parser.add_argument(
        "--players", metavar="N", help="for a position of one sheet: how many sit at the table (default: 1, alone)"
    )
    parser.add_argument("--solo", action="store_true", help="as if the player were alone from now on")
    parser.add_argument("--threads", metavar="N", help="for solving (default: all cores)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Advise and print."""
    game = _read_game(args)
    player = number("--player", args.player, 1, game.players) - 1 if args.player else game.active
    workers = threads(args.threads)
    check_installed()
    from qwixx.analysis.advice import advise, check_chooser  # noqa: PLC0415 (it loads Numba)
    from qwixx.solve.keeping import find_table  # noqa: PLC0415 (as above)
    from qwixx.solve.question import question_of  # noqa: PLC0415 (as above)

    check_chooser(game, player)
    question = question_of(game, player, args.solo)
    with ProgressLine(sys.stderr, "sheets") as line:
        line.say(f"solving {game.variant.name}, {question} …")
        table = find_table(question, workers or all_cores(), line, line.note)
    advice = advise(table, game, player)
    if args.json:
        print(json.dumps(_facts(game, advice)))
    else:
        _print(game, advice)
    return 0


def _read_game(args: argparse.Namespace) -> Game:
    text = sys.stdin.read(MAX_POSITION) if args.position == "-" else args.position
    game = parse_position(text, find_variant)
    if args.players:
        players = number("--players", args.players, 1, MAX_PLAYERS)
        if game.players not in (1, players):
            raise IllegalError("player-count", f"the position has {game.players} sheets, not 1 or {players}", "C1")
        game = game._replace(sheets=game.sheets + (Sheet(),) * (players - game.players))
    if args.roll:
        if game.phase is not Phase.ROLL:
            raise IllegalError("wrong-phase", "--roll is for a position before a roll; this one has its roll", "C7")
        game = game.rolled(parse_roll(args.roll)).game
    return game


def _facts(game: Game, advice: "Advice") -> dict[str, Any]:
    from qwixx.analysis.advice import advice_words  # noqa: PLC0415 (it loads Numba)
    from qwixx.analysis.facts import option_json  # noqa: PLC0415 (as above)
    from qwixx.analysis.limits import limit_words  # noqa: PLC0415 (as above)

    return {
        "variant": game.variant.name,
        "question": str(advice.question),
        "player": advice.player,
        "roll": roll_json(game.roll) if game.roll else None,
        "options": [{**option_json(game, option), "cost": advice.cost(option)} for option in advice.options],
        "why": advice_words(game.variant, advice),
        "limits": [{"code": limit.value, "message": limit_words(limit, game)} for limit in advice.limits],
    }


def _print(game: Game, advice: "Advice") -> None:
    from qwixx.analysis.advice import advice_words  # noqa: PLC0415 (it loads Numba)
    from qwixx.analysis.facts import by_action  # noqa: PLC0415 (as above)
    from qwixx.analysis.limits import limit_words  # noqa: PLC0415 (as above)

    if game.roll:
        print(f"{capital(roll_words(game.roll))}.")
    print(f"What player {advice.player + 1} may expect in the end, {advice.question}, played for the most points:\n")
    print(f"{'action 1':>10}  {'action 2':>10}  {'expected':>10}  {'cost':>8}")
    for option in advice.options[:SHOWN]:
        chosen = by_action(game, option)
        white, colour = (
            format_choice(game.variant, chosen[action]) if action in chosen else "" for action in ("white", "colour")
        )
        print(f"{white:>10}  {colour:>10}  {option.value:>10.4f}  {advice.cost(option):>8.4f}")
    if len(advice.options) > SHOWN:
        print(f"{'…':>10}  and {len(advice.options) - SHOWN} more; --json has all of them")
    print(f"\n{advice_words(game.variant, advice)}")
    for limit in advice.limits:
        print(f"Note: {limit_words(limit, game)}")
