"""A game as wide as there is one: the most points and less than none, the longest names, and a win shared by many."""

from collections.abc import Iterator
from typing import NamedTuple

from qwixx.match import DiceKind, Rematch, Sit, TypeRoll, TypeStart
from qwixx.rules import Choice, Cross, Phase, Roll, Start, StartKind, variant
from qwixx.rules.record import MAX_NAME
from qwixx.server.tables.clock import now_ms
from tests.match.house import House

LONGO = variant("longo")
NAMES = ("Grandfather Maximilian", "Достопримечательности" * 2, "مستشفياتنا" * 4, "W" * MAX_NAME, "Ł. Ó.")
LOSER = len(NAMES) - 1
PENALTIES = (40, 45, 50, 55)
"""The turns in which the loser crosses nothing."""
LOCKING = 54
"""The turn in which all the others lock a row together."""
LOCKER = (LOCKING - 1) % len(NAMES)
"""Who is active in it."""
START = Start(StartKind.SEAT, 0)
FORWARD, BACKWARD = range(2, 15), range(16, 3, -1)


class Turn(NamedTuple):
    """What was rolled, and what each player crossed in action 1; in action 2 all pass."""

    roll: Roll
    choices: tuple[Choice, ...]


def seated() -> House:
    """Everybody, before the game."""
    house = House(len(NAMES), LONGO, dice=DiceKind.REAL, reviews=False, objection_seconds=300)
    house.now = now_ms()
    for seat, name in enumerate(NAMES):
        house.ask(Sit(seat, name[:MAX_NAME]))
    return house


def beginning() -> House:
    """It has not been typed in yet who begins."""
    house = seated()
    house.begin()
    return house


def typed() -> House:
    """It has been typed in who begins, and there is time to object."""
    house = beginning()
    house.ask(TypeStart(house.moment, START), LOCKER)
    return house


def before_the_lock() -> House:
    """Of those who lock a row together, only the active player has still to say so."""
    turns = list(_turns())
    house = _played(turns[: LOCKING - 1])
    _throw(house, turns[LOCKING - 1], but=LOCKER)
    return house


def over() -> House:
    """After the last turn; all but the loser want to play again."""
    house = _played(_turns())
    for seat in range(LOSER):
        house.ask(Rematch(), seat)
    return house


def _played(turns: Iterator[Turn] | list[Turn]) -> House:
    house = typed()
    house.agree()
    for turn in turns:
        _throw(house, turn)
        if house.phase() is Phase.COLOUR:
            house.choose(house.play.game.active)
    return house


def _throw(house: House, turn: Turn, but: int | None = None) -> None:
    """The roll, and what everybody chooses, or everybody but one."""
    house.ask(TypeRoll(house.moment, turn.roll), 0)
    house.agree()
    for seat in house.table.awaited if house.phase() is Phase.WHITE else ():
        if seat != but:
            house.choose(seat, turn.choices[seat])


def _turns() -> Iterator[Turn]:
    cells = _cells()
    for number in range(1, PENALTIES[-1] + 1):
        cell = None if number > LOCKING or number == PENALTIES[-2] else next(cells)
        crosses_too = number % len(NAMES) == 0 and number not in PENALTIES
        white = min(LONGO.sides, cell.number - 1) if cell else 1
        roll = Roll((white, cell.number - white if cell else 1), (8 if number <= LOCKING else 0, 8, 8, 8))
        yield Turn(roll, (*[cell] * LOSER, cell if crosses_too else None))


def _cells() -> Iterator[Cross]:
    """Every number that locks no row, from the left, and one that does."""
    for numbers in zip(FORWARD, FORWARD, BACKWARD, BACKWARD, strict=True):
        yield from (Cross(row, number) for row, number in enumerate(numbers))
    yield Cross(0, 16)
