"""Readers of text meet anything: they answer with a value that reads back, or with one of our errors."""

from collections.abc import Callable
from typing import TypeVar

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from qwixx.rules import (
    Game,
    QwixxError,
    Record,
    Variant,
    format_choice,
    format_record,
    format_sheet,
    parse_choice,
    parse_options,
    parse_position,
    parse_record,
    parse_roll,
    parse_sheet,
    variant,
)
from tests.properties.custom import CUSTOM, REPEATED
from tests.properties.draws import Draw, draw_one
from tests.properties.effort import effort
from tests.properties.strategies import games, records
from tests.properties.variants import SHIPPED, random_variants, shipped_variants

T = TypeVar("T")

SCRAPS = (
    *("", " ", "\n", "\t", "\r", "\x00", "\u2028", "0", "1", "2", "6", "12", "99", "-1", "007", "1e3", "²", "٣"),
    *("-", "*", "x", "+", "/", "|", "=", ":", ",", ".", "#", "p", "p4", "p5", "L", "L5-8", "R", "g6", "RG", "R5", "G2"),
    *("phase=over", "phase=colour", "closing=R", "spared=yes", "active=2", "closed=RG", "options=first-six"),
    *("row: R2", "sheet row: R2", "lucky: none none", "start: throws 6", "name 1: A", "end: locks", "players: 5"),
)


def check(text: str, read: Callable[[str], T], write: Callable[[T], str]) -> None:
    """A reader refuses the text in our words, or reads it into something that it reads again from its own text."""
    try:
        found = read(text)
    except QwixxError:
        return
    assert read(write(found)) == found


def draw_damage(draw: Draw, text: str) -> str:
    """The text after a few accidents: scraps dropped into it or over it, lines lost, doubled or swapped."""
    for _ in range(draw(st.integers(1, 3))):
        lines = text.split("\n")
        at = draw(st.integers(0, len(lines) - 1))
        kind = draw(st.integers(0, 5))
        if kind == 0:
            del lines[at]
        elif kind == 1:
            lines.insert(at, lines[at])
        elif kind == 2:
            lines.insert(at, lines.pop())
        else:
            line = lines[at]
            start = draw(st.integers(0, len(line)))
            end = draw(st.integers(start, min(len(line), start + 4)))
            scrap = draw_one(draw, SCRAPS) if kind < 5 else draw(st.text(max_size=3))
            lines[at] = line[:start] + scrap + line[end:]
        text = "\n".join(lines)
    return text


def of_scraps() -> st.SearchStrategy[str]:
    """Text that is nothing in particular, or sounds a little like ours."""
    return st.text() | st.lists(st.sampled_from(SCRAPS), max_size=12).map(" ".join)


@effort(2)
@given(of_scraps())
@example("")
@example("classic")
@example("classic -/-/-/-/p0 phase=colour roll=1+1,r1,y1,g1,b1 closing=R")
@example("classic " + "-/-/-/-/p0 " * 6)
def test_any_text_as_a_position(text: str) -> None:
    check(text, parse_position, str)
    check("classic -/-/-/-/p0 " + text, parse_position, str)


@effort(3)
@given(games(shipped_variants()), st.data())
def test_a_damaged_position(game: Game, data: st.DataObject) -> None:
    check(draw_damage(data.draw, str(game)), parse_position, str)


@effort(2)
@given(of_scraps())
@example("")
@example("qwixx record 1")
@example("1. player 1: 4+1 r2 y3 g6 b6")
def test_any_text_as_a_record(text: str) -> None:
    check(text, parse_record, format_record)
    check("qwixx record 1\n" + text, parse_record, format_record)


@effort(2)
@given(records(longest=12), st.data())
def test_a_damaged_record(record: Record, data: st.DataObject) -> None:
    check(draw_damage(data.draw, format_record(record)), parse_record, format_record)


@effort(2)
@given(of_scraps())
@example("row:")
@example("name: x\ndice: 6\nrow:")
def test_any_text_as_a_sheet_file(text: str) -> None:
    check(text, parse_sheet, format_sheet)


@effort(3)
@given(st.sampled_from([*SHIPPED, *CUSTOM]) | random_variants(), st.data())
def test_a_damaged_sheet_file(of: Variant, data: st.DataObject) -> None:
    check(draw_damage(data.draw, format_sheet(of)), parse_sheet, format_sheet)


@effort(2)
@given(of_scraps(), st.data())
def test_any_text_as_a_roll_or_options(text: str, data: st.DataObject) -> None:
    check(text, parse_roll, str)
    check(draw_damage(data.draw, "4+1 r2 y3 g6 b6"), parse_roll, str)
    check(text, parse_options, str)
    check(draw_damage(data.draw, "first-six,lucky-fallback"), parse_options, str)


@effort(2)
@given(st.sampled_from([variant("longo"), REPEATED]), of_scraps(), st.data())
def test_any_text_as_a_choice(of: Variant, text: str, data: st.DataObject) -> None:
    name = draw_one(data.draw, list(of.names))
    for spelling in (text, draw_damage(data.draw, name + "*")):
        check(spelling, lambda found: parse_choice(of, found), lambda choice: format_choice(of, choice))


@given(st.text())
def test_any_text_as_the_name_of_a_variant(text: str) -> None:
    with pytest.raises(QwixxError):
        variant(text)
