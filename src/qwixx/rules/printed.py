"""What is printed on a sheet: cells, and what stands on or below them."""

from enum import Enum
from typing import NamedTuple

from qwixx.rules.colours import Colour

MAX_SIDES = 20
MAX_PLAYERS = 5

Place = tuple[int, int]
"""A cell by its row, 0 at the top, and its number."""
LuckyPair = tuple[int, int]
Diamond = tuple[int, int]
"""Two numbers that may be exchanged for each other (X1)."""


class Cell(NamedTuple):
    """One cell of a row: its number, and the colour of the die that reaches it in action 2.

    The cells of a bonus row have two colours, those of the rows above and below (P1).
    """

    colour: Colour
    number: int
    other: Colour | None = None

    def __str__(self) -> str:
        return f"{self.colour.letter}{self.other.letter if self.other is not None else ''}{self.number}"


class PairEffect(Enum):
    """What happens when both numbers of a pair are crossed. The value is the word of sheet files."""

    TWO_IN_FEWEST = "two-in-fewest"
    """At once two crosses, each in a row with the fewest (BB2)."""
    ONE_IN_EACH = "one-in-each"
    """At once the next number in every row (BB3)."""
    FEWEST_TWICE = "fewest-twice"
    """In the score: the row with the fewest crosses counts twice (BB4)."""
    POINTS = "points"
    """In the score: so many points more (BB5)."""
    NO_PENALTIES = "no-penalties"
    """In the score: penalties cost nothing (BB6)."""


class Pair(NamedTuple):
    """Two numbers with an effect once both are crossed (BB1)."""

    first: Place
    second: Place
    effect: PairEffect
    points: int = 0
    """What `PairEffect.POINTS` adds."""


class Face(NamedTuple):
    """What only some sheets of a variant bear: Connected has sheets A to E (S1, H1)."""

    letter: str
    steps: tuple[Place, ...] = ()
    """Framed numbers, which score together once more (S2)."""
    chain: tuple[tuple[Place, Place], ...] = ()
    """Ringed numbers, two and two: crossing one crosses the other (H2)."""
