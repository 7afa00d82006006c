"""Sheets with any feature, of people's own too: files, checks, positions, and what each room can handle."""

import re
from pathlib import Path
from typing import Any

import pytest

from qwixx.rules import (
    FOUR_ROWS,
    Closed,
    Crossed,
    DieRemoved,
    Feature,
    IllegalError,
    Roll,
    Variant,
    VariantError,
    WhiteChoices,
    features_of,
    format_choice,
    format_record,
    format_sheet,
    new_game,
    parse_choice,
    parse_position,
    parse_record,
    parse_sheet,
    require,
    set_up,
    sheet_of,
    variant,
    variant_names,
)
from qwixx.rules.colours import Colour
from qwixx.rules.printed import Cell, Face, Pair, PairEffect
from qwixx.rules.sheet_file import SheetFileError
from tests.rules.table import ANNA, refused, unreadable

EVERYTHING = """\
name: everything
title: Every feature there is
dice: 4
locking: 1
needs: 3
points: 1 3 6 10 20
lucky: 2-3 2-4 2-5 2-6 2-7
row: R2 R3 R4 R5 R6 R7 R8
row: RY2 RY3 RY4 RY5 RY6 RY7 RY8
row: Y2 Y3 Y4 Y5 Y6 Y7 Y8
row: G8 G7 G6 G5 G4 G3 G2
second: R2 R3 G8
double: Y4
boxed: R3 Y5
bar: R 3 G
pair: R4 Y6 two-in-fewest
pair: G5 Y3 points 7
steps A: R2 G7
chain A: R5-G5 Y3-G8
steps B: -
exchange: 4/5 7/2
"""
EVERYTHING = EVERYTHING.replace("bar: R 3 G", "bar: R Y G")
MINE = parse_sheet(EVERYTHING)
SIX_ROWS = parse_sheet(
    """\
name: six
dice: 4
needs: 2
row: R2 R3 R4 R5
row: R5 R4 R3 R2
row: Y2 Y3 Y4 Y5
row: Y5 Y4 Y3 Y2
row: G2 G3 G4 G5
row: G5 G4 G3 G2
"""
)
THREE_ROWS = parse_sheet("name: three\ndice: 4\nneeds: 2\nrow: R2 R3 R4 R5\nrow: Y2 Y3 Y4 Y5\nrow: G5 G4 G3 G2\n")


def test_a_sheet_with_every_feature_reads_and_writes_back_the_same() -> None:
    assert format_sheet(MINE) == EVERYTHING
    assert {*Feature} == features_of(MINE)


@pytest.mark.parametrize("name", variant_names())
def test_each_printed_sheet_reads_and_writes_back_the_same(name: str) -> None:
    assert parse_sheet(format_sheet(variant(name))) == variant(name)


@pytest.mark.parametrize(
    ("old", "new", "line", "found", "expected"),
    [
        ("second: R2", "second: B2", 12, "B2", "a cell of this sheet such as R2"),
        ("bar: R Y", "bar: R B", 15, "B", "rows, each one of R, 2, Y, G"),
        ("two-in-fewest", "three", 16, "R4 Y6 three", None),
        ("points 7", "points", 17, "G5 Y3 points", None),
        ("R5-G5", "R5G5", 19, "R5G5", "two cells such as R6-Y6"),
        ("4/5", "45", 21, "45", "two numbers such as 8/5"),
        ("steps A", "steps a", 18, "steps a", None),
        ("steps B: -", "steps A: -", 20, "steps A", '"steps A" only once'),
    ],
)
def test_a_line_of_a_feature_that_cannot_be_read(
    old: str, new: str, line: int, found: str, expected: str | None
) -> None:
    if expected:
        with unreadable(found, expected, line):
            parse_sheet(EVERYTHING.replace(old, new))
    else:
        with pytest.raises(Exception, match=f"line {line}: found") as caught:
            parse_sheet(EVERYTHING.replace(old, new))
        assert caught.type.__name__ == "NotationError"


