"""What waits for a connection, and what a slow one must not let a player do twice: lobby, real dice, a next game."""

import json

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Opener
from tests.browser.playing import SMALL, a_finished_game, a_table, come_in, link_to
from tests.browser.slow_line import SlowLine

DIE = (4, 1, 2, 3, 6, 5)
"""What is typed in of real dice."""
ROLLED = "white 4 and 1, sum 5; red 2, yellow 3, green 6, blue 5"
SECOND = 1.0


def _cut(page: Page, line: SlowLine) -> None:
    line.cut()
    expect(page.get_by_text("The connection is lost.")).to_be_visible()


def _mend(page: Page, line: SlowLine) -> None:
    line.mend()
    expect(page.get_by_text("The connection is lost.")).to_have_count(0)


def _offline(page: Page) -> None:
    """The big button says that there is no connection, and cannot be pressed."""
    expect(page.get_by_role("button", name="No connection")).to_be_disabled()


def _keys(page: Page, *faces: int) -> None:
    for face in faces:
        page.locator(".keys button").nth(face - 1).click()


def test_no_game_begins_without_a_connection(opened: Opener, line: SlowLine) -> None:
    page = opened("/")
    page.goto(line.address + link_to(a_table(line.address, bots=(), seats=2)))
    page.get_by_role("button", name="Seat a bot").click()
    start = page.get_by_role("button", name="Start the game")
    expect(start).to_be_enabled()
    take_back = page.get_by_role("button", name="Take the seat back from")
    expect(take_back).to_be_enabled()
    _cut(page, line)
    _offline(page)
    expect(take_back).to_be_disabled()
    _mend(page, line)
    expect(start).to_be_enabled()
    expect(page.locator(".ask")).to_have_count(0)


def test_no_next_game_is_asked_for_without_a_connection(opened: Opener, line: SlowLine) -> None:
    page = opened("/")
    page.goto(line.address + link_to(a_finished_game(line.address, variant=SMALL)))
    page.get_by_role("button", name="Play again").wait_for()
    _cut(page, line)
    _offline(page)
    _mend(page, line)
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".ask")).to_be_visible()


def test_real_dice_wait_for_the_connection_with_what_is_typed_already(opened: Opener, line: SlowLine) -> None:
    page = opened("/")
    page.goto(line.address + link_to(a_table(line.address, dice="real")))
    anna = page.locator(".dice section").get_by_role("button", name="Anna")
    anna.wait_for()
    _cut(page, line)
    expect(anna).to_be_disabled()
    _mend(page, line)
    anna.click()
    _keys(page, *DIE[:5])
    _cut(page, line)
    expect(page.locator(".keys button").first).to_be_disabled()
    expect(page.locator(".ask .line")).to_have_text("No connection")
    _mend(page, line)
    _keys(page, *DIE[5:])
    expect(page.get_by_role("img", name=ROLLED)).to_be_visible()


def test_a_roll_that_is_under_way_stays_in_sight_and_is_typed_once(opened: Opener, line: SlowLine) -> None:
    page = opened("/")
    page.goto(line.address + link_to(a_table(line.address, dice="real")))
    page.locator(".dice section").get_by_role("button", name="Anna").click()
    page.locator(".keys").wait_for()
    line.delay = SECOND
    _keys(page, *DIE)
    expect(page.locator(".keys button:enabled")).to_have_count(0)
    assert page.locator(".dice .dice .die:not(.next)").count() == len(DIE), "no die is asked for again"
    expect(page.locator(".ask .line")).to_have_text("One moment, please.")
    expect(page.get_by_role("img", name=ROLLED)).to_be_visible()


def test_a_typed_roll_that_is_refused_costs_one_die_and_not_six(opened: Opener, address: str) -> None:
    page = opened("/")
    refused: list[str] = []

    def between(client: WebSocketRoute) -> None:
        server = client.connect_to_server()

        def from_client(text: str | bytes) -> None:
            message = json.loads(text)
            if message.get("command", {}).get("command") == "type-roll" and not refused:
                refused.append(message["id"])
                client.send(json.dumps({"type": "refusal", "code": "stale", "text": "", "id": message["id"]}))
            else:
                server.send(text)

        client.on_message(from_client)

    page.route_web_socket("**/ws*", between)
    come_in(page, a_table(address, dice="real"))
    page.locator(".dice section").get_by_role("button", name="Anna").click()
    _keys(page, 4, 1, 2, 3, 6, 6)
    expect(page.locator(".ask .line")).not_to_have_text("One moment, please.")
    page.locator(".dice").get_by_role("button", name="Undo").click()
    _keys(page, 5)
    expect(page.get_by_role("img", name=ROLLED)).to_be_visible()


@pytest.mark.parametrize("answer", ["That is right", "That is wrong"])
def test_a_tap_that_was_meant_for_the_keypad_neither_agrees_nor_objects(
    opened: Opener, address: str, answer: str
) -> None:
    """Two people type at once: the dice of one take the place of the other's keypad."""
    anna, ben = opened("/"), opened("/", 1280, 800)
    seat = a_table(address, bots=(), seats=2, dice="real", objection_seconds=300)
    come_in(anna, seat)
    ben.goto(f"/table/{seat.table}")
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Come in").click()
    expect(anna.get_by_text("Ben")).to_be_visible()
    anna.get_by_role("button", name="Start the game").click()
    ben.locator(".dice section").wait_for()
    ben.evaluate(
        """answer => new MutationObserver((_, watch) => {
          const buttons = [...document.querySelectorAll('.dice section button')];
          const found = buttons.find((each) => each.innerText === answer);
          if (!found) return;
          watch.disconnect();
          found.click();
        }).observe(document.body, { subtree: true, childList: true })""",
        answer,
    )
    anna.locator(".dice section").get_by_role("button", name="Anna").click()
    right = ben.get_by_role("button", name="That is right")
    expect(right).to_be_visible()
    ben.wait_for_timeout(1000)
    expect(right).to_be_visible()
    right.click()
    expect(ben.locator(".keys")).to_be_visible()


@pytest.mark.parametrize(
    "size", [(360, 740), (390, 844), (740, 360), (1280, 800)], ids=lambda size: f"{size[0]}x{size[1]}"
)
def test_a_line_that_breaks_moves_nothing_under_a_finger(opened: Opener, address: str, size: tuple[int, int]) -> None:
    page = opened(link_to(a_table(address, bots=(), dice="real")), *size)
    _keys(page, *DIE)
    page.locator(".ask .pass").wait_for()
    parts = [page.locator(part) for part in (".my-sheet", ".dice", ".ask .pass")]
    before = [part.bounding_box() for part in parts]
    page.context.set_offline(True)
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    assert [part.bounding_box() for part in parts] == before
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(page.get_by_text("The connection is lost.")).to_be_in_viewport()
