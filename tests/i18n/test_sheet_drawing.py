"""Sheets in plain text: every kind of cell has its own mark."""

import re

import pytest

from qwixx.i18n.sheet_drawing import draw_sheet, draw_sheets
from qwixx.rules import FOUR_ROWS, Variant, parse_position, variant, variant_names
from qwixx.rules.setup import new_game, sheet_of
from qwixx.terminal.console import painted
from tests.terminal.sheets import LONG, REPEATED

ESCAPE = re.compile(r"\x1b\[[0-9;]*m")
ALL = [*(variant(name) for name in variant_names(FOUR_ROWS)), REPEATED, LONG]


def test_crossed_open_lost_and_closed_cells_look_different() -> None:
    game = parse_position("classic 5,7/10/6/10/p1 -/-/12,11,10,9,8,2/-/p0")
    assert draw_sheet(game, 0, "Anna").splitlines() == [
        "Sheet of Anna",
        "red      -2-  -3-  -4-  X5X  -6-  X7X   8    9   10   11   12    L  =   3",
        "yellow   -2-  -3-  -4-  -5-  -6-  -7-  -8-  -9- X10X  11   12    L  =   1",
        "green   -12- -11- -10-  -9-  -8-  -7-  X6X  #5#  #4#  #3#  #2#  #L# =   1",
        "blue    -12- -11- X10X   9    8    7    6    5    4    3    2    L  =   1",
        "penalties 1 of 4 = -5, total 1",
    ]
    assert "green   X12X X11X X10X  X9X  X8X  -7-  -6-  -5-  -4-  -3-  X2X  XLX =  28" in draw_sheet(game, 1, "Boris")


def test_longo_shows_lucky_numbers_and_a_cell_beyond_the_lock() -> None:
    game = parse_position("longo 2,3,4,5,6,7,15/-/-/-/p0/L5-8")
    drawn = draw_sheet(game, 0, "Anna")
    assert drawn.startswith("Sheet of Anna, lucky numbers 5 and 8\n")
    assert "X15X#16# XLX =  36" in drawn


def test_mixed_rows_show_the_colour_letter_with_each_cell() -> None:
    drawn = draw_sheet(parse_position("mixx-a 4/-/-/-/p0"), 0, "Anna").splitlines()
    assert drawn[1] == "row 1   -Y2- -Y3- XY4X  B5   B6   B7   G8   G9  G10  R11  R12    L  =   1"


def test_all_sheets_come_one_after_another() -> None:
    drawn = draw_sheets(new_game(variant("classic"), 3), ["Anna", "Boris", "Clara"])
    assert [line for line in drawn.splitlines() if line.startswith("Sheet")] == [
        "Sheet of Anna",
        "Sheet of Boris",
        "Sheet of Clara",
    ]


@pytest.mark.parametrize("kind", ALL, ids=lambda kind: kind.name)
def test_every_sheet_fits_in_80_columns(kind: Variant) -> None:
    crossed = [[cell.number for cell in cells][: -kind.locking + 1 or None] for cells in kind.rows]
    for game in (new_game(kind, 1), new_game(kind, 1)._replace(sheets=(sheet_of(kind, crossed),))):
        assert all(len(line) < 80 for line in draw_sheets(game, ["Anna"]).splitlines())


@pytest.mark.parametrize("kind", ALL, ids=lambda kind: kind.name)
def test_colours_change_nothing_in_the_text(kind: Variant) -> None:
    game = new_game(kind, 2)
    coloured = draw_sheets(game, ["Anna", "Boris"], paint=painted)
    assert coloured != ESCAPE.sub("", coloured) == draw_sheets(game, ["Anna", "Boris"])


def test_second_crosses_numbers_of_two_crosses_and_bonus_rows_are_drawn_at_their_numbers() -> None:
    double = draw_sheet(parse_position("double-a 2,2,3/-/-/-/p0"), 0, "Anna").splitlines()
    assert double[1].split() == ["red", "X2+X", "X3X", *map(str, range(4, 13)), "L", "=", "6"]
    twice = draw_sheet(parse_position("double-b 3/-/-/-/p0"), 0, "Anna").splitlines()
    assert twice[1].split() == ["red", "-2-", "X3X", *map(str, range(4, 13)), "L", "=", "3"]
    bonus = draw_sheet(parse_position("big-points 5/5/-/-/-/-/p0"), 0, "Anna").splitlines()
    assert bonus[2].split() == ["row", "2", "-2-", "-3-", "-4-", "X5X", *map(str, range(6, 13)), "=", "0"]