@pytest.mark.parametrize(
    ("old", "new", "line", "code"),
    [
        ("points: 1 3", "points: 3 1", 6, "points"),
        ("row: RY2", "row: YR2", 9, "bonus-row"),
        ("second: R2 R3", "second: R2 R2", 12, "cell-twice"),
        ("second: R2 R3", "second: R2 R8", 12, "cell-not-here"),
        ("double: Y4", "double: RY4", 13, "cell-not-here"),
        ("double: Y4", "double: R2", 13, "cell-twice"),
        ("bar: R Y G", "bar: R 2 G", 15, "bar-fields"),
        ("bar: R Y G\n", "", 14, "bar-fields"),
        ("pair: R4 Y6", "pair: R4 R4", 16, "cell-twice"),
        ("pair: G5 Y3", "pair: R4 Y3", 17, "cell-twice"),
        ("chain A: R5-G5", "chain A: R5-R6", 19, "chain"),
        ("chain A: R5-G5", "chain A: R8-G5", 19, "cell-not-here"),
        ("steps B", "steps C", 20, "faces"),
        ("4/5", "4/4", 21, "diamonds"),
        ("4/5", "4/9", 21, "diamonds"),
        ("exchange: ", "exchange: " + "2/3 " * 40, 21, "diamonds"),
    ],
)
def test_a_feature_that_cannot_be_names_its_line(old: str, new: str, line: int, code: str) -> None:
    with pytest.raises(SheetFileError) as caught:
        parse_sheet(EVERYTHING.replace(old, new))
    assert (caught.value.line, caught.value.code) == (line, code)


def cells(letter: str) -> tuple[Cell, ...]:
    colour = next(colour for colour in Colour if colour.letter == letter)
    return tuple(Cell(colour, number) for number in range(2, 9))


ROWS = tuple(map(cells, "RYGB"))


@pytest.mark.parametrize(
    ("code", "changes"),
    [
        ("pair", {"pairs": (Pair((0, 2), (1, 2), PairEffect.POINTS),)}),
        ("pair", {"pairs": (Pair((0, 2), (1, 2), PairEffect.ONE_IN_EACH, 3),)}),
        ("pair", {"pairs": (Pair((0, 2), (1, 2), PairEffect.ONE_IN_EACH),) * 21}),
        ("pair", {"pairs": tuple(Pair((0, n), (1, n), PairEffect.TWO_IN_FEWEST) for n in (2, 3, 4))}),
        ("faces", {"faces": (Face("B"),)}),
        ("bonus-row", {"rows": (ROWS[0], (Cell(Colour.RED, 2), Cell(Colour.RED, 3, Colour.YELLOW)), *ROWS[1:])}),
        ("bonus-row", {"rows": (*ROWS[:2], tuple(Cell(Colour.RED, n, Colour.YELLOW) for n in range(2, 9)))}),
        ("points", {"points": (1,) * 101}),
        ("sheet-rows", {"rows": (ROWS[0], tuple(Cell(Colour.RED, n, Colour.YELLOW) for n in range(2, 9)))}),
        ("points", {"points": (10_001,)}),
        ("cell-not-here", {"second": ((4, 2),)}),
        ("cell-not-here", {"second": ((0, 9),)}),
        ("bar-fields", {"bar": (0,) * 61, "boxed": ((0, 2),)}),
    ],
)
def test_a_variant_with_a_feature_that_cannot_be(code: str, changes: dict[str, Any]) -> None:
    with pytest.raises(VariantError) as caught:
        Variant(**{"name": "mine", "title": "Mine", "sides": 4, "rows": ROWS, **changes})
    assert caught.value.code == code


def test_a_row_with_few_cells_may_be_locked_by_second_crosses() -> None:
    short = tuple(row[:4] for row in ROWS)
    second = tuple((row, number) for row in range(4) for number in (2, 3, 4))
    assert Variant("mine", "Mine", 4, short, needs=6, second=second).needs == 6


def test_a_second_cross_sets_off_nothing() -> None:
    sheet = sheet_of(MINE, [[3], [], [], []], bar=[0])
    game = set_up(MINE, [sheet]).rolled(Roll((1, 2), (1, 1, 1, 0))).game
    step = game.chose_white((parse_choice(MINE, "R3+"),))
    assert step.events == (Crossed(ANNA, 0, 3, second=True),)


