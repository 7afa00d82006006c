"""The worked examples of the other official sheets, one test each."""

from qwixx.rules import BarUsed, Crossed
from tests.rules.table import ANNA, Table


def forced(row: int, number: int) -> Crossed:
    return Crossed(ANNA, row, number, forced=True)


def test_1_double_a_the_foremost_number_may_be_doubled_and_seven_crosses_lock() -> None:
    table = Table("R2 R3", "", on="double-a").roll_white("1+2")
    assert "R3+" in table.may(ANNA)
    assert table.why(ANNA, "R2+") == "left-of-cross C4"
    assert table.white("R3+", "-").game.sheets[ANNA].crosses(0) == 3
    table = Table("R2 R2 R3 R3 R4 R4 R5", "", on="double-a").roll_white("6+6").white("R12", "-")
    assert table.game.sheets[ANNA].crosses(0) == 9
    assert table.points(ANNA) == 45


def test_2_double_b_six_crosses_do_not_lock_and_eight_do() -> None:
    assert Table("R3 R5 R9", "", on="double-b").roll_white("6+6").why(ANNA, "R12") == "lock-needs-crosses C12"
    table = Table("R3 R5 R9 R11", "", on="double-b").roll_white("6+6").white("R12", "-")
    assert (table.game.sheets[ANNA].crosses(0), table.points(ANNA)) == (10, 55)


def test_3_bonus_a_the_bar_from_an_empty_sheet() -> None:
    table = Table("", "", on="bonus-a").roll_white("1+2").white("R3", "-")
    assert table.events[1:] == (BarUsed(ANNA, 0), forced(0, 4))
    table = Table("R3 R4 bar=1", "", on="bonus-a").roll_white("1+4").white("Y5", "-")
    assert table.events[1:] == (BarUsed(ANNA, 1), forced(1, 6))
    table = Table("R3 R4 Y5 Y6 bar=1,2", "", on="bonus-a").roll_white("3+3").white("R6", "-")
    assert table.events[1:] == (BarUsed(ANNA, 2), forced(2, 12))


def test_4_bonus_a_a_chain() -> None:
    table = Table("R3 R4 Y4 G12 bar=1", "", on="bonus-a").roll_white("3+3").white("R6", "-")
    assert table.events[1:] == (
        BarUsed(ANNA, 1),
        forced(1, 5),
        BarUsed(ANNA, 2),
        forced(2, 11),
        BarUsed(ANNA, 3),
        forced(3, 12),
    )


def test_5_bonus_b_two_in_the_fewest() -> None:
    table = Table("R2..R4 Y2 Y3 Y11 B12..B9", "", on="bonus-b").roll_white("4+5")
    assert {choice for choice in table.may(ANNA) if choice.startswith("G9")} == {"G9:GG"}
    assert table.white("G9:GG", "-").events == (Crossed(ANNA, 2, 9, then=(2, 2)), forced(2, 8), forced(2, 7))


def test_6_big_points_a_bonus_box_and_the_score() -> None:
    assert "RY5" in Table("R5", "", on="big-points").roll_white("1+4").may(ANNA)
    table = Table("R5", "", on="big-points").roll("1+1 r1 y4 g1 b1").white("-", "-")
    assert "RY5" not in table.may(ANNA)
    table = Table("R2..R7 R12 RY2..RY5", "", on="big-points")
    assert table.game.sheets[ANNA].crosses(0) == 8
    assert table.game.scores[ANNA].rows[0] == 78


def test_7_connected_steps_five_steps_add_15() -> None:
    assert Table("FA Y2 G11 B10 G9 Y6", "", on="connected-steps").game.scores[ANNA].extra == 15


def test_8_connected_chain_left_of_the_frontier_and_in_a_closed_row() -> None:
    table = Table("FA Y9", "FB", on="connected-chain").roll_white("2+4").white("R6", "-")
    assert table.crosses(ANNA) == "R6 Y6 Y9"
    assert "Y10" in table.colour("-").roll_white("5+5").may(ANNA)
    table = Table("FA", "FB", on="connected-chain", closed="G").roll("1+1 r1 y1 b3").white("-", "-").colour("B4")
    assert table.events == (Crossed(ANNA, 3, 4), forced(2, 4))


def test_9_x_change_using_a_diamond_loses_those_before_it() -> None:
    table = Table("", "", on="x-change").roll_white("4+5").white("R7~2", "-")
    assert table.crosses(ANNA) == "R7"
    assert table.colour("-").roll_white("4+4").why(ANNA, "Y5~1") == "diamond-passed X3"
