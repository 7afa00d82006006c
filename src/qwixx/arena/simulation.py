"""Many games of the same table, added up. The same seed gives the same result, whatever the number of threads."""

from time import perf_counter
from typing import NamedTuple

import numpy as np

from qwixx.arena.playing import Table, play
from qwixx.arena.spans import Span, all_cores, in_order, spans
from qwixx.arena.statistics import Tally, nothing_played, tally_of
from qwixx.solve.progress import Progress

COMPILED_SPAN = 1 << 15
PLAIN_SPAN = 16


class Simulation(NamedTuple):
    """What was played, and how that went."""

    tally: Tally
    seconds: float
    threads: int
    interrupted: bool


def simulate(
    table: Table,
    seed: int,
    games: int,
    rotate: bool = False,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Play so many games; an interrupt from the keyboard ends them early.

    Seat 0 starts, or with `rotate` the seats in turn. Bots in plain Python play on one thread: more of them would only
    wait for each other, and a bot of somebody's own need not know of threads.
    """
    compiled, players = table.match is not None, len(table.players)
    threads = (threads or all_cores()) if compiled else 1

    def work(span: Span) -> Tally:
        starters = np.arange(span.first, span.first + span.length) % (players if rotate else 1)
        return tally_of(play(table, seed, span.first, starters))

    tally, interrupted, began = nothing_played(players), False, perf_counter()
    if progress:
        progress(0, games)
    try:
        for part in in_order(work, spans(0, games, COMPILED_SPAN if compiled else PLAIN_SPAN), threads):
            tally += part
            if progress:
                progress(tally.games, games)
    except KeyboardInterrupt:
        interrupted = True
    return Simulation(tally, perf_counter() - began, threads, interrupted)
