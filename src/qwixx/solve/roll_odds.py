"""The chances of the dice, in the form in which the solver asks for them."""

from itertools import combinations_with_replacement
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from qwixx.rules.variant import ROW_COUNT

THROWS = 4
"""The throws of two dice that make one sum, without their order: at most so many for dice of up to 8 sides."""


class Chances(NamedTuple):
    """What the white dice throw, and what each throw leaves to the coloured ones.

    The faces that the coloured dice may still show are a set of bits, those of the red die lowest.
    """

    sides: int
    ways: NDArray[np.int64]
    """By sum: in how many ways two dice make it."""
    weight: NDArray[np.int64]
    """By sum and throw: in how many orders it comes; 0 where a sum has fewer throws than `THROWS`."""
    others: NDArray[np.uint32]
    """By colour, number, sum and throw: the faces with which that die makes that number with neither white one."""
    product: NDArray[np.uint8]
    """By set of faces of two dice: in how many ways they can show them."""


def chances_of(sides: int) -> Chances:
    """The chances of dice with so many sides."""
    sums = 2 * sides + 1
    weight = np.zeros((sums, THROWS), np.int64)
    others = np.zeros((ROW_COUNT, sums, sums, THROWS), np.uint32)
    everything = (1 << ROW_COUNT * sides) - 1
    for faces in combinations_with_replacement(range(1, sides + 1), 2):
        total = sum(faces)
        throw = np.count_nonzero(weight[total])
        weight[total, throw] = len(set(faces))
        for number in range(sums):
            reached = sum(1 << (number - face - 1) for face in set(faces) if 1 <= number - face <= sides)
            for colour in range(ROW_COUNT):
                others[colour, number, total, throw] = everything & ~(reached << colour * sides)
    one_die = (1 << sides) - 1
    product = [(faces & one_die).bit_count() * (faces >> sides).bit_count() for faces in range(1 << 2 * sides)]
    return Chances(sides, weight.sum(axis=1), weight.ravel(), others.ravel(), np.array(product, np.uint8))
