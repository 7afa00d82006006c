"""What a client is shown when it connects."""

import json
from typing import Any

import pytest

from qwixx.match import DiceKind, Leave, Rematch, TypeRoll, moment, own, view, why_not
from qwixx.rules import IllegalError, Phase, variant
from tests.match.house import PLAIN_ROLL, House, first_cross, secret


def shown(house: House, seat: int | None) -> Any:
    found = view(house.table, seat, house.now)
    assert json.loads(json.dumps(found)) == found, "plain data"
    return found


def may(house: House, seat: int) -> set[str]:
    found = own(house.table, seat, house.now)["may"]
    assert isinstance(found, list)
    return set(found)


def test_a_lobby() -> None:
    house = House(3, variant("longo")).sit(1, 1)
    found = shown(house, None)
    assert (found["stage"], found["game"], found["you"]) == ("lobby", None, None)
    assert [(seat["kind"], seat["name"]) for seat in found["seats"]] == [
        ("person", "Anna"),
        ("bot", "sharp"),
        ("open", None),
    ]
    assert found["settings"]["variant"] == "longo"
    assert found["step"] == house.table.step
    assert may(house, 0) == {
        "configure",
        "sit",
        "seat-bot",
        "vacate",
        "leave",
        "commit",
        "begin",
        "react",
        "close",
    }


def test_action_1_as_a_player_and_as_a_spectator_sees_it() -> None:
    house = House(3).sit(2, 1)
    house.begin()
    house.to(Phase.WHITE)
    wanted = first_cross(house.play.choices[house.play.players.index(0)])
    house.choose(0, wanted)
    mine, other = shown(house, 0), shown(house, None)
    assert mine["you"]["confirmed"]
    assert mine["you"]["choice"]["number"] == house.play.game.roll.total  # type: ignore[union-attr] # it was rolled
    assert {key: value for key, value in mine.items() if key != "you"} == {
        key: value for key, value in other.items() if key != "you"
    }
    assert mine["moment"]["waits"] == "white"
    assert mine["moment"]["awaited"] == [1, 2]
    assert mine["choices"][0][0] is None
    assert len(mine["game"]["sheets"]) == 3
    assert may(house, 0) == {"leave", "choose", "react", "replace"}


def test_seats_are_told_apart_from_players_when_the_seats_are_rotated() -> None:
    house = House(2).sit(2)
    house.begin()
    house.play_on()
    house.ask(Rematch(secret(1)), 0)
    house.ask(Rematch(secret(1)), 1)
    found = shown(house, 0)
    assert found["game"]["players"] == [1, 0]
    assert found["game"]["names"] == ["Boris", "Anna"]
    assert found["moment"]["active"] == house.play.players[house.play.game.active]
    assert found["moment"]["waits"] == "roll"
    assert "roll" in may(house, found["moment"]["active"])


def test_real_dice_and_a_clock() -> None:
    house = House(2, dice=DiceKind.REAL, decision_seconds=30).sit(2)
    house.begin()
    assert moment(house.table)["waits"] == "start"
    assert "type-start" in may(house, 1)
    house.real()
    assert moment(house.table)["deadline"] == house.now + 30_000
    house.choose(0)
    house.choose(1)
    house.choose(0)
    house.ask(TypeRoll(house.moment, PLAIN_ROLL), 1)
    assert moment(house.table)["waits"] == "agreement"
    assert {"agree", "object", "type-roll"} <= may(house, 0)
    assert "agree" not in may(house, 1)


def test_the_end() -> None:
    house = House(2).sit(2)
    house.begin()
    house.play_on()
    found = shown(house, 1)
    assert found["stage"] == "over"
    assert found["game"]["outcome"]["winners"]
    assert found["moment"] == {
        "moment": None,
        "waits": None,
        "active": None,
        "awaited": [],
        "links": [],
        "deadline": None,
        "paused": False,
        "typed": None,
    }
    assert "rematch" in may(house, 1)


def test_who_is_away_and_who_has_left() -> None:
    house = House(3).sit(3)
    house.begin()
    house.away(1)
    house.ask(Leave(), 2)
    seats = shown(house, 0)["seats"]
    assert [(seat["present"], seat["left"]) for seat in seats] == [(True, False), (False, False), (False, True)]
    assert seats[1]["away_since"] == house.now - 1


def test_a_seat_that_does_not_play_is_told_so() -> None:
    house = House(2).sit(1)
    with pytest.raises(IllegalError, match="seat in the game"):
        why_not(house.table, 0, 0, 5)


def test_the_view_tells_whether_action_1_spared_the_active_player_a_penalty() -> None:
    house = House(2).sit(2)
    house.begin()
    house.play_on(until=lambda play: play.game.phase is Phase.COLOUR)
    before = shown(house, None)["game"]["spared"]
    house.play_on(lambda _: None, until=lambda play: play.game.phase is Phase.COLOUR and not play.game.spared)
    assert (before, shown(house, None)["game"]["spared"]) == (True, False)
