"""What crossing a cell sets off on one face of a variant, looked up by the cell."""

from collections.abc import Mapping
from typing import NamedTuple

from qwixx.rules.printed import Pair, Place
from qwixx.rules.targets import Target


class Effects(NamedTuple):
    """By row and number; most cells are in none of these."""

    twins: Mapping[Place, Target]
    """The other end of a chain (H2)."""
    boxed: frozenset[Place]
    """The numbers that use a field of the bar (BA2)."""
    pairs: Mapping[Place, tuple[Target, Pair]]
    """The other number of a pair whose effect comes at once, and the pair (BB2, BB3)."""
    steps: tuple[tuple[int, int], ...]
    """The framed numbers: for each row that has some, their bits (S2)."""

    def begin_at(self, place: Place) -> bool:
        """Whether crossing this cell may set off anything."""
        return place in self.pairs or place in self.boxed or place in self.twins
