"""What a sentence is about, in values that any language can put into words of its own."""

from collections.abc import Mapping

from qwixx.rules.variant import Variant

Fact = str | int
Facts = Mapping[str, Fact]
BONUS = "bonus"
"""The colour of a bonus box in a sentence."""


def is_plain_row(variant: Variant, row: int) -> bool:
    """Whether a row has one colour, and no other row of that colour is locked, so that it can be called by it."""
    return variant.row_signs[row].isalpha() and len({cell.colour for cell in variant.rows[row]}) == 1


def row_key(variant: Variant, row: int) -> str:
    """What a row is called by: its colour, `red`, or its number from the top, `1`, where it has several."""
    return variant.lock_colours[row].word if is_plain_row(variant, row) else str(row + 1)


def cell_facts(variant: Variant, row: int, number: int) -> dict[str, Fact]:
    """A cell and its row; `place` is the number of the row where colour and number leave a doubt, 0 elsewhere.

    The colour of a bonus box is the word `bonus`.
    """
    cell = variant.rows[row][variant.target(row, number).cell]
    is_bonus = cell.other is not None
    return {
        "colour": BONUS if is_bonus else cell.colour.word,
        "number": number,
        "place": row + 1 if is_bonus or "/" in variant.name_of[row, number] else 0,
        "row": row_key(variant, row),
    }


def neighbour_facts(variant: Variant, row: int, number: int) -> dict[str, Fact]:
    """For a bonus box the colours of its neighbours `above` and `below`; nothing for others."""
    cell = variant.rows[row][variant.target(row, number).cell]
    return {} if cell.other is None else {"above": cell.colour.word, "below": cell.other.word}
