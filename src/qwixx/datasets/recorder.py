"""Play games, and keep them as rows."""

from collections.abc import Callable
from pathlib import Path

from qwixx.arena.game_ranges import Span
from qwixx.arena.simulation import Series, Simulation, simulate
from qwixx.arena.tally import nothing_played
from qwixx.arena.workers import Workers
from qwixx.datasets.columns import DECISIONS, GAMES, about
from qwixx.datasets.decision_rows import DecisionRows
from qwixx.datasets.game_rows import GameRows
from qwixx.datasets.parquet_file import RowFile
from qwixx.solve.progress import Progress

KINDS: dict[str, Callable[[Series], DecisionRows | GameRows]] = {DECISIONS: DecisionRows, GAMES: GameRows}


def record(
    path: Path, kind: str, series: Series, games: int, workers: Workers, progress: Progress | None = None
) -> Simulation:
    """Play so many games and write them to a file, one row a decision or a game (`kind`).

    If they are interrupted there is no file, and one that was there before is as it was.
    """
    work = KINDS[kind](series)
    try:
        work(Span(0, 0))  # so that what has to be compiled is, before the clock runs
    except KeyboardInterrupt:
        return Simulation(nothing_played(len(series.table.players)), 0, workers.ran(), interrupted=True)
    with RowFile(path, work.schema.with_metadata(about(series, kind, games))) as file:
        done = simulate(work, games, workers, progress, file.write)
        if not done.interrupted:
            file.finish()
    return done
