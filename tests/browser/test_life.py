"""What makes a table feel alive: sounds, vibration, a moment for a lock and for the end, and words that say "you"."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Opener
from tests.browser.devices import PATIENCE, Device
from tests.browser.keeping import put
from tests.browser.looking import MISFITS, is_accessible
from tests.browser.moments import ANNA, BEN, before_the_end, before_the_lock
from tests.browser.playing import a_finished_game, a_table, come_in, link_to, take_penalty, to
from tests.browser.serving import Served
from tests.browser.tables import Seat
from tests.match.house import House

LISTEN = (Path(__file__).parent / "listening.js").read_text(encoding="utf-8").partition("\n")[2]
SILENT = {"contexts": 0, "played": 0, "pulses": 0}
MOVING = {"reduced_motion": "no-preference"}
WATCH = f"""(selector) => {{
  const faults = () => {{
    const moving = document.querySelector(selector).getAnimations({{ subtree: true }}).length > 0;
    return {{ moving, misfits: ({MISFITS})() }};
  }};
  window.appeared = new Promise((done) => {{
    new MutationObserver((_, watch) => {{
      if (!document.querySelector(selector)) return;
      watch.disconnect();
      requestAnimationFrame(() => done(faults()));
    }}).observe(document, {{ subtree: true, childList: true }});
    setTimeout(done, {PATIENCE});
  }});
}}"""
"""What is there for a moment only is looked at in that moment."""

Listening = Callable[..., Page]
Made = Callable[[Callable[[], House]], list[Seat]]


@pytest.fixture(scope="module")
def ears(browser: Browser, address: str) -> Device:
    device = Device(browser, address)
    device.context.add_init_script(LISTEN)
    return device


@pytest.fixture
def listening(ears: Device) -> Iterator[Listening]:
    """Opens the page on a phone that counts what it plays."""

    def open_page(path: str, **media: object) -> Page:
        page = ears.emptied(360, 740, **media)
        page.goto(path)
        return page

    yield open_page
    assert ears.faults == []


@pytest.fixture
def seats(served: Served) -> Made:
    """The seats of a table at a moment that is made."""
    return lambda made: put(made(), served.database)


def _played(page: Page) -> dict[str, int]:
    found: dict[str, int] = page.evaluate("({ ...heard })")
    return found


def _counts(page: Page, what: str, on_from: int = 0) -> None:
    """Wait until it has counted on."""
    page.locator(f"html[data-{what}]:not([data-{what}='{on_from}'])").wait_for(state="attached")


def _sounding(page: Page) -> int:
    """Touch the page and play on until a number can be crossed, and pencil it in; how much that sounded."""
    page.locator("h1").click()
    _counts(page, "contexts")
    to(page, ".my-sheet .cell.legal")
    _pencil(page)
    _counts(page, "played")
    return _played(page)["played"]


def _link(seat: Seat) -> str:
    return f"/table/{seat.table}#seat={seat.token}"


def _at(opened: Opener, seat: Seat, **media: object) -> Page:
    page = opened(_link(seat), **media)
    page.locator(".ask").wait_for()
    return page


def _pencil(page: Page) -> None:
    page.locator(".my-sheet .cell.legal").first.click()
    page.locator(".my-sheet .cell.pencilled").wait_for()


def _erase(page: Page) -> None:
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".my-sheet .cell.pencilled")).to_have_count(0)


def test_nothing_sounds_before_the_page_is_touched(listening: Listening, address: str) -> None:
    page = listening(link_to(a_table(address)), **MOVING)
    page.locator(".ask").wait_for()
    to(page, ".my-sheet .cell.legal")
    page.evaluate("document.querySelector('.my-sheet .cell.legal').click()")
    page.locator(".my-sheet .cell.pencilled").wait_for()
    assert _played(page) == SILENT


def test_dice_and_the_pencil_sound_once_the_page_was_touched(listening: Listening, address: str) -> None:
    page = listening(link_to(a_table(address)))
    before = _sounding(page)
    page.locator(".ask .main").click()
    to(page, ".ask .main:has(svg)")
    _counts(page, "played", before)


def test_one_tap_silences_the_table_and_every_tab_remembers(listening: Listening, address: str) -> None:
    seat = a_table(address)
    page = listening(link_to(seat))
    button = page.get_by_role("button", name="Sound", exact=True)
    expect(button).to_have_attribute("aria-pressed", "true")
    _sounding(page)
    _erase(page)
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    before = _played(page)["played"]
    _pencil(page)
    assert _played(page)["played"] == before
    page.reload()
    expect(button).to_have_attribute("aria-pressed", "false")
    other = page.context.new_page()
    other.goto(f"/table/{seat.table}")
    other.get_by_role("button", name="Menu").click()
    switch = other.get_by_role("switch", name="Sound")
    expect(switch).not_to_be_checked()
    switch.check()
    expect(button).to_have_attribute("aria-pressed", "true")


def test_a_hidden_page_plays_only_what_calls_its_player(listening: Listening, address: str) -> None:
    page = listening(link_to(a_table(address)))
    _sounding(page)
    _erase(page)
    before = _played(page)["played"]
    page.evaluate("Object.defineProperty(document, 'hidden', { value: true })")
    _pencil(page)
    assert _played(page)["played"] == before
    to(page, ".ask .main:has(svg)")
    _counts(page, "played", before)


def test_a_phone_vibrates_apart_from_its_sound_unless_motion_is_unwanted(listening: Listening, address: str) -> None:
    page = listening("/rules", **MOVING)
    page.evaluate("localStorage.setItem('sound', 'off')")
    come_in(page, a_table(address))
    to(page, ".my-sheet .cell.legal")
    _pencil(page)
    _counts(page, "pulses")
    _erase(page)
    page.emulate_media(reduced_motion="reduce")
    before = _played(page)
    assert before["played"] == 0
    _pencil(page)
    assert _played(page) == before
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("switch", name="Sound")).to_be_attached()
    expect(page.get_by_role("switch", name="Vibration")).to_have_count(0)
    page.get_by_role("button", name="Close").click()
    page.emulate_media(reduced_motion="no-preference")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("switch", name="Vibration").uncheck()
    page.get_by_role("button", name="Close").click()
    _erase(page)
    _pencil(page)
    assert _played(page) == before


def test_a_lock_closes_before_everybody_in_its_colour(opened: Opener, seats: Made) -> None:
    found = seats(before_the_lock)
    anna = _at(opened, found[ANNA], **MOVING)
    ben = _at(opened, found[BEN], width=320, height=568, locale="ar")
    for page in (anna, ben):
        page.evaluate(WATCH, ".scene .closing.red")
    _pencil(anna)
    anna.locator(".ask .main").click()
    assert anna.evaluate("appeared") == {"moving": True, "misfits": []}
    assert ben.evaluate("appeared") == {"moving": False, "misfits": []}


def test_a_page_tells_its_player_what_they_do_and_keeps_quiet_about_their_arrival(opened: Opener, seats: Made) -> None:
    found = seats(before_the_lock)
    anna, ben = _at(opened, found[ANNA]), _at(opened, found[BEN])
    expect(anna.locator(".news")).to_contain_text("Ben is back.")
    _pencil(anna)
    anna.locator(".ask .main").click()
    for sentence in ("You cross out red 12.", "You lock the red row."):
        expect(anna.locator(".news li", has_text=sentence)).to_be_attached()
    expect(anna.locator(".news")).not_to_contain_text("Anna")
    expect(ben.locator(".news li", has_text="You pass.")).to_be_attached()
    expect(ben.locator(".news li", has_text="Anna locks the red row.")).to_be_attached()


def test_the_end_speaks_to_everyone_by_their_place_and_celebrates_once(opened: Opener, seats: Made) -> None:
    found = seats(before_the_end)
    anna, ben, chava = (_at(opened, seat, **MOVING) for seat in found)
    for page in (anna, ben, chava):
        page.evaluate(WATCH, "canvas")
    take_penalty(ben)
    expect(anna.locator(".result h2")).to_have_text("You won with 18 points!")
    expect(chava.locator(".result h2")).to_have_text("You came second, 18 points behind Anna.")
    expect(ben.locator(".result h2")).to_contain_text("You came third this time, 38 points behind Anna.")
    for page in (anna, ben, chava):
        assert page.evaluate("appeared") == {"moving": False, "misfits": []}
        expect(page.locator("canvas")).to_have_count(0)
    anna.reload()
    expect(anna.locator(".result h2")).to_have_text("You won with 18 points!")
    expect(anna.locator(".celebrated, canvas")).to_have_count(0)
    anna.goto(f"/game/{found[ANNA].table}/1")
    expect(anna.locator(".result h2")).to_have_text("Anna wins with 18 points.")
    expect(anna.locator(".celebrated, canvas")).to_have_count(0)


def test_an_end_without_motion_falls_short_of_confetti_but_not_of_words(opened: Opener, seats: Made) -> None:
    ben = _at(opened, seats(before_the_end)[BEN])
    take_penalty(ben)
    expect(ben.locator(".result h2")).to_contain_text("You came third this time")
    expect(ben.locator(".result")).to_contain_text("Anna wins with 18 points.")
    expect(ben.locator(".result")).to_contain_text("you have crossed out all 4 penalty boxes")
    expect(ben.locator(".celebrated, canvas")).to_have_count(0)
    is_accessible(ben)


def test_those_who_watch_are_told_who_won(opened: Opener, address: str) -> None:
    seat = a_finished_game(address, reviews=False)
    page = opened(f"/table/{seat.table}")
    page.get_by_role("button", name="Watch").click()
    expect(page.locator(".result h2")).not_to_contain_text("You")


def test_the_end_has_a_melody(listening: Listening, seats: Made) -> None:
    page = listening("/rules")
    page.goto(_link(seats(before_the_end)[BEN]))
    page.locator(".ask .pass").wait_for()
    page.locator("h1").click()
    _counts(page, "contexts")
    before = _played(page)["played"]
    take_penalty(page)
    page.locator(".ending").wait_for()
    _counts(page, "played", before)
