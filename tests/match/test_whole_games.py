"""Whole games, by every sheet and any number of players; and anything that people may send in between."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from qwixx.dice import Verdict, check_dice
from qwixx.match import (
    DiceKind,
    Leave,
    Presence,
    Replace,
    Stage,
    Table,
    Tick,
    TypeRoll,
    TypeStart,
    allowed,
    bots_awaited,
    deadline,
    obey,
    record,
    view,
)
from qwixx.rules import Choice, Phase, QwixxError, Start, StartKind, Variant, format_record, parse_record, variant
from tests.match.house import House
from tests.match.strategies import COMMANDS, TIMED
from tests.properties.custom import CUSTOM
from tests.properties.draws import Draw, draw_one, draw_roll
from tests.properties.effort import effort

SHEETS = (*(variant(name) for name in ("classic", "longo", "mixx-a", "mixx-b")), *CUSTOM)


@pytest.mark.parametrize("people", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_a_game_of_random_choices_ends_and_its_record_is_proved(sheet: Variant, people: int) -> None:
    chance = random.Random(people)
    house = House(5, sheet).sit(people, chance.randint(0, 5 - people), chains=people % 2 == 0)
    house.begin()
    while house.table.stage is Stage.PLAY:
        house.act(chance.choice(house.table.awaited), chance.choice)
    found = record(house.checked().table)
    assert found
    assert found.result
    assert parse_record(format_record(found)) == found
    assert check_dice(found) is Verdict.PROVED


def disturb(house: House, draw: Draw) -> None:
    """Something that has nothing to do with the game: people come and go, time goes by."""
    kind, seat = draw(st.integers(0, 3)), draw(st.integers(0, len(house.table.seats) - 1))
    if kind == 3:
        house.wait(draw(st.integers(0, 70_000)))
        return
    there = house.table.seats[seat].present
    command = (Presence(seat, not there), Leave(), Replace(seat))[kind]
    by = (None, seat, None)[kind]
    house.attempt(command, by)


def proceed(house: House, draw: Draw) -> None:
    """What a player who is awaited does, or a person if one has to come back first."""
    if house.table.paused:
        house.back(draw_one(draw, [index for index, seat in enumerate(house.table.seats) if seat.is_person]))
    elif house.play.fair is None and (house.play.start is None or house.play.game.phase is Phase.ROLL):
        _type_in(house, draw)
    else:
        seat = draw_one(draw, house.table.awaited)
        house.act(seat, lambda choices: draw_one(draw, choices))


def _type_in(house: House, draw: Draw) -> None:
    play = house.play
    typist = draw_one(draw, [seat for seat in house.table.people if house.table.seats[seat].present])
    if play.typed:
        house.agree()
    elif play.start is None:
        house.ask(TypeStart(play.moment, Start(StartKind.DRAWN, draw(st.integers(0, len(play.players) - 1)))), typist)
    else:
        house.ask(TypeRoll(play.moment, draw_roll(draw, play.game)), typist)


@st.composite
def houses(draw: st.DrawFn) -> House:
    """A table somewhere in a game, with people coming and going."""
    people, bots = draw(st.integers(1, 4)), draw(st.integers(0, 1))
    house = House(
        people + bots,
        draw(st.sampled_from(SHEETS)),
        dice=draw(st.sampled_from(DiceKind)),
        decision_seconds=draw(st.none() | st.just(30)),
    )
    house.sit(people, bots, chains=draw(st.booleans()))
    house.begin()
    for _ in range(draw(st.integers(0, 25))):
        if house.table.stage is Stage.PLAY:
            (disturb if draw(st.integers(0, 3)) == 0 else proceed)(house, draw)
    return house


@given(houses())
def test_the_state_is_what_the_events_say(house: House) -> None:
    house.checked()


@given(houses(), st.data())
def test_whatever_anybody_sends_is_obeyed_or_refused_and_the_table_goes_on(house: House, data: st.DataObject) -> None:
    for _ in range(6):
        command = data.draw(COMMANDS)
        if isinstance(command, TIMED) and house.table.play and data.draw(st.booleans()):
            command = replace(command, moment=house.table.play.moment)
        refusal = house.attempt(command, data.draw(st.none() | st.integers(-1, 5)), bot=data.draw(st.booleans()))
        assert refusal is None or (refusal.code and refusal.message)
    house.checked()
    for who in (*range(len(house.table.seats)), None):
        view(house.table, who, house.now)


@given(houses(), st.data())
@effort(0.7)
def test_two_orders_of_the_same_commands_both_give_a_table_that_goes_on(house: House, data: st.DataObject) -> None:
    """Two seats act at the same moment: in either order, the rules hold and the game can be played on."""
    first, second = (data.draw(st.sampled_from(range(len(house.table.seats)))) for _ in range(2))
    before = house.table
    commands = [(data.draw(COMMANDS), seat) for seat in (first, second)]
    for order in (commands, commands[::-1]):
        table = before
        for command, seat in order:
            try:
                table = obey(table, command, seat, house.now).table
            except QwixxError:
                continue
        assert_consistent(table)


@given(houses(), st.data())
@effort(0.7)
def test_confirmations_in_any_order_give_the_same_game(house: House, data: st.DataObject) -> None:
    play = house.table.play
    if not play or house.table.stage is not Stage.PLAY or play.game.phase is not Phase.WHITE or house.table.paused:
        return
    chosen: dict[int, Choice] = {
        seat: draw_one(data.draw, play.choices[play.players.index(seat)]) for seat in house.table.awaited
    }
    games = set()
    for order in (list(chosen), list(chosen)[::-1], data.draw(st.permutations(list(chosen)))):
        copy = House()
        copy.table, copy.now = house.table, house.now
        for seat in order:
            copy.choose(seat, chosen[seat])
        games.add(copy.play.game)
    assert len(games) == 1


@given(houses(), st.data())
@effort(0.7)
def test_a_command_sent_twice_counts_once(house: House, data: st.DataObject) -> None:
    command, by, bot = data.draw(COMMANDS), data.draw(st.none() | st.integers(0, 4)), data.draw(st.booleans())
    try:
        answer = obey(house.table, command, by, house.now, bot=bot)
    except QwixxError:
        return
    try:
        again = obey(answer.table, command, by, house.now, bot=bot)
    except QwixxError:
        return
    assert type(command).__name__ in {"Configure", "SeatBot", "Tick", "Close"}, "what is the same done twice"
    assert_consistent(again.table)


@given(houses())
@effort(0.7)
def test_a_table_waits_for_somebody_or_for_the_time_and_says_so(house: House) -> None:
    table = house.table
    if table.stage is not Stage.PLAY:
        return
    assert table.paused or table.awaited
    for turn in bots_awaited(table):
        assert table.seats[turn.seat].is_played_by_bot
    due = deadline(table)
    if due is not None:
        assert obey(table, Tick(), None, due).events, "what is due happens"


@given(houses())
@effort(0.7)
def test_what_a_seat_may_do_is_said_for_those_who_are_waited_for(house: House) -> None:
    table = house.table
    if table.stage is not Stage.PLAY or table.paused or house.play.typed or house.play.fair is None:
        return
    wanted = {"links": "add-link", "roll": "roll", "start": "type-start"}
    for seat in table.awaited:
        if not table.seats[seat].is_played_by_bot:
            waits = "links" if house.play.links is not None else house.play.game.phase.value
            assert wanted.get(waits, "choose") in allowed(table, seat, house.now)


def assert_consistent(table: Table) -> None:
    """A table whose game is one that the rules know, and that waits for no player in vain."""
    found = record(table)
    if found and table.play:
        assert found.final() == table.play.game
    if table.stage is Stage.PLAY:
        assert table.paused or table.awaited
