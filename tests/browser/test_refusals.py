"""What the page says when something cannot be done, in the reader's language."""

import json

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Opener
from tests.browser.looking import speak
from tests.browser.playing import SMALL, a_finished_game, a_table, come_in, to

UNREACHABLE = "There is no connection to the server. Try again in a moment."


def _cut(page: Page) -> None:
    """Let nothing more come through from here on."""
    page.route("**/api/**", lambda route: route.abort())


def test_a_refusal_is_said_in_the_language_that_is_chosen_after_it(opened: Opener) -> None:
    page = opened("/join")
    page.get_by_role("textbox").fill("2222-2222")
    page.get_by_role("button", name="Come in").click()
    refused = page.get_by_role("alert").filter(has_text="There is no table with this code. Is it typed right?")
    expect(refused).to_be_visible()
    speak(page, "he")
    expect(page.get_by_role("alert").filter(has_text="אין שולחן")).to_be_visible()


def test_a_door_whose_server_cannot_be_reached_says_so(opened: Opener, address: str) -> None:
    page = opened(f"/table/{a_table(address, bots=(), seats=2).table}", service_workers="block")
    page.get_by_role("button", name="Come in").wait_for()
    _cut(page)
    page.get_by_role("button", name="Come in").click()
    expect(page.get_by_role("alert").filter(has_text=UNREACHABLE)).to_be_visible()


def test_a_seat_that_cannot_be_offered_says_why(opened: Opener, address: str) -> None:
    page = opened("/", service_workers="block")
    come_in(page, a_table(address))
    page.get_by_role("button", name="Menu").click()
    _cut(page)
    page.get_by_role("button", name="Continue on another device").click()
    expect(page.get_by_role("alert").filter(has_text=UNREACHABLE)).to_be_visible()


def test_a_seat_that_cannot_be_taken_over_says_why(opened: Opener, address: str) -> None:
    page = opened("/", service_workers="block")
    _cut(page)
    page.goto(f"/table/{a_table(address).table}#move=key")
    expect(page.get_by_role("alert").filter(has_text=UNREACHABLE)).to_be_visible()
    with page.expect_request("**/api/seat/claim") as again:
        page.get_by_role("button", name="Try again").click()
    assert again.value.post_data_json == {"key": "key"}


def test_a_hint_that_cannot_be_asked_for_says_why(opened: Opener, address: str) -> None:
    page = opened("/", service_workers="block")
    come_in(page, a_table(address, variant=SMALL))
    to(page, ".my-sheet .cell.legal")
    _cut(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("dialog").get_by_text(UNREACHABLE)).to_be_visible()


@pytest.mark.parametrize("what", ["record", "review"])
def test_a_game_that_cannot_be_asked_for_says_why(opened: Opener, address: str, what: str) -> None:
    page = opened("/", service_workers="block")
    page.route(f"**/{what}", lambda route: route.abort())
    page.goto(f"/game/{a_finished_game(address, variant=SMALL).table}/1")
    expect(page.get_by_text(UNREACHABLE)).to_be_visible()


def test_an_end_that_came_without_a_network_is_shown_when_it_is_back(opened: Opener, address: str) -> None:
    page = opened("/", service_workers="block")
    page.route("**/record", lambda route: route.abort())
    come_in(page, a_finished_game(address, variant=SMALL))
    expect(page.get_by_text(UNREACHABLE)).to_be_visible()
    page.unroute_all()
    page.context.set_offline(True)
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    expect(page.get_by_text(UNREACHABLE)).to_have_count(0)


def test_a_device_that_is_not_let_in_now_keeps_its_seat(opened: Opener, address: str) -> None:
    page = opened("/", service_workers="block")
    let_in = False

    def greet(socket: WebSocketRoute) -> None:
        if let_in:
            socket.connect_to_server()
        else:
            socket.on_message(lambda _: refuse(socket))

    def refuse(socket: WebSocketRoute) -> None:
        socket.send(json.dumps({"type": "refusal", "code": "version", "text": "", "facts": {}}))
        socket.send(json.dumps({"type": "bye", "reason": "refused"}))

    page.route_web_socket("**/ws?*", greet)
    come_in(page, a_table(address))
    expect(page.get_by_role("alert").filter(has_text="This page is out of date. Please reload it.")).to_be_visible()
    let_in = True
    page.reload()
    expect(page.locator(".ask")).to_be_visible()


def test_a_table_without_spectators_says_so(opened: Opener, address: str) -> None:
    page = opened(f"/screen/{a_table(address, spectators=False).table}")
    expect(page.get_by_role("alert").filter(has_text="This table does not let anyone watch.")).to_be_visible()