def test_every_way_to_a_cell_is_asked_for() -> None:
    game = new_game(MINE, 1).rolled(Roll((2, 2), (1, 1, 1, 0))).game
    ways = {format_choice(MINE, choice) for choice in game.choices(ANNA) if choice and choice[:2] == (0, 5)}
    assert ways == {"R5~1"}
    assert game.why_not_cell(ANNA, 0, 5) is None
    text = str(game)
    assert parse_position(text, lambda _: MINE) == game


def test_a_position_with_all_that_a_sheet_may_have_reads_back() -> None:
    sheet = sheet_of(MINE, [[2, 2, 3], [2], [4], []], 1, (2, 3), "B", [0], [1])
    text = "everything 2,2,3/2/4/-/p1/L2-3/FB/B1/D2 active=1 phase=roll"
    assert str(set_up(MINE, [sheet])) == text
    assert parse_position(text, lambda _: MINE) == set_up(MINE, [sheet])


def test_points_of_one_s_own_stop_at_the_last() -> None:
    sheet = sheet_of(MINE, [[2, 3, 4, 5, 6], [2], [], [5]], face="A", bar=[0])
    assert sheet.scores(MINE).rows == (20, 0, 1, 1)


def test_two_rows_of_one_colour_share_its_die_until_the_last_is_closed() -> None:
    assert SIX_ROWS.row_signs == ("1", "2", "3", "4", "5", "6")
    assert Feature.ROWS in features_of(SIX_ROWS)
    game = set_up(SIX_ROWS, [sheet_of(SIX_ROWS, [[2, 3], [5, 4], [], [], [], []])] * 2)
    game = game.rolled(Roll((2, 3), (1, 1, 1, 0))).game
    step = game.chose_white((parse_choice(SIX_ROWS, "R5/1"), None))
    assert step.events[-1] == Closed(0)
    assert step.game.dice == (Colour.RED, Colour.YELLOW, Colour.GREEN)
    after = step.game.chose_colour(None).game
    assert "closed=1" in str(after)
    assert parse_position(str(after), lambda _: SIX_ROWS) == after
    after = after.rolled(Roll((1, 1), (1, 1, 1, 0))).game
    assert parse_position(str(after), lambda _: SIX_ROWS) == after
    step = after.chose_white((parse_choice(SIX_ROWS, "R2/2"), None))
    assert step.events[-3:-1] == (Closed(1), DieRemoved(Colour.RED))


def test_a_sheet_with_three_rows_is_played_with_three_coloured_dice() -> None:
    game = new_game(THREE_ROWS, 2)
    assert game.dice == (Colour.RED, Colour.YELLOW, Colour.GREEN)
    with refused("die-out", "C13"):
        game.rolled(Roll((1, 1), (1, 1, 1, 1)))
    step = game.rolled(Roll((1, 1), (1, 1, 1, 0))).game.apply(WhiteChoices((parse_choice(THREE_ROWS, "R2"), None)))
    assert step.game.scores[ANNA].rows == (1, 0, 0)


@pytest.mark.parametrize(
    ("bar", "rows"),
    [([0, 1], [[3], [], [], []]), ([], [[3], [], [], []]), ([1], [[3], [], [], []])],
    ids=["too many", "too few", "one passed over"],
)
def test_BA2_fields_of_the_bar_that_the_boxed_numbers_cannot_have_used(bar: list[int], rows: list[list[int]]) -> None:
    kind = variant("bonus-a")
    with refused("bar", "BA2"):
        set_up(kind, [sheet_of(kind, rows, bar=bar)])


def test_BA5_fields_of_a_closed_row_may_be_passed_over_and_left() -> None:
    kind = variant("bonus-a")
    locked = [[2, 4, 5, 7, 8, 12], [], [], []]
    sheets = [sheet_of(kind, locked), sheet_of(kind, [[], [5], [], []], bar=[1])]
    assert set_up(kind, sheets).closed == 1


