"""Training on any machine: seconds of it beat a player without a plan, and a run goes on where it was left."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from qwixx.bots.network import read_network
from qwixx.learn.array_backend import NumpyMachine
from qwixx.learn.head_to_head import Drawer, Thinker, contest
from qwixx.learn.run_files import Folder
from qwixx.learn.self_play import Turn, returns
from qwixx.learn.training_run import Settings, Training
from qwixx.learn.value_network import judge_of
from qwixx.rules import IllegalError

SMALL = Settings(hidden=(32, 16), games=128, turns=16, batch=128, rate=4e-3, lessons=16)
MACHINE = NumpyMachine()


def test_seconds_of_training_beat_random() -> None:
    training = Training(MACHINE, SMALL)
    surprises = [figures["surprise"] for figures in training.run()]
    assert np.mean(surprises[-4:]) < np.mean(surprises[:4])
    law = training.features.law
    thinker = Thinker(law, judge_of(MACHINE, training.features, training.learner.mean))
    shares = contest(training.club, [thinker, Drawer(law, MACHINE.chance(2))], MACHINE.chance(3))
    assert shares.sum(-1) == pytest.approx(np.ones(SMALL.games))
    assert shares[:, 0].mean() > 0.8


def test_a_contest_goes_on_when_a_player_waits_in_all_games() -> None:
    training = Training(MACHINE, replace(SMALL, games=1))
    law = training.features.law
    thinker = Thinker(law, judge_of(MACHINE, training.features, training.learner.network))
    shares = contest(training.club, [thinker, Drawer(law, MACHINE.chance(1))], MACHINE.chance(3))
    assert shares.sum(-1).tolist() == [1.0]


@pytest.mark.parametrize(("variant", "players"), [("longo", 2), ("mixx-a", 3), ("mixx-b", 5), ("longo", 4)])
def test_every_variant_and_any_number_of_players_can_be_trained(variant: str, players: int) -> None:
    settings = replace(SMALL, variant=variant, players=players, games=16, turns=8, batch=64, lessons=2)
    training = Training(MACHINE, settings)
    lessons = list(training.run())
    assert [figures["lesson"] for figures in lessons] == [1, 2]
    assert all(np.isfinite(each).all() for each in training.learner.mean)


def test_a_run_goes_on_where_it_was_left(tmp_path: Path) -> None:
    settings = replace(SMALL, games=16, lessons=3)
    training, folder = Training(MACHINE, settings), Folder(tmp_path, settings)
    figures = next(training.run())
    folder.keep(training, figures)
    again = Training(MACHINE, settings)
    folder.take_up(again)
    assert (again.lesson, again.finished) == (training.lesson, training.finished) == (1, figures["games"])
    for network, kept in zip(training.learner, again.learner, strict=True):
        assert all(np.array_equal(one, other) for one, other in zip(network, kept, strict=True))
    assert [each["lesson"] for each in again.run()] == [2, 3]


def test_a_stage_of_other_settings_is_left_alone(tmp_path: Path) -> None:
    settings = replace(SMALL, games=16, lessons=3)
    training = Training(MACHINE, settings)
    Folder(tmp_path, settings).keep(training, next(training.run()))
    other = replace(settings, rate=0.5)
    with pytest.raises(IllegalError, match="other settings; it is left alone"):
        Folder(tmp_path, other).take_up(Training(MACHINE, other))


def test_kept_weights_are_those_of_the_mean_but_for_rounding(tmp_path: Path) -> None:
    settings = replace(SMALL, games=16, lessons=1)
    training, folder = Training(MACHINE, settings), Folder(tmp_path, settings)
    folder.keep(training, next(training.run()))
    for kept, mean in zip(read_network(folder.weights), training.learner.mean, strict=True):
        assert np.abs(kept - mean).max() <= np.abs(mean).max() / 127


def test_a_run_can_be_given_seconds() -> None:
    training = Training(MACHINE, replace(SMALL, games=16, lessons=10**9, seconds=1e-9))
    assert len(list(training.run())) == 1


def turn(before: list[float], after: list[float], over: bool = False, drawn: bool = False) -> Turn:
    """A turn of one game."""
    return Turn(np.zeros((1, 1)), np.array([before]), np.array([after]), np.array([over]), np.array([drawn]))


def test_what_came_of_a_position_is_handed_back_from_turn_to_turn() -> None:
    turns = [turn([0.5, 0.5], [0.6, 0.4]), turn([0.4, 0.6], [0.3, 0.7]), turn([0.7, 0.3], [1.0, 0.0], over=True)]
    one, two, three = (found[0] for found in returns(np, turns, 0.5))
    assert three.tolist() == [1.0, 0.0]
    assert two == pytest.approx([0.5 * 0.3 + 0.5 * 0.0, 0.5 * 0.7 + 0.5 * 1.0])
    assert one == pytest.approx([0.5 * 0.6 + 0.5 * two[1], 0.5 * 0.4 + 0.5 * two[0]])


def test_nothing_is_learnt_from_a_turn_that_was_drawn() -> None:
    turns = [turn([0.5, 0.5], [0.6, 0.4]), turn([0.4, 0.6], [0.9, 0.1], drawn=True)]
    one, two = (found[0] for found in returns(np, turns, 1.0))
    assert two.tolist() == [0.4, 0.6]
    assert one == pytest.approx([0.6, 0.4])


def test_a_game_that_is_over_tells_nothing_of_the_one_after_it() -> None:
    turns = [turn([0.5, 0.5], [0.5, 0.5], over=True), turn([0.5, 0.5], [1.0, 0.0], over=True)]
    assert returns(np, turns, 0.9)[0][0].tolist() == [0.5, 0.5]
