"""`qwixx arena`: a tournament of bots, with ratings and confidence intervals."""

import argparse
import csv
import io
import json
import sys
from typing import TYPE_CHECKING, Any

from qwixx.arena.game_ranges import all_cores
from qwixx.bots import NAMED, find_player
from qwixx.cli.arguments import MOST_GAMES, Whole, Word, add_json, add_options, add_output, add_seed, add_variant
from qwixx.cli.error_messages import usage_checked
from qwixx.cli.outputs import STANDARD, report_stream, wanted_output
from qwixx.cli.parser import Commands
from qwixx.cli.progress_line import ProgressLine
from qwixx.cli.text_table import columns
from qwixx.cli.worker_flags import add_arguments, check_arguments, ran_facts, ran_words, working
from qwixx.fast.installed_extras import check_installed
from qwixx.i18n.catalogue import say
from qwixx.i18n.phrases import commas, number_words, percent_words, variant_title
from qwixx.rules import IllegalError
from qwixx.rules.variant import MAX_PLAYERS

if TYPE_CHECKING:
    from qwixx.arena.tournament import Tournament
    from qwixx.arena.tournament_results import BotVerdict, PairVerdict, Share, Verdict
    from qwixx.arena.tournament_runner import Held

INTERRUPTED = 130
COLUMNS = ("bot", "rating", "interval", "wins", "interval", "score")
HEADERS = ("table", "bot", "games", "win_share", "low", "high", "rating", "rating_low", "rating_high", "mean_score")


