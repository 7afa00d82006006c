"""The first turns of a player alone with real dice, and a browser that comes to them."""

from playwright.sync_api import Page

from qwixx.match import DiceKind
from qwixx.rules import Cross, Phase, Roll
from qwixx.server.tables.clock import now_ms
from tests.browser.conftest import Opener
from tests.browser.keeping import put
from tests.browser.serving import Served
from tests.match.house import House

LOCKING = (*(Cross(0, number) for number in range(2, 7)), *(Cross(2, number) for number in (12, 11, 10, 9, 8, 2)))
"""What locks the green row, and lets the red one be locked."""


def first_choice() -> House:
    """The white dice make 5; nothing is crossed out yet."""
    house = _begun()
    house.real()
    return house


def threatened() -> House:
    """Nothing was crossed out in action 1, so action 2 may cost a penalty."""
    house = first_choice()
    house.choose(0)
    return house


def last_turn() -> House:
    """The white dice make 12, which ends the game in the red row."""
    house = _begun()
    for cross in LOCKING:
        first = min(6, cross.number - 1)
        house.real(Roll((first, cross.number - first), (1, 1, 1, 1)))
        house.choose(0, cross)
        if house.phase() is Phase.COLOUR:
            house.choose(0)
    house.real(Roll((6, 6), (1, 1, 1, 1)))
    return house


def _begun() -> House:
    house = House(1, dice=DiceKind.REAL)
    house.now = now_ms()
    house.sit(1)
    house.begin()
    return house


def at_table(opened: Opener, served: Served, house: House, tips: str = "", width: int = 360, height: int = 740) -> Page:
    """A browser at this table, on a device that has had these tips."""
    page = opened("/rules", width, height)
    seat = put(house, served.database)[0]
    page.evaluate("tips => localStorage.setItem('tips', tips)", tips)
    page.goto(f"/table/{seat.table}#seat={seat.token}")
    page.locator(".ask .pass").wait_for()
    return page
