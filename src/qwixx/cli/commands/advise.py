"""`qwixx advise`: the choices for a roll, with the chance to win and the exact expected score of each."""

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any

from qwixx.arena.game_ranges import all_cores
from qwixx.cli.arguments import Whole, add_json, add_threads
from qwixx.cli.error_messages import usage_checked
from qwixx.cli.inputs import find_variant
from qwixx.cli.parser import Commands
from qwixx.cli.progress_line import ProgressLine
from qwixx.cli.solved_tables import question_words
from qwixx.cli.text_table import columns
from qwixx.codec.values import roll_json
from qwixx.fast.installed_extras import check_installed
from qwixx.i18n.catalogue import say
from qwixx.i18n.phrases import capital, number_words, percent_words, roll_words
from qwixx.rules import Game, IllegalError, Phase, Sheet, format_choice, parse_position, parse_roll
from qwixx.rules.variant import MAX_PLAYERS

if TYPE_CHECKING:
    from qwixx.analysis.advice import Advice
    from qwixx.analysis.comparison import Weighed

MAX_POSITION = 4096
SHOWN = 10
"""The number of choices shown; JSON has all."""


def add_parser(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add(
        "advise",
        'qwixx advise "classic 5,7/10/-/-/p1" --roll "4+1 r2 y3 g6 b6"',
        'qwixx advise "classic 5,7/10/-/-/p1 2,3/4/-/9/p0" --roll "4+1 r2 y3 g6 b6"',
        'qwixx advise "longo -/-/-/-/p0/L5-8" --roll "8+3 r2 y3 g6 b6" --json',
    )
    parser.add_argument("position", metavar="POSITION", help="help-position")
    parser.add_argument("--roll", metavar="ROLL", help="help-advise-roll")
    parser.add_argument("--player", action=Whole, low=1, high=MAX_PLAYERS, metavar="N", help="help-advise-player")
    parser.add_argument("--players", action=Whole, low=1, high=MAX_PLAYERS, metavar="N", help="help-advise-players")
    parser.add_argument("--solo", action="store_true", help="help-advise-solo")
    add_threads(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Advise and print."""
    with usage_checked(args):
        game, table_known = _read_game(args)
        if args.player and args.player > game.players:
            message = f"there is no player {args.player}; the position has {game.players} sheets"
            raise IllegalError("no-such-player", message)
    player = args.player - 1 if args.player else game.active
    check_installed()
    from qwixx.analysis.advice import advise, check_chooser  # noqa: PLC0415 (it loads Numba)
    from qwixx.analysis.win_chances import find_chances  # noqa: PLC0415 (as above)
    from qwixx.solve.cache import find_table  # noqa: PLC0415 (as above)
    from qwixx.solve.question import question_of  # noqa: PLC0415 (as above)

    with usage_checked(args):
        check_chooser(game, player)
    question = question_of(game, player, args.solo)
    with ProgressLine(sys.stderr, "sheets", args.language) as line:
        line.say("progress-solving", name=game.variant.name, question=question_words(question, args.language))
        table = find_table(question, args.threads or all_cores(), line, line.note)
    advice = advise(table, game, player, find_chances(game) if table_known and not args.solo else None)
    if args.json:
        print(json.dumps(_facts(game, advice)))
    else:
        _print(game, advice, args.language)
    return 0


def _read_game(args: argparse.Namespace) -> tuple[Game, bool]:
    """The position, and whether all its sheets are known: there is no chance to win against unknown sheets."""
    text = sys.stdin.read(MAX_POSITION) if args.position == "-" else args.position
    game = parse_position(text, find_variant)
    given = game.players
    if args.players:
        if game.players not in (1, args.players):
            message = f"the position has {game.players} sheets, not 1 or {args.players}"
            raise IllegalError("sheets-given", message, "C1", given=game.players, players=args.players)
        game = game._replace(sheets=game.sheets + (Sheet(),) * (args.players - game.players))
    if args.roll:
        if game.phase is not Phase.ROLL:
            raise IllegalError("roll-given", "--roll is for a position before a roll; this one has its roll", "C7")
        game = game.rolled(parse_roll(args.roll)).game
    return game, game.players == given


def _facts(game: Game, advice: "Advice") -> dict[str, Any]:
    from qwixx.analysis.advice import advice_words  # noqa: PLC0415 (it loads Numba)
    from qwixx.analysis.caveats import limit_words  # noqa: PLC0415 (as above)
    from qwixx.analysis.json_report import options_json  # noqa: PLC0415 (as above)

    return {
        "variant": game.variant.name,
        "question": str(advice.question),
        "player": advice.player,
        "roll": roll_json(game.roll) if game.roll else None,
        "options": options_json(game, advice),
        "why": advice_words(game.variant, advice),
        "limits": [{"code": limit.value, "message": limit_words(limit, game)} for limit in advice.limits],
    }


def _print(game: Game, advice: "Advice", language: str) -> None:
    from qwixx.analysis.advice import advice_words  # noqa: PLC0415 (it loads Numba)
    from qwixx.analysis.caveats import limit_words  # noqa: PLC0415 (as above)

    if game.roll:
        print(f"{capital(roll_words(game.roll, language))}.")
    known = advice.best.chance is not None
    question = question_words(advice.question, language)
    print(say(language, "chances-header" if known else "advise-header", player=advice.player + 1, question=question))
    print()
    headings = [say(language, "column-action", action=action) for action in (1, 2)]
    amounts = ["chances-column", "column-cost"] * known + ["column-expected", "column-cost"]
    headings += [say(language, message) for message in amounts]
    for line in columns([headings, *(_row(game, advice, weighed, language) for weighed in advice.options[:SHOWN])]):
        print(line)
    if len(advice.options) > SHOWN:
        print(f"… {say(language, 'advise-more', count=len(advice.options) - SHOWN)}")
    print()
    print(advice_words(game.variant, advice, language))
    for limit in advice.limits:
        print(limit_words(limit, game, language))


def _row(game: Game, advice: "Advice", weighed: "Weighed", language: str) -> list[str]:
    from qwixx.analysis.json_report import by_action  # noqa: PLC0415 (it loads Numba)

    chosen = by_action(game, weighed.option)
    actions = [format_choice(game.variant, chosen[each]) if each in chosen else "" for each in ("white", "colour")]
    numbers = (weighed.points, advice.cost(weighed))
    points = [number_words(value, 4, language) for value in numbers if value is not None]
    lost = advice.chance_cost(weighed)
    if weighed.chance is None or lost is None:
        return [*actions, *points]
    return [*actions, *(percent_words(value, 1, language) for value in (weighed.chance, lost)), *points]
