"""Records of games, finished and unfinished: there and back."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from qwixx.rules import (
    Action,
    ColourChoice,
    Cross,
    Ending,
    Options,
    Outcome,
    Phase,
    Record,
    Start,
    StartKind,
    WhiteChoices,
    first_to_throw_six,
    format_record,
    parse_record,
    parse_roll,
    parse_sheet,
    variant,
)
from qwixx.rules.record import Result
from qwixx.rules.record_reader import turn_line
from tests.rules.records import CUSTOM, GOOD, LOCKS, PENALTIES, THROWS, broken
from tests.rules.table import ANNA, BEN, refused

CLASSIC = variant("classic")
LONGO = variant("longo")


@pytest.mark.parametrize("name", GOOD)
def test_a_record_is_read_and_written(name: str) -> None:
    assert format_record(parse_record(GOOD[name])) == GOOD[name]


@pytest.mark.parametrize("name", GOOD)
def test_a_record_is_written_without_replaying_where_its_end_is_known(name: str) -> None:
    record = parse_record(GOOD[name])
    assert format_record(record, record.final()) == GOOD[name]


def test_a_record_that_cannot_be_replayed_is_not_written() -> None:
    record = replace(parse_record(LOCKS), actions=(ColourChoice(None),))
    with refused("wrong-phase", "C7"):
        format_record(record)


def test_a_record_says_all_about_its_game() -> None:
    record = parse_record(LOCKS)
    assert (record.variant, record.names, record.date) == (CLASSIC, ("Anna", "Ben"), "2026-11-15")
    assert (record.start, record.options) == (Start(StartKind.DRAWN, ANNA), Options())
    assert (record.lucky, record.dice) == ((None, None), (("dice", "typed"),))
    assert record.actions[:3] == (
        parse_roll("1+1 r1 y1 g6 b6"),
        WhiteChoices((Cross(0, 2), Cross(1, 2))),
        ColourChoice(Cross(2, 7)),
    )


def test_a_record_replays_to_its_end() -> None:
    record = parse_record(LOCKS)
    steps = list(record.replay())
    assert len(steps) == len(record.actions) == 7 * 3 + 2
    assert steps[0][0] == record.beginning()
    assert all(after == before for (_, _, after, _), (before, _, _, _) in pairwise(steps))
    assert steps[-1][2] == record.final()
    assert record.result == Result(Outcome(Ending.LOCKS, (ANNA,)), (24, 23))


def test_a_record_keeps_lucky_numbers_lucky_crosses_and_names_in_any_script() -> None:
    record = parse_record(PENALTIES)
    assert (record.lucky, record.names) == (((6, 11),), ("Ольга",))
    assert record.actions[1] == WhiteChoices((Cross(2, 16, lucky=True),))
    assert record.result == Result(Outcome(Ending.PENALTIES, (ANNA,)), (-19,))


def test_a_record_may_mix_sheets_with_and_without_lucky_numbers() -> None:
    record = Record(LONGO, ("Anna", "Ben"), Start(StartKind.SEAT, BEN), (None, (6, 11)))
    assert "lucky: none 6-11\n" in format_record(record)
    assert parse_record(format_record(record)) == record


def test_a_record_without_a_lucky_line_is_played_without_lucky_numbers() -> None:
    record = parse_record("qwixx record 1\nvariant: longo\nplayers: 1\nname 1: Anna\nstart: seat 1\n")
    assert record.lucky == (None,)


def test_a_record_keeps_the_throws_the_options_and_where_the_dice_came_from() -> None:
    record = parse_record(THROWS)
    assert record.start == Start(StartKind.THROWS, BEN, (3, 5, 1, 4, 6))
    assert record.options == Options(first_six=True, locked_die_stays=True)
    assert record.dice == (("dice", "fair"), ("dice commitment", "00ff"), ("dice entropy 1", "tea leaves"))
    assert (record.result, record.final()) == (None, record.beginning())


def test_a_record_carries_a_sheet_of_one_s_own() -> None:
    record = parse_record(CUSTOM)
    assert record.variant.name == "tiny"
    assert record.final().sheets[ANNA].numbers(record.variant, 1) == (4,)
    assert record.final().sheets[BEN].numbers(record.variant, 3) == (4,)


ROLL = parse_roll("4+1 r2 y3 g6 b6")
WHITE = WhiteChoices((Cross(0, 5), None))
COLOUR = ColourChoice(None)


@pytest.mark.parametrize(
    ("actions", "last_line", "phase"),
    [
        ((), "start: seat 1", Phase.ROLL),
        ((ROLL,), "1. player 1: 4+1 r2 y3 g6 b6", Phase.WHITE),
        ((ROLL, WHITE), "1. player 1: 4+1 r2 y3 g6 b6 | R5 -", Phase.COLOUR),
        ((ROLL, WHITE, COLOUR), "1. player 1: 4+1 r2 y3 g6 b6 | R5 - | -", Phase.ROLL),
        ((ROLL, WHITE, COLOUR, ROLL), "2. player 2: 4+1 r2 y3 g6 b6", Phase.WHITE),
    ],
)
def test_an_unfinished_record_stops_after_any_phase(actions: tuple[Action, ...], last_line: str, phase: Phase) -> None:
    record = Record(CLASSIC, ("Anna", "Ben"), Start(StartKind.SEAT, ANNA), (None, None))
    for action in actions:
        record = record.extended(action)
    text = format_record(record)
    assert text.splitlines()[-1] == last_line
    assert parse_record(text) == record
    assert (parse_record(text).final().phase, record.result) == (phase, None)


def test_comments_blank_lines_and_windows_line_ends_do_not_matter() -> None:
    text = "# played at home\n\n" + LOCKS.replace("\n", "\r\n").replace("8. player", "# the last turn\r\n 8. player")
    assert parse_record(text) == parse_record(LOCKS)


@pytest.mark.parametrize(("turn", "line"), [(1, 10), (8, 19)])
def test_a_turn_is_found_on_its_line(turn: int, line: int) -> None:
    assert turn_line(broken(LOCKS, "2. player", "\n# a comment\n2. player"), turn) == line


@pytest.mark.parametrize("name", ["", " ", "Anna ", "x" * 41, "An\nna"])
def test_a_name_is_a_short_printable_line(name: str) -> None:
    with refused("name", None):
        Record(CLASSIC, (name,), Start(StartKind.SEAT, ANNA), (None,))


def test_a_name_may_be_as_long_as_the_limit() -> None:
    assert Record(CLASSIC, ("x" * 40,), Start(StartKind.SEAT, ANNA), (None,)).names == ("x" * 40,)


@pytest.mark.parametrize("date", ["", "15.11.2026", "2026-11-1", "2026-11-15 "])
def test_a_date_is_year_month_and_day(date: str) -> None:
    with refused("date", None):
        Record(CLASSIC, ("Anna",), Start(StartKind.SEAT, ANNA), (None,), date=date)


def test_a_record_begins_with_a_game_that_can_begin() -> None:
    with refused("no-such-player", "C1"):
        Record(CLASSIC, ("Anna",), Start(StartKind.SEAT, BEN), (None,))
    with refused("player-count", "C1"):
        Record(CLASSIC, (), Start(StartKind.SEAT, ANNA), ())
    with refused("lucky-count", "L3"):
        Record(CLASSIC, ("Anna",), Start(StartKind.SEAT, ANNA), ())


def test_throws_decide_the_start_under_their_option_and_only_then() -> None:
    by_throws, first_six = Start(StartKind.THROWS, BEN, (1, 6)), Options(first_six=True)
    with refused("start", "C6"):
        Record(CLASSIC, ("Anna", "Ben"), by_throws, (None, None))
    with refused("start", "C6"):
        Record(CLASSIC, ("Anna", "Ben"), Start(StartKind.SEAT, BEN), (None, None), first_six)
    with refused("start", "C6", "these throws give the start to player 2"):
        Record(CLASSIC, ("Anna", "Ben"), replace(by_throws, seat=ANNA), (None, None), first_six)


def test_the_sheet_of_a_record_is_the_one_in_its_sheet_file() -> None:
    lines = [line.removeprefix("sheet ") for line in CUSTOM.splitlines() if line.startswith("sheet ")]
    assert parse_record(CUSTOM).variant == parse_sheet("\n".join(lines))


NO_DAYS = ["2026-13-01", "2026-00-10", "2026-01-32", "2026-01-00", "2026-02-30", "2025-02-29"]


@pytest.mark.parametrize("date", [*NO_DAYS, "20260201", "2026-W01-1", "2026-2-03"])
def test_a_date_is_a_day_of_the_calendar(date: str) -> None:
    with refused("date", None):
        replace(parse_record(LOCKS), date=date)


@pytest.mark.parametrize("name", ["\u05d0\u200d\u05d1", "\U0001f468\u200d\U0001f469\u200d\U0001f467"])
def test_a_name_may_join_its_characters(name: str) -> None:
    record = replace(parse_record(LOCKS), names=(name, "Ben"))
    assert parse_record(format_record(record)) == record


@pytest.mark.parametrize("name", ["\u200d", "\u200c \u200c"])
def test_joiners_alone_are_no_name(name: str) -> None:
    with refused("name", None):
        replace(parse_record(LOCKS), names=(name, "Ben"))


def test_a_record_holds_as_many_throws_as_fit_on_a_line() -> None:
    record = parse_record(THROWS)
    long_start = replace(record, start=Start(StartKind.THROWS, 299 % len(record.names), (1,) * 299 + (6,)), actions=())
    assert parse_record(format_record(long_start)) == long_start
    with refused("start", "C6"):
        replace(long_start, start=Start(StartKind.THROWS, 300 % len(record.names), (1,) * 300 + (6,)))


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"start": Start(StartKind.SEAT, 0, (6,))}, ("start", "C6")),
        ({"variant": variant("longo"), "lucky": ((8, 5), None)}, ("lucky-pairs", "L3")),
        ({"dice": (("dice", "real"), ("dice", "fair"))}, ("dice", None)),
        ({"dice": (("die", "real"),)}, ("dice", None)),
        ({"dice": (("dice", "real\nend: locks"),)}, ("dice", None)),
        ({"dice": (("dice", " real"),)}, ("dice", None)),
    ],
)
def test_what_would_not_read_back_is_refused(changes: dict[str, Any], reason: tuple[str, str | None]) -> None:
    with refused(*reason):
        replace(parse_record(LOCKS), actions=(), **changes)


def test_c2_the_throws_for_the_start_are_faces_of_the_dice() -> None:
    for throws in ([7, 6], [0, 6]):
        with refused("die-value", "C2"):
            first_to_throw_six(throws, 2, 6)


@pytest.mark.parametrize("name", GOOD)
def test_what_is_said_of_the_table_is_kept_as_it_stands(name: str) -> None:
    record = replace(parse_record(GOOD[name]), table=(("table seats", "person sharp"), ("table choices", "? -")))
    assert parse_record(format_record(record)) == record


@pytest.mark.parametrize(
    "facts", [(("table Seats", "x"),), (("table", "x"),), (("table a", "x" * 501),), (("table a", "x"),) * 2]
)
def test_what_is_said_of_the_table_is_bounded(facts: tuple[tuple[str, str], ...]) -> None:
    with refused("table", None):
        replace(parse_record(GOOD["locks"]), table=facts)
