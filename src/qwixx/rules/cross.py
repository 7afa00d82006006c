"""What a player chooses: a cross on its sheet, or nothing."""

from typing import NamedTuple


class Cross(NamedTuple):
    """The wish to cross `number` in `row` (0 is the top row); `lucky` when a lucky number allows it (L4)."""

    row: int
    number: int
    lucky: bool = False


Choice = Cross | None
"""A cross, or `None` for crossing nothing."""
