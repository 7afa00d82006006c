"""Positions as a network sees them: a handful of small numbers, one for each row of each sheet and for its penalties.

Where rows may trade places, or high numbers with low ones, one arrangement stands for all of them.
"""

from collections.abc import Callable
from itertools import permutations
from typing import Any, NamedTuple

import numpy as np

from qwixx.fast.array_law import Array, Law, law_of
from qwixx.fast.packed_law import crosses, penalties, place
from qwixx.rules import POINTS, Variant
from qwixx.rules.variant import MAX_PLAYERS, ROW_COUNT, LuckyPair
from qwixx.solve.symmetry import is_symmetry

UNIT = 30
"""So many points of a row are one to the network."""
ALIGNED = 8
"""GPUs multiply matrices fastest whose sizes are multiples of this."""
SLOT = 9
SLOT_MASK = (1 << SLOT) - 1
"""The numbers in the slot of a row have so many bits."""


class Features(NamedTuple):
    """How positions of a variant are seen."""

    law: Law
    table: Array
    """By number in a slot: what the network is told; nothing of an empty row."""
    places: int
    """The number of places, one more for rows that are closed."""
    counts: int
    turns: Array
    """By symmetry: where each row comes from."""
    marks: Array
    """By row and symmetry: a weight; the symmetry whose weighted rows sum up highest gives the arrangement."""
    one: Array
    """Times whole numbers, it makes them exact with fractions."""
    shifts: Array
    """By player: where its row stands in the number that the same rows of all players make together."""
    mirrors: Array
    """By symmetry and lucky pair: the pair it becomes."""

    @property
    def kinds(self) -> int:
        """How many numbers the slot of a row has; those of lucky pairs follow."""
        return self.places * self.counts


def features_of(variant: Variant, xp: Any = np, to: Callable[[Any], Array] = np.asarray) -> Features:
    """The features of a variant, as arrays of this kind."""
    length = max(map(len, variant.rows))
    places, counts, numbers = length + 2, length + 3 - variant.locking, variant.highest + 1
    symmetries = [
        (rows, mirrored)
        for rows in permutations(range(ROW_COUNT))
        for mirrored in (False, True)
        if is_symmetry(variant, None, rows, mirrored)
    ]
    pairs = [divmod(code, numbers) for code in range(numbers * numbers)]
    mirrors = [
        [_mirrored(pair, numbers) if mirrored else low * numbers + high for pair in pairs for low, high in (pair,)]
        for _, mirrored in symmetries
    ]
    weights = np.sqrt([2, 3, 5, 7])
    return Features(
        law_of(variant, xp, to),
        to(_table(length, places, counts, pairs if variant.lucky else [])),
        places,
        counts,
        to(np.array([rows for rows, _ in symmetries])),
        to(np.array([[weights[rows.index(row)] for rows, _ in symmetries] for row in range(ROW_COUNT)])),
        to(np.ones(1)),
        to(SLOT * np.arange(MAX_PLAYERS)),
        to(np.array(mirrors)),
    )


def _table(length: int, places: int, counts: int, pairs: list[LuckyPair]) -> Any:
    """What the network is told: the place and the count each by a unit of its own, and the points."""
    width = length + counts
    table = np.zeros((places * counts + len(pairs), -(-width // ALIGNED) * ALIGNED), dtype=np.float32)
    for number in range(places * counts):
        place, count = divmod(number, counts)
        if 0 < place <= length:
            table[number, place - 1] = 1
        if count:
            table[number, length + count - 1] = 1
        table[number, width - 1] = POINTS[count] / UNIT
    for code, pair in enumerate(pairs):
        for number in pair:
            if number > 1:
                table[places * counts + code, number - 2] = 1
    return table


def _mirrored(pair: LuckyPair, numbers: int) -> int:
    """The lucky pair that a pair becomes when high numbers trade with low ones; none stays none."""
    low, high = pair
    return (numbers + 1 - high) * numbers + numbers + 1 - low if low > 1 and high > 1 else 0


def slots(features: Features, sheets: Array, closed: Array, lucky: Array) -> Array:
    """The numbers that stand for positions, n p s, given sheets n p, closed rows n and lucky pairs n p."""
    law, xp = features.law, features.law.xp
    own = sheets[..., None]
    shut = (closed[:, None, None] >> law.rows & 1) > 0
    rows = xp.where(shut, features.places - 1, place(own, law.rows)) * features.counts + crosses(own, law.rows)
    shifts = features.shifts[: sheets.shape[1], None]
    together = (rows << shifts).sum(1)
    symmetry = ((together * features.one) @ features.marks).argmax(-1)
    along = np.take_along_axis if xp is np else xp.take_along_dim
    turned = along(together, features.turns[symmetry[:, None], law.rows], 1)
    parts = [turned[:, None] >> shifts & SLOT_MASK, penalties(own)]
    if law.has_lucky:
        parts.append((features.mirrors[symmetry[:, None], lucky] + features.kinds)[..., None])
    return xp.concatenate(parts, -1)
