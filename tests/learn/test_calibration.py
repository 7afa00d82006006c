"""Chances that are told are brought to what comes of them."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from qwixx.bots.network import Calibration, NetworkJudge, calibrated
from qwixx.learn import calibration
from qwixx.learn.array_backend import NumpyMachine
from qwixx.learn.calibration import Positions, calibrate, fit
from qwixx.learn.run_files import Folder
from qwixx.learn.training_run import Settings, Training
from qwixx.rules import Variant


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_calibration_is_found_that_undoes_what_is_wrong(players: int) -> None:
    called = np.random.default_rng(1).dirichlet(np.full(players, 2.0), 4000)
    sought = Calibration(1.25, -0.5)
    found = fit(Positions(called, calibrated(called, sought)))
    assert found == pytest.approx(sought, abs=1e-3)


def test_calibrated_chances_are_shares_in_the_same_order() -> None:
    called = np.random.default_rng(1).dirichlet(np.ones(4), 1000)
    chances = calibrated(called, Calibration(1.4, -1.1))
    assert chances.sum(-1) == pytest.approx(np.ones(1000))
    assert np.array_equal(chances.argsort(-1), called.argsort(-1))
    assert calibrated(called, Calibration(1.0, 0.0)) == pytest.approx(called, abs=1e-6)


@pytest.fixture
def runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The figures of two runs; few games are played at once."""
    monkeypatch.setattr(calibration, "BATCH", 8)
    files = []
    for sheet in ("classic", "mixx-b"):
        settings = Settings(sheet, hidden=(16, 8), games=16, turns=8, batch=64, lessons=1, players=3)
        training, folder = Training(NumpyMachine(), settings), Folder(tmp_path, settings)
        folder.keep(training, next(training.run()))
        files.append(folder.figures)
    return files


def test_runs_are_calibrated_together_and_keep_all_else(runs: list[Path]) -> None:
    before = [json.loads(file.read_text(encoding="utf-8")) for file in runs]
    told = calibrate(runs, 20, seed=3)
    after = [json.loads(file.read_text(encoding="utf-8")) for file in runs]
    assert [run.pop("calibration") for run in after] == [told, told]
    assert (told["with"], told["games_of_each"], told["seed"]) == (["classic-3", "mixx-b-3"], 20, 3)
    assert after == before


def test_each_run_is_calibrated_with_dice_of_its_own(runs: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    batch, seeds = calibration.batch, []

    def noted(sheet: Variant, players: int, judge: NetworkJudge, seed: int) -> Positions:
        seeds.append(seed)
        return batch(sheet, players, judge, seed)

    monkeypatch.setattr(calibration, "batch", noted)
    calibrate(runs, 16, seed=3)
    assert len(set(seeds)) == len(seeds) == 4


def test_games_of_a_judge_against_itself_are_seen_from_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "BATCH", 4)
    training = Training(NumpyMachine(), replace(Settings(), variant="longo", players=3, hidden=(16, 8), games=1))
    judge = NetworkJudge(training.features, training.learner.network)
    positions = calibration.self_play(training.club.variant, 3, judge, 5, 1)
    assert positions.called.shape == positions.came.shape
    assert positions.came.sum(-1) == pytest.approx(np.ones(len(positions.came)))
    assert (positions.came.max(-1) == 1).mean() > 0.5
