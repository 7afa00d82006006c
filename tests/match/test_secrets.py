"""What others can learn: never a sealed choice, a coming roll or a secret, be it by a number, a time or a count."""

import json

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from qwixx.match import (
    Choose,
    Event,
    Table,
    event_json,
    obey,
    public,
    seen_by,
    view,
)
from qwixx.match.events import Confirmed, Pencilled
from qwixx.rules import Choice, Phase, QwixxError
from tests.match.house import House, first_cross, secret
from tests.match.logs import whole_log
from tests.properties.draws import draw_one
from tests.properties.effort import effort

OTHERS = (1, 2, None)


def action_1() -> House:
    house = House(3).sit(3)
    house.begin()
    return house.to(Phase.WHITE)


def told(events: list[Event], who: int | None) -> str:
    return json.dumps([form for event in events if (form := seen_by(event, who))])


def seen(table: Table, who: int | None) -> str:
    return json.dumps(view(table, who, table.at))


def after(table: Table, events: list[Event], command: Choose) -> Table:
    """The table after seat 0 asked for this, with its events; the same table if it was refused."""
    try:
        answer = obey(table, command, 0, table.at)
    except QwixxError:
        return table
    events += answer.events
    return answer.table


@given(st.data())
@effort(0.5)
def test_a_sealed_choice_cannot_be_told_from_any_other_one(data: st.DataObject) -> None:
    """One player decides at once, another one wavers before and after: to all others both tables look the same."""
    house = action_1()
    choices = house.play.choices[house.play.players.index(0)]

    def any_choice(confirmed: bool = True) -> Choose:
        return Choose(house.moment, draw_one(data.draw, choices), confirmed)

    told_one: list[Event] = []
    told_other: list[Event] = []
    one = after(house.table, told_one, any_choice())
    other = house.table
    for _ in range(data.draw(st.integers(0, 4))):
        other = after(other, told_other, any_choice(confirmed=False))
    for _ in range(data.draw(st.integers(1, 3))):
        other = after(other, told_other, any_choice())
    for who in OTHERS:
        assert told(told_one, who) == told(told_other, who)
        assert seen(one, who) == seen(other, who)
    next_one, next_other = (obey(table, Choose(house.moment, None), 1, house.now).events for table in (one, other))
    assert list(map(public, next_one)) == list(map(public, next_other)), "nor by the numbers of what comes next"


def test_the_seat_itself_sees_its_choice() -> None:
    house = action_1()
    wanted = first_cross(house.play.choices[house.play.players.index(0)])
    house.choose(0, wanted, confirmed=False)
    pencilled = house.log[-1]
    assert isinstance(pencilled.what, Pencilled)
    assert public(pencilled) is None
    own = seen_by(pencilled, 0)
    assert own
    assert (own["choice"], own["step"]) == (event_json(pencilled)["choice"], None)
    assert [seen_by(pencilled, who) for who in OTHERS] == [None] * len(OTHERS)
    mine = view(house.table, 0, house.now)["you"]
    assert isinstance(mine, dict)
    assert (mine["choice"], mine["confirmed"]) == (event_json(pencilled)["choice"], False)
    house.choose(0, wanted)
    assert isinstance(house.log[-1].what, Confirmed)
    assert seen_by(house.log[-1], 0) != seen_by(house.log[-1], 1)
    shown = public(house.log[-1])
    assert shown == {"step": house.table.step, "at": house.now, "event": "confirmed", "seat": 0}


def test_nobody_sees_the_number_in_the_log() -> None:
    for event in whole_log():
        for who in (*range(4), None):
            assert "number" not in (seen_by(event, who) or {})


def test_the_table_s_secret_is_seen_by_nobody_before_the_end() -> None:
    house = House(2).sit(2, chains=True)
    house.begin()
    house.play_on(until=lambda play: play.turn == 3)
    hidden = secret("table", 0).hex()
    for who in (0, 1, None):
        assert hidden not in told(house.log, who)
        assert hidden not in seen(house.table, who)
    assert hidden in json.dumps([event_json(event) for event in house.log])
    house.play_on()
    assert hidden in told(house.log, None)


def test_a_link_is_seen_by_nobody_else_before_the_draw() -> None:
    house = House(3).sit(3, chains=True)
    house.begin()
    link = house.link(0)
    assert link
    house.act(0)
    assert link.hex() in told(house.log, 0)
    for who in OTHERS:
        assert link.hex() not in told(house.log, who)
        assert link.hex() not in seen(house.table, who)
    house.act(1)
    house.act(2)
    assert link.hex() in told(house.log, None)


def test_neither_a_table_nor_an_event_gives_anything_away_in_a_log_file() -> None:
    house = action_1()
    wanted: Choice = first_cross(house.play.choices[house.play.players.index(0)])
    house.choose(0, wanted)
    assert "Cross" not in repr(house.table) + repr(house.play)
    assert "Cross" not in repr(house.log[-1])
    assert repr(secret("table", 0))[2:-1] not in repr(house.log) + repr(house.table) + repr(house.play.fair)


def test_a_refusal_says_nothing_of_others() -> None:
    sealed, open_ = action_1(), action_1()
    sealed.choose(1)
    wrong = Choose(sealed.moment, None)
    for seat in (0, 2):
        assert (
            sealed.refused("stale", replace(wrong, moment=1), seat).message
            == open_.refused("stale", replace(wrong, moment=1), seat).message
        )
