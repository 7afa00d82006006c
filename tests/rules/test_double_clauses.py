"""Double, sheets A and B: a number twice (DA1 to DA5), and numbers that count twice (DB1 to DB3)."""

from qwixx.rules import Crossed, Locked, variant
from tests.rules.table import ANNA, BEN, Table

A, B = "double-a", "double-b"


def test_DA1_the_frontier_number_may_be_crossed_again_by_anybody_in_action_1() -> None:
    table = Table("R2 R3", "R2 R3", on=A).roll_white("2+1")
    for player in (ANNA, BEN):
        assert {choice for choice in table.may(player) if choice.startswith("R")} == {"R3+"}
    table.white("R3+", "-")
    assert table.events == (Crossed(ANNA, 0, 3, second=True),)
    assert table.crosses(ANNA) == "R2 R3 R3"


def test_DA1_and_by_the_active_player_in_action_2() -> None:
    table = Table("R3", "R3", on=A).roll("1+6 r2 y6 g6 b6").white("-", "-")
    assert "R3+" in table.may(ANNA)
    assert table.may(BEN) == set()
    assert table.colour("R3+").crosses(ANNA) == "R3 R3"


def test_DA1_every_number_but_the_last_has_a_second_box() -> None:
    kind = variant(A)
    assert {*kind.second} == {(row, cell.number) for row, cells in enumerate(kind.rows) for cell in cells[:-1]}


def test_DA1_the_first_cross_comes_first() -> None:
    assert Table("", "", on=A).roll_white("2+1").why(ANNA, "R3+") == "not-crossed-once DA1"


def test_DA2_what_lies_left_of_the_frontier_is_not_crossed_again() -> None:
    assert Table("R2 R3", "", on=A).roll_white("1+1").why(ANNA, "R2+") == "left-of-cross C4"


def test_DA2_no_number_has_more_than_two_crosses() -> None:
    table = Table("R3 R3", "", on=A).roll_white("2+1")
    assert table.why(ANNA, "R3+") == table.why(ANNA, "R3") == "already-crossed C5"


def test_DA2_a_closed_row_takes_no_second_cross() -> None:
    assert Table("R3", "", on=A, closed="R").roll_white("2+1").why(ANNA, "R3+") == "row-closed C13"


def test_DA2_the_last_number_has_one_box() -> None:
    table = Table("R2 R2 R3 R3 R4 R4 R5", "", on=A).roll_white("6+6")
    assert table.why(ANNA, "R12+") == "no-second-box DA1"
    assert "R12" in table.may(ANNA)


def test_DA3_a_lock_needs_seven_crosses_and_second_ones_count() -> None:
    assert Table("R2 R2 R3 R3 R4 R4", "", on=A).roll_white("6+6").why(ANNA, "R12") == "lock-needs-crosses C12"
    table = Table("R2 R2 R3 R3 R4 R4 R5", "", on=A).roll_white("6+6").white("R12", "-")
    assert table.events[:2] == (Crossed(ANNA, 0, 12), Locked(ANNA, 0))


def test_DA4_a_row_scores_sixteen_crosses_at_most() -> None:
    sixteen = " ".join(f"R{number} R{number}" for number in range(2, 10))
    assert Table(sixteen, "", on=A).points(ANNA) == 136
    assert Table(f"{sixteen} R10 R10 R11 R11", "", on=A).points(ANNA) == 136
    assert Table("R2 R2 R3", "", on=A).points(ANNA) == 6


def test_DA5_action_2_may_double_what_action_1_crossed() -> None:
    table = Table("", "", on=A).roll("1+2 r1 y6 g6 b6").white("R3", "-")
    assert "R3+" in table.may(ANNA)


def test_DA_why_a_cell_that_is_crossed_once_may_not_be_crossed_is_told_of_its_second_box() -> None:
    reason = Table("R3", "", on=A).roll_white("1+1").game.why_not_cell(ANNA, 0, 3)
    assert reason is not None
    assert reason.code == "not-white-sum"
    assert Table("R3", "", on=A).roll_white("1+2").game.why_not_cell(ANNA, 0, 3) is None


def test_DB1_some_numbers_make_two_crosses_at_once() -> None:
    table = Table("", "", on=B).roll_white("2+1").white("R3", "-")
    assert table.events == (Crossed(ANNA, 0, 3),)
    assert table.crosses(ANNA) == "R3"
    assert table.game.sheets[ANNA].crosses(0) == 2
    assert table.points(ANNA) == 3


def test_DB1_these_are_the_numbers() -> None:
    kind = variant(B)
    by_row = [[number for row, number in kind.double if row == place] for place in range(4)]
    assert by_row == [[3, 5, 9, 11], [3, 5, 9, 11], [10, 8, 6, 4], [10, 8, 6, 4]]


def test_DB1_both_crosses_are_made_always() -> None:
    table = Table("R3", "", on=B).roll_white("2+1")
    assert table.why(ANNA, "R3") == "already-crossed C5"
    assert table.why(ANNA, "R3+") == "no-second-box DA1"


def test_DB2_a_lock_needs_seven_crosses() -> None:
    assert Table("R3 R5 R9", "", on=B).roll_white("6+6").why(ANNA, "R12") == "lock-needs-crosses C12"
    assert "R12" in Table("R2 R3 R5 R9", "", on=B).roll_white("6+6").may(ANNA)


def test_DB3_a_whole_row_with_its_lock_is_sixteen_crosses() -> None:
    table = Table("R2..R12", "", on=B)
    assert table.game.sheets[ANNA].crosses(0) == 16
    assert table.points(ANNA) == 136
