"""What a player chooses: a cross on its sheet, or nothing."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Cross:
    """The wish to cross `number` in `row` (0 is the top row); `lucky` when a lucky number allows it (L4)."""

    row: int
    number: int
    lucky: bool = False


Choice = Cross | None
"""A cross, or `None` for crossing nothing."""
