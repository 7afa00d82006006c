"""Contrast by WCAG, level AA: words 4.5 to 1, lines 3 to 1, on light paper and on dark."""

import re
from importlib.resources import files
from itertools import product

import pytest

from qwixx.analysis import svg

STYLE = files("qwixx.analysis").joinpath("report.css").read_text(encoding="utf-8")
LIGHT, DARK = (dict(re.findall(r"--([a-z]+): (#[0-9a-f]{6})", part)) for part in STYLE.split("@media", 2)[:2])
DICE = re.findall(r"\.die\.([a-z]+) { background: (#[0-9a-f]{6});.* color: (#[0-9a-f]{6});", STYLE)


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted([luminance(one), luminance(other)])
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_words_stand_out_from_page_and_paper(colours: dict[str, str]) -> None:
    for words, ground in product(("ink", "quiet", "loss"), ("paper", "page")):
        assert contrast(colours[words], colours[ground]) >= 4.5, (words, ground)


def test_faces_stand_out_from_their_dice() -> None:
    assert [colour for colour, _, _ in DICE] == ["white", "red", "yellow", "green", "blue"]
    for colour, ground, face in DICE:
        assert contrast(ground, face) >= 4.5, colour


@pytest.mark.parametrize(
    ("paper", "ink", "lines"),
    [
        (svg.PAPER, svg.INK, svg.COLOURS),
        (svg.DARK_PAPER, svg.DARK_INK, svg.DARK_COLOURS),
    ],
    ids=["light", "dark"],
)
def test_lines_and_words_of_drawings_stand_out(paper: str, ink: str, lines: tuple[str, ...]) -> None:
    assert contrast(ink, paper) >= 4.5
    assert all(contrast(line, paper) >= 3 for line in lines)


def test_a_drawing_has_the_paper_of_its_page() -> None:
    assert (LIGHT["paper"], DARK["paper"]) == (svg.PAPER, svg.DARK_PAPER)
