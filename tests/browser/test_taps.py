"""What the player saw when tapping is what is played, on any line and with any finger."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, Page, WebSocketRoute, expect

from qwixx.client import Seat
from qwixx.i18n.languages import LANGUAGES
from tests.browser.conftest import Opener
from tests.browser.devices import Device
from tests.browser.first_game import at_table, threatened
from tests.browser.looking import speak
from tests.browser.playing import GAME, SEEN, a_table, come_in, link_to, take_penalty, to
from tests.browser.serving import Served
from tests.browser.slow_line import SlowLine

TAPS = (Path(__file__).parent / "tapping.js").read_text(encoding="utf-8").partition("\n")[2]
ROUND_TRIPS = (0, 80, 300, 1000)
"""Milliseconds."""
GAP = 200
"""Milliseconds between a cell and the button."""
DOUBLE = (120, 250, 400)
"""Milliseconds between two taps that are one to the player."""
ONES = (1, 1, 1, 1, 1, 1)
"""A roll with which red 2 and yellow 2 can be crossed out, in either action."""
SIXES = (6, 6, 6, 6, 6, 6)
"""As ONES, with green 12 and blue 12."""
CROSSED = re.compile(r"\bcrossed\b")
SIZES = ((320, 568), (360, 740), (740, 360), (667, 320), (768, 1024), (1280, 800))
SLOW_4G = {"delay": 0.28, "jitter": 0.1, "rate": 180_000.0}


def _playing(opened: Opener, line: SlowLine, **settings: Any) -> tuple[Page, Seat]:
    """A game on that line against a bot, which has begun."""
    seat = a_table(line.address, **settings)
    page = opened("/")
    page.goto(line.address + link_to(seat))
    page.locator(".ask").wait_for()
    return page, seat


def _rolled(opened: Opener, address: str, faces: tuple[int, ...], **media: Any) -> Page:
    """A table for one, who has typed in the first roll."""
    page = opened("/", **media)
    page.goto(address + link_to(a_table(address, bots=(), dice="real")))
    for face in faces:
        page.locator(".keys button").nth(face - 1).click()
    page.locator(".ask .pass").wait_for()
    return page


def _cell(page: Page, name: str) -> Locator:
    return page.locator(".my-sheet").get_by_role("button", name=f"{name},")


def _pass(page: Page) -> Locator:
    return page.get_by_role("button", name="Pass", exact=True)


def _penalties(page: Page, count: int) -> None:
    expect(page.get_by_role("img", name=f"Penalties: {count} of 4")).to_be_visible()


def _in_action(page: Page, action: int) -> None:
    expect(page.locator(".ask .whose")).to_contain_text(f"Action {action}")


@pytest.mark.parametrize("round_trip", ROUND_TRIPS)
def test_a_cell_and_soon_after_it_the_button_cross_that_cell_out(
    opened: Opener, line: SlowLine, round_trip: int
) -> None:
    page, _ = _playing(opened, line)
    line.delay, line.jitter = round_trip / 2000, round_trip / 4000
    found = page.evaluate(f"asked => ({TAPS})(asked)", {"crosses": 5, "gap": GAP})
    assert len(found["tapped"]) == 5
    assert found["crossed"] == found["tapped"]


def test_a_whole_game_on_a_throttled_line_and_phone_loses_nothing(opened: Opener, line: SlowLine) -> None:
    page, _ = _playing(opened, line)
    page.set_default_timeout(GAME)
    line.delay, line.jitter, line.rate = SLOW_4G["delay"], SLOW_4G["jitter"], SLOW_4G["rate"]
    browser = page.context.new_cdp_session(page)
    browser.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    found = page.evaluate(f"asked => ({TAPS})(asked)", {"crosses": 99, "gap": GAP})
    browser.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    expect(page.locator(".ending")).to_be_visible()
    assert found["crossed"] == found["tapped"]


def test_what_is_tapped_without_a_connection_is_seen_and_sent_when_it_is_back(opened: Opener, line: SlowLine) -> None:
    page = _rolled(opened, line.address, ONES)
    line.cut()
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    _cell(page, "red 2").click()
    expect(page.locator(".my-sheet .cell.pencilled")).to_have_count(1)
    page.get_by_role("button", name="Cross out red 2").click()
    expect(page.locator(".ask .line")).to_contain_text("Your cross goes out as soon as")
    line.mend()
    _in_action(page, 2)
    expect(_cell(page, "red 2")).to_have_class(CROSSED)


def test_a_line_that_breaks_between_the_cell_and_the_button_takes_no_cross(opened: Opener, line: SlowLine) -> None:
    page = _rolled(opened, line.address, ONES)
    line.delay = 0.15
    _cell(page, "red 2").click()
    line.cut()
    page.get_by_role("button", name="Cross out red 2").click()
    line.mend()
    _in_action(page, 2)
    expect(page.locator(".my-sheet .cell.crossed")).to_have_count(1)


def test_what_was_taken_back_without_a_connection_is_not_sent(opened: Opener, line: SlowLine) -> None:
    page = _rolled(opened, line.address, ONES)
    line.cut()
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    _cell(page, "red 2").click()
    page.get_by_role("button", name="Cross out red 2").click()
    page.get_by_role("button", name="Undo").click()
    _cell(page, "yellow 2").click()
    page.get_by_role("button", name="Cross out yellow 2").click()
    line.mend()
    _in_action(page, 2)
    expect(_cell(page, "yellow 2")).to_have_class(CROSSED)
    expect(_cell(page, "red 2")).not_to_have_class(CROSSED)


def test_without_a_connection_nothing_is_passed_or_rolled(opened: Opener, line: SlowLine) -> None:
    page, _ = _playing(opened, line)
    to(page, ".ask .main:has(svg)")
    line.cut()
    expect(page.locator(".ask").get_by_role("button", name="No connection")).to_be_disabled()
    page.keyboard.press("Space")
    line.mend()
    expect(page.get_by_text("The connection is lost.")).to_have_count(0)
    to(page, ".ask .pass")
    line.cut()
    expect(page.locator(".ask .pass")).to_be_disabled()
    page.keyboard.press("Delete")
    line.mend()
    expect(page.locator(".ask .pass")).to_be_enabled()


def test_a_cross_that_the_table_refuses_goes_back_with_the_reason(opened: Opener, address: str) -> None:
    page = opened("/")
    refused: list[str] = []

    def between(client: WebSocketRoute) -> None:
        server = client.connect_to_server()

        def from_client(text: str | bytes) -> None:
            message = json.loads(text)
            # The next test may have this device: one choice is refused, and no other.
            if message.get("command", {}).get("command") == "choose" and not refused:
                refused.append(message["id"])
                facts = {"type": "refusal", "code": "row-closed", "text": "", "facts": {"row": "red"}}
                client.send(json.dumps({**facts, "id": message["id"]}))
            else:
                server.send(text)

        client.on_message(from_client)

    page.route_web_socket("**/ws*", between)
    page.goto(link_to(a_table(address, bots=())))
    page.get_by_role("button", name="Roll the dice").click()
    page.locator(".my-sheet .cell.legal").first.click()
    expect(page.locator(".ask .line")).to_contain_text("closed")
    expect(page.locator(".my-sheet .cell.pencilled")).to_have_count(0)
    expect(page.locator(".my-sheet .cell.legal")).not_to_have_count(0)


@pytest.mark.parametrize("gap", DOUBLE)
@pytest.mark.parametrize("faces", [ONES, SIXES])
def test_a_double_tap_on_pass_takes_no_penalty(opened: Opener, address: str, gap: int, faces: tuple[int, ...]) -> None:
    page = _rolled(opened, address, faces)
    page.wait_for_timeout(SEEN)
    place = _pass(page).bounding_box()
    assert place
    where = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    for _ in range(2):
        page.mouse.click(*where)
        page.wait_for_timeout(gap)
    _in_action(page, 2)
    for _ in range(2):  # and where the penalty is offered, too
        page.mouse.click(*where)
        page.wait_for_timeout(gap)
    page.wait_for_timeout(SEEN)
    expect(page.locator(".ask .whose")).to_contain_text("Action 2")
    _penalties(page, 0)


@pytest.mark.parametrize("gap", DOUBLE)
@pytest.mark.parametrize("button", ["Pass", "Take the penalty"])
def test_no_number_of_taps_of_a_finger_in_one_place_takes_a_penalty(
    browser: Browser, address: str, gap: int, button: str
) -> None:
    device = Device(browser, address, has_touch=True, is_mobile=True)
    page = device.emptied(360, 740)
    page.goto(link_to(a_table(address, bots=(), dice="real")))
    for face in ONES:
        page.locator(".keys button").nth(face - 1).tap()
    _pass(page).wait_for()
    if button != "Pass":
        page.wait_for_timeout(SEEN)
        _pass(page).tap()
        _in_action(page, 2)
    page.wait_for_timeout(SEEN)
    place = page.get_by_role("button", name=button, exact=True).bounding_box()
    assert place
    for _ in range(6):
        page.touchscreen.tap(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
        page.wait_for_timeout(gap)
    page.wait_for_timeout(SEEN)
    _penalties(page, 0)
    assert device.faults == []
    device.context.close()


def test_keys_pressed_again_and_again_take_no_penalty(opened: Opener, address: str) -> None:
    page = opened(link_to(a_table(address, bots=())), 1280, 800)
    expect(page.get_by_role("button", name="Roll the dice")).to_be_focused()
    for key in ("Enter", "Enter", "Enter", "Enter", "Space", "Control+Enter", "Control+Enter", "Delete", "Delete"):
        page.keyboard.press(key)
        page.wait_for_timeout(GAP)
    _in_action(page, 1)
    _penalties(page, 0)


def test_a_penalty_is_asked_for_twice_in_two_places(opened: Opener, address: str) -> None:
    page = _rolled(opened, address, ONES)
    page.wait_for_timeout(SEEN)
    _pass(page).click()
    _in_action(page, 2)
    page.wait_for_timeout(SEEN)
    penalty = page.get_by_role("button", name="Take the penalty")
    first = penalty.bounding_box()
    penalty.click()
    sure = page.get_by_role("button", name="Penalty: \N{MINUS SIGN}5")
    second = sure.bounding_box()
    assert first
    assert second
    assert first["x"] + first["width"] <= second["x"]
    page.wait_for_timeout(SEEN)
    page.get_by_role("button", name="Back", exact=True).click()
    _penalties(page, 0)
    page.wait_for_timeout(SEEN)
    penalty.click()
    page.wait_for_timeout(SEEN)
    sure.click()
    _penalties(page, 1)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_both_taps_of_a_penalty_lie_apart_in_every_language(
    opened: Opener, served: Served, size: tuple[int, int]
) -> None:
    page = at_table(opened, served, threatened(), "off", *size)
    first = _places(page, ".ask .pass")
    take_penalty(page, sure=False)
    second = _places(page, ".ask .sure")
    assert first.keys() == second.keys() == LANGUAGES.keys()
    assert [language for language in LANGUAGES if _overlap(first[language], second[language])] == []


def _places(page: Page, button: str) -> dict[str, FloatRect]:
    """Where a button lies, by language."""
    found: dict[str, FloatRect] = {}
    for language in LANGUAGES:
        speak(page, language)
        place = page.locator(button).bounding_box()
        assert place
        found[language] = place
    return found


def _overlap(one: FloatRect, other: FloatRect) -> bool:
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


def test_who_has_passed_can_take_it_back_until_it_is_sent(opened: Opener, address: str) -> None:
    page = _rolled(opened, address, ONES)
    page.wait_for_timeout(SEEN)
    _pass(page).click()
    expect(page.locator(".ask .line")).to_have_text("You pass.")
    page.wait_for_timeout(SEEN)
    page.get_by_role("button", name="Undo").click()
    _cell(page, "red 2").click()
    page.get_by_role("button", name="Cross out red 2").click()
    _in_action(page, 2)
    expect(page.locator(".my-sheet .cell.crossed")).to_have_count(1)


def test_one_tap_crosses_out_the_only_number_on_offer_and_can_be_taken_back(opened: Opener, address: str) -> None:
    page = _rolled(opened, address, ONES)
    _cell(page, "red 2").click()
    page.get_by_role("button", name="Cross out red 2").click()
    _in_action(page, 2)
    expect(page.locator(".my-sheet .cell.legal")).to_have_count(1)
    page.wait_for_timeout(SEEN)
    _cell(page, "yellow 2").dblclick()
    expect(page.locator(".ask .line")).to_have_text("Yellow 2: crossed out in a moment.")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".my-sheet .cell.pencilled")).to_have_count(0)
    page.wait_for_timeout(SEEN)
    _cell(page, "yellow 2").click()
    expect(page.locator(".my-sheet .cell.crossed")).to_have_count(2)


def test_what_is_confirmed_can_be_taken_back_until_all_have_confirmed(opened: Opener, address: str) -> None:
    anna, ben = opened("/"), opened("/", 1280, 800)
    seat = a_table(address, bots=(), seats=2, dice="real", objection_seconds=1)
    come_in(anna, seat)
    ben.goto(f"/table/{seat.table}")
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Come in").click()
    expect(anna.get_by_text("Ben")).to_be_visible()
    anna.get_by_role("button", name="Start the game").click()
    anna.locator(".dice section button").first.click()
    for face in ONES:
        anna.locator(".keys button").nth(face - 1).click()
    for page in (anna, ben):
        page.locator(".ask .pass").wait_for()
    _cell(anna, "red 2").click()
    anna.get_by_role("button", name="Cross out red 2").click()
    expect(anna.locator(".ask .line")).to_contain_text("You can still change your mind.")
    anna.get_by_role("button", name="Undo").click()
    _cell(anna, "yellow 2").click()
    anna.get_by_role("button", name="Cross out yellow 2").click()
    _cell(ben, "red 2").click()
    ben.get_by_role("button", name="Cross out red 2").click()
    _in_action(anna, 2)
    expect(_cell(anna, "yellow 2")).to_have_class(CROSSED)
    expect(_cell(anna, "red 2")).not_to_have_class(CROSSED)


def test_after_a_cross_by_keys_space_rolls(opened: Opener, address: str) -> None:
    page = opened(link_to(a_table(address, bots=())), 1280, 800)
    page.get_by_role("button", name="Roll the dice").wait_for()
    page.keyboard.press("Space")
    for action in (1, 2):
        _in_action(page, action)
        expect(page.locator(".my-sheet .cell.legal")).not_to_have_count(0)
        page.keyboard.press("PageDown")
        page.keyboard.press("Enter")
        page.keyboard.press("Control+Enter")
    expect(page.get_by_role("button", name="Roll the dice")).to_be_visible()
    page.locator(".my-sheet .cell.crossed").first.focus()
    page.keyboard.press("Space")
    _in_action(page, 1)


def test_the_roll_and_what_it_allows_are_told_to_screen_readers(opened: Opener, address: str) -> None:
    page = _rolled(opened, address, ONES)
    told = page.locator("[aria-live=polite].unseen")
    expect(told).to_have_text(
        "Roll: white 1 and 1, sum 2; red 1, yellow 1, green 1, blue 1. You can cross out red 2 and yellow 2."
    )
    _cell(page, "red 2").click()
    page.get_by_role("button", name="Cross out red 2").click()
    expect(told).to_have_text("You can cross out yellow 2 = white 1 + yellow 1.")
    expect(page.locator(".ask ul")).to_have_text("2=1+1")
