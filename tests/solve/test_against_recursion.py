"""The solver agrees with plain recursion over the rules, on games small enough for it."""

import numpy as np
import pytest

from qwixx.rules import Variant
from qwixx.rules.variant import LuckyPair
from qwixx.solve.question import Question
from qwixx.solve.solver import solve
from tests.solve.plain import PlainSolver
from tests.solve.sheets import small


def solved(variant: Variant, players: int, lucky: LuckyPair | None = None) -> list[float]:
    """From the start: the one about to be active first, then as `qwixx solve` has them."""
    about_to_be, *waiting = solve(Question(variant, players, lucky))[:, 0, 0, 0].tolist()
    return [about_to_be, *reversed(waiting)]


@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize(
    "name",
    [
        "all symmetries at once",
        "two locking numbers",
        "locks without crosses",
        "rows of different lengths",
        "numbers mixed",
        "colours mixed",
        "a colour twice",
    ],
)
def test_C8_to_C20_small_games(name: str, players: int) -> None:
    variant = small(name)
    assert solved(variant, players) == pytest.approx(PlainSolver(variant, players).expected_scores(), abs=1e-9, rel=0)


def test_C22_a_cross_of_action_1_counts_towards_the_lock_of_action_2() -> None:
    variant = small("a lock after two crosses")
    assert solved(variant, 1) == pytest.approx(PlainSolver(variant, 1).expected_scores(), abs=1e-9, rel=0)


def test_dice_with_more_faces_and_two_players() -> None:
    variant = small("three faces")
    assert solved(variant, 2) == pytest.approx(PlainSolver(variant, 2).expected_scores(), abs=1e-9, rel=0)


@pytest.mark.parametrize("lucky", [None, (2, 3), (3, 5)], ids=str)
def test_L4_L5_lucky_numbers(lucky: LuckyPair | None) -> None:
    variant = small("lucky")
    assert solved(variant, 1, lucky) == pytest.approx(PlainSolver(variant, 1, lucky).expected_scores(), abs=1e-9, rel=0)


@pytest.mark.parametrize("players", [1, 4])
def test_threads_change_nothing(players: int) -> None:
    question = Question(small("two locking numbers"), players)
    assert np.array_equal(solve(question, threads=1), solve(question, threads=3))
