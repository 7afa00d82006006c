"""The recorded games still replay to their recorded ends, and show what they were picked for."""

from functools import cache

import pytest

from qwixx.rules import (
    ColourChoice,
    Crossed,
    Ending,
    Locked,
    Phase,
    Record,
    WhiteChoices,
    format_record,
    parse_position,
    parse_record,
)
from tests.golden.files import RECORDS, difference
from tests.golden.play import play
from tests.golden.tables import TABLES, Table

each_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)


@cache
def text_of(name: str) -> str:
    return (RECORDS / f"{name}.qwixx").read_text(encoding="utf-8")


@cache
def record_of(name: str) -> Record:
    return parse_record(text_of(name))


@each_table
def test_a_record_reads_and_writes_back_the_same(table: Table) -> None:
    assert format_record(record_of(table.name)) == text_of(table.name)


@each_table
def test_a_record_replays_to_its_recorded_end(table: Table) -> None:
    """The end is read from the file by hand, so that no reader can make it come true."""
    end = dict(line.split(": ", 1) for line in text_of(table.name).splitlines()[-3:])
    final = record_of(table.name).final()
    assert final.outcome is not None
    assert final.outcome.ending.value == end["end"]
    assert [scores.total for scores in final.scores] == [int(total) for total in end["scores"].split()]
    assert [seat + 1 for seat in final.outcome.winners] == [int(winner) for winner in end["winners"].split()]
    assert parse_position(str(final), lambda _: table.variant) == final


@each_table
def test_a_record_is_the_game_that_its_table_plays(table: Table) -> None:
    changed = difference(RECORDS / f"{table.name}.qwixx", format_record(play(table)))
    if changed:
        pytest.fail(changed, pytrace=False)


def test_there_is_one_record_for_each_table() -> None:
    assert sorted(path.stem for path in RECORDS.iterdir()) == sorted(table.name for table in TABLES)


def test_between_them_the_records_show_what_is_rare() -> None:
    assert set().union(*(rarities(record_of(table.name)) for table in TABLES)) == {
        "ended by penalties",
        "ended by locks in action 1",
        "ended by locks in action 2",
        "shared win",
        "two players locked one row at once",
        "two rows locked at once",
        "lucky cross",
        "lucky lock",
        "die of a locked row used",
        "first six",
    }


def rarities(record: Record) -> set[str]:
    """What is worth a golden game, of all that happened in this one."""
    seen = {"first six"} if record.options.first_six else set()
    for before, action, after, events in record.replay():
        locked = {(event.player, event.row) for event in events if isinstance(event, Locked)}
        rows = {row for _, row in locked}
        lucky = {(event.player, event.row) for event in events if isinstance(event, Crossed) and event.lucky}
        found = {
            "two players locked one row at once": len(locked) > len(rows),
            "two rows locked at once": len(rows) > 1,
            "lucky cross": bool(lucky),
            "lucky lock": bool(lucky & locked),
            "die of a locked row used": isinstance(action, ColourChoice)
            and action.choice is not None
            and bool(before.closing >> action.choice.row & 1),
        }
        if after.phase is Phase.OVER and after.outcome:
            by_locks = after.outcome.ending is Ending.LOCKS
            in_white = isinstance(action, WhiteChoices)
            found["ended by penalties"] = not by_locks
            found["ended by locks in action 1"] = by_locks and in_white
            found["ended by locks in action 2"] = by_locks and not in_white
            found["shared win"] = len(after.outcome.winners) > 1
        seen |= {name for name, happened in found.items() if happened}
    return seen
