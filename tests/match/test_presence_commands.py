"""Going away, coming back, leaving, standing in, the pause, quick reactions. None of it costs anything."""

from typing import Any

import pytest

from qwixx.match import (
    REACTIONS,
    BotTurn,
    Choose,
    Close,
    Leave,
    Presence,
    React,
    Replace,
    RollDice,
    Stage,
    bots_awaited,
    deadline,
)
from qwixx.rules import Phase
from tests.match.house import House


def playing(people: int = 2, bots: int = 0, **changes: Any) -> House:
    house = House(people + bots, **changes).sit(people, bots)
    house.begin()
    return house


def test_presence_is_for_the_house_to_tell() -> None:
    house = playing()
    house.refused("not-house", Presence(1, present=False), 0)
    house.refused("no-change", Presence(1, present=True))
    house.refused("no-such-seat", Presence(5, present=True))
    assert house.away(1) == ["WentAway"]
    house.refused("no-change", Presence(1, present=False))
    assert house.back(1) == ["CameBack"]


@pytest.mark.parametrize("phase", [Phase.ROLL, Phase.WHITE, Phase.COLOUR])
def test_a_reload_changes_nothing_in_the_game(phase: Phase) -> None:
    house = playing()
    house.to(phase)
    if phase is Phase.WHITE:
        house.choose(1)
    before = house.play
    house.away(0)
    house.back(0)
    house.away(1)
    house.back(1)
    assert house.play == before


def test_the_game_pauses_when_no_person_is_there_and_goes_on_when_one_is() -> None:
    house = playing(2, 1, decision_seconds=30)
    house.to(Phase.WHITE)
    house.away(0)
    assert house.away(1) == ["WentAway", "Paused"]
    assert deadline(house.table) is None
    assert bots_awaited(house.table) == ()
    assert house.wait(10**8) == []
    house.refused("paused", Choose(house.moment, None), 2, bot=True)
    assert house.back(1) == ["CameBack", "Resumed"]
    assert deadline(house.table) == house.now + 60_000, "until a bot stands in for the other one"
    house.back(0)
    assert deadline(house.table) == house.now + 30_000, "and the decision gets its full time once more"
    house.checked()


def test_a_server_that_was_killed_costs_nobody_anything() -> None:
    house = playing(2, decision_seconds=30)
    house.to(Phase.WHITE)
    house.now += 10**7
    house.away(0, 1)
    house.now += 1000
    house.back(1, 0)
    assert house.wait(20_000) == []
    assert house.phase() is Phase.WHITE


def test_bots_among_themselves_wait_for_nobody() -> None:
    house = playing(0, 3)
    assert not house.table.paused
    house.play_on()
    assert house.table.stage is Stage.OVER


def test_the_bots_that_are_awaited_are_named_with_their_level() -> None:
    house = playing(1, 2)
    house.to(Phase.WHITE)
    turns = bots_awaited(house.table)
    assert {turn.seat for turn in turns} == {1, 2}
    assert turns[0] == BotTurn(1, "sharp", house.play.players.index(1), house.moment)
    house.choose(1)
    assert [turn.seat for turn in bots_awaited(house.table)] == [2]


def test_a_bot_stands_in_on_request_after_a_while_and_the_person_takes_the_seat_back() -> None:
    house = playing(3)
    house.to(Phase.WHITE)
    house.refused("not-away", Replace(1), 0)
    house.away(1)
    house.refused("too-early", Replace(1), 0)
    house.now += 60_000
    assert house.ask(Replace(1), 2) == ["Replaced"]
    house.refused("not-away", Replace(1), 2)
    assert bots_awaited(house.table)[0][:2] == (1, "steady")
    house.refused("stood-in", Choose(house.moment, None), 1)
    house.choose(1)
    house.back(1)
    house.refused("not-bot", Choose(house.moment, None), 1, bot=True)
    assert house.choose(1, confirmed=False) == ["Reconsidered"], "even the bot's choice may still be changed"
    house.checked()


def test_a_stand_in_rolls_too() -> None:
    house = playing(2)
    active = house.play.players[house.play.game.active]
    house.away(active)
    house.now += 60_000
    house.ask(Replace(active), 1 - active)
    assert bots_awaited(house.table)[0].seat == active
    assert house.ask(RollDice(house.moment), active, bot=True)[0] == "Rolled"


def test_leaving_in_mid_game_keeps_the_sheet_and_makes_room_for_a_bot_at_once() -> None:
    house = playing(3)
    house.to(Phase.WHITE)
    assert house.ask(Leave(), 0) == ["Left"]
    assert house.table.host == 1
    house.refused("no-change", Leave(), 0)
    assert house.ask(Replace(0), 1) == ["Replaced"]
    house.play_on()
    assert house.play.names[0] == "Anna"
    assert house.table.seats[0].is_open
    house.checked()


def test_who_left_may_come_back_to_the_same_game() -> None:
    house = playing(2)
    house.ask(Leave(), 0)
    house.ask(Replace(0), 1)
    house.back(0)
    house.play_on()
    assert house.table.seats[0].name == "Anna"


def test_a_table_that_all_have_left_stands_still_and_can_be_closed() -> None:
    house = playing(2)
    house.ask(Leave(), 0)
    assert house.ask(Leave(), 1) == ["Left", "Paused"]
    assert house.table.host is None
    house.ask(Close())
    assert house.table.stage is Stage.CLOSED


def test_replacing_and_leaving_need_a_game_and_a_seat() -> None:
    house = House(3).sit(2)
    house.refused("no-game", Replace(1), 0)
    house.begin()
    house.refused("no-such-seat", Replace(7), 0)
    house.refused("not-away", Replace(2), 0)
    house.refused("not-seated", Replace(1), 2)
    house.refused("not-seated", Leave(), 2)


def test_reactions_are_few_and_not_too_many() -> None:
    house = House(2).sit(2)
    assert house.ask(React("hello"), 0) == ["Reacted"]
    house.refused("too-fast", React("hello"), 0)
    house.ask(React("thanks"), 1)
    house.now += 1500
    house.ask(React(REACTIONS[-1]), 0)
    house.refused("reaction", React("<b>"), 1)
    house.refused("not-seated", React("hello"), None)
    house.begin()
    house.now += 1500
    before = house.play
    house.ask(React("ouch"), 0)
    assert house.play == before
    house.checked()
