"""`qwixx arena`: which of these bots is stronger, and how sure that is."""

import argparse
import csv
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from qwixx.arena.spans import all_cores
from qwixx.bots import NAMED, find_player
from qwixx.cli.flags import MOST_GAMES, MOST_SEED, number, output_file, threads
from qwixx.cli.progress import ProgressLine
from qwixx.cli.sources import find_variant
from qwixx.cli.workers import add_arguments, check_arguments, ran_facts, ran_words, working
from qwixx.fast.installed import check_installed
from qwixx.rules import parse_options
from qwixx.rules.variant import MAX_PLAYERS

if TYPE_CHECKING:
    from qwixx.arena.holding import Held
    from qwixx.arena.tournament import Tournament
    from qwixx.arena.verdict import Share, Verdict

INTERRUPTED = 130
HEADERS = ("table", "bot", "games", "win_share", "low", "high", "rating", "rating_low", "rating_high", "mean_score")


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "arena",
        help="let bots meet on the same dice and rate them",
        description="Let every pairing of the bots, or every table of N, play on the same dice in turned seats, and "
        "rate them. Ctrl-C prints what was played so far. docs/arena.md says how intervals and ratings are computed.",
    )
    parser.add_argument("bots", nargs="+", metavar="BOT", help=", ".join(NAMED))
    parser.add_argument("--variant", default="classic", help="the name of a variant, or a sheet file")
    parser.add_argument("--players", default="2", metavar="N", help="how many sit at a table, 2 to 5 (default: 2)")
    parser.add_argument("--games", default="10000", metavar="N", help="games of each table (default: 10000)")
    parser.add_argument("--seed", default="1", metavar="N", help="the dice, and what random bots choose (default: 1)")
    add_arguments(parser)
    parser.add_argument(
        "--options", default="", metavar="NAME,…", help="table options: locked-die-stays, lucky-fallback"
    )
    parser.add_argument(
        "--save", metavar="FILE", help="keep what was played; the same command again goes on from there"
    )
    parser.add_argument("--csv", metavar="FILE", help="write the results as a table")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play and print."""
    numbers = (
        number("--players", args.players, 2, MAX_PLAYERS),
        number("--games", args.games, 1, MOST_GAMES),
        number("--seed", args.seed, 0, MOST_SEED),
    )
    bots = tuple(find_player(name) for name in args.bots)
    variant, options = find_variant(args.variant), parse_options(args.options)
    table, save = output_file(args.csv), output_file(args.save)
    check_arguments(args)
    check_installed()
    from qwixx.arena import holding, tournament, verdict  # noqa: PLC0415 (they load Numba)

    contest = tournament.Tournament(variant, bots, *numbers, options)
    with ProgressLine(sys.stderr, "games") as line, working(args, line) as workers:
        line.say("preparing …")
        contest.prepare(threads(args.threads) or all_cores(), line)
        line.say("playing …")
        held = holding.hold(contest, workers, save, line)
    if not held.standings.deals:
        print("qwixx: interrupted before the first games were over", file=sys.stderr)
        return INTERRUPTED
    found = verdict.verdict_of(contest, held.standings)
    if args.json:
        print(json.dumps(_facts(contest, held, found)))
    else:
        _print_all(contest, held, found)
    if table:
        _write_csv(table, found)
    if held.interrupted and save:
        print(f"qwixx: interrupted; the same command goes on from {save}", file=sys.stderr)
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


def _print_all(contest: "Tournament", held: "Held", found: "Verdict") -> None:
    deals = held.standings.deals
    if held.interrupted:
        print("Interrupted; this is what was played so far.")
    print(
        f"{deals * contest.games_per_deal:,} games of {contest.variant.title}, {contest.players} players, "
        f"seed {contest.seed}: {deals:,} deals, each played {contest.games_per_deal} times, by {ran_words(held.ran)}"
    )
    width = max(3, *(len(bot.name) for bot in contest.bots))
    print(f"\n{'bot':<{width}}  rating   95 % interval    wins   95 % interval     score")
    for each in found.bots:
        low, high = each.rating_interval
        print(
            f"{each.bot:<{width}}  {each.rating:>6.0f}  {low:>6.0f} to {high:>4.0f}  {_share_text(each.wins)}"
            f"  {each.mean_score:>7.2f}"
        )
    if contest.players > 2:
        print("\nWins at each table, by seat:")
        for table in found.tables:
            print(f"  {', '.join(table.bots)}; {table.games:,} games")
            for bot, share in table.wins.items():
                print(f"    {bot:<{width}}  {_share_text(share)}")
    print("\nWho had more points, equal ones as half:" if contest.players > 2 else "\nPairings:")
    for pair in found.pairs:
        note = "" if pair.significant else "  not yet significant"
        print(f"  {pair.bots[0]:<{width}} against {pair.bots[1]:<{width}}  {_share_text(pair.ahead)}{note}")
    print()
    for one, other in found.unsettled:
        print(f"The difference between {one} and {other} is not yet significant; more games may tell.")
    if not found.unsettled:
        print("Every difference between neighbours in the ranking is significant.")


def _share_text(share: "Share") -> str:
    return f"{share.share:>7.2%}  {share.interval.low:>6.2%} to {share.interval.high:>7.2%}"


def _write_csv(path: Path, found: "Verdict") -> None:
    """One line for each bot at each table, and one for each bot at all of them."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(HEADERS)
        for table in found.tables:
            for bot, share in table.wins.items():
                writer.writerow([" ".join(table.bots), bot, table.games, share.share, *share.interval, "", "", "", ""])
        for each in found.bots:
            games = sum(table.games for table in found.tables if each.bot in table.bots)
            ratings = (each.rating, *each.rating_interval, each.mean_score)
            writer.writerow(["all", each.bot, games, each.wins.share, *each.wins.interval, *ratings])
