"""Records of games: finished and unfinished ones there and back, and an answer to every broken line."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import pairwise
from textwrap import dedent

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
    format_record,
    parse_record,
    parse_roll,
    parse_sheet,
    variant,
)
from qwixx.rules.record import Result
from qwixx.rules.record_reader import RecordError, turn_line
from qwixx.rules.sheet_file import SheetFileError
from tests.rules.table import ANNA, BEN, refused, unreadable

CLASSIC = variant("classic")
LONGO = variant("longo")

LOCKS = dedent(
    """\
    qwixx record 1
    date: 2026-11-15
    variant: classic
    players: 2
    name 1: Anna
    name 2: Ben
    start: drawn 1
    dice: typed

    1. player 1: 1+1 r1 y1 g6 b6 | R2 Y2 | G7
    2. player 2: 2+1 r1 y1 g6 b6 | R3 Y3 | -
    3. player 1: 2+2 r1 y1 g6 b6 | R4 Y4 | -
    4. player 2: 1+4 r1 y1 g6 b6 | R5 Y5 | -
    5. player 1: 3+3 r1 y1 g6 b6 | R6 - | -
    6. player 2: 4+3 r1 y1 g6 b6 | - - | x
    7. player 1: 4+4 r1 y1 g6 b6 | - Y8 | x
    8. player 2: 6+6 r1 y1 g6 b6 | R12 Y12

    end: locks
    scores: 24 23
    winners: 1
    """
)
"""Two rows are locked in action 1 of the eighth turn; its line ends there."""

PENALTIES = dedent(
    """\
    qwixx record 1
    variant: longo
    players: 1
    name 1: Ольга
    lucky: 6-11
    start: seat 1

    1. player 1: 5+1 r1 y1 g1 b1 | G16* | -
    2. player 1: 1+1 r1 y1 g1 b1 | - | x
    3. player 1: 1+1 r1 y1 g1 b1 | - | x
    4. player 1: 1+1 r1 y1 g1 b1 | - | x
    5. player 1: 1+1 r1 y1 g1 b1 | - | x

    end: penalties
    scores: -19
    winners: 1
    """
)

THROWS = dedent(
    """\
    qwixx record 1
    variant: classic
    players: 3
    name 1: Anna
    name 2: Ben
    name 3: Clara
    options: first-six,locked-die-stays
    start: throws 3 5 1 4 6
    dice: fair
    dice commitment: 00ff
    dice entropy 1: tea leaves
    """
)
"""A game that has not begun; the second player threw the six."""

CUSTOM = dedent(
    """\
    qwixx record 1
    variant: tiny
    sheet name: tiny
    sheet title: Tiny
    sheet dice: 4
    sheet locking: 1
    sheet needs: 1
    sheet row: R2 R3
    sheet row: R4 Y5
    sheet row: G4 G3
    sheet row: R4 B3
    players: 2
    name 1: Anna
    name 2: Ben
    start: seat 2

    1. player 2: 2+2 r1 y1 g1 b1 | R4/2 R4/4 | -
    """
)
"""A sheet of one's own travels with the record; two of its cells are called R4."""

GOOD = {"locks": LOCKS, "penalties": PENALTIES, "throws": THROWS, "custom": CUSTOM}


@contextmanager
def untrue(line: int, code: str, clause: str | None) -> Iterator[None]:
    """The record read inside breaks the rules on this line, with this code and by this clause."""
    with pytest.raises(RecordError) as caught:
        yield
    error = caught.value
    assert (error.line, error.code, error.clause) == (line, code, clause)
    assert error.message.startswith(f"line {line}: ")


