"""Big Points: two bonus rows (P1 to P5)."""

from qwixx.rules import Crossed, sheet_of, variant
from tests.rules.table import ANNA, BEN, Table, refused

ON = "big-points"
SEVEN_AND_LOCK = "R2 R3 R4 R5 R6 R7 R12"


def test_P1_bonus_rows_lie_between_red_and_yellow_and_between_green_and_blue() -> None:
    kind = variant(ON)
    assert kind.lockable == (0, 2, 3, 5)
    assert [cell.number for cell in kind.rows[1]] == [*range(2, 13)]
    assert [cell.number for cell in kind.rows[4]] == [*range(12, 1, -1)]
    assert [str(kind.rows[row][3]) for row in (1, 4)] == ["RY5", "GB9"]


def test_P2_a_bonus_box_needs_a_crossed_neighbour() -> None:
    table = Table("", "R5", on=ON).roll_white("1+4")
    assert table.why(ANNA, "RY5") == "needs-neighbour P2"
    assert "RY5" in table.may(BEN)
    assert "RY5" in Table("Y5", "", on=ON).roll_white("1+4").may(ANNA)


def test_P2_why_not_names_both_neighbours() -> None:
    reason = Table("", "", on=ON).roll_white("1+4").game.why_not_cell(ANNA, 1, 5)
    assert reason is not None
    assert reason.message == "the bonus 5 needs red 5 or yellow 5"
    assert (reason.facts["above"], reason.facts["below"], reason.facts["row"]) == ("red", "yellow", "2")


def test_P2_in_action_2_by_the_die_of_a_crossed_neighbour() -> None:
    table = Table("R5", "", on=ON).roll("1+1 r4 y6 g6 b6").white("-", "-")
    assert "RY5" in table.may(ANNA)
    table = Table("R5", "", on=ON).roll("1+1 r6 y4 g6 b6").white("-", "-")
    assert table.why(ANNA, "RY5") == "not-neighbour-sum P2"


def test_P2_two_dice_that_reach_it_are_one_choice() -> None:
    table = Table("R5 Y5", "", on=ON).roll("1+1 r4 y4 g6 b6").white("-", "-")
    assert "RY5" in table.may(ANNA)


def test_P2_a_neighbour_of_action_1_counts_in_action_2() -> None:
    table = Table("", "", on=ON).roll("1+4 r4 y6 g6 b6").white("R5", "-")
    assert "RY5" in table.may(ANNA)


def test_P2_it_is_one_cross_of_the_action_and_spares_the_penalty() -> None:
    table = Table("R5", "", on=ON).roll_white("1+4").white("RY5", "-")
    assert table.events == (Crossed(ANNA, 1, 5),)
    assert table.colour("-").penalties(ANNA) == 0


def test_P3_bonus_rows_go_from_left_to_right() -> None:
    table = Table("R5 RY5 R6 RY6", "", on=ON).roll_white("1+4")
    assert table.why(ANNA, "RY5") == "already-crossed C5"
    assert Table("R5 R6 RY6", "", on=ON).roll_white("1+4").why(ANNA, "RY5") == "left-of-cross C4"


def test_P3_a_bonus_row_stays_open_when_a_neighbour_is_closed() -> None:
    table = Table("R5 Y5", "", on=ON, closed="R").roll("1+4 y4 g6 b6")
    assert "RY5" in table.may(ANNA)
    assert "RY5" in table.white("-", "-").may(ANNA)
    only_red = Table("R5", "", on=ON, closed="R").roll("1+1 y4 g6 b6").white("-", "-")
    assert only_red.why(ANNA, "RY5") == "not-neighbour-sum P2"


def test_P4_bonus_crosses_do_not_count_towards_the_lock() -> None:
    table = Table("R2 RY2 R3 RY3 R4 RY4 R5", "", on=ON).roll_white("6+6")
    assert table.why(ANNA, "R12") == "lock-needs-crosses C12"


def test_P4_the_last_bonus_box_locks_nothing() -> None:
    table = Table(SEVEN_AND_LOCK, "", on=ON).roll("6+6 y1 g1 b1").white("RY12", "-")
    assert table.events == (Crossed(ANNA, 1, 12),)
    assert table.closed == "R"


def test_P5_a_bonus_cross_counts_in_both_rows_and_has_no_points_of_its_own() -> None:
    scores = Table("R5 Y5 RY5", "", on=ON).game.scores[ANNA]
    assert (scores.rows, scores.extra, scores.total) == ((3, 0, 3, 0, 0, 0), 0, 6)


def test_P5_at_most_fifteen_crosses_count() -> None:
    table = Table("R2..R12 RY2..RY12", "", on=ON)
    assert table.game.scores[ANNA].rows[0] == 120


def test_P2_a_bonus_box_without_a_crossed_neighbour_is_on_no_sheet() -> None:
    with refused("needs-neighbour", "P2"):
        sheet_of(variant(ON), [[], [5], [], [], [], []])
