"""Every screen, on phones and on a desktop, in every language, by day and by night."""

from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Page

from qwixx.words.language import LANGUAGES
from tests.browser.conftest import Opener
from tests.browser.looking import faults, misfits
from tests.browser.screens import SCREENS, SIZES, Screen, speak
from tests.browser.tables import Tables, make_tables

PARTS = 4
"""Into how many tests the screens are divided, so that processes can share them."""
SPOKEN = {"phone": tuple(LANGUAGES), "desktop": tuple(LANGUAGES), "small": ("uk", "ar")}
"""By size, the languages that are looked at; on the smallest phone the ones with the longest words."""


@pytest.fixture(scope="session")
def tables(address: str) -> Tables:
    return make_tables(address)


def _walked(
    opened: Opener, tables: Tables, size: str, screens: Sequence[Screen], **settings: object
) -> Iterator[tuple[str, Page]]:
    """These screens, one after the other, in one page."""
    page = opened("/rules", *SIZES[size], service_workers="block", **settings)
    for screen in screens:
        screen.show(page, tables)
        yield screen.name, page


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("size", SIZES)
def test_every_screen_fits_in_every_language(opened: Opener, tables: Tables, size: str, part: int) -> None:
    found = {}
    for name, page in _walked(opened, tables, size, SCREENS[part::PARTS]):
        for language in SPOKEN[size]:
            speak(page, language)
            found[name, language] = misfits(page)
    assert {where: each for where, each in found.items() if each} == {}


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("size", "language", "scheme"), [("phone", "en", "light"), ("desktop", "ar", "dark")])
def test_no_screen_keeps_anybody_out(
    opened: Opener, tables: Tables, size: str, language: str, scheme: str, part: int
) -> None:
    found = {}
    different = [screen for screen in SCREENS if not screen.alike]
    for name, page in _walked(opened, tables, size, different[part::PARTS], color_scheme=scheme):
        speak(page, language)
        found[name] = faults(page)
    assert {where: each for where, each in found.items() if each} == {}


def _cells(page: Page) -> list[dict[str, float]]:
    found: list[dict[str, float]] = page.locator("[data-cell]").evaluate_all(
        "cells => cells.map((cell) => cell.getBoundingClientRect().toJSON())"
    )
    return found


def _shown(page: Page, name: str, tables: Tables) -> None:
    next(screen for screen in SCREENS if screen.name == name).show(page, tables)


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