def broken(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


# Good records


@pytest.mark.parametrize("name", GOOD)
def test_a_record_is_read_and_written(name: str) -> None:
    assert format_record(parse_record(GOOD[name])) == GOOD[name]


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


def test_a_sheet_that_only_borrows_a_known_name_is_carried_too() -> None:
    record = replace(parse_record(THROWS), variant=replace(CLASSIC, title="Not quite Qwixx"))
    text = format_record(record)
    assert "sheet title: Not quite Qwixx\n" in text
    assert parse_record(text) == record


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


# What a record cannot be made from


@pytest.mark.parametrize("name", ["", " ", "Anna ", "x" * 41, "An\nna"])
def test_a_name_is_a_short_printable_line(name: str) -> None:
    with refused("name", None):
        Record(CLASSIC, (name,), Start(StartKind.SEAT, ANNA), (None,))


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
    with refused("start", "C6"):
        Record(CLASSIC, ("Anna", "Ben"), replace(by_throws, seat=ANNA), (None, None), first_six)


# Broken headers


@pytest.mark.parametrize(("text", "line", "found"), [("", 1, ""), ("\n# nothing\n", 1, ""), ("\nhello", 2, "hello")])
def test_a_record_begins_by_saying_that_it_is_one(text: str, line: int, found: str) -> None:
    with unreadable(found, '"qwixx record 1"', line):
        parse_record(text)


@pytest.mark.parametrize(
    ("old", "new", "line", "found", "expected"),
    [
        ("qwixx record 1", "qwixx record 2", 1, "qwixx record 2", '"qwixx record 1"'),
        ("dice: typed", "dice typed", 8, "dice typed", '"key: value"'),
        (
            "dice: typed",
            "weather: fine",
            8,
            "weather: fine",
            'a line of the header, or a turn such as "1. player 1: 4+1 …"',
        ),
        (
            "name 2: Ben",
            "name 6: Ben",
            6,
            "name 6: Ben",
            'a line of the header, or a turn such as "1. player 1: 4+1 …"',
        ),
        ("dice: typed", "players: 2", 8, "players", '"players" only once'),
        ("variant: classic\n", "", 20, "", 'a line "variant: …"'),
        ("players: 2\n", "", 20, "", 'a line "players: …"'),
        ("name 1: Anna\n", "", 20, "", 'a line "name 1: …"'),
        ("start: drawn 1\n", "", 20, "", 'a line "start: …"'),
        ("players: 2", "players: 6", 4, "6", "a whole number from 1 to 5"),
        ("players: 2", "players: two", 4, "two", "a whole number from 1 to 5"),
        ("players: 2", "players: 1", 6, "name 2", "names for 1"),
        ("players: 2", "players: 2\nlucky: 5-8", 5, "5-8", "2 lucky pairs, one for each player"),
        ("players: 2", "players: 2\nlucky: none 5", 5, "5", "two lucky numbers such as 5-8"),
        (
            "players: 2",
            "players: 2\noptions: yes",
            5,
            "yes",
            "each once, of first-six, locked-die-stays, lucky-fallback",
        ),
        ("start: drawn 1", "start: me", 7, "me", '"seat N", "drawn N", or "throws" and the throws'),
        ("start: drawn 1", "start: drawn", 7, "", "a whole number from 1 to 2"),
        ("start: drawn 1", "start: seat 3", 7, "3", "a whole number from 1 to 2"),
        ("start: drawn 1", "start: throws 1 six", 7, "six", "a whole number from 1 to 20"),
        ("dice: typed", "dice: " + "x" * 1000, 8, "dice: " + "x" * 34 + "…", "a line of at most 1000 characters"),
    ],
)
def test_a_header_that_cannot_be_read(old: str, new: str, line: int, found: str, expected: str) -> None:
    with unreadable(found, expected, line):
        parse_record(broken(LOCKS, old, new))


@pytest.mark.parametrize(
    ("old", "new", "line", "code", "clause"),
    [
        ("variant: classic", "variant: chess", 3, "no-such-variant", None),
        ("date: 2026-11-15", "date: today", 2, "date", None),
        ("name 1: Anna", "name 1:", 5, "name", None),
        ("name 2: Ben", "name 2: " + "x" * 41, 6, "name", None),
        ("players: 2", "players: 2\nlucky: 5-8 none", 5, "no-lucky-numbers", "L3"),
        ("start: drawn 1", "start: throws 6", 7, "start", "C6"),
        ("start: drawn 1", "start: throws", 7, "throws", "C6"),
        ("start: drawn 1", "start: throws 6 1", 7, "throws", "C6"),
        ("start: drawn 1", "options: first-six\nstart: drawn 1", 8, "start", "C6"),
    ],
)
def test_a_header_that_cannot_be_true(old: str, new: str, line: int, code: str, clause: str | None) -> None:
    with untrue(line, code, clause):
        parse_record(broken(LOCKS, old, new))


def test_lucky_numbers_that_no_two_dice_make() -> None:
    with untrue(5, "lucky-pairs", "L3"):
        parse_record(broken(PENALTIES, "lucky: 6-11", "lucky: 6-17"))


@pytest.mark.parametrize(
    ("old", "new", "line", "found", "expected"),
    [
        ("variant: tiny", "variant: small", 2, "small", '"tiny", the name of the sheet'),
        ("sheet dice: 4", "sheet dice: 1", 5, "1", "a whole number from 2 to 20"),
        ("sheet dice: 4", "sheet size: 4", 5, "size", "one of name, title, dice, locking, needs, lucky, row"),
        ("sheet dice: 4\n", "", 10, "", 'a line "dice: …"'),
        ("R2 R3", "R2 3", 8, "3", "cell 2 as a colour (R, Y, G or B) and a number, such as R5"),
        ("R4/2", "R4", 17, "R4", "a cell of the tiny sheet such as R2, or -"),
    ],
)
def test_a_sheet_in_a_record_that_cannot_be_read(old: str, new: str, line: int, found: str, expected: str) -> None:
    with unreadable(found, expected, line):
        parse_record(broken(CUSTOM, old, new))


def test_a_sheet_in_a_record_that_cannot_be_played_on() -> None:
    with pytest.raises(SheetFileError) as caught:
        parse_record(broken(CUSTOM, "G4 G3", "G4 R3"))
    assert (caught.value.line, caught.value.code) == (10, "lock-colour-twice")


# Broken turns


@pytest.mark.parametrize(
    ("old", "new", "line", "found", "expected"),
    [
        ("1. player 1", "2. player 1", 10, "2. player 1", "1. player 1"),
        ("2. player 2", "2. player 1", 11, "2. player 1", "2. player 2"),
        ("1+1 r1", "11 r1", 10, "11", "the white dice first, such as 4+1"),
        ("| R2 Y2 |", "| R2 |", 10, "R2", "2 choices, one for each player"),
        ("| R2 Y2 |", "| R2 Y2 - |", 10, "R2 Y2 -", "2 choices, one for each player"),
        ("| R2 Y2 |", "||", 10, "", "2 choices, one for each player"),
        ("R2 Y2", "R2 W2", 10, "W2", "a cell of the classic sheet such as R2, or -"),
        ("| G7", "| G7 | -", 10, "G7 | -", "a cell of the classic sheet such as R2, or -"),
        ("| G7", "|", 10, "", "a cell of the classic sheet such as R2, or -"),
        ("R3 Y3 | -", "R3 Y3 | x", 11, "x", '"-", as there is no penalty (C10)'),
        ("- - | x", "- - | -", 15, "-", '"x", the penalty (C10)'),
        ("R12 Y12", "R12 Y12 | -", 17, "-", "nothing after an end in action 1 (C17)"),
        ("R2 Y2 | G7", "R2 Y2", 11, "2. player 2: 2+1 r1 y1 g6 b6 | R3 Y3 | -", "no turn after an unfinished one"),
        (
            "R12 Y12",
            "R12 Y12\n9. player 1: 1+1 g1 b1",
            18,
            "9. player 1: 1+1 g1 b1",
            "no turn after the end of the game",
        ),
    ],
)
def test_a_turn_that_cannot_be_read(old: str, new: str, line: int, found: str, expected: str) -> None:
    with unreadable(found, expected, line):
        parse_record(broken(LOCKS, old, new))


@pytest.mark.parametrize(
    ("old", "new", "line", "code", "clause"),
    [
        ("1+1 r1 y1 g6 b6", "1+1 r1 y1 g6", 10, "die-missing", "C7"),
        ("1+1 r1 y1 g6 b6", "1+1 r7 y1 g6 b6", 10, "die-value", "C2"),
        ("R2 Y2", "R3 Y2", 10, "not-white-sum", "C8"),
        ("| G7", "| G8", 10, "not-colour-sum", "C9"),
        ("| G7", "| R2", 10, "already-crossed", "C5"),
        ("R5 Y5", "R4 Y5", 13, "already-crossed", "C5"),
        ("R6 - | -", "R6* - | -", 14, "not-lucky", "L4"),
        ("R6 - | -", "- - | x", 17, "lock-needs-crosses", "C12"),
    ],
)
def test_a_turn_that_breaks_the_rules(old: str, new: str, line: int, code: str, clause: str) -> None:
    with untrue(line, code, clause):
        parse_record(broken(LOCKS, old, new))


# Broken ends

EACH_ONCE = "each once: end, scores, winners"


@pytest.mark.parametrize(
    ("old", "new", "line", "found", "expected"),
    [
        ("end: locks", "end: penalties", 19, "end: penalties", '"end: locks"'),
        ("scores: 24 23", "scores: 24 24", 20, "scores: 24 24", '"scores: 24 23"'),
        ("winners: 1", "winners: 1 2", 21, "winners: 1 2", '"winners: 1"'),
        ("winners: 1\n", "", 20, "", '"winners: 1"'),
        ("\nend: locks\nscores: 24 23\nwinners: 1\n", "", 17, "", '"end: locks"'),
        ("end: locks", "ending: locks", 19, "ending: locks", EACH_ONCE),
        ("scores: 24 23", "end: locks", 20, "end: locks", "each once: scores, winners"),
        ("winners: 1", "winners 1", 21, "winners 1", '"key: value"'),
        ("winners: 1", "9. player 1: 1+1 g1 b1", 21, "9. player 1: 1+1 g1 b1", "each once: winners"),
    ],
)
def test_an_end_that_is_not_the_game_s(old: str, new: str, line: int, found: str, expected: str) -> None:
    with unreadable(found, expected, line):
        parse_record(broken(LOCKS, old, new))


def test_the_lines_of_the_end_may_come_in_any_order() -> None:
    turned = broken(LOCKS, "end: locks\nscores: 24 23\nwinners: 1\n", "winners: 1\nscores: 24 23\nend: locks\n")
    assert parse_record(turned) == parse_record(LOCKS)


def test_an_unfinished_game_has_no_end() -> None:
    with unreadable("end: locks", "a turn, as the game is not over", 18):
        parse_record(broken(CUSTOM, "R4/4 | -", "R4/4 | -\nend: locks"))


def test_a_header_line_after_the_turns_has_come_too_late() -> None:
    with unreadable("date: 2026-11-15", "a turn, as the game is not over", 18):
        parse_record(broken(CUSTOM, "R4/4 | -", "R4/4 | -\ndate: 2026-11-15"))


def test_the_sheet_of_a_record_is_the_one_in_its_sheet_file() -> None:
    lines = [line.removeprefix("sheet ") for line in CUSTOM.splitlines() if line.startswith("sheet ")]
    assert parse_record(CUSTOM).variant == parse_sheet("\n".join(lines))
