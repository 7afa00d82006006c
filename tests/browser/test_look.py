"""What a sheet looks like: in forced colours, on a desktop, and with rows in two lines on a phone."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.keeping import put
from tests.browser.looking import fits
from tests.browser.pads import kept
from tests.browser.playing import a_table, come_in, to
from tests.browser.screens import FEW, LOCKED, SCREENS
from tests.browser.serving import Served
from tests.browser.tables import Tables, make_tables
from tests.browser.wide import LOCKER, before_the_lock

SHAPES = """() => [...document.querySelectorAll('.cell, .lock')].map((cell) => {
  const face = cell.querySelector('.face, .disc');
  const strike = getComputedStyle(face, '::after');
  const { borderTopStyle, borderTopWidth } = getComputedStyle(face);
  const struck = strike.content !== 'none' && `${strike.borderTopStyle} ${strike.borderTopWidth}`;
  const crosses = face.querySelectorAll('path + path').length;
  const kind = cell.matches('.lock') ? 'lock' : 'cell';
  const state = ['crossed', 'pencilled', 'legal', 'open', 'early', 'skipped', 'closed', 'locked']
    .find((each) => cell.classList.contains(each));
  return [`${kind} ${state}`, [borderTopStyle, borderTopWidth, struck, crosses].join(', ')];
})"""
"""Of every cell and lock: its state, and how it looks but for its colours and shadows."""
DESKTOPS = [(1280, 800), (1920, 1080)]
FINGER = 44
"""How large what a finger taps should be, in pixels."""


@pytest.fixture(scope="module")
def tables(served: Served) -> Tables:
    return make_tables(served)


def _show(page: Page, name: str, tables: Tables) -> None:
    next(screen for screen in SCREENS if screen.name == name).come(page, tables)


def _box(page: Page, part: str) -> dict[str, float]:
    found: dict[str, float] = page.locator(part).first.evaluate("each => each.getBoundingClientRect().toJSON()")
    return found


def _boxes(page: Page, part: str) -> list[dict[str, float]]:
    found: list[dict[str, float]] = page.locator(part).evaluate_all(
        "all => all.map((each) => each.getBoundingClientRect().toJSON())"
    )
    return found


def test_in_forced_colours_states_differ_by_more_than_colour_and_shadow(opened: Opener, tables: Tables) -> None:
    page = opened("/rules", forced_colors="active", service_workers="block")
    found = []
    kept(page, "classic", ["Anna", "Boris"], [*FEW, *LOCKED, (0, 2, 10)], [])
    for player in ("Anna", "Boris"):
        page.get_by_role("button", name=player).click()
        found += page.evaluate(SHAPES)
    _show(page, "wide-pencilled", tables)
    found += page.evaluate(SHAPES)
    looks: dict[str, set[str]] = {}
    for state, look in found:
        looks.setdefault(state, set()).add(look)
    states = ["crossed", "pencilled", "legal", "open", "early", "skipped", "closed"]
    assert sorted(looks) == sorted([*(f"cell {each}" for each in states), "lock open", "lock locked", "lock closed"])
    assert all(len(each) == 1 for each in looks.values()), looks
    for kind in ("cell", "lock"):
        mine = [next(iter(each)) for state, each in looks.items() if state.startswith(kind)]
        assert len(set(mine)) == len(mine), looks
    assert not [state for state, each in looks.items() if "none" in next(iter(each))]


def test_a_legal_cell_has_an_edge_and_glows_for_less_than_five_seconds(opened: Opener, tables: Tables) -> None:
    page = opened("/rules", reduced_motion="no-preference", service_workers="block")
    _show(page, "play", tables)
    legal, usual = (page.locator(f".my-sheet .cell.{state} .face").first for state in ("legal", "open"))
    edge = "face => getComputedStyle(face).borderTopColor"
    assert legal.evaluate(edge) != usual.evaluate(edge)
    glow = "face => getComputedStyle(face, '::before')"
    seconds, times = legal.evaluate(
        f"face => [({glow})(face).animationDuration, ({glow})(face).animationIterationCount].map(parseFloat)"
    )
    assert 0 < seconds * times < 5
    page.emulate_media(reduced_motion="reduce")
    assert legal.evaluate(f"face => ({glow})(face).animationName") == "none"


def test_a_pencilled_number_lies_over_its_cross(opened: Opener, address: str) -> None:
    page = opened("/rules")
    come_in(page, a_table(address, seats=1, bots=()))
    page.locator("main button.main").click()
    to(page, ".cell.legal")
    page.locator(".cell.legal").first.click()
    page.locator(".cell.pencilled").wait_for()
    order = "number => getComputedStyle(number).zIndex"
    assert page.locator(".cell.pencilled .number").evaluate(order) == "1"


@pytest.mark.parametrize("size", DESKTOPS)
@pytest.mark.parametrize("name", ["play", "play-longo", "watching", "real-roll"])
def test_on_a_desktop_all_that_is_played_with_is_beside_the_sheet(
    opened: Opener, tables: Tables, name: str, size: tuple[int, int]
) -> None:
    width, height = size
    page = opened("/rules", width, height, service_workers="block")
    _show(page, name, tables)
    fits(page)
    ask = ".ask" if name != "watching" else ".watching"
    sheet, dice, asked, others = (_box(page, part) for part in (".my-sheet", ".dice", ask, ".others"))
    assert sheet["right"] < min(dice["left"], asked["left"])
    assert 0 < asked["top"] - dice["bottom"] < 40
    assert asked["bottom"] < height
    assert page.evaluate("document.documentElement.scrollHeight") <= height, "it scrolls"
    assert height - others["bottom"] < 60, "height is left"
    assert min(box["height"] for box in _boxes(page, ".my-sheet .cell")) > height / 10


@pytest.mark.parametrize("size", DESKTOPS)
def test_on_a_desktop_five_players_leave_all_of_the_own_sheet_in_sight(
    opened: Opener, served: Served, size: tuple[int, int]
) -> None:
    page = opened("/rules", *size, service_workers="block")
    seat = put(before_the_lock(), served.database)[LOCKER]
    page.evaluate("seat => localStorage.setItem('seats', seat)", json.dumps([seat._asdict()]))
    page.goto(f"/table/{seat.table}")
    page.locator(".cell.legal").first.wait_for()
    assert _box(page, ".my-sheet")["bottom"] <= size[1]
    assert _box(page, ".ask")["bottom"] <= size[1]
    page.mouse.wheel(0, 10_000)
    expect(page.locator(".other").last).to_be_in_viewport()
    assert _box(page, ".ask")["top"] >= 0, "what is asked is scrolled away"


def test_on_a_desktop_no_sentence_moves_the_buttons(opened: Opener, tables: Tables) -> None:
    page = opened("/rules", *DESKTOPS[0], service_workers="block")
    _show(page, "play", tables)
    tops = []
    for text in ("7", "You may cross out what the white dice make in one row of your sheet. " * 2):
        page.locator(".ask [role=status]").evaluate("(line, text) => (line.textContent = text)", text)
        tops.append(_box(page, ".ask .main")["top"])
    assert tops[0] == tops[1]


def _is_folded(page: Page) -> bool:
    return len({round(box["top"]) for box in _boxes(page, ".sheet:not(.small) [data-row='0']")}) == 2


def _two_lines(page: Page) -> Any:
    return page.get_by_role("switch", name="two lines")


@pytest.mark.parametrize("variant", ["classic", "mixx-a"])
def test_a_pad_shows_rows_in_two_lines_where_that_is_wanted(opened: Opener, variant: str) -> None:
    page = opened("/rules")
    kept(page, variant, ["Anna"], [], [])
    assert not _is_folded(page)
    _two_lines(page).check()
    page.reload()
    expect(_two_lines(page)).to_be_checked()
    assert _is_folded(page)
    boxes = _boxes(page, ".cell")
    assert len(boxes) == 44
    assert min(min(box["width"], box["height"]) for box in boxes) >= FINGER
    page.locator("[data-row='0'][data-cell='5']").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-row='0'][data-cell='6']")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-row='1'][data-cell='6']")).to_be_focused()
    _two_lines(page).uncheck()
    assert not _is_folded(page)


def test_the_menu_of_a_table_offers_rows_in_two_lines_at_once(opened: Opener, tables: Tables) -> None:
    page = opened("/rules", service_workers="block")
    _show(page, "menu", tables)
    _two_lines(page).check()
    page.keyboard.press("Escape")
    assert _is_folded(page)
    assert min(min(box["width"], box["height"]) for box in _boxes(page, ".my-sheet .cell")) >= FINGER


@pytest.mark.parametrize(("name", "width"), [("pad-longo", 360), ("pad-classic", 1280)])
def test_where_rows_take_two_lines_anyway_or_never_nothing_is_offered(
    opened: Opener, tables: Tables, name: str, width: int
) -> None:
    page = opened("/rules", width, 740, service_workers="block")
    _show(page, name, tables)
    expect(_two_lines(page)).to_have_count(0)
