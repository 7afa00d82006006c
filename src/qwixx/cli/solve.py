"""`qwixx solve`: what one may expect of a game that is played for the most points, exactly."""

import argparse
import json
import sys
from time import perf_counter, process_time
from typing import Any

from qwixx.arena.spans import all_cores
from qwixx.cli.flags import number, threads
from qwixx.cli.progress import ProgressLine
from qwixx.cli.sources import find_variant
from qwixx.fast.installed import check_installed
from qwixx.rules import Sheet, Variant
from qwixx.rules.setup import check_lucky
from qwixx.rules.sheet_file import format_lucky, parse_lucky
from qwixx.rules.variant import MAX_PLAYERS, LuckyPair


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Declare the command."""
    parser = subparsers.add_parser(
        "solve",
        help="the expected score of perfect play, exactly",
        description="Solve the game of one sheet that is played for the most points: alone, or in the rhythm of a "
        "table at which nobody else closes a row or ends the game. The table of all sheets is kept in the cache "
        "folder, for advice and reviews. docs/solver.md says how it is done.",
        epilog="example: qwixx solve --variant longo --lucky 5-8 --players 2",
    )
    add_question(parser)
    parser.add_argument("--threads", metavar="N", help="default: all cores")
    parser.add_argument("--fresh", action="store_true", help="solve again, even if the table was kept")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def add_question(parser: argparse.ArgumentParser) -> None:
    """Declare what asks a question."""
    parser.add_argument("--variant", default="classic", help="the name of a variant, or a sheet file")
    parser.add_argument("--players", default="1", metavar="N", help="1 to 5: alone (default), or paced by a table")
    parser.add_argument("--lucky", metavar="A-B", help="the lucky numbers of the sheet, such as 5-8 (default: none)")


def run(args: argparse.Namespace) -> int:
    """Solve and print."""
    variant, players = find_variant(args.variant), number("--players", args.players, 1, MAX_PLAYERS)
    lucky, workers = read_lucky(variant, args.lucky), threads(args.threads)
    check_installed()
    from qwixx.solve import keeping, solver  # noqa: PLC0415 (they load Numba)
    from qwixx.solve.question import Question  # noqa: PLC0415 (as above)

    question = Question(variant, players, lucky)
    workers = workers or all_cores()
    with ProgressLine(sys.stderr, "sheets") as line:
        line.say("compiling …")
        began = perf_counter()
        solver.compile_solver(solver.setting_of(question))
        compile_seconds = perf_counter() - began
        line.say(f"solving {variant.name}, {question} …")
        watch = _Watch(line)
        table = keeping.find_table(question, workers, watch, line.note, args.fresh)
        seconds, cpu_seconds = watch.elapsed()
    empty = Sheet(lucky=lucky)
    waits = [0, *range(players - 1, 0, -1)]
    facts = {
        "variant": variant.name,
        "question": str(question),
        "players": players,
        "lucky": list(lucky) if lucky else None,
        "expected_score": table.expected_score(empty, 0, 0),
        "expected_scores": [table.expected_score(empty, 0, wait) for wait in waits],
        "states": solver.count_states(question),
        "kept": not watch.solved,
        "seconds": seconds,
        "cpu_seconds": cpu_seconds,
        "compile_seconds": compile_seconds,
        "threads": workers,
        "peak_rss_mb": _peak_memory(),
    }
    if args.json:
        print(json.dumps(facts))
    else:
        _print(variant, facts)
    return 0


def read_lucky(variant: Variant, text: str | None) -> LuckyPair | None:
    """The lucky numbers that a sheet of this variant may bear."""
    return check_lucky(variant, parse_lucky(text)) if text else None


class _Watch:
    """A progress that also takes the time: of solving alone, or of finding the table where it was kept."""

    def __init__(self, line: ProgressLine) -> None:
        self._line = line
        self._began = _clocks()
        self._last = self._began
        self.solved = False

    def __call__(self, done: int, total: int) -> None:
        self._line(done, total)
        self._last = _clocks()
        if not self.solved:
            self._began, self.solved = self._last, True

    def elapsed(self) -> tuple[float, float]:
        """Seconds, and seconds of processor time."""
        ended = self._last if self.solved else _clocks()
        return ended[0] - self._began[0], ended[1] - self._began[1]


def _clocks() -> tuple[float, float]:
    return perf_counter(), process_time()


def _peak_memory() -> float | None:
    """The most memory that this process has had, in megabytes; not known everywhere."""
    if sys.platform == "win32":
        return None
    import resource  # noqa: PLC0415 (not there on every system)

    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 2**20


def _print(variant: Variant, facts: dict[str, Any]) -> None:
    lucky = f", lucky numbers {format_lucky(tuple(facts['lucky']))}" if facts["lucky"] else ""
    print(f"{variant.title}{lucky}, {facts['question']}: {facts['states']:,} different sheets.")
    for turns, score in enumerate(facts["expected_scores"]):
        print(f"  {_place(turns, facts['players']):<48} {score:>12.6f} points")
    how = "Read from the cache" if facts["kept"] else "Solved"
    print(f"{how} in {facts['seconds']:.1f} s ({facts['cpu_seconds']:.1f} s of processor time).")


def _place(place: int, players: int) -> str:
    if players == 1:
        return "expected, playing alone"
    if place == 0:
        return "about to be active"
    waits = players - place
    return f"active after {waits} turn{'s' * (waits > 1)} of others"
