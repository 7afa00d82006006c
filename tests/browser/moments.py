"""A classic game of three, at the moments that the page makes much of: just before a lock, and just before the end."""

from qwixx.match import DiceKind, Sit
from qwixx.rules import Choice, Cross, Phase, Roll
from qwixx.server.tables.clock import now_ms
from tests.match.house import House

ANNA, BEN, CHAVA = range(3)
NAMES = ("Anna", "Ben", "Chava")
SUMS = (2, 3, 4, 5, 6, 12)
"""What the white dice make until the red row can be locked."""
YELLOW = (2, 3, 4, 5)
NOTHING = 7
"""A sum that everybody leaves."""
LAST = 11
"""The turn in which Ben takes the last penalty."""


def before_the_lock() -> House:
    """Only Anna has still to choose, and 12 locks the red row."""
    house = _house()
    for total in SUMS[:-1]:
        _white(house, total)
        _colour(house)
    _white(house, SUMS[-1], but=ANNA)
    return house


def after_the_choice() -> House:
    """Anna has confirmed her cross, and Ben has still to choose."""
    house = _house()
    _white(house, SUMS[0], but=BEN)
    return house


def before_the_end() -> House:
    """Ben has to choose, and crossing nothing is the fourth penalty."""
    house = before_the_lock()
    house.choose(ANNA, Cross(0, SUMS[-1]))
    _colour(house)
    while house.play.turn < LAST:
        _white(house, NOTHING)
        _colour(house)
    _white(house, NOTHING)
    return house


def the_end() -> House:
    """Anna has won, Chava came second and Ben last."""
    house = before_the_end()
    house.choose(BEN)
    return house


def _house() -> House:
    house = House(len(NAMES), dice=DiceKind.REAL, reviews=False, objection_seconds=300)
    house.now = now_ms()
    for seat, name in enumerate(NAMES):
        house.ask(Sit(seat, name))
    house.begin()
    return house


def _white(house: House, total: int, but: int | None = None) -> None:
    """Action 1 of a turn: Anna crosses this in red, Chava small sums in yellow, and Ben nothing."""
    first = min(total - 1, 6)
    house.real(Roll((first, total - first), (1, 1, 1, 1)))
    choices: dict[int, Choice] = {}
    if total != NOTHING:
        choices[ANNA] = Cross(0, total)
    if total in YELLOW:
        choices[CHAVA] = Cross(1, total)
    for seat in house.table.awaited:
        if seat != but:
            house.choose(seat, choices.get(seat))


def _colour(house: House) -> None:
    if house.phase() is Phase.COLOUR:
        house.choose(house.play.game.active)
