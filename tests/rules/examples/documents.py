"""What the worked examples of each rule document say, by the document's code (S0 to S4) and language.

Each example of each document is a test of its own, even where it repeats another. Not every document has every example:
S4 plays no double lock, S4 en scores no sheet, S4 ar shows no action 2, and only S4 he reads from the table of points.
S1 is the document of Longo; its examples have a module of their own.
"""

from dataclasses import dataclass

import pytest


@dataclass(frozen=True)
class Document:
    """The facts of a document's examples; the active player sits first."""

    name: str
    examples: tuple[int, ...]
    sheet: str = "R5 R7 Y10 G6 B10"
    """Examples 1 and 2: the crosses of the sheet that shows what can still be reached."""
    white: str = "4+1"
    """Example 3: the white dice."""
    choices: tuple[str, ...] = ("R5", "Y5", "-", "-")
    """Example 3: what the players do with them; empty where the document leaves it to them."""
    colour: str = "B10"
    """Example 4: what the active player crosses in the same turn, with white 4 and blue 6."""
    locked_by: str = "G2"
    """Example 5: the number that locks a row."""
    lockers: tuple[int, int] = (1, 2)
    """Example 6: who crosses red 12 and who crosses yellow 12."""
    scored: tuple[str, ...] = ("R2..R5 Y2..Y4 G12..G6 B12..B5 x x",)
    """Example 7: sheets with the crosses of the example, in as many ways as the document can be read."""
    row_points: tuple[int, ...] = (10, 6, 28, 36)
    """Example 7: what the rows score."""


_EIGHT_IN_GREEN = "R2..R5 Y2..Y4 G12..G5 B12..B6 x x"
_EIGHT_IN_GREEN_WITH_THE_LOCK = "R2..R5 Y2..Y4 G12..G7 G2 B12..B6 x x"

DOCUMENTS = (
    Document("S0-uk", (1, 2, 3, 4, 5, 6, 7)),
    Document("S2-pl", (1, 2, 3, 4, 5, 6, 7)),
    Document("S3-cs", (1, 2, 3, 4, 5, 6, 7), lockers=(0, 1)),
    Document("S3-pl", (1, 2, 3, 4, 5, 6, 7)),
    Document("S3-sk", (1, 2, 3, 4, 5, 6, 7), lockers=(0, 1)),
    Document(
        "S4-he",
        (1, 2, 3, 4, 5, 7, 8),
        white="1+4",
        choices=(),
        scored=(_EIGHT_IN_GREEN, _EIGHT_IN_GREEN_WITH_THE_LOCK),
        row_points=(10, 6, 36, 28),
    ),
    Document("S4-en", (1, 2, 3, 4, 5), choices=("-", "Y5", "R5", "-", "-")),
    Document(
        "S4-ar",
        (1, 2, 3, 5, 7),
        choices=(),
        scored=(_EIGHT_IN_GREEN_WITH_THE_LOCK,),
        row_points=(10, 6, 36, 28),
    ),
    Document(
        "S4-ru",
        (1, 2, 3, 4, 5, 7),
        choices=(),
        scored=(_EIGHT_IN_GREEN_WITH_THE_LOCK,),
        row_points=(10, 6, 36, 28),
    ),
)


def having(example: int, *, choices_told: bool | None = None) -> pytest.MarkDecorator:
    """Run a test with every document that has this example; of those that tell everybody's choice, or of the others."""
    found = [
        pytest.param(document, id=f"{document.name}-example-{example}")
        for document in DOCUMENTS
        if example in document.examples and choices_told in (None, bool(document.choices))
    ]
    return pytest.mark.parametrize("document", found)
