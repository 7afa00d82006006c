"""Lines in columns, as wide as what stands in them."""

from collections.abc import Iterator, Sequence

from qwixx.i18n.text_width import padded, text_width

GAP = "  "


def columns(rows: Sequence[Sequence[str]], left: Sequence[int] = ()) -> Iterator[str]:
    """The rows, the first of which are headings; numbers stand at the right, the columns in `left` at the left."""
    widths = [max(map(text_width, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (padded(cell, widths[place], right=place not in left) for place, cell in enumerate(row))
        yield GAP.join(cells).rstrip()
