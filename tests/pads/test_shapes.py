"""Each colour has one shape: on paper, on the page, and in the documentation."""

import re
from pathlib import Path

from qwixx.rules import Colour

ROOT = Path(__file__).parents[2]
PAPER = "src/qwixx/pads/templates/look.typ"
PAGE = "web/src/lib/sheet/shapes.ts"
WORDS = "docs/play/pads.md"


def _shapes(path: str, between: str) -> dict[str, str]:
    """What a file says of each colour's shape."""
    text = (ROOT / path).read_text(encoding="utf-8")
    colours = "|".join(colour.word for colour in Colour)
    return dict(re.findall(rf"\b({colours}){between}(\w+)", text))


def test_a_colour_has_the_same_shape_everywhere() -> None:
    paper = _shapes(PAPER, r': "')
    assert len(set(paper.values())) == len(Colour)
    assert _shapes(PAGE, r": '") == paper
    assert _shapes(WORDS, " an? ") == paper
