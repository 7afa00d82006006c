"""What a sentence is about, in values that any language can put into words of its own."""

from collections.abc import Mapping

from qwixx.rules.variant import Variant

Fact = str | int
Facts = Mapping[str, Fact]


def is_plain_row(variant: Variant, row: int) -> bool:
    """Whether a row has one colour, so that it can be called by it."""
    return len({cell.colour for cell in variant.rows[row]}) == 1


def row_key(variant: Variant, row: int) -> str:
    """What a row is called by: its colour, `red`, or its number from the top, `1`, where it has several."""
    return variant.lock_colours[row].word if is_plain_row(variant, row) else str(row + 1)


def cell_facts(variant: Variant, row: int, number: int) -> dict[str, Fact]:
    """A cell and its row; `place` is the number of the row where colour and number leave a doubt, 0 elsewhere."""
    cell = variant.rows[row][variant.target(row, number).cell]
    return {
        "colour": cell.colour.word,
        "number": number,
        "place": row + 1 if "/" in variant.name_of[row, number] else 0,
        "row": row_key(variant, row),
    }
