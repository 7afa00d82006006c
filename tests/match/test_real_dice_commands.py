"""Real dice: typed in, seen by all, objected to, agreed to."""

from typing import Any

import pytest

from qwixx.dice import Verdict, check_dice
from qwixx.match import Agree, DiceKind, Object, TypeRoll, TypeStart, record, view
from qwixx.rules import Options, Phase, Roll, Start, StartKind
from tests.match.house import PLAIN_ROLL, House

DRAWN = Start(StartKind.DRAWN, 1)


def real(people: int = 3, bots: int = 0, **changes: Any) -> House:
    house = House(people + bots, dice=DiceKind.REAL, **changes).sit(people, bots)
    house.begin()
    return house


def begun(people: int = 3) -> House:
    house = real(people)
    house.ask(TypeStart(house.moment, DRAWN), 0)
    house.agree()
    return house


def test_a_roll_counts_once_all_the_others_agree() -> None:
    house = begun()
    assert house.ask(TypeRoll(house.moment, PLAIN_ROLL), 2) == ["TypedRoll"]
    shown = view(house.table, None, house.now)["moment"]
    assert isinstance(shown, dict)
    assert shown["waits"] == "agreement"
    assert shown["typed"]["roll"] == {"white": [4, 1], "red": 2, "yellow": 3, "green": 6, "blue": 6}
    assert house.ask(Agree(house.moment), 0) == ["Agreed"]
    house.refused("no-change", Agree(house.moment), 0)
    house.refused("no-change", Agree(house.moment), 2)
    assert house.phase() is Phase.ROLL
    assert house.ask(Agree(house.moment), 1)[:2] == ["Agreed", "Rolled"]
    assert house.play.game.roll == PLAIN_ROLL
    house.checked()


def test_an_objection_puts_it_back_and_agreement_to_the_old_roll_is_no_agreement_to_the_new() -> None:
    house = begun()
    house.ask(TypeRoll(house.moment, PLAIN_ROLL), 0)
    old = Agree(house.moment)
    assert house.ask(Object(house.moment), 1) == ["Objected"]
    house.refused("not-typed", Agree(house.moment), 2)
    house.refused("stale", old, 2)
    house.ask(TypeRoll(house.moment, Roll((1, 1), (1, 1, 1, 1))), 1)
    house.refused("stale", old, 2)
    house.refused("stale", Object(old.moment), 2)
    house.agree()
    assert house.play.game.roll == Roll((1, 1), (1, 1, 1, 1))


def test_whoever_typed_may_correct_itself() -> None:
    house = begun()
    house.ask(TypeRoll(house.moment, PLAIN_ROLL), 0)
    house.ask(Agree(house.moment), 1)
    house.ask(TypeRoll(house.moment, Roll((2, 2), (1, 1, 1, 1))), 0)
    assert house.play.typed
    assert not house.play.typed.agreed
    house.ask(Object(house.moment), 0)
    assert house.play.typed is None


def test_silence_is_agreement_after_a_while() -> None:
    house = begun()
    house.ask(TypeRoll(house.moment, PLAIN_ROLL), 0)
    assert house.wait(9_000) == []
    assert house.wait(2_000) == ["Rolled"]


def test_who_is_away_and_bots_need_not_agree() -> None:
    house = real(2, 1)
    house.away(1)
    assert house.ask(TypeStart(house.moment, DRAWN), 0) == ["TypedStart", "Begun"]
    assert house.ask(TypeRoll(house.moment, PLAIN_ROLL), 0)[:2] == ["TypedRoll", "Rolled"]


def test_an_objection_from_the_one_who_went_away_is_not_waited_for() -> None:
    house = begun(2)
    house.ask(TypeRoll(house.moment, PLAIN_ROLL), 0)
    assert house.away(1)[:2] == ["WentAway", "Rolled"]


def test_C7_only_dice_in_the_game_with_faces_that_they_have() -> None:
    house = begun()
    assert house.refused("die-value", TypeRoll(house.moment, Roll((7, 1), (1, 1, 1, 1))), 0).clause == "C2"
    assert house.refused("die-missing", TypeRoll(house.moment, Roll((6, 1), (0, 1, 1, 1))), 0).clause == "C7"


def test_C6_who_begins_is_typed_in_too() -> None:
    house = real()
    assert house.refused("no-start", TypeRoll(house.moment, PLAIN_ROLL), 0).clause == "C6"
    assert house.refused("no-such-player", TypeStart(house.moment, Start(StartKind.DRAWN, 3)), 0).clause == "C1"
    assert house.refused("start", TypeStart(house.moment, Start(StartKind.THROWS, 0, (6,))), 0).clause == "C6"
    house.ask(TypeStart(house.moment, DRAWN), 0)
    house.agree()
    assert house.play.game.active == 1
    assert house.refused("begun", TypeStart(house.moment, DRAWN), 0).clause == "C6"


def test_C6_so_are_the_throws_for_it() -> None:
    house = real(options=Options(first_six=True))
    assert house.refused("start", TypeStart(house.moment, DRAWN), 0).clause == "C6"
    house.ask(TypeStart(house.moment, Start(StartKind.THROWS, 1, (2, 3, 3, 1, 6))), 0)
    house.agree()
    assert house.play.game.active == 1


def test_who_plays_alone_begins() -> None:
    house = House(1, dice=DiceKind.REAL).sit(1)
    assert house.begin() == ["Started", "Begun"]
    assert house.ask(TypeRoll(house.moment, PLAIN_ROLL), 0) == ["TypedRoll", "Rolled"]


@pytest.mark.parametrize("by", [None, 3])
def test_only_people_at_the_table_type(by: int | None) -> None:
    house = real(3, 1)
    house.refused("not-seated", TypeStart(house.moment, DRAWN), by)


def test_dice_on_the_table_are_not_rolled_again() -> None:
    house = begun()
    house.real()
    assert house.refused("rolled", TypeRoll(house.moment, PLAIN_ROLL), 0).clause == "C7"
    virtual = House(1).sit(1)
    virtual.begin()
    assert virtual.refused("virtual-dice", TypeRoll(virtual.moment, PLAIN_ROLL), 0).clause == "C7"


def test_the_record_says_that_people_rolled() -> None:
    house = begun()
    house.real()
    found = record(house.table)
    assert found
    assert found.dice == (("dice", "real"),)
    assert check_dice(found) is Verdict.UNKNOWN
