"""`qwixx simulate`: many games of the same bots, added up."""

import argparse
import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from qwixx.arena.game_ranges import all_cores
from qwixx.bots import NAMED, Player, find_player
from qwixx.cli.arguments import MOST_GAMES, Whole, Word, add_json, add_options, add_output, add_seed, add_variant
from qwixx.cli.error_messages import usage_checked
from qwixx.cli.outputs import Output, report_stream, wanted_output
from qwixx.cli.parser import Commands
from qwixx.cli.progress_line import ProgressLine
from qwixx.cli.text_table import columns
from qwixx.cli.worker_flags import add_arguments, check_arguments, ran_facts, ran_words, working
from qwixx.fast.installed_extras import check_installed
from qwixx.i18n.catalogue import say
from qwixx.i18n.phrases import number_words, percent_words, variant_title
from qwixx.i18n.text_width import padded, text_width
from qwixx.rules import IllegalError
from qwixx.rules.variant import MAX_PLAYERS

if TYPE_CHECKING:
    from qwixx.arena.game_batch import Lineup
    from qwixx.arena.simulation import Series, Simulation
    from qwixx.arena.tally import Tally
    from qwixx.arena.workers import Workers

INTERRUPTED = 130
ROWS = ("games", "decisions")
BIN = 10
WIDTH = 80
SHARE = 9
"""How many characters the share before each bar takes in a line of the histogram."""
COLUMNS = ("seat", "bot", "score", "error", "wins", "penalties", "locks")


