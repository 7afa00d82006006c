"""Bring the chances that a network tells to what comes of them: of positions called 60 %, 60 in 100 should be won.

A network that has not finished learning is too modest. Two numbers make up for that (`Calibration`): those with which
it is most likely that those won who did, in games of the network against itself. Runs that were trained alike, for as
many players on different sheets, share them: many games are then behind two numbers. Each run has dice of its own, for
luck that all share would be taken for the networks' error. The numbers are kept with the figures.
"""

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from qwixx.bots.features import features_of
from qwixx.bots.network import TINY, Calibration, NetworkJudge, calibrated, read_network
from qwixx.fast.array_law import Array
from qwixx.fast.array_turn import Tables
from qwixx.learn.array_backend import NumpyMachine
from qwixx.learn.head_to_head import Thinker, contest
from qwixx.learn.self_play import Club
from qwixx.rules import Variant, variant

BATCH = 250
"""So many games are played at once."""
GAMES, SEED = 2000, 11
"""What it takes unless it is told otherwise."""
STEPS = 12
"""Of Newton's method; about five are enough."""
Shares = npt.NDArray[np.float64]


class Positions(NamedTuple):
    """All positions of many games, the player to be active first."""

    called: Shares
    """What was said of each player's chance to win, n p."""
    came: Shares
    """Who won, n p."""


def self_play(sheet: Variant, players: int, judge: NetworkJudge, games: int, seed: int) -> Positions:
    """So many games of a judge against itself, rounded up to whole batches."""
    return _joined(batch(sheet, players, judge, seed * 1_000_003 + part) for part in range(-(-games // BATCH)))


def batch(sheet: Variant, players: int, judge: NetworkJudge, seed: int) -> Positions:
    """As many of them as are played at once."""
    machine = NumpyMachine()
    club = Club(machine, judge.features, sheet, BATCH, players)
    called, games_of, seats_of = [], [], []

    def watch(tables: Tables, number: Array, seats: Array) -> None:
        called.append(judge(*tables[:3]))
        games_of.append(np.repeat(number[:, None], players, 1))
        seats_of.append(seats)

    won = contest(club, [Thinker(judge.features.law, judge)] * players, machine.chance(seed), watch)
    return Positions(np.concatenate(called).astype(np.float64), won[np.concatenate(games_of), np.concatenate(seats_of)])


def fit(positions: Positions) -> Calibration:
    """The calibration that makes what came of the positions most likely, by Newton's method."""
    called, came = positions
    slopes = np.stack((np.log(called + TINY), called))
    found = np.array([1.0, 0.0])
    for _ in range(STEPS):
        chances = calibrated(called, Calibration(*found))
        centred = slopes - (slopes * chances).sum(-1)[..., None]
        slope = (centred * (came - chances)).sum((1, 2))
        curvature = np.einsum("inp,jnp,np->ij", centred, centred, chances)
        found = found + np.linalg.solve(curvature, slope)
    return Calibration(*(round(float(each), 4) for each in found))


def calibrate(files: Sequence[Path], games: int = GAMES, seed: int = SEED) -> dict[str, object]:
    """Find the one calibration of several runs, given the files of their figures, and keep it there."""
    runs = {file: json.loads(file.read_text(encoding="utf-8")) for file in files}
    played = (_played(file, runs[file]["settings"], games, seed + place) for place, file in enumerate(files))
    found = fit(_joined(played))
    told = {**found._asdict(), "with": [file.stem for file in files], "games_of_each": games, "seed": seed}
    for file, run in runs.items():
        file.write_text(json.dumps({**run, "calibration": told}, indent=1) + "\n", encoding="utf-8")
    return told


def _played(file: Path, settings: dict[str, Any], games: int, seed: int) -> Positions:
    """Games of the network of a run, as it was trained."""
    sheet = variant(settings["variant"])
    judge = NetworkJudge(features_of(sheet), read_network(file.with_suffix(".npz")))
    return self_play(sheet, settings["players"], judge, games, seed)


def _joined(parts: Iterable[Positions]) -> Positions:
    return Positions(*map(np.concatenate, zip(*parts, strict=True)))
