"""`qwixx solve`: the exact expected score of a game that is played for the most points."""

import argparse
import json
import sys
from time import perf_counter, process_time
from typing import Any

from qwixx.arena.game_ranges import all_cores
from qwixx.cli.arguments import Whole, add_json, add_threads, add_variant
from qwixx.cli.error_messages import usage_checked
from qwixx.cli.parser import Commands
from qwixx.cli.progress_line import ProgressLine
from qwixx.cli.solved_tables import question_words
from qwixx.cli.text_table import columns
from qwixx.fast.installed_extras import check_installed
from qwixx.i18n.catalogue import say
from qwixx.i18n.phrases import number_words, variant_title
from qwixx.rules import FOUR_ROWS, Sheet, Variant
from qwixx.rules.setup import check_lucky
from qwixx.rules.sheet_file import parse_lucky
from qwixx.rules.variant import MAX_PLAYERS, LuckyPair


def add_parser(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add("solve", "qwixx solve", "qwixx solve --variant longo --lucky 5-8 --players 2")
    add_question(parser)
    add_threads(parser)
    parser.add_argument("--fresh", action="store_true", help="help-solve-fresh")
    add_json(parser)
    parser.set_defaults(run=run)


def add_question(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of a question."""
    add_variant(parser, handled=FOUR_ROWS)
    parser.add_argument(
        "--players", action=Whole, low=1, high=MAX_PLAYERS, default=1, metavar="N", help="help-solve-players"
    )
    parser.add_argument("--lucky", metavar="A-B", help="help-solve-lucky")


def run(args: argparse.Namespace) -> int:
    """Solve and print."""
    variant, players, workers = args.variant, args.players, args.threads or all_cores()
    with usage_checked(args):
        lucky = read_lucky(variant, args.lucky)
    check_installed()
    from qwixx.solve import cache, solver  # noqa: PLC0415 (they load Numba)
    from qwixx.solve.question import Question  # noqa: PLC0415 (as above)

    question = Question(variant, players, lucky)
    with ProgressLine(sys.stderr, "sheets", args.language) as line:
        line.say("progress-compiling")
        began = perf_counter()
        solver.compile_solver(solver.setting_of(question))
        compile_seconds = perf_counter() - began
        line.say("progress-solving", name=variant.name, question=question_words(question, args.language))
        watch = _Watch(line)
        table = cache.find_table(question, workers, watch, line.note, args.fresh)
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
        _print(variant, facts, question_words(question, args.language), args.language)
    return 0


def read_lucky(variant: Variant, text: str | None) -> LuckyPair | None:
    """The lucky numbers in a text, checked against the variant."""
    return check_lucky(variant, parse_lucky(text)) if text else None


class _Watch:
    """A progress line that also measures the time: of solving alone, or of loading the table from the cache."""

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
        """Elapsed seconds, and seconds of processor time."""
        ended = self._last if self.solved else _clocks()
        return ended[0] - self._began[0], ended[1] - self._began[1]


def _clocks() -> tuple[float, float]:
    return perf_counter(), process_time()


def _peak_memory() -> float | None:
    """The peak memory of this process in megabytes; `None` on Windows, which does not tell."""
    if sys.platform == "win32":
        return None
    import resource  # noqa: PLC0415 (Windows has no such module)

    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 2**20


def _print(variant: Variant, facts: dict[str, Any], question: str, language: str) -> None:
    title = variant_title(variant, language)
    print(say(language, "solve-header", title=title, question=question, states=facts["states"]))
    rows = [
        (f"  {_place(turns, facts['players'], language)}", number_words(score, 6, language))
        for turns, score in enumerate(facts["expected_scores"])
    ]
    for line in columns(rows, left=(0,)):
        print(line)
    seconds, processor = (number_words(facts[name], 1, language) for name in ("seconds", "cpu_seconds"))
    print(say(language, "solve-kept" if facts["kept"] else "solve-solved", seconds=seconds, processor=processor))


def _place(place: int, players: int, language: str) -> str:
    if players == 1:
        return say(language, "solve-alone")
    return say(language, "solve-later", turns=players - place) if place else say(language, "solve-now")
