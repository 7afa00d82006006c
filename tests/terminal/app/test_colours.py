"""Colours can be told apart and read: true ones, 16, and none at all."""

import os
import subprocess
import sys
from itertools import combinations

import pytest
from rich.color import Color, ColorSystem
from rich.color_triplet import ColorTriplet
from rich.style import Style

from qwixx.terminal.app.theme import ACCENT, FOCUS, INK, PAINTS, SOFT, TABLE, TEXT, WARNING, WHITE, Paint

READABLE = 4.5
"""The contrast that text needs (WCAG, AA)."""
STATES = ("plain", "open", "legal", "pencilled", "crossed", "lost", "closed")
ALL = [*PAINTS.values(), WHITE]


def luminance(colour: ColorTriplet) -> float:
    parts = [part / 255 for part in colour]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: Color, second: Color) -> float:
    dark, light = sorted(luminance(colour.get_truecolor()) for colour in (first, second))
    return (light + 0.05) / (dark + 0.05)


def pair(style: Style, system: ColorSystem) -> tuple[Color, Color]:
    assert style.color
    assert style.bgcolor
    return style.color.downgrade(system), style.bgcolor.downgrade(system)


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("paint", ALL)
def test_every_cell_can_be_read_in_true_colours(paint: Paint, state: str) -> None:
    assert contrast(*pair(getattr(paint, state), ColorSystem.TRUECOLOR)) >= READABLE


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("paint", ALL)
def test_every_cell_can_be_read_in_16_colours(paint: Paint, state: str) -> None:
    assert contrast(*pair(getattr(paint, state), ColorSystem.STANDARD)) >= 3


@pytest.mark.parametrize("colour", [TEXT, SOFT, ACCENT, WARNING])
@pytest.mark.parametrize("system", [ColorSystem.TRUECOLOR, ColorSystem.STANDARD])
def test_text_can_be_read_on_the_table(colour: str, system: ColorSystem) -> None:
    assert contrast(*pair(Style(color=colour, bgcolor=TABLE), system)) >= READABLE


def test_the_cursor_can_be_read_in_16_colours() -> None:
    assert contrast(*pair(Style(color=INK, bgcolor=FOCUS), ColorSystem.STANDARD)) >= READABLE


def test_bands_are_of_four_different_colours_among_16() -> None:
    bands = [Color.parse(paint.band).downgrade(ColorSystem.STANDARD) for paint in PAINTS.values()]
    assert all(first != second for first, second in combinations(bands, 2))


def test_each_colour_is_itself_among_16() -> None:
    found = [Color.parse(paint.band).downgrade(ColorSystem.STANDARD).number for paint in PAINTS.values()]
    assert [number % 8 for number in found if number is not None] == [1, 3, 2, 4]


def test_without_colours_none_are_used() -> None:
    script = (
        "import asyncio; from tests.terminal.app.driving import ANNA, GENTLE, game_of, opened\n"
        "async def look():\n"
        "    async with opened(game_of(ANNA, GENTLE)) as person:\n"
        "        await person.press('enter')\n"
        "        strips = person.screen._compositor.render_strips()\n"
        "        filters = person.app._filters\n"
        "        for strip in strips:\n"
        "            for found in filters:\n"
        "                strip = strip.apply_filter(found, person.screen.background_colors[1])\n"
        "            for segment in strip:\n"
        "                for colour in (segment.style.color, segment.style.bgcolor) if segment.style else ():\n"
        "                    if colour and colour.triplet:\n"
        "                        assert len(set(colour.triplet)) == 1, segment\n"
        "        print('grey', '[' in person.text)\n"
        "asyncio.run(look())\n"
    )
    environment = {**os.environ, "NO_COLOR": "1"}
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False, env=environment)  # noqa: S603 (our own program)
    assert done.stdout == "grey True\n", done.stderr[-2000:]