def add_parser(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add(
        "arena",
        "qwixx arena gentle steady sharp --games 20000",
        "qwixx arena sharp program:./my-bot --save contest.json",
    )
    parser.add_argument(
        "bots", nargs="+", action=Word, proposed=NAMED, type=find_player, metavar="BOT", help="help-arena-bots"
    )
    add_variant(parser)
    parser.add_argument("--players", action=Whole, low=2, high=MAX_PLAYERS, default=2, metavar="N", help="help-players")
    parser.add_argument(
        "--games", action=Whole, low=1, high=MOST_GAMES, default=10_000, metavar="N", help="help-arena-games"
    )
    add_seed(parser)
    add_arguments(parser)
    add_options(parser)
    add_output(parser, "--save", metavar="FILE", help="help-arena-save")
    add_output(parser, "--csv", metavar="FILE", help="help-arena-csv")
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play and print."""
    table, kept = wanted_output(args.csv), wanted_output(args.save)
    save = kept.path if kept else None
    with usage_checked(args):
        if args.save == STANDARD:
            raise IllegalError("save-standard", "--save - is no file that the next run could read; name a file")
        check_arguments(args)
        report = report_stream(table, json=args.json)
    check_installed()
    from qwixx.arena import tournament, tournament_results, tournament_runner  # noqa: PLC0415 (they load Numba)

    with usage_checked(args):
        contest = tournament.Tournament(
            args.variant, tuple(args.bots), args.players, args.games, args.seed, args.options
        )
    with ProgressLine(sys.stderr, "games", args.language) as line, working(args, line) as workers:
        line.say("progress-preparing")
        try:
            contest.prepare(args.threads or all_cores(), line)
        except KeyboardInterrupt:
            line.leave("interrupted-early")
            return INTERRUPTED
        line.say("progress-playing")
        held = tournament_runner.hold(contest, workers, save, line)
    if not held.standings.deals:
        print(f"qwixx: {say(args.language, 'interrupted-early')}", file=sys.stderr)
        return INTERRUPTED
    found = tournament_results.verdict_of(contest, held.standings)
    with report:
        if args.json:
            print(json.dumps(_facts(contest, held, found)))
        else:
            _print_all(contest, held, found, args.language)
    if table:
        table.write(_csv(found))
    if held.interrupted and save:
        print(f"qwixx: {say(args.language, 'interrupted-saved', file=str(save))}", file=sys.stderr)
    return INTERRUPTED if held.interrupted else 0


def _facts(contest: "Tournament", held: "Held", found: "Verdict") -> dict[str, Any]:
    return {
        "variant": contest.variant.name,
        "players": contest.players,
        "bots": [bot.name for bot in contest.bots],
        "seed": contest.seed,
        "games": held.standings.deals * contest.games_per_deal,
        "deals": held.standings.deals,
        "seconds": held.seconds,
        "threads": held.ran.workers,
        "ratings": [
            {
                "bot": each.bot,
                "rating": each.rating,
                "rating_interval": list(each.rating_interval),
                **_share_facts("win_share", each.wins),
                "mean_score": each.mean_score,
            }
            for each in found.bots
        ],
        "tables": [
            {
                "bots": list(table.bots),
                "games": table.games,
                "shares": [{"bot": bot, **_share_facts("win_share", share)} for bot, share in table.wins.items()],
            }
            for table in found.tables
        ],
        "pairings": [
            {"bots": list(pair.bots), **_share_facts("ahead", pair.ahead), "significant": pair.significant}
            for pair in found.pairs
        ],
        "not_significant": [list(names) for names in found.unsettled],
        "interrupted": held.interrupted,
        "ran": ran_facts(held.ran),
    }


def _share_facts(name: str, share: "Share") -> dict[str, Any]:
    return {name: share.share, "interval": list(share.interval)}


def _print_all(contest: "Tournament", held: "Held", found: "Verdict", language: str) -> None:
    if held.interrupted:
        print(say(language, "interrupted"))
    print(_header(contest, held, language))
    print()
    headings = [say(language, f"column-{name}") for name in COLUMNS]
    for line in columns([headings, *(_row(each, language) for each in found.bots)], left=(0,)):
        print(line)
    if contest.players > 2:
        print(f"\n{say(language, 'arena-tables')}")
        for table in found.tables:
            print(f"  {say(language, 'arena-table', bots=commas(table.bots, language), games=table.games)}")
            rows = [(f"    {bot}", *_share_cells(share, language)) for bot, share in table.wins.items()]
            print("\n".join(columns(rows, left=(0,))))
    print(f"\n{say(language, 'arena-pairs')}")
    for line in columns([_pair(pair, language) for pair in found.pairs], left=(0, 3)):
        print(line)
    print()
    for one, other in found.unsettled:
        print(say(language, "arena-unsettled", one=one, other=other))
    if not found.unsettled:
        print(say(language, "arena-settled"))


def _header(contest: "Tournament", held: "Held", language: str) -> str:
    deals, times = held.standings.deals, contest.games_per_deal
    numbers = {"players": contest.players, "games": deals * times, "deals": deals, "times": times}
    title = variant_title(contest.variant, language)
    ran = ran_words(held.ran, language)
    return say(language, "arena-header", title=title, seed=str(contest.seed), ran=ran, **numbers)


def _row(each: "BotVerdict", language: str) -> list[str]:
    rating, low, high = (number_words(value, 0, language) for value in (each.rating, *each.rating_interval))
    score = number_words(each.mean_score, 2, language)
    return [each.bot, rating, f"{low} \N{EN DASH} {high}", *_share_cells(each.wins, language), score]


def _pair(pair: "PairVerdict", language: str) -> list[str]:
    one, other = pair.bots
    note = "" if pair.significant else say(language, "arena-open")
    return [f"  {say(language, 'arena-pair', one=one, other=other)}", *_share_cells(pair.ahead, language), note]


def _share_cells(share: "Share", language: str) -> tuple[str, str]:
    shown, low, high = (percent_words(value, 2, language) for value in (share.share, *share.interval))
    return shown, f"{low} \N{EN DASH} {high}"


def _csv(found: "Verdict") -> str:
    """One line for each bot at each table, and one for each bot at all of them."""
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(HEADERS)
    for table in found.tables:
        for bot, share in table.wins.items():
            writer.writerow([" ".join(table.bots), bot, table.games, share.share, *share.interval, "", "", "", ""])
    for each in found.bots:
        games = sum(table.games for table in found.tables if each.bot in table.bots)
        ratings = (each.rating, *each.rating_interval, each.mean_score)
        writer.writerow(["all", each.bot, games, each.wins.share, *each.wins.interval, *ratings])
    return text.getvalue()
