"""An answer to every broken line of a record: where it stands, what was found, what was expected."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from qwixx.rules import parse_record
from qwixx.rules.record_reader import RecordError
from qwixx.rules.sheet_file import KEYS, SheetFileError
from tests.rules.records import CUSTOM, LOCKS, PENALTIES, broken
from tests.rules.table import unreadable

EACH_ONCE = "each once: end, scores, winners"


@contextmanager
def untrue(line: int, code: str, clause: str | None) -> Iterator[None]:
    """The record read inside breaks the rules on this line, with this code and by this clause."""
    with pytest.raises(RecordError) as caught:
        yield
    error = caught.value
    assert (error.line, error.code, error.clause) == (line, code, clause)
    assert error.message.startswith(f"line {line}: ")


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
        ("name 2: Ben", "name 2: Ben\nname 5: Eva", 7, "name 5", "names for 2"),
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
        ("sheet dice: 4", "sheet size: 4", 5, "size", "one of " + ", ".join(KEYS)),
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
        parse_record(broken(CUSTOM, "G4 G3", "G4 GB3"))
    assert (caught.value.line, caught.value.code) == (10, "bonus-row")


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


@pytest.mark.parametrize("value", ["x" * 501, "bell \a"])
def test_what_cannot_be_said_of_the_dice_is_found_on_its_own_line(value: str) -> None:
    with untrue(8, "dice", None):
        parse_record(broken(LOCKS, "dice: typed", f"dice: {value}!"))
