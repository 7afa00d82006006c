"""The worked examples of S1 ru, the document of Longo."""

import pytest

from qwixx.rules import POINTS
from tests.rules.table import ANNA, BEN, CLARA, DAVID, Table, refused

LUCKY = ("L5-8", "L7-12", "L6-11", "L10-13")
"""Four players; the third has the lucky numbers of example 4."""


def longo(*sheets: str, closed: str = "") -> Table:
    return Table(*sheets, on="longo", closed=closed)


def test_s1_ru_example_1_red_has_5_and_7_so_2_3_4_and_6_are_gone() -> None:
    table = longo("R5 R7 Y13 G11 B14", "")
    gone = [number for number in range(2, 17) if table.why(ANNA, f"R{number}") == "left-of-cross C4"]
    assert gone == [2, 3, 4, 6]


def test_s1_ru_example_1_what_the_other_rows_can_still_reach() -> None:
    table = longo("R5 R7 Y13 G11 B14", "")
    assert table.reach(ANNA, "Y") == [14, 15, 16]
    assert table.reach(ANNA, "G") == [10, 9, 8, 7, 6, 5, 4, 3, 2]
    assert table.reach(ANNA, "B") == [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]


def test_s1_ru_example_2_a_sheet_with_the_lucky_numbers_5_and_8() -> None:
    lucky_sums = [
        total
        for total in range(2, 17)
        if "G10*" in longo("R5 R7 Y13 G11 B14 L5-8", "").roll_white(f"{total // 2}+{total - total // 2}").may(ANNA)
    ]
    assert lucky_sums == [5, 8]


def test_s1_ru_example_3_a_white_6_is_crossed_in_red_and_in_yellow_and_by_two_not_at_all() -> None:
    table = longo(*LUCKY).roll("5+1 r2 y3 g6 b8").white("R6", "Y6", "-", "-")
    assert [table.crosses(player) for player in (ANNA, BEN, CLARA, DAVID)] == ["R6", "Y6", "", ""]


def test_s1_ru_example_4_the_lucky_6_crosses_green_16_instead_of_a_6() -> None:
    table = longo(*LUCKY).roll("5+1 r2 y3 g6 b8")
    assert "G16*" in table.may(CLARA)
    table.white("R6", "Y6", "G16*", "-")
    assert table.crosses(CLARA) == "G16"


def test_s1_ru_example_4_no_6_is_crossed_as_well() -> None:
    table = longo(*LUCKY).roll("5+1 r2 y3 g6 b8").white("R6", "Y6", "G16*", "-")
    assert table.may(CLARA) == set()
    with refused("wrong-phase", "C9"):
        table.white("-", "-", "R6", "-")


def test_s1_ru_example_4_green_takes_the_lucky_cross_only_among_the_rows_with_the_fewest_crosses() -> None:
    assert "G16*" in longo("L6-11 R2 Y2 B16", "").roll_white("5+1").may(ANNA)
    assert longo("L6-11 R2 G16 B16", "").roll_white("5+1").why(ANNA, "G15*") == "not-fewest L4"


def test_s1_ru_example_5_white_5_and_blue_8_cross_blue_13() -> None:
    table = longo(*LUCKY).roll("5+1 r2 y3 g6 b8").white("R6", "Y6", "-", "-").colour("B13")
    assert table.crosses(ANNA) == "R6 B13"


@pytest.mark.parametrize("crosses", ["G16..G11", "G16..G10", "G16..G4"])
def test_s1_ru_example_6_green_3_is_crossed_and_with_it_the_lock(crosses: str) -> None:
    table = longo(crosses, "G16..G11").roll_white("2+1").white("G3", "-")
    assert (table.locks(ANNA), table.closed, table.dice) == ("G", "G", "RYB")
    table.colour("-").roll_white("1+1")
    assert [table.why(player, "G2") for player in (ANNA, BEN)] == ["row-closed C13"] * 2


def test_s1_ru_example_7_a_white_16_locks_red_and_yellow_at_once_and_the_game_is_over() -> None:
    table = longo("", "R2..R7", "Y2..Y7", closed="G").roll("8+8 r1 y1 b1").white("-", "R16", "Y16")
    assert (table.locks(BEN), table.locks(CLARA), table.closed) == ("R", "Y", "RYG")
    assert (table.phase, table.ending, table.penalties(ANNA)) == ("over", "locks", 0)


def test_s1_ru_example_8_four_rows_and_two_penalties_make_87() -> None:
    scores = longo("R2..R5 Y2..Y4 G16..G8 B16..B9 x x", "").game.scores[ANNA]
    assert (scores.rows, scores.penalties, scores.total) == ((10, 6, 45, 36), -10, 87)
    assert scores.rows == tuple(POINTS[crosses] for crosses in (4, 3, 9, 8))
