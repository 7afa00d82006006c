"""The files of a run: the weights that ship, their figures, and a checkpoint to continue from."""

import json
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np

from qwixx.bots.network import Network, write_network
from qwixx.learn.training_run import Settings, Training
from qwixx.learn.value_network import Learner
from qwixx.rules import IllegalError


class Folder:
    """Where a run is kept; each file is replaced whole or not at all."""

    def __init__(self, path: Path, settings: Settings) -> None:
        path.mkdir(parents=True, exist_ok=True)
        name = f"{settings.variant}-{settings.players}"
        self.weights, self.figures = path / f"{name}.npz", path / f"{name}.json"
        self.stage = path / f"{name}.stage.npz"

    def keep(self, training: Training, figures: dict[str, Any]) -> None:
        """Write all that there is."""
        plain = training.machine.plain
        write_network(self.weights, Network(*map(plain, training.learner.mean)))
        stage = {
            f"{part}.{name}": plain(array)
            for part, network in training.learner._asdict().items()
            for name, array in network._asdict().items()
        }
        done = {"lesson": training.lesson, "finished": training.finished, "seconds": training.seconds}
        _write(self.stage, {**stage, "done": np.array(json.dumps({**done, "settings": asdict(training.settings)}))})
        digest = sha256(self.weights.read_bytes()).hexdigest()
        told = {"settings": asdict(training.settings), "figures": figures, "sha256": digest}
        self.figures.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")

    def take_up(self, training: Training) -> None:
        """Continue from the checkpoint; games in progress start again."""
        if not self.stage.exists():
            return
        with np.load(self.stage) as stage:
            done = json.loads(str(stage["done"]))
            if done["settings"] != json.loads(json.dumps(asdict(training.settings))):
                raise IllegalError("settings", f"{self.stage} is of a run with other settings; it is left alone")
            parts = (
                Network(*(training.machine.array(stage[f"{part}.{name}"]) for name in Network._fields))
                for part in Learner._fields
            )
            training.learner = Learner(*parts)
        training.lesson, training.finished, training.seconds = done["lesson"], done["finished"], done["seconds"]


def _write(path: Path, arrays: dict[str, Any]) -> None:
    part = path.with_name(f".{path.name}.part")
    with part.open("wb") as file:
        np.savez_compressed(file, **arrays)
    part.replace(path)
