"""A snapshot stands for all events before it."""

import json

import pytest

from qwixx.match import Event, Table, evolve, read_snapshot, replay, snapshot_json
from qwixx.rules import IllegalError, format_sheet, parse_sheet
from tests.match.house import House
from tests.match.logs import whole_log
from tests.properties.custom import REPEATED


def read_again(table: Table) -> Table:
    return read_snapshot(json.loads(json.dumps(snapshot_json(table), allow_nan=False)))


def custom_log() -> list[Event]:
    """A game on a sheet that is not shipped, with lucky numbers of the players' own."""
    house = House(2, parse_sheet(format_sheet(REPEATED))).sit(2)
    house.begin()
    return house.play_on().log


@pytest.mark.parametrize("log", [whole_log(), custom_log()])
def test_every_moment_of_a_table_comes_back_equal(log: list[Event]) -> None:
    for number in range(1, len(log) + 1):
        table = replay(log[:number])
        assert read_again(table) == table


def test_the_events_after_a_snapshot_lead_to_the_same_table() -> None:
    log = whole_log()
    for number in range(1, len(log), 7):
        table = read_again(replay(log[:number]))
        for event in log[number:]:
            table = evolve(table, event)
        assert table == replay(log)


def test_a_snapshot_in_another_form_is_refused() -> None:
    kept = snapshot_json(House().table)
    wrong: list[object] = [{**kept, "version": 2}, {**kept, "step": "1"}, {**kept, "more": 1}, []]
    for changed in wrong:
        with pytest.raises((IllegalError, ValueError)):
            read_snapshot(changed)
