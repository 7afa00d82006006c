"""Every screen, on phones and on a desktop, in every language, by day and by night."""

import pytest
from playwright.sync_api import Page

from qwixx.i18n.languages import LANGUAGES
from tests.browser.conftest import Opener
from tests.browser.looking import SIZES, failings, fits, letters, misfits, speak
from tests.browser.screens import SCREENS
from tests.browser.serving import Served
from tests.browser.tables import Tables, make_tables

LETTERED = (
    "home-again",
    "menu",
    "wide-over",
    "wide-hint",
    "pad-over",
    "new-table",
    "lobby",
    "play",
    "rules",
    "tip-white",
)
"""Screens whose layout changes where letters are large, and those that every player sees."""
PARTS = 12
"""Into how many tests the screens are divided, so that processes can share them."""


@pytest.fixture(scope="session")
def tables(served: Served) -> Tables:
    return make_tables(served)


@pytest.mark.parametrize("part", range(PARTS))
def test_every_screen_stands_all_languages_sizes_and_themes(opened: Opener, tables: Tables, part: int) -> None:
    page = opened("/rules", service_workers="block")
    found = {}
    for screen in SCREENS[part::PARTS]:
        screen.come(page, tables)
        found[screen.name] = failings(page, everybody=not screen.alike)
    assert {name: each for name, each in found.items() if each} == {}


def test_the_home_screen_fits_a_phone_that_is_folded(opened: Opener) -> None:
    page = opened("/", 280, 653)
    page.locator("h1").wait_for()
    for language in LANGUAGES:
        speak(page, language)
        fits(page)


def test_letters_half_as_large_again_fit_a_phone(opened: Opener, tables: Tables) -> None:
    page = opened("/rules", service_workers="block")
    found = {}
    with letters(page, 24):
        for name in LETTERED:
            _shown(page, name, tables)
            found[name] = misfits(page)
    assert {name: each for name, each in found.items() if each} == {}


def _cells(page: Page) -> list[dict[str, float]]:
    found: list[dict[str, float]] = page.locator("[data-cell]").evaluate_all(
        "cells => cells.map((cell) => cell.getBoundingClientRect().toJSON())"
    )
    return found


def _shown(page: Page, name: str, tables: Tables) -> None:
    next(screen for screen in SCREENS if screen.name == name).come(page, tables)


def test_classic_cells_are_large_enough_for_a_finger_on_a_phone(opened: Opener, tables: Tables) -> None:
    page = opened("/")
    _shown(page, "pad-classic", tables)
    boxes = _cells(page)
    assert len(boxes) == 44
    assert min(box["width"] for box in boxes) >= 24
    assert min(box["height"] for box in boxes) >= 44


def test_longo_cells_are_large_enough_on_the_smallest_phone(opened: Opener, tables: Tables) -> None:
    page = opened("/", *SIZES["small"])
    _shown(page, "pad-longo", tables)
    boxes = _cells(page)
    assert len(boxes) == 60
    assert min(min(box["width"], box["height"]) for box in boxes) >= 24


def test_all_of_a_longo_sheet_is_in_sight_above_what_is_asked(opened: Opener, tables: Tables) -> None:
    page = opened("/")
    _shown(page, "play-longo", tables)
    edges = "() => [...document.querySelectorAll(\".my-sheet [data-row='3']\"), document.querySelector('.ask')]"
    for language in LANGUAGES:
        speak(page, language)
        *cells, ask = page.evaluate(f"({edges})().map((each) => each.getBoundingClientRect().toJSON())")
        assert max(cell["bottom"] for cell in cells) <= ask["top"], language


@pytest.mark.parametrize("name", ["play", "play-longo", "real-roll"])
def test_on_a_phone_held_sideways_the_sheet_lies_beside_what_is_asked(
    opened: Opener, tables: Tables, name: str
) -> None:
    width, height = 740, 360
    page = opened("/", width, height)
    _shown(page, name, tables)
    for language in LANGUAGES:
        speak(page, language)
        fits(page)
        parts = [page.locator(part) for part in (".my-sheet .rows", ".ask")]
        boxes = [part.evaluate("part => part.getBoundingClientRect().toJSON()") for part in parts]
        left, right = sorted(boxes, key=lambda box: box["left"])
        assert left["right"] <= right["left"], language
        assert max(left["bottom"], right["bottom"]) <= height, language
