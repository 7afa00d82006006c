"""The sources of rolls that a table can choose from."""

from collections.abc import Iterator

import pytest

from qwixx.dice import Dice, ScriptedDice, SeededDice, TypedDice, dice_wanted, read_roll
from qwixx.rules import (
    Game,
    IllegalError,
    NotationError,
    Options,
    Sheet,
    Start,
    StartKind,
    new_game,
    parse_position,
    parse_roll,
    parse_sheet,
    set_up,
    variant,
)

GAME = new_game(variant("classic"), 2)
_ROW = "row: {0}2 {0}3 {0}4 {0}5 {0}6 {0}7 {0}8\n"
SMALL = parse_sheet("name: small\ndice: 4\n" + "".join(_ROW.format(letter) for letter in "RYGB"))
WITHOUT_GREEN = parse_position("classic -/-/12,11,10,9,8,2/-/p0 -/-/-/-/p0")


class Person:
    """Answers one thing after another, and remembers what was asked."""

    def __init__(self, *answers: str) -> None:
        self._left: Iterator[str] = iter(answers)
        self.asked: list[object] = []

    def roll(self, game: Game) -> str:
        return self._answer(game)

    def start(self, players: int) -> str:
        return self._answer(players)

    def throws(self) -> str:
        return self._answer("throws")

    def _answer(self, asked: object) -> str:
        self.asked.append(asked)
        return next(self._left)


def answering(*answers: str) -> TypedDice:
    return TypedDice(Person(*answers))


def test_the_same_seed_gives_the_same_dice() -> None:
    one: Dice = SeededDice(7)
    assert [one.roll(n, GAME) for n in range(1, 20)] == [SeededDice(7).roll(n, GAME) for n in range(1, 20)]
    assert one.start(5, 6, first_six=False) == SeededDice(7).start(5, 6, first_six=False)
    assert one.roll(1, GAME) != SeededDice(8).roll(1, GAME)
    assert dict(one.facts()) == {"dice": "seeded", "dice seed": "7"}


def test_seeded_rolls_stay_what_they_were() -> None:
    assert str(SeededDice(1).roll(1, GAME)) == "4+2 r1 y1 g2 b1"


def test_scripted_dice_follow_the_script_and_then_say_so() -> None:
    dice: Dice = ScriptedDice([parse_roll("4+1 r2 y3 g6 b6")])
    assert str(dice.roll(1, GAME)) == "4+1 r2 y3 g6 b6"
    assert str(dice.roll(1, WITHOUT_GREEN)) == "4+1 r2 y3 b6"
    assert dice.start(2, 6, first_six=False) == Start(StartKind.SEAT, 0)
    assert dict(dice.facts()) == {"dice": "scripted"}
    with pytest.raises(IllegalError, match="no 2th") as caught:
        dice.roll(2, GAME)
    assert caught.value.code == "script-ended"


@pytest.mark.parametrize("text", ["4 1 2 3 6 6", "4,1,2,3,6,6", "412366", " 4+1 r2 y3 g6 b6 ", "4+1 b6 g6 y3 r2"])
def test_real_dice_are_typed_in_as_people_like(text: str) -> None:
    assert str(read_roll(text, GAME)) == "4+1 r2 y3 g6 b6"


@pytest.mark.parametrize(
    "text", ["", "4 1 2", "4 1 2 3 6 7", "4 1 2 3 6 0", "4 1 2 3 6 six", "41236", "4+", "4+1 r2 r3"]
)
def test_what_cannot_be_a_roll_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="expected"):
        read_roll(text, GAME)


def test_typed_dice_must_be_those_in_the_game() -> None:
    assert dice_wanted(WITHOUT_GREEN) == "white, white, red, yellow, blue"
    assert str(read_roll("41236", WITHOUT_GREEN)) == "4+1 r2 y3 b6"
    with pytest.raises(IllegalError, match="green die has left") as caught:
        read_roll("4+1 r2 y3 g6 b6", WITHOUT_GREEN)
    assert caught.value.clause == "C13"
    with pytest.raises(IllegalError, match="blue die is in the game"):
        read_roll("4+1 r2 y3", WITHOUT_GREEN)


def test_typed_dice_ask_for_rolls_and_the_start() -> None:
    person = Person("4 1 2 3 6 6", "2", "6")
    dice: Dice = TypedDice(person)
    assert str(dice.roll(1, GAME)) == "4+1 r2 y3 g6 b6"
    dice.start(2, 6, first_six=False)
    dice.start(2, 6, first_six=True)
    assert person.asked == [GAME, 2, "throws"]
    assert dict(dice.facts()) == {"dice": "real"}
    assert answering("2").start(2, 6, first_six=False) == Start(StartKind.DRAWN, 1)
    assert answering("3 1 6").start(2, 6, first_six=True) == Start(StartKind.THROWS, 0, (3, 1, 6))


@pytest.mark.parametrize(
    ("answer", "first_six"), [("3", False), ("", False), ("3 1", True), ("6 6", True), ("9 6", True)]
)
def test_a_start_that_cannot_be_is_refused(answer: str, first_six: bool) -> None:
    with pytest.raises(ValueError, match=r"expected|first 6"):
        answering(answer).start(2, 6, first_six)


def test_C6_dice_without_a_six_cannot_decide_by_one() -> None:
    with pytest.raises(IllegalError, match="never show a 6") as caught:
        new_game(SMALL, 2, options=Options(first_six=True))
    assert caught.value.clause == "C6"


def test_C6_a_stream_refuses_to_wait_for_a_six_that_never_comes() -> None:
    with pytest.raises(IllegalError, match="4 sides cannot show 6"):
        SeededDice(1).start(2, 4, first_six=True)


def test_who_plays_alone_is_not_asked_who_begins() -> None:
    assert answering().start(1, 6, first_six=False) == Start(StartKind.DRAWN, 0)


def test_C6_nor_can_such_a_position_be_set_up() -> None:
    with pytest.raises(IllegalError, match="never show a 6"):
        set_up(SMALL, [Sheet()], options=Options(first_six=True))
