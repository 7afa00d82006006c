"""The network that judges positions: two hidden layers, and each player's chance to win as what comes out."""

from typing import Any, NamedTuple

from qwixx.fast.arrays import Array


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
