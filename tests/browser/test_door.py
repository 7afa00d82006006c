"""The door of a table: what it tells before it asks for a name, and what it says where no seat can be taken."""

import json
from urllib.request import Request, urlopen

from playwright.sync_api import Page, Route, expect

from qwixx.client import Seat
from tests.browser.conftest import Opener
from tests.browser.playing import SMALL, a_table, come_in, play


def _at_the_door(page: Page, seat: Seat) -> None:
    page.goto(f"/table/{seat.table}")


def _sit(address: str, table: str, name: str) -> None:
    body = json.dumps({"name": name}).encode()
    with urlopen(Request(f"{address}/api/tables/{table}/seats", body)):  # noqa: S310 (our own server)
        pass


def test_it_tells_who_invites_to_which_sheet_and_how_many_seats_are_free(opened: Opener, address: str) -> None:
    page = opened("/")
    _at_the_door(page, a_table(address, bots=("gentle",), seats=4, variant="longo", dice="real"))
    for told in ("Anna invites you to play.", "2 seats are free.", "Qwixx Longo", "Longer rows", "our own, typed in"):
        expect(page.get_by_text(told)).to_be_visible()
    expect(page.get_by_role("listitem")).to_contain_text(["Anna", "Gentle bot", "free seat", "free seat"])
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Come in").click()
    expect(page.get_by_text("Ben", exact=True)).to_be_visible()


def test_it_names_a_sheet_of_the_hosts_own(opened: Opener, address: str) -> None:
    page = opened("/")
    _at_the_door(page, a_table(address, seats=3, variant=SMALL))
    expect(page.get_by_text("A home-made sheet, designed by players.")).to_be_visible()
    expect(page.get_by_text(SMALL.partition("title: ")[2].partition("\n")[0], exact=True)).to_be_visible()


def test_a_full_table_says_so_at_once_and_offers_to_watch(opened: Opener, address: str) -> None:
    page = opened("/")
    _at_the_door(page, a_table(address, bots=("gentle",)))
    expect(page.get_by_role("heading", name="All seats at this table are taken.")).to_be_visible()
    expect(page.get_by_text("Anna can free it for you.")).to_be_visible()
    expect(page.get_by_label("Your name")).to_have_count(0)
    page.get_by_role("button", name="Watch the table").click()
    expect(page.get_by_role("textbox", name="Link to the table")).to_be_visible()


def test_a_table_without_spectators_offers_nothing_to_watch(opened: Opener, address: str) -> None:
    page = opened("/")
    _at_the_door(page, a_table(address, seats=3, spectators=False))
    expect(page.get_by_role("button", name="Come in")).to_be_visible()
    expect(page.get_by_role("button", name="watch")).to_have_count(0)
    _at_the_door(page, a_table(address, spectators=False))
    expect(page.get_by_text("be watched.")).to_be_visible()
    expect(page.get_by_role("button", name="watch")).to_have_count(0)


def test_a_player_at_the_door_sees_the_last_seat_go(opened: Opener, address: str) -> None:
    page, seat = opened("/"), a_table(address, bots=(), seats=2)
    _at_the_door(page, seat)
    expect(page.get_by_text("1 seat is free.")).to_be_visible()
    _sit(address, seat.table, "Ben")
    expect(page.get_by_role("heading", name="All seats at this table are taken.")).to_be_visible()


def test_who_loses_the_race_for_the_last_seat_is_told(opened: Opener, address: str) -> None:
    page, seat = opened("/"), a_table(address, bots=(), seats=2)

    def lose(route: Route) -> None:
        _sit(address, seat.table, "Ben")
        route.continue_()

    page.route("**/seats", lose)
    _at_the_door(page, seat)
    page.get_by_role("button", name="Come in").click()
    expect(page.get_by_role("alert").filter(has_text="Someone was faster")).to_be_visible()
    expect(page.get_by_role("heading", name="All seats at this table are taken.")).to_be_visible()


def test_a_name_that_is_taken_can_be_changed(opened: Opener, address: str) -> None:
    page = opened("/")
    _at_the_door(page, a_table(address, seats=3))
    page.get_by_label("Your name").fill("anna")
    page.get_by_role("button", name="Come in").click()
    expect(page.get_by_role("alert").filter(has_text="anna")).to_be_visible()
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Come in").click()
    expect(page.get_by_role("textbox", name="Link to the table")).to_be_visible()


def test_a_running_game_says_so_and_lets_in_when_it_is_over(opened: Opener, address: str) -> None:
    anna, ben, seat = opened("/"), opened("/", 1280, 800), a_table(address, seats=3, variant=SMALL)
    come_in(anna, seat)
    anna.get_by_role("button", name="Start the game").click()
    anna.locator(".ask").wait_for()
    _at_the_door(ben, seat)
    expect(ben.get_by_role("heading", name="The game is already in progress.")).to_be_visible()
    expect(ben.get_by_text("a free seat for the next game.")).to_be_visible()
    expect(ben.get_by_label("Your name")).to_have_count(0)
    play(anna)
    expect(ben.get_by_text("A game has just ended")).to_be_visible()
    ben.get_by_role("button", name="Come in").click()
    expect(ben.locator(".ending")).to_be_visible()


def test_a_table_that_is_not_there_leads_to_another_code(opened: Opener) -> None:
    page = opened("/table/2222-2222")
    expect(page.get_by_role("heading", name="no table 2222-2222")).to_be_visible()
    page.get_by_role("link", name="Enter another code").click()
    expect(page.get_by_label("Code of the table")).to_be_visible()


def test_a_door_without_a_connection_can_be_tried_again(opened: Opener, address: str) -> None:
    page, seat = opened("/"), a_table(address, seats=3)
    page.route(f"**/api/tables/{seat.table}", lambda route: route.abort())
    _at_the_door(page, seat)
    expect(page.get_by_role("alert").filter(has_text="There is no connection")).to_be_visible()
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Come in")).to_be_visible()
