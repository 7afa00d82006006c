"""Positions as a network sees them: a handful of small numbers, one for each row of each sheet and for its penalties.

Where rows may trade places, or high numbers with low ones, one arrangement stands for all of them.
"""

from collections.abc import Callable
from itertools import permutations
from typing import Any, NamedTuple

import numpy as np

from qwixx.fast.arrays import HALF, HALF_MASK, LANE, Array, Law, lanes, law_of
from qwixx.rules import POINTS, Variant
from qwixx.rules.variant import MAX_PLAYERS, ROW_COUNT
from qwixx.solve.symmetry import is_symmetry

UNIT = 30
"""So many points of a row are one to the network."""


class Features(NamedTuple):
    """How positions of a variant are seen."""

    law: Law
    table: Array
    """By number in a slot: what the network is told."""
    places: int
    counts: int
    turns: Array
    """By symmetry: where each row comes from."""
    marks: Array
    """By row and symmetry: a weight; the symmetry whose weighted rows sum up highest gives the arrangement."""
    scale: Array
    """By player: what its row counts for, so that the same rows of all players are one number."""
    mirrors: Array
    """By symmetry and lucky pair: the pair it becomes."""

    @property
    def kinds(self) -> int:
        """How many numbers the slot of a row has; those of lucky pairs follow."""
        return (self.places + 1) * self.counts


def features_of(variant: Variant, xp: Any = np, to: Callable[[Any], Array] = np.asarray) -> Features:
    """The features of a variant, as arrays of this kind."""
    places = max(map(len, variant.rows)) + 1
    counts = places + 1
    width = places + counts + 1
    table = np.zeros(((places + 1) * counts, width))
    for number in range(len(table)):
        place, count = divmod(number, counts)
        table[number, place if place < places else slice(0, 0)] = 1
        table[number, places + count] = 1
        table[number, -1] = POINTS[count] / UNIT
    numbers = variant.highest + 1
    symmetries = [
        (rows, mirrored)
        for rows in permutations(range(ROW_COUNT))
        for mirrored in (False, True)
        if is_symmetry(variant, None, rows, mirrored)
    ]
    pairs = [divmod(code, numbers) for code in range(numbers * numbers)]
    mirrors = [
        [
            (numbers + 1 - high) * numbers + numbers + 1 - low if mirrored and low > 1 else low * numbers + high
            for low, high in pairs
        ]
        for _, mirrored in symmetries
    ]
    if variant.lucky:
        lucky = np.zeros((numbers * numbers, width))
        for code, pair in enumerate(pairs):
            for number in pair:
                lucky[code, max(0, number - 2)] = number > 1
        table = np.concatenate((table, lucky))
    weights, kinds = np.sqrt([2, 3, 5, 7]), float((places + 1) * counts)
    return Features(
        law_of(variant, xp, to),
        to(table.astype(np.float32)),
        places,
        counts,
        to(np.array([rows for rows, _ in symmetries])),
        to(np.array([[weights[rows.index(row)] for rows, _ in symmetries] for row in range(ROW_COUNT)])),
        to(kinds ** np.arange(MAX_PLAYERS)),
        to(np.array(mirrors)),
    )


def slots(features: Features, sheets: Array, closed: Array, lucky: Array) -> Array:
    """The numbers that stand for positions, n p s, given sheets n p, closed rows n and lucky pairs n p."""
    law, xp, players = features.law, features.law.xp, sheets.shape[1]
    own = lanes(law, sheets)
    shut = (closed[:, None, None] >> law.rows & 1) > 0
    rows = xp.where(shut, features.places, own >> HALF) * features.counts + (own & HALF_MASK)
    together = (rows * features.scale[:players, None]).sum(1)
    symmetry = (together @ features.marks).argmax(-1)
    along = np.take_along_axis if xp is np else xp.take_along_dim
    parts = [along(rows, features.turns[symmetry][:, None], 2), (sheets >> LANE * ROW_COUNT)[..., None]]
    if law.has_lucky:
        parts.append((features.mirrors[symmetry[:, None], lucky] + features.kinds)[..., None])
    return xp.concatenate(parts, -1)
