"""The network that judges positions: two hidden layers, and each player's chance to win as what comes out."""

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from qwixx.bots.features import Features, slots
from qwixx.fast.array_law import Array

STEPS = 127
"""Weights of large layers are kept as whole numbers from minus to plus this, with a scale for each of their rows."""
LARGE = ("into", "across")
PART = 128
"""So many positions are judged at a time: the first layer of more would not stay in the processor's cache."""
TINY = 1e-7
"""A chance of nothing at all has no logarithm."""
Floats = npt.NDArray[np.float32]


class Network(NamedTuple):
    """The weights of a network, layer by layer."""

    into: Array
    """By what a position tells, slot after slot, and unit of the first layer."""
    into_bias: Array
    across: Array
    across_bias: Array
    out: Array
    out_bias: Array


class Calibration(NamedTuple):
    """What brings the chances that a network tells to what comes of them (`qwixx.learn.calibration`).

    A chance c becomes c to the power of `scale`, times e to the power of `pull` times c, as a share of what all
    players' become.
    """

    scale: float
    pull: float


def softmax(xp: Any, logits: Array) -> Array:
    """Chances of which the logarithms differ as the logits do, along the last axis."""
    powers = xp.exp(logits - xp.amax(logits, -1)[..., None])
    return powers / powers.sum(-1)[..., None]


def calibrated(chances: Array, calibration: Calibration) -> Array:
    """Chances n p as they are when they are calibrated."""
    return softmax(np, calibration.scale * np.log(chances + TINY) + calibration.pull * chances)


def write_network(path: Path, network: Network) -> None:
    """Keep a network in a file, replaced whole or not at all."""
    arrays: dict[str, Any] = {}
    for name, weights in network._asdict().items():
        if name in LARGE:
            scale = np.abs(weights).max(1).clip(1e-6) / STEPS
            arrays[name] = np.round(weights / scale[:, None]).astype(np.int8)
            arrays[f"{name}_scale"] = scale.astype(np.float32)
        else:
            arrays[name] = weights.astype(np.float32)
    part = path.with_name(f".{path.name}.part")
    with part.open("wb") as file:
        np.savez_compressed(file, **arrays)
    part.replace(path)


def read_network(file: Any) -> Network:
    """The network kept in a file."""
    with np.load(file) as arrays:
        weights = [
            arrays[name] * arrays[f"{name}_scale"][:, None] if name in LARGE else arrays[name]
            for name in Network._fields
        ]
    return Network(*weights)


class NetworkJudge:
    """A judge of positions in NumPy: the first layer is looked up, number by number, instead of being multiplied."""

    def __init__(self, features: Features, network: Network, calibration: Calibration | None = None) -> None:
        self.features, self.network, self.calibration = features, network, calibration
        width = features.table.shape[1]
        slot_count = len(network.into) // width
        per_player = slot_count // network.out.shape[1]
        self._tables = []
        for slot in range(slot_count):
            is_lucky = features.law.has_lucky and slot % per_player == per_player - 1
            rows = features.table[features.kinds if is_lucky else 0 :][: None if is_lucky else features.kinds]
            self._tables.append((features.kinds * is_lucky, rows @ network.into[slot * width : (slot + 1) * width]))

    def __call__(self, sheets: Array, closed: Array, lucky: Array) -> Array:
        """Each player's chance to win, n p; the player to be active comes first."""
        seen = slots(self.features, sheets, closed, lucky).reshape(len(sheets), -1)
        logits = np.empty(sheets.shape, dtype=np.float32)
        for at in range(0, len(seen), PART):
            logits[at : at + PART] = self._logits(seen[at : at + PART])
        chances = softmax(np, logits)
        return calibrated(chances, self.calibration) if self.calibration else chances

    def _logits(self, seen: Array) -> Floats:
        first: Floats = np.repeat(self.network.into_bias[None], len(seen), 0)
        for slot, (begin, table) in enumerate(self._tables):
            first += table[seen[:, slot] - begin]
        second = np.maximum(first, 0, out=first) @ self.network.across + self.network.across_bias
        found: Floats = np.maximum(second, 0, out=second) @ self.network.out + self.network.out_bias
        return found
