"""A network at work and in training: what it says of positions, and how it comes closer to what it should say."""

from collections.abc import Sequence
from itertools import pairwise
from math import sqrt
from typing import NamedTuple

import numpy as np

from qwixx.bots.features import Features, slots
from qwixx.bots.network import Network, softmax
from qwixx.fast.array_law import Array
from qwixx.fast.win_search import Judge
from qwixx.learn.array_backend import Machine

MOMENTUM, SPREAD, TINY = 0.9, 0.999, 1e-8
"""The constants of Adam."""
PART = 1 << 18
"""So many positions are judged at a time: pieces of one size are what memory is reused for best."""


class Learner(NamedTuple):
    """A network in training."""

    network: Network
    mean: Network
    """The mean of what the network was lately: steadier than the network itself, and what ships."""
    momentum: Network
    spread: Network


def new_learner(machine: Machine, inputs: int, hidden: Sequence[int], players: int, seed: int) -> Learner:
    """A network that knows nothing."""
    source = np.random.default_rng(seed)
    sizes = (inputs, *hidden, players)
    weights = []
    for before, after in pairwise(sizes):
        weights += [source.standard_normal((before, after)) * sqrt(2 / before), np.zeros(after)]
    network = Network(*(machine.array(each.astype(np.float32)) for each in weights))
    return Learner(network, *(Network(*(each * factor for each in network)) for factor in (1, 0, 0)))


def judge_of(machine: Machine, features: Features, network: Network) -> Judge:
    """A judge of positions, as fast as the machine allows."""
    table = machine.quick(features.table)
    quick = Network(*map(machine.quick, network))

    def judge(sheets: Array, closed: Array, lucky: Array) -> Array:
        seen = slots(features, sheets, closed, lucky).reshape(len(sheets), -1)
        parts = [shares(machine, table, quick, seen[at : at + PART]) for at in range(0, max(1, len(seen)), PART)]
        return machine.xp.concatenate(parts)

    return judge


def shares(machine: Machine, table: Array, network: Network, seen: Array) -> Array:
    """Each player's chance to win, n p, given the slots n s."""
    first = machine.layer(machine.look_up(table, seen), network.into, network.into_bias)
    second = machine.layer(first, network.across, network.across_bias)
    return softmax(machine.xp, machine.exact(second @ network.out + network.out_bias))


def improve(
    machine: Machine, table: Array, learner: Learner, seen: Array, targets: Array, rate: float, step: int
) -> Array:
    """Bring the network closer to the targets n p by one step of Adam; the surprise (cross entropy) before it, n."""
    network, xp = learner.network, machine.xp
    values = machine.look_up(table, seen)
    first = machine.layer(values, network.into, network.into_bias)
    second = machine.layer(first, network.across, network.across_bias)
    chances = softmax(xp, second @ network.out + network.out_bias)
    at_out = (chances - targets) / len(seen)
    at_second = (at_out @ network.out.T) * (second > 0)
    at_first = (at_second @ network.across.T) * (first > 0)
    slopes = (
        values.T @ at_first,
        at_first.sum(0),
        first.T @ at_second,
        at_second.sum(0),
        second.T @ at_out,
        at_out.sum(0),
    )
    pace = rate * sqrt(1 - SPREAD**step) / (1 - MOMENTUM**step)
    for weights, momentum, spread, slope in zip(network, learner.momentum, learner.spread, slopes, strict=True):
        momentum[...] = slope + MOMENTUM * (momentum - slope)
        spread[...] = slope * slope + SPREAD * (spread - slope * slope)
        weights[...] = weights - pace * momentum / (xp.sqrt(spread) + TINY)
    return -(targets * xp.log(chances + TINY)).sum(-1)


def settle(learner: Learner, share: float) -> None:
    """Let the mean follow the network by this share of the way."""
    for mean, weights in zip(learner.mean, learner.network, strict=True):
        mean[...] = mean + share * (weights - mean)
