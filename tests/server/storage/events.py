"""Events to keep, and games that have some."""

from qwixx.match import Event
from qwixx.match.events import Reacted
from tests.match.house import House

AT = 1_700_000_000_000


def noted(numbers: range, seat: int = 0) -> list[Event]:
    """Events of little content that can be told apart by their seat."""
    return [Event(number, number, AT + number, Reacted(seat, "thanks")) for number in numbers]


def opened() -> list[Event]:
    """The first event of a table."""
    return House().log


def whole_game() -> House:
    """A game with everything that happens in one, to its end."""
    house = House().sit(chains=True)
    house.begin()
    return house.play_on()
