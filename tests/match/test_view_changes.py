"""What changed of the view, put into the view before, is the view after: a client needs the whole table once."""

from collections.abc import Sequence

import pytest

from qwixx.codec.strict_json import Fields
from qwixx.match import Event, Table, changes, choices, evolve, merged, moment, replay, view
from qwixx.rules import variant
from tests.match.house import House
from tests.match.logs import whole_log


def as_seen(table: Table) -> Fields:
    return view(table, None, table.at)


def follow(log: Sequence[Event], stride: int) -> None:
    """Go through a log with a client's view next to it, some events at a time."""
    table = replay(log[:1])
    seen = as_seen(table)
    for place in range(1, len(log), stride):
        before = table
        for event in log[place : place + stride]:
            table = evolve(table, event)
        told: Fields = {"step": table.step, "moment": moment(table), "choices": choices(table)}
        seen = {**merged(seen, changes(before, table)), **told}
        assert seen == as_seen(table)


@pytest.mark.parametrize("stride", [1, 2, 7])
def test_changes_carry_a_view_through_everything_that_can_happen(stride: int) -> None:
    follow(whole_log(), stride)


@pytest.mark.parametrize("name", ["longo", "mixx-a"])
def test_changes_carry_a_view_through_games_on_all_sheets(name: str) -> None:
    house = House(3, variant(name)).sit(3)
    house.begin()
    follow(house.play_on().log, 1)


def test_nothing_changes_where_nothing_is_seen() -> None:
    house = House(2).sit(2)
    assert changes(house.table, house.table) == {}
    house.begin()
    house.play_on(until=lambda play: bool(play.choices))
    before = house.table
    house.choose(0, house.play.choices[0][1], confirmed=False)
    assert house.table != before
    assert changes(before, house.table) == {}