@pytest.mark.parametrize("places", [[0, 0], [12], [-1]])
def test_a_field_that_is_not_there_or_named_twice(places: list[int]) -> None:
    with refused("no-such-place", "BA1"):
        sheet_of(variant("bonus-a"), [[3], [], [], []], bar=places)


def test_an_exchange_explains_a_lock_and_what_spares_the_penalty() -> None:
    text = EVERYTHING.replace("exchange: 4/5 7/2", "exchange: 8/3").replace("pair: R4 Y6 two-in-fewest\n", "")
    text = text.replace("boxed: R3 Y5\nbar: R Y G\n", "")
    mine = parse_sheet(text)
    assert not mine.forces
    word = "2,2,3,8/-/-/-/p0/FB/D1"
    position = f"everything {word} -/-/-/-/p0/FB active=1 closed=R phase=colour roll=1+2,r1,y1,g1 spared=yes"
    assert str(parse_position(position, lambda _: mine)) == position


def test_a_diamond_explains_no_other_number() -> None:
    text = "x-change 7/-/-/-/p0/D2 -/-/-/-/p0 active=1 phase=colour roll=4+5,r1,y1,g1,b1 spared=yes"
    assert str(parse_position(text)) == text
    with refused("not-spared", "C10"):
        parse_position(text.replace("D2", "D3"))


STEPS_RECORD = """\
qwixx record 1
variant: connected-steps
players: 2
name 1: Anna
name 2: Ben
faces: C A
start: seat 1

1. player 1: 4+1 r2 y3 g6 b6 | R5 - | B10
"""


def test_a_record_keeps_the_letters_of_its_sheets() -> None:
    record = parse_record(STEPS_RECORD)
    assert [sheet.face for sheet in record.final().sheets] == ["C", "A"]
    assert format_record(record) == STEPS_RECORD


def test_a_record_without_letters_has_the_first_ones() -> None:
    record = parse_record(STEPS_RECORD.replace("faces: C A\n", ""))
    assert record.faces == ("A", "B")
    assert "faces: A B\n" in format_record(record)


def test_a_record_has_a_letter_for_each_player() -> None:
    with unreadable("C", "2 letters of sheets, one for each player", 6):
        parse_record(STEPS_RECORD.replace("faces: C A", "faces: C"))
    with pytest.raises(IllegalError) as caught:
        parse_record(STEPS_RECORD.replace("faces: C A", "faces: C F"))
    assert caught.value.code == "no-such-face"
    with pytest.raises(IllegalError) as caught:
        parse_record(STEPS_RECORD.replace("connected-steps", "classic"))
    assert caught.value.code == "no-such-face"


def test_the_features_of_the_printed_sheets() -> None:
    found = {name: {feature.value for feature in features_of(variant(name))} for name in variant_names()}
    assert found == {
        "big-points": {"bonus-rows", "other-points"},
        "bonus-a": {"bar"},
        "bonus-b": {"pairs"},
        "classic": set(),
        "connected-chain": {"chain"},
        "connected-steps": {"steps"},
        "double-a": {"second-crosses", "other-points"},
        "double-b": {"double-numbers", "other-points"},
        "longo": {"lucky-numbers"},
        "mixx-a": set(),
        "mixx-b": set(),
        "x-change": {"diamonds"},
    }
    assert variant_names(FOUR_ROWS) == ("classic", "longo", "mixx-a", "mixx-b")


def test_the_example_of_the_page_about_sheets_can_be_played_on() -> None:
    page = Path(__file__).parents[2] / "docs/develop/sheets.md"
    (example,) = re.findall(r"^```sheet\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert len(parse_sheet(example).rows) == 3
    assert new_game(parse_sheet(example), 2).dice == (Colour.RED, Colour.YELLOW, Colour.GREEN)


def test_a_room_refuses_what_it_does_not_handle() -> None:
    require(variant("longo"), FOUR_ROWS, "a test")
    with pytest.raises(IllegalError, match="a test cannot handle the sheet bonus-a yet: it has bar") as caught:
        require(variant("bonus-a"), FOUR_ROWS, "a test")
    assert caught.value.facts == {"name": "bonus-a", "title": "Qwixx Bonus A", "feature": "bar"}
