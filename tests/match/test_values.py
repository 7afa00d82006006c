"""The garbage collector does not track what a table is made of: a server has hundreds of each."""

import gc
from typing import get_args

import pytest

from qwixx.match import Command, Table
from qwixx.match.events import KINDS, Event
from qwixx.match.table import Play, Seat
from tests.match.house import House


@pytest.mark.parametrize("kind", [Event, Table, Play, Seat, *KINDS.values(), *get_args(Command)])
def test_no_kind_of_value_is_looked_through(kind: type) -> None:
    config = kind.__struct_config__  # type: ignore[attr-defined] # msgspec gives it to every struct
    assert config.frozen
    assert not config.gc


def test_a_table_and_its_events_are_not_looked_through() -> None:
    house = House().sit()
    house.begin()
    house.play_on()
    assert not any(gc.is_tracked(value) for value in [house.table, *house.log, *[event.what for event in house.log]])
