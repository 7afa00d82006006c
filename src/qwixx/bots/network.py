"""The network that judges positions: two hidden layers, and each player's chance to win as what comes out."""

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from qwixx.bots.features import Features, slots
from qwixx.fast.arrays import Array

STEPS = 127
"""Weights of large layers are kept as whole numbers from minus to plus this, with a scale for each of their rows."""
LARGE = ("into", "across")
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


def softmax(xp: Any, logits: Array) -> Array:
    """Chances of which the logarithms differ as the logits do, along the last axis."""
    powers = xp.exp(logits - xp.amax(logits, -1)[..., None])
    return powers / powers.sum(-1)[..., None]


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

    def __init__(self, features: Features, network: Network) -> None:
        self.features, self.network = features, network
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
        first: Floats = np.repeat(self.network.into_bias[None], len(sheets), 0)
        for slot, (begin, table) in enumerate(self._tables):
            first += table[seen[:, slot] - begin]
        second = np.maximum(first, 0, out=first) @ self.network.across + self.network.across_bias
        return softmax(np, np.maximum(second, 0, out=second) @ self.network.out + self.network.out_bias)
