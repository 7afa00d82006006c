"""What a player chooses: a cross on its sheet, or nothing."""

from typing import NamedTuple


class Cross(NamedTuple):
    """The wish to cross `number` in `row` (0 is the top row), the way by which it is reached, and what goes with it.

    Without more it is the plain cross, by a sum of dice. A choice is complete: nothing is left to decide after it.
    """

    row: int
    number: int
    lucky: bool = False
    """By a lucky number (L4)."""
    second: bool = False
    """The second box of the number (DA1)."""
    exchange: int | None = None
    """By the diamond at this place, 0 at the left (X2)."""
    then: tuple[int, ...] = ()
    """The rows of the crosses that it forces in rows of the player's choice, in order (BB2)."""


Choice = Cross | None
"""A cross, or `None` for crossing nothing."""
