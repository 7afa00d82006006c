"""A log in which everything that can happen happens."""

from qwixx.match import (
    Agree,
    Close,
    Configure,
    DiceKind,
    Event,
    Leave,
    Object,
    React,
    Rematch,
    Replace,
    TypeRoll,
    TypeStart,
    Vacate,
)
from qwixx.rules import Phase, Start, StartKind
from tests.match.house import PLAIN_ROLL, House, first_cross, settings


def whole_log() -> list[Event]:
    """Two games, the first with virtual dice, the second with real ones and broken off."""
    house = House(4, decision_seconds=30).sit(3, 1, chains=True)
    house.ask(React("hello"), 0)
    house.begin()
    house.to(Phase.WHITE)
    wanted = first_cross(house.play.choices[house.play.players.index(0)])
    house.choose(0, wanted, confirmed=False)
    house.choose(0, wanted)
    house.choose(0, None, confirmed=False)
    house.away(0, 1, 2)
    house.back(0, 1, 2)
    house.play_on(until=lambda play: play.turn == 3)
    house.ask(Leave(), 2)
    house.ask(Replace(2), 0)
    house.play_on()
    house.ask(Configure(settings(dice=DiceKind.REAL)), 0)
    house.ask(Vacate(3), 0)
    house.ask(Rematch(), 0)
    house.ask(Rematch(), 1)
    house.ask(TypeStart(house.moment, Start(StartKind.DRAWN, 0)), 0)
    house.ask(Object(house.moment), 1)
    house.ask(TypeStart(house.moment, Start(StartKind.DRAWN, 1)), 0)
    house.ask(Agree(house.moment), 1)
    house.ask(TypeRoll(house.moment, PLAIN_ROLL), 1)
    house.ask(Agree(house.moment), 0)
    house.ask(Close())
    return house.checked().log
