"""The solver: every sheet of a game, from the most advanced to the empty one."""

import math
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from typing import NamedTuple

import numpy as np
from numba.core import config
from numpy.typing import NDArray

from qwixx.rules import IllegalError
from qwixx.rules.game import LOCKS_TO_END
from qwixx.rules.sheet import PENALTY_BOXES
from qwixx.solve.compiled_equation import solve_sheets
from qwixx.solve.half_sheets import Half, HalfTables
from qwixx.solve.progress import Progress
from qwixx.solve.question import Question
from qwixx.solve.roll_odds import Chances, chances_of
from qwixx.solve.symmetry import halves_alike, twins

Values = NDArray[np.float64]
"""Points still to come, by layer, state of the upper half, state of the lower half, and penalties."""
VALUE_BYTES = 8


class Setting(NamedTuple):
    """A question in the solver's terms."""

    upper: Half
    lower: Half
    above: HalfTables
    below: HalfTables
    alike: bool
    """Whether the halves may trade places."""
    chances: Chances
    lucky: NDArray[np.int64]


class Job(NamedTuple):
    """Sheets that are solved one after the other: one upper half with these lower halves."""

    upper: int
    lowers: NDArray[np.int64]

    @property
    def states(self) -> int:
        """How many sheets these are."""
        return len(self.lowers) * PENALTY_BOXES


@lru_cache(maxsize=8)
def setting_of(question: Question) -> Setting:
    """The states of the halves of a sheet, and what crosses do to them."""
    variant, lucky = question.variant, question.lucky
    upper = Half(variant, 0, twins(variant, lucky, upper=True), lucky is not None)
    lower = Half(variant, 2, twins(variant, lucky, upper=False), lucky is not None)
    return Setting(
        upper,
        lower,
        upper.tables(),
        lower.tables(),
        halves_alike(variant, lucky),
        chances_of(variant.sides),
        np.array(lucky or (), np.int64),
    )


def solve(question: Question, threads: int = 1, progress: Progress | None = None) -> Values:
    """The values of all sheets, in a layer for each number of turns of others still to come before one's own."""
    setting = setting_of(question)
    values = _room_for(question)
    rounds = list(_rounds(setting))
    total, done = sum(job.states for jobs in rounds for job in jobs), 0
    compile_solver(setting)
    if progress:
        progress(0, total)
    with ThreadPoolExecutor(threads) as pool:
        for jobs in rounds:
            for solved in pool.map(partial(_work, values, setting), jobs):
                done += solved
                if progress:
                    progress(done, total)
    return values


def compile_solver(setting: Setting) -> None:
    """Compile the solver, or load it where it was kept, by giving it nothing to do.

    Four penalties are taken at once where the compiler looks for such chances, which Numba does not let it by default.
    """
    usual = config.SLP_VECTORIZE
    config.SLP_VECTORIZE = 1
    try:
        nothing = np.zeros((1, len(setting.upper.states), len(setting.lower.states), PENALTY_BOXES))
        _work(nothing, setting, Job(0, np.empty(0, np.int64)))
    finally:
        config.SLP_VECTORIZE = usual


def count_states(question: Question) -> int:
    """How many sheets have to be solved; those that are worth the same by symmetry count once."""
    return sum(job.states for jobs in _rounds(setting_of(question)) for job in jobs)


def _work(values: Values, setting: Setting, job: Job) -> int:
    """Do a job; how many sheets that solved."""
    _, _, above, below, alike, chances, lucky = setting
    solve_sheets(values, alike, job.upper, job.lowers, above, below, chances, lucky)
    return job.states


def _rounds(setting: Setting) -> Iterator[list[Job]]:
    """Rounds of jobs: those of a round do not ask for each other's results.

    A sheet asks for sheets whose upper half, or whose lower half, is further on. Where the halves are alike, half of
    the sheets are mirror images of others, and that of (x, y) is ready when both x and y are further on.
    """
    up_level, low_level = setting.upper.levels, setting.lower.levels
    every = np.arange(len(low_level))[::-1]
    for level in sorted(set(up_level.tolist()), reverse=True):
        uppers = np.flatnonzero((up_level == level) & (setting.above.closed < LOCKS_TO_END)).tolist()
        if setting.alike:
            yield [_job(setting, upper, every[low_level[every] > level]) for upper in uppers]
            yield [_job(setting, upper, every[(low_level[every] == level) & (every >= upper)]) for upper in uppers]
        else:
            yield [_job(setting, upper, every) for upper in uppers]


def _job(setting: Setting, upper: int, lowers: NDArray[np.int64]) -> Job:
    going_on = setting.above.closed[upper] + setting.below.closed[lowers] < LOCKS_TO_END
    return Job(upper, lowers[going_on])


def check_room(question: Question, most: int) -> None:
    """Raise if solving it would take more bytes of memory."""
    if math.prod(_shape(question)) * VALUE_BYTES > most:
        raise _too_large(question)


def _room_for(question: Question) -> Values:
    try:
        return np.zeros(_shape(question))
    except MemoryError as error:
        raise _too_large(question) from error


def _shape(question: Question) -> tuple[int, int, int, int]:
    setting = setting_of(question)
    return question.players, len(setting.upper.states), len(setting.lower.states), PENALTY_BOXES


def _too_large(question: Question) -> IllegalError:
    size = math.prod(_shape(question)) * VALUE_BYTES >> 20
    message = f"solving {question.variant.name} {question} takes {size:,} MB of memory"
    return IllegalError("memory", message, size=size)
