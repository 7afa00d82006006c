"""The score pad, as people with the box use it."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.pads import kept

READY = [(0, 0, cell) for cell in range(5)] + [(1, 0, cell) for cell in range(5)]


def _cell(page: Page, name: str) -> None:
    # A cell that may not be crossed counts as disabled, and can be tapped all the same to learn why.
    page.get_by_role("button", name=name, exact=True).click(force=True)


def _begun(opened: Opener, **settings: object) -> Page:
    page = opened("/", **settings)
    page.get_by_role("link", name="Score pad").click()
    page.get_by_label("Name of player 1").fill("Anna")
    page.get_by_role("button", name="Start").click()
    return page


def test_a_tap_crosses_and_adds_up_and_undo_takes_it_back(opened: Opener) -> None:
    page = _begun(opened)
    _cell(page, "green 9, open")
    expect(page.get_by_role("button", name="green 9, crossed")).to_be_visible()
    expect(page.get_by_role("button", name="green 10, skipped")).to_be_visible()
    expect(page.get_by_role("status")).to_have_text("Anna: green 9")
    _cell(page, "green 8, open")
    page.get_by_role("button", name="Take a penalty").click()
    expect(page.locator(".total")).to_contain_text("\N{MINUS SIGN}2")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".total")).to_contain_text("3")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="green 8, open")).to_be_visible()


def test_a_cell_that_may_not_be_crossed_says_why(opened: Opener) -> None:
    page = _begun(opened)
    _cell(page, "red 12, locks the row, not yet possible")
    expect(page.get_by_role("status")).to_contain_text("You need 5 crosses in it first; you have 0.")
    _cell(page, "red 5, open")
    _cell(page, "red 4, skipped")
    expect(page.get_by_role("status")).to_contain_text("lies left of your last cross")


def test_the_pad_is_still_there_after_a_reload(opened: Opener) -> None:
    page = _begun(opened)
    _cell(page, "blue 7, open")
    page.reload()
    expect(page.get_by_role("button", name="blue 7, crossed")).to_be_visible()
    expect(page.get_by_role("button", name="Anna")).to_be_visible()


def test_a_lock_closes_the_row_for_all_but_those_of_the_same_roll(opened: Opener) -> None:
    page = opened("/")
    kept(page, "classic", ["Anna", "Ben"], READY, [])
    _cell(page, "red 12, open")
    page.get_by_role("button", name="Ben").click()
    _cell(page, "red 12, row closed")
    expect(page.get_by_role("status")).to_have_text("The red row is closed.")
    page.get_by_role("button", name="It was the same roll").click()
    expect(page.get_by_role("button", name="red 12, crossed")).to_be_visible()
    expect(page.get_by_role("img", name="lock, crossed")).to_be_visible()


def test_two_locked_rows_end_the_game_and_name_the_winner(opened: Opener) -> None:
    page = opened("/")
    kept(page, "classic", ["Anna", "Ben"], [*READY, (0, 0, 10), *((0, 1, cell) for cell in range(5))], [])
    _cell(page, "yellow 12, open")
    expect(page.get_by_role("heading", name="The game is over.")).to_be_visible()
    expect(page.get_by_role("listitem").first).to_contain_text("Anna")
    expect(page.get_by_role("listitem").first).to_contain_text("Winner")
    page.get_by_role("button", name="New game").first.click()
    page.get_by_role("button", name="Same players").click()
    expect(page.get_by_role("button", name="yellow 12, locks the row, not yet possible")).to_be_visible()


def test_the_pad_works_by_keyboard_alone(opened: Opener) -> None:
    page = _begun(opened)
    page.get_by_role("button", name="red 2, open").focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    crossed = page.get_by_role("button", name="yellow 4, crossed")
    expect(crossed).to_be_focused()
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="yellow 12, locks the row, not yet possible")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Take a penalty")).to_be_focused()


def test_the_pad_works_without_a_network(opened: Opener) -> None:
    page = _begun(opened)
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    _cell(page, "green 9, open")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("button", name="green 9, crossed")).to_be_visible()
    page.get_by_role("link", name="Back to the start").click()
    page.get_by_label("Language").select_option("uk")
    expect(page.get_by_role("navigation").get_by_role("link", name="Ігровий блокнот")).to_be_visible()


def test_all_sheets_lie_side_by_side_on_a_large_screen(opened: Opener) -> None:
    page = opened("/", 1280, 800)
    kept(page, "classic", ["Anna", "Ben", "Cleo"], READY, [])
    for name in ("Anna", "Ben", "Cleo"):
        expect(page.get_by_role("region", name=f"Sheet of {name}")).to_be_attached()
