"""Whoever interrupts the solver does not wait for it."""

import time

import pytest

from qwixx.solve import solver
from qwixx.solve.question import Question
from qwixx.solve.solver import Job, Setting, Values, solve
from tests.solve.sheets import small


def test_an_interruption_leaves_the_rest_of_a_round_undone(monkeypatch: pytest.MonkeyPatch) -> None:
    question = Question(small("a lock after two crosses"))
    rounds = list(solver._rounds(solver.setting_of(question)))
    largest = max(range(len(rounds)), key=lambda place: len(rounds[place]))
    states_before = sum(job.states for jobs in rounds[:largest] for job in jobs)
    done: list[Job] = []
    work = solver._work

    def slowly(values: Values, setting: Setting, job: Job) -> int:
        done.append(job)
        time.sleep(0.01)
        return work(values, setting, job)

    def interrupt(solved: int, _: int) -> None:
        if solved > states_before:
            raise KeyboardInterrupt

    monkeypatch.setattr(solver, "_work", slowly)
    with pytest.raises(KeyboardInterrupt):
        solve(question, progress=interrupt)
    assert 0 < len(done) < sum(len(jobs) for jobs in rounds[: largest + 1])
