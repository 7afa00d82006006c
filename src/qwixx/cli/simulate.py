"""`qwixx simulate`: many games of the same bots, and what they add up to."""

import argparse
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
from qwixx.rules import IllegalError, parse_options
from qwixx.rules.variant import MAX_PLAYERS

if TYPE_CHECKING:
    from qwixx.arena.playing import Table
    from qwixx.arena.simulation import Simulation
    from qwixx.arena.statistics import Tally

INTERRUPTED = 130
ROWS = ("games", "decisions")
BIN = 10
WIDTH = 80
SCORES = 11
SHARE = 9
"""How many characters the scores, and the share before each bar, take in a line of the histogram."""


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "simulate",
        help="play millions of games between bots and add them up",
        description="Play many games of the same bots. The same seed gives the same result, whatever the number of "
        "threads or machines. Ctrl-C prints what was played so far. docs/arena.md says what the numbers mean, "
        "docs/datasets.md what the rows of --out hold.",
    )
    parser.add_argument("--variant", default="classic", help="the name of a variant, or a sheet file")
    parser.add_argument("--players", metavar="N", help="1 to 5 (default: as many as bots are named, or 2)")
    parser.add_argument(
        "--bots", default="random", metavar="BOT,…", help=f"one for all seats or one for each: {', '.join(NAMED)}"
    )
    parser.add_argument("--games", default="100000", metavar="N", help="how many (default: 100000)")
    parser.add_argument("--seed", default="1", metavar="N", help="the dice, and what random bots choose (default: 1)")
    add_arguments(parser)
    parser.add_argument("--rotate", action="store_true", help="the seats start in turn, instead of always the first")
    parser.add_argument(
        "--options", default="", metavar="NAME,…", help="table options: locked-die-stays, lucky-fallback"
    )
    parser.add_argument("--out", metavar="FILE.parquet", help="keep the games as rows of a Parquet file")
    parser.add_argument("--rows", choices=ROWS, help=f"what a row of --out is (default: {ROWS[0]})")
    parser.add_argument("--plot", metavar="FILE.svg", help="draw the score distributions")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play and print."""
    names = _names(args)
    games, seed = number("--games", args.games, 1, MOST_GAMES), number("--seed", args.seed, 0, MOST_SEED)
    players = [find_player(name) for name in names]
    variant, options = find_variant(args.variant), parse_options(args.options)
    plot, out = output_file(args.plot), _rows_file(args)
    check_arguments(args)
    check_installed()
    from qwixx.arena import playing, simulation  # noqa: PLC0415 (they load Numba)

    series = simulation.Series(playing.table_of(variant, players, options), seed, args.rotate)
    table = series.table
    with ProgressLine(sys.stderr, "games") as line, working(args, line) as workers:
        line.say("preparing …")
        compile_seconds = playing.prepare(table, threads(args.threads) or all_cores(), line)
        line.say("playing …")
        if out:
            from qwixx.datasets.recording import record  # noqa: PLC0415 (it loads PyArrow)

            done = record(out, args.rows or ROWS[0], series, games, workers, line)
        else:
            done = simulation.simulate(simulation.Adding(series), games, workers, line)
    if out and done.interrupted:
        print(f"qwixx: interrupted; the file {out} was not written", file=sys.stderr)
    if not done.tally.games:
        print("qwixx: interrupted before the first games were over", file=sys.stderr)
        return INTERRUPTED
    if args.json:
        print(json.dumps(_facts(table, seed, done, compile_seconds)))
    else:
        _print_table(table, seed, done)
        _print_histogram(done.tally)
    if plot:
        _plot(plot, table, done.tally)
    return INTERRUPTED if done.interrupted else 0


def _rows_file(args: argparse.Namespace) -> Path | None:
    """Where rows are kept, if they are."""
    if args.rows and not args.out:
        raise IllegalError("rows", f"--rows {args.rows} says what a row of a file is; name the file with --out")
    if args.out:
        check_installed("datasets")
    return output_file(args.out)


def _names(args: argparse.Namespace) -> list[str]:
    """The bots by seat."""
    names: list[str] = args.bots.split(",")
    players = number("--players", args.players, 1, MAX_PLAYERS) if args.players else max(len(names), 2)
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise IllegalError(
            "bots", f"--bots names {len(names)} for {players} players; name one for all, or one for each"
        )
    return names


def _facts(table: "Table", seed: int, done: "Simulation", compile_seconds: float) -> dict[str, Any]:
    tally = done.tally
    return {
        "variant": table.variant.name,
        "players": len(table.players),
        "bots": [player.name for player in table.players],
        "seed": seed,
        "games": tally.games,
        "seconds": done.seconds,
        "games_per_second": tally.games / done.seconds,
        "compile_seconds": compile_seconds,
        "threads": done.ran.workers,
        "seats": [
            {
                "bot": player.name,
                "mean_score": tally.mean_score(seat),
                "standard_error": tally.standard_error(seat) if tally.games > 1 else None,
                "win_share": tally.win_share(seat),
                "penalties": tally.mean_penalties(seat),
                "locks": tally.mean_locks(seat),
            }
            for seat, player in enumerate(table.players)
        ],
        "mean_turns": tally.mean_turns,
        "share_ended_by_locks": tally.share_ended_by_locks,
        "interrupted": done.interrupted,
        "ran": ran_facts(done.ran),
    }


def _print_table(table: "Table", seed: int, done: "Simulation") -> None:
    tally = done.tally
    if done.interrupted:
        print("Interrupted; this is what was played so far.")
    print(
        f"{tally.games:,} games of {table.variant.title}, seed {seed}, in {done.seconds:.2f} seconds "
        f"({tally.games / done.seconds:,.0f} a second, {ran_words(done.ran)})"
    )
    width = max(3, *(len(player.name) for player in table.players))
    print(f"\nseat  {'bot':<{width}}  {'score':>7} {'error':>6}  {'wins':>7}  {'penalties':>9}  {'locks':>6}")
    for seat, player in enumerate(table.players):
        error = "-" if tally.games < 2 else f"{tally.standard_error(seat):.3f}"
        print(
            f"{seat + 1:>4}  {player.name:<{width}}  {tally.mean_score(seat):>7.2f} {error:>6}  "
            f"{tally.win_share(seat):>7.2%}  {tally.mean_penalties(seat):>9.3f}  {tally.mean_locks(seat):>6.3f}"
        )
    print(f"\n{tally.mean_turns:.2f} turns a game; locks ended {tally.share_ended_by_locks:.2%} of the games.")


def _print_histogram(tally: "Tally") -> None:
    """The share of games by score, for each seat a column."""
    shares: list[dict[int, float]] = [{} for _ in range(tally.players)]
    for seat, bins in enumerate(shares):
        for score, count in tally.score_counts(seat):
            low = score // BIN * BIN
            bins[low] = bins.get(low, 0.0) + count / tally.games
    lows = [low for bins in shares for low in bins]
    most = max(share for bins in shares for share in bins.values())
    room = (WIDTH - SCORES) // tally.players - SHARE
    print(
        "\n"
        + "score".rjust(SCORES)
        + "".join(f"  seat {seat + 1}".ljust(room + SHARE) for seat in range(tally.players)).rstrip()
    )
    for low in range(min(lows), max(lows) + 1, BIN):
        columns = [
            f"  {bins.get(low, 0.0):>6.1%} {'#' * round(room * bins.get(low, 0.0) / most):<{room}}" for bins in shares
        ]
        print(f"{low:>4} to {low + BIN - 1:>3}".rjust(SCORES) + "".join(columns).rstrip())


def _plot(path: Path, table: "Table", tally: "Tally") -> None:
    from qwixx.arena.plot import Series, score_plot  # noqa: PLC0415 (only where asked for)

    series = [
        Series(f"seat {seat + 1}: {player.name}", tally.score_counts(seat)) for seat, player in enumerate(table.players)
    ]
    path.write_text(score_plot(f"{table.variant.title}: {tally.games:,} games", series), encoding="utf-8")
