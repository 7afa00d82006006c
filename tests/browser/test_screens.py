"""Every screen, on phones and on a desktop, in every language, by day and by night."""

import pytest
from playwright.sync_api import Page

from qwixx.words.language import LANGUAGES
from tests.browser.conftest import Opener
from tests.browser.looking import fits, keeps_nobody_out
from tests.browser.screens import SCREENS, SIZES, Screen, speak
from tests.browser.tables import Tables, make_tables


@pytest.fixture(scope="session")
def tables(address: str) -> Tables:
    return make_tables(address)


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
@pytest.mark.parametrize("size", SIZES)
def test_every_screen_fits_in_every_language(opened: Opener, tables: Tables, size: str, screen: Screen) -> None:
    page = opened("/rules", *SIZES[size], service_workers="block")
    screen.show(page, tables)
    for language in LANGUAGES:
        speak(page, language)
        fits(page)


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_no_screen_keeps_anybody_out(opened: Opener, tables: Tables, size: str, screen: Screen) -> None:
    page = opened("/rules", *SIZES[size], service_workers="block")
    screen.show(page, tables)
    for language, scheme in (("en", "light"), ("ar", "dark")):
        speak(page, language)
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        keeps_nobody_out(page)


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
