"""Games a second on a Ray cluster of one process and of two, started here, beside one thread and two.

Each figure is the best of several rounds, since a busy machine can only slow a round down. Where it is busy all the
time, the processor time of a million games says more: if two processes need no more of it than one, they are held up
by nothing but others.
"""

import argparse
import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from qwixx.arena.cluster import joined
from qwixx.arena.game_batch import table_of
from qwixx.arena.game_ranges import Span, spans
from qwixx.arena.simulation import Adding, Series
from qwixx.arena.workers import LOCAL, Threads, Workers
from qwixx.bots import find_player
from qwixx.rules import variant

BOTS = ("gentle", "sharp")


@dataclass(frozen=True)
class Timed:
    """Games, and the processor time that they took."""

    work: Adding

    def __call__(self, span: Span) -> float:
        """Play some."""
        start = time.thread_time()
        self.work(span)
        return time.thread_time() - start


@contextmanager
def threads(count: int) -> Iterator[Workers]:
    """So many threads."""
    yield Threads(count)


def measure(workers: Workers, games: int, rounds: int) -> dict[str, Any]:
    """The best round of some; one goes before them, in which everything is loaded."""
    found: dict[str, Any] = {"games_per_second": 0}
    for seed in range(rounds + 1):
        work = Timed(Adding(Series(table_of(variant("classic"), [find_player(name) for name in BOTS]), seed)))
        start, own = time.perf_counter(), time.process_time()
        spent = sum(workers.in_order(work, spans(0, games, work.work.span // 8)))
        rate = round(games / (time.perf_counter() - start))
        if seed and rate > found["games_per_second"]:
            found = {
                "games_per_second": rate,
                "worker_seconds_per_million_games": round(spent / games * 1e6, 2),
                "seconds_per_million_games_here": round((time.process_time() - own) / games * 1e6, 2),
            }
    return found


def main() -> None:
    """Print one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200_000, help="games a round")
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    figures: dict[str, Any] = {"cores": os.cpu_count(), "load_before": os.getloadavg()[0], "bots": BOTS}
    for count in (1, 2):
        for kind, crew in (("threads", threads(count)), ("ray", joined(LOCAL, count))):
            with crew as workers:
                figures[f"{kind}_{count}"] = measure(workers, args.games, args.rounds)
    for kind in ("threads", "ray"):
        one, two = (figures[f"{kind}_{count}"]["games_per_second"] for count in (1, 2))
        figures[f"two_{kind}_times_one"] = round(two / one, 2)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
