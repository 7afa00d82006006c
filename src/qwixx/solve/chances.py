"""The chances of the dice, in the form in which the solver asks for them."""

from itertools import combinations_with_replacement
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from qwixx.rules.variant import ROW_COUNT


class Chances(NamedTuple):
    """The throws of the white dice in the order of their sums, and what each leaves to the coloured ones.

    The faces that the coloured dice may still show are a set of bits, those of the red die lowest.
    """

    sides: int
    begin: NDArray[np.int64]
    """By sum: where its throws begin; a throw is two faces without their order."""
    weight: NDArray[np.int64]
    """By throw: in how many orders it comes."""
    ways: NDArray[np.int64]
    """By sum: in how many ways two dice make it."""
    others: NDArray[np.uint32]
    """By colour, number and throw: the faces with which that die does not make that number with either white one."""
    product: NDArray[np.uint8]
    """By set of faces of two dice: in how many ways these can show them."""


def chances_of(sides: int) -> Chances:
    """The chances of dice with so many sides."""
    throws = sorted(combinations_with_replacement(range(1, sides + 1), 2), key=sum)
    sums = np.array([sum(throw) for throw in throws])
    weight = np.array([2 if one != two else 1 for one, two in throws])
    highest = 2 * sides
    others = np.empty((ROW_COUNT, highest + 1, len(throws)), np.uint32)
    everything = (1 << ROW_COUNT * sides) - 1
    for throw, faces in enumerate(throws):
        for number in range(highest + 1):
            reached = sum(1 << (number - face - 1) for face in set(faces) if 1 <= number - face <= sides)
            for colour in range(ROW_COUNT):
                others[colour, number, throw] = everything & ~(reached << colour * sides)
    one_die = (1 << sides) - 1
    product = [(faces & one_die).bit_count() * (faces >> sides).bit_count() for faces in range(1 << 2 * sides)]
    return Chances(
        sides,
        np.searchsorted(sums, np.arange(highest + 2)).astype(np.int64),
        weight,
        np.bincount(sums, weight).astype(np.int64),
        others.ravel(),
        np.array(product, np.uint8),
    )