def add_parser(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add(
        "simulate",
        "qwixx simulate --bots gentle,sharp --games 1000000",
        "qwixx simulate --variant longo --players 5 --bots steady --plot scores.svg",
    )
    add_variant(parser)
    parser.add_argument("--players", action=Whole, low=1, high=MAX_PLAYERS, metavar="N", help="help-simulate-players")
    parser.add_argument(
        "--bots",
        action=Word,
        proposed=NAMED,
        separated=True,
        type=_players,
        default="random",
        metavar="BOT,…",
        help="help-simulate-bots",
    )
    parser.add_argument(
        "--games", action=Whole, low=1, high=MOST_GAMES, default=100_000, metavar="N", help="help-games"
    )
    add_seed(parser)
    add_arguments(parser)
    parser.add_argument("--rotate", action="store_true", help="help-simulate-rotate")
    add_options(parser)
    add_output(parser, "-o", "--out", metavar="FILE.parquet", help="help-simulate-out")
    parser.add_argument("--rows", choices=ROWS, metavar="ROWS", help="help-simulate-rows")
    add_output(parser, "--plot", metavar="FILE.svg", help="help-simulate-plot")
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play and print."""
    plot, out = wanted_output(args.plot), wanted_output(args.out)
    with usage_checked(args):
        seats = _seats(args)
        if args.rows and not out:
            raise IllegalError("rows", f"--rows {args.rows} says what a row of a file is; name the file with --out")
        check_arguments(args)
        report = report_stream(plot, out, json=args.json)
    if out:
        check_installed("datasets")
    check_installed()
    from qwixx.arena import game_batch, simulation  # noqa: PLC0415 (they load Numba)

    with usage_checked(args):
        table = game_batch.table_of(args.variant, seats, args.options)
    series = simulation.Series(table, args.seed, args.rotate)
    with ProgressLine(sys.stderr, "games", args.language) as line, working(args, line) as workers:
        line.say("progress-preparing")
        try:
            compile_seconds = game_batch.prepare(table, args.threads or all_cores(), line)
        except KeyboardInterrupt:
            line.leave("interrupted-early")
            return INTERRUPTED
        line.say("progress-playing")
        if out:
            done = _record(out, args.rows or ROWS[0], series, args.games, workers, line)
        else:
            done = simulation.simulate(simulation.Adding(series), args.games, workers, line)
    if out and done.interrupted:
        print(f"qwixx: {say(args.language, 'interrupted-rows', file=out.name)}", file=sys.stderr)
    if not done.tally.games:
        print(f"qwixx: {say(args.language, 'interrupted-early')}", file=sys.stderr)
        return INTERRUPTED
    with report:
        if args.json:
            print(json.dumps(_facts(series, done, compile_seconds)))
        else:
            _print_table(series, done, args.language)
            _print_histogram(done.tally, args.language)
    if plot:
        plot.write(_plot(table, done.tally, args.language))
    return INTERRUPTED if done.interrupted else 0


def _players(text: str) -> list[Player]:
    return [find_player(name) for name in text.split(",")]


def _seats(args: argparse.Namespace) -> list[Player]:
    """The bots by seat."""
    bots: list[Player] = args.bots
    players: int = args.players or max(len(bots), 2)
    seats = bots * players if len(bots) == 1 else bots
    if len(seats) != players:
        message = f"--bots names {len(seats)} for {players} players; name one for all, or one for each"
        raise IllegalError("bots", message, named=len(seats), players=players)
    return seats


def _record(
    out: Output, rows: str, series: "Series", games: int, workers: "Workers", line: ProgressLine
) -> "Simulation":
    """Play the games into a Parquet file. For standard output it is made elsewhere: it is not written in one go."""
    from qwixx.datasets.recorder import record  # noqa: PLC0415 (it loads PyArrow)

    if not out.is_standard:
        return record(out.path, rows, series, games, workers, line)
    with TemporaryDirectory() as folder:
        made = Path(folder) / "rows.parquet"
        done = record(made, rows, series, games, workers, line)
        if not done.interrupted:
            out.copy(made)
    return done


def _facts(series: "Series", done: "Simulation", compile_seconds: float) -> dict[str, Any]:
    table, tally = series.table, done.tally
    return {
        "variant": table.variant.name,
        "players": len(table.players),
        "bots": [player.name for player in table.players],
        "seed": series.seed,
        "rotate": series.rotate,
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


def _print_table(series: "Series", done: "Simulation", language: str) -> None:
    table, tally = series.table, done.tally
    if done.interrupted:
        print(say(language, "interrupted"))
    told = {
        "title": variant_title(table.variant, language),
        "seconds": number_words(done.seconds, 2, language),
        "rate": number_words(tally.games / done.seconds, 0, language),
    }
    ran, seed = ran_words(done.ran, language), str(series.seed)
    print(say(language, "simulate-header", games=tally.games, seed=seed, ran=ran, **told))
    if len(table.players) > 1:
        print(say(language, "simulate-turns" if series.rotate else "simulate-first"))
    print()
    headings = [say(language, f"column-{name}") for name in COLUMNS]
    rows = [_row(tally, seat, player.name, language) for seat, player in enumerate(table.players)]
    for line in columns([headings, *rows], left=(1,)):
        print(line)
    turns, share = number_words(tally.mean_turns, 2, language), percent_words(tally.share_ended_by_locks, 2, language)
    print()
    print(say(language, "simulate-footer", turns=turns, share=share))


def _row(tally: "Tally", seat: int, bot: str, language: str) -> list[str]:
    error = "-" if tally.games < 2 else number_words(tally.standard_error(seat), 3, language)
    return [
        str(seat + 1),
        bot,
        number_words(tally.mean_score(seat), 2, language),
        error,
        percent_words(tally.win_share(seat), 2, language),
        number_words(tally.mean_penalties(seat), 3, language),
        number_words(tally.mean_locks(seat), 3, language),
    ]


def _print_histogram(tally: "Tally", language: str) -> None:
    """The share of games by score, for each seat a column."""
    shares: list[dict[int, float]] = [{} for _ in range(tally.players)]
    for seat, bins in enumerate(shares):
        for score, count in tally.score_counts(seat):
            low = score // BIN * BIN
            bins[low] = bins.get(low, 0.0) + count / tally.games
    lows = [low for bins in shares for low in bins]
    most = max(share for bins in shares for share in bins.values())
    steps = range(min(lows), max(lows) + 1, BIN)
    scores = [say(language, "span", first=str(low), last=str(low + BIN - 1)) for low in steps]
    heading = say(language, "column-score")
    left = max(map(text_width, [heading, *scores]))
    room = (WIDTH - left) // tally.players - SHARE
    seats = [padded(f"  {say(language, 'column-seat')} {seat + 1}", room + SHARE) for seat in range(tally.players)]
    print()
    print((padded(heading, left, right=True) + "".join(seats)).rstrip())
    for low, told in zip(steps, scores, strict=True):
        bars = [_bar(bins.get(low, 0.0), most, room, language) for bins in shares]
        print((padded(told, left, right=True) + "".join(bars)).rstrip())


def _bar(share: float, most: float, room: int, language: str) -> str:
    """A share and a bar as long as it is large, in all `room + SHARE` columns."""
    return f"  {percent_words(share, 1, language):>{SHARE - 3}} {'#' * round(room * share / most):<{room}}"


def _plot(table: "Lineup", tally: "Tally", language: str) -> str:
    from qwixx.arena.score_plot import Series, score_plot  # noqa: PLC0415 (only where asked for)

    series = [
        Series(say(language, "simulate-seat", seat=seat + 1, bot=player.name), tally.score_counts(seat))
        for seat, player in enumerate(table.players)
    ]
    title = say(language, "simulate-title", title=variant_title(table.variant, language), games=tally.games)
    return score_plot(title, series, language)
