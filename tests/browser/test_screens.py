"""Every screen, on a phone and on a desktop, in both directions of writing, by day and by night."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Opener
from tests.browser.looking import fits, keeps_nobody_out
from tests.browser.pads import kept

SIZES = {"phone": (360, 740), "small": (320, 568), "desktop": (1280, 800)}
NAMES = ["Anna", "Grandfather Maximilian", "Мія"]
FEW = [(0, 0, 0), (0, 0, 2), (0, 1, 3), (1, 0, 1), (0, 3, 5)]
LOCKED = [(0, 2, 0), (0, 2, 1), (0, 2, 2), (0, 2, 4), (0, 2, 5), (0, 2, 6)]


def _home(page: Page) -> None:
    page.goto("/")


def _rules(page: Page) -> None:
    page.goto("/rules")


def _new_table(page: Page) -> None:
    page.goto("/new")
    page.locator("fieldset").nth(1).locator("input").nth(3).check()
    page.locator("fieldset").nth(2).locator("input").nth(2).check()
    page.locator("summary").click()


def _join(page: Page) -> None:
    page.goto("/join")


def _setup(page: Page) -> None:
    page.goto("/pad")


def _classic(page: Page) -> None:
    kept(page, "classic", NAMES, [*FEW, *LOCKED, (0, 2, 10)], [0])


def _longo(page: Page) -> None:
    kept(page, "longo", NAMES, [*FEW, *LOCKED, (0, 2, 14)], [0, 0])


def _mixx(page: Page) -> None:
    kept(page, "mixx-a", NAMES, [*FEW, *LOCKED, (0, 2, 10)], [])


def _over(page: Page) -> None:
    kept(page, "classic", NAMES, FEW, [1, 1, 1, 1])


def _asking(page: Page) -> None:
    _over(page)
    page.locator(".bar .round").click()


SCREENS = [_home, _new_table, _join, _rules, _setup, _classic, _longo, _mixx, _over, _asking]


@pytest.mark.parametrize("language", ["uk", "ru", "pl", "cs", "sk", "he", "en", "ar"])
@pytest.mark.parametrize("size", SIZES)
def test_every_screen_fits_in_every_language(opened: Opener, size: str, language: str) -> None:
    width, height = SIZES[size]
    page = opened("/", width, height, locale=language)
    for show in SCREENS:
        show(page)
        page.locator("h1").wait_for()
        fits(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("language", "size"), [("en", "phone"), ("ar", "phone"), ("en", "desktop")])
def test_no_screen_keeps_anybody_out(opened: Opener, size: str, language: str, scheme: str) -> None:
    width, height = SIZES[size]
    page = opened("/", width, height, locale=language, color_scheme=scheme)
    for show in SCREENS:
        show(page)
        page.locator("h1").wait_for()
        keeps_nobody_out(page)


def test_classic_cells_are_large_enough_for_a_finger_on_a_phone(opened: Opener) -> None:
    page = opened("/")
    _classic(page)
    boxes = page.locator("[data-cell]").evaluate_all(
        "found => found.map((cell) => cell.getBoundingClientRect().toJSON())"
    )
    assert len(boxes) == 44
    assert min(box["width"] for box in boxes) >= 24
    assert min(box["height"] for box in boxes) >= 44


def test_longo_cells_are_large_enough_on_the_smallest_phone(opened: Opener) -> None:
    page = opened("/", 320, 568)
    _longo(page)
    boxes = page.locator("[data-cell]").evaluate_all(
        "found => found.map((cell) => cell.getBoundingClientRect().toJSON())"
    )
    assert len(boxes) == 60
    assert min(min(box["width"], box["height"]) for box in boxes) >= 24
