"""The two Mixx sheets, and what is special about playing on them."""

import pytest

from qwixx.rules import POINTS, Closed, Colour, DieRemoved, variant
from tests.rules.table import ANNA, BEN, Table, refused

MIXX_A = [
    "Y2 Y3 Y4 B5 B6 B7 G8 G9 G10 R11 R12",
    "R2 R3 G4 G5 G6 G7 B8 B9 Y10 Y11 Y12",
    "B12 B11 B10 Y9 Y8 Y7 R6 R5 R4 G3 G2",
    "G12 G11 R10 R9 R8 R7 Y6 Y5 B4 B3 B2",
]
MIXX_B = {
    "R": "10 6 2 8 3 4 12 5 9 7 11",
    "Y": "9 12 4 6 7 2 5 8 11 3 10",
    "G": "8 2 10 12 6 9 7 4 5 11 3",
    "B": "5 7 11 9 12 3 8 10 2 6 4",
}


def test_mixx_A_is_this_sheet() -> None:
    assert [" ".join(map(str, row)) for row in variant("mixx-a").rows] == MIXX_A


def test_mixx_B_is_this_sheet() -> None:
    expected = [[f"{letter}{number}" for number in numbers.split()] for letter, numbers in MIXX_B.items()]
    assert [[str(cell) for cell in row] for row in variant("mixx-b").rows] == expected


@pytest.mark.parametrize("name", ["mixx-a", "mixx-b"])
def test_mixx_is_classic_in_all_else(name: str) -> None:
    mixx, classic = variant(name), variant("classic")
    assert (mixx.sides, mixx.locking, mixx.needs, mixx.lucky) == (
        classic.sides,
        classic.locking,
        classic.needs,
        classic.lucky,
    )


def test_mixx_A_action_1_crosses_the_white_sum_in_any_row_whatever_its_colour() -> None:
    table = Table("", "", on="mixx-a").roll_white("4+1")
    assert table.may(ANNA) == {"-", "B5", "G5", "R5", "Y5"}
    assert table.white("B5", "G5").crosses(BEN) == "G5"


def test_mixx_A_action_2_crosses_the_cell_of_the_die_s_colour_in_whatever_row_it_is() -> None:
    table = Table("", "", on="mixx-a").roll("4+1 r1 y3 g6 b6").white("-", "-")
    assert table.may(ANNA) == {"-", "R5", "R2", "Y7", "Y4", "G10", "G7", "B10", "B7"}
    assert table.colour("B7").game.sheets[ANNA].numbers(table.game.variant, 0) == (7,)


def test_mixx_A_action_2_needs_the_cell_s_own_colour() -> None:
    table = Table("", "", on="mixx-a").roll("4+1 r6 y1 g1 b1").white("-", "-")
    assert table.why(ANNA, "R10") is None
    assert table.why(ANNA, "G10") == "not-colour-sum C9"


def test_mixx_A_crosses_go_left_to_right_through_the_colours_of_a_row() -> None:
    table = Table("G8", "", on="mixx-a")
    assert table.why(ANNA, "B7") == "left-of-cross C4"
    assert table.why(ANNA, "R11") == "not-rolled C7"


def test_mixx_A_a_row_is_scored_as_a_row() -> None:
    assert Table("Y2 B5 G8 R11", "", on="mixx-a").game.scores[ANNA].rows == (POINTS[4], 0, 0, 0)


@pytest.mark.parametrize(
    ("five", "last", "white", "row", "die"),
    [
        ("Y2 Y3 Y4 B5 G8", "R12", "6+6", 0, Colour.RED),
        ("R2 R3 G4 G5 Y11", "Y12", "6+6", 1, Colour.YELLOW),
        ("B12 Y9 Y8 R6 G3", "G2", "1+1", 2, Colour.GREEN),
        ("G12 R10 R9 Y6 B3", "B2", "1+1", 3, Colour.BLUE),
    ],
)
def test_mixx_A_the_die_that_leaves_is_that_of_the_row_s_last_cell(
    five: str, last: str, white: str, row: int, die: Colour
) -> None:
    table = Table(five, "", on="mixx-a").roll_white(white).white(last, "-")
    assert table.events[-2:] == (Closed(row), DieRemoved(die))
    assert die not in table.game.dice


def test_mixx_A_the_last_cell_needs_five_crosses_of_any_colour_in_its_row() -> None:
    table = Table("Y2 Y3 B5 G8", "", on="mixx-a").roll_white("6+6")
    assert table.why(ANNA, "R12") == "lock-needs-crosses C12"
    with refused("lock-needs-crosses", "C12"):
        table.white("R12", "-")


def test_mixx_A_cells_of_the_colour_that_left_stay_open_to_the_white_sum_in_other_rows() -> None:
    table = Table("", "", on="mixx-a", closed="R").roll("4+1 y6 g6 b6")
    assert table.may(ANNA) == {"-", "G5", "R5", "Y5"}
    assert table.white("R5", "-").crosses(ANNA) == "R5"


def test_mixx_A_cells_of_the_colour_that_left_are_out_of_reach_of_action_2() -> None:
    table = Table("", "", on="mixx-a", closed="R").roll("4+1 y6 g6 b6").white("-", "-")
    assert table.why(ANNA, "R5") == "die-out C13"
    with refused("die-out", "C13"):
        table.colour("R5")


def test_mixx_A_the_die_of_a_row_locked_in_action_1_is_gone_for_all_rows_in_action_2() -> None:
    table = Table("Y2 Y3 Y4 B5 G8", "", on="mixx-a", active=BEN).roll("6+6 r2 y1 g1 b1").white("R12", "-")
    assert table.why(BEN, "R8") == "die-out C13"
    assert table.why(BEN, "Y7") is None


def test_mixx_A_other_colours_of_a_closed_row_are_closed_with_it() -> None:
    table = Table("", "", on="mixx-a", closed="R").roll("4+1 y1 g6 b1").white("-", "-")
    assert table.why(ANNA, "B5") == "row-closed C13"
    assert table.why(ANNA, "G10") == "row-closed C13"
    assert table.may(ANNA) == {"-", "Y5", "G7"}


def test_mixx_B_a_row_runs_in_the_order_of_its_cells_and_not_of_its_numbers() -> None:
    table = Table("R8", "", on="mixx-b")
    for number in (10, 6, 2):
        assert table.why(ANNA, f"R{number}") == "left-of-cross C4"
    assert table.crossable(ANNA, "R") == [3, 4, 12, 5, 9, 7]


@pytest.mark.parametrize(
    ("four", "fifth", "last", "white"),
    [
        ("R10 R6 R2 R8", "R3", "R11", "6+5"),
        ("Y9 Y12 Y4 Y6", "Y7", "Y10", "6+4"),
        ("G8 G2 G10 G12", "G6", "G3", "2+1"),
        ("B5 B7 B11 B9", "B12", "B4", "2+2"),
    ],
)
def test_mixx_B_the_last_cell_locks_whatever_its_number(four: str, fifth: str, last: str, white: str) -> None:
    table = Table(four, f"{four} {fifth}", on="mixx-b").roll_white(white)
    assert table.why(ANNA, last) == "lock-needs-crosses C12"
    assert table.white("-", last).locks(BEN) == last[0]
    assert table.closed == last[0]


def test_mixx_B_12_and_2_lock_nothing() -> None:
    table = Table("", "", on="mixx-b")
    assert table.roll_white("6+6").may(ANNA) == {"-", "R12", "Y12", "G12", "B12"}
    table = Table("", "", on="mixx-b")
    assert table.roll_white("1+1").may(ANNA) == {"-", "R2", "Y2", "G2", "B2"}


def test_mixx_B_action_2_crosses_in_the_row_of_the_die_s_colour() -> None:
    table = Table("", "", on="mixx-b").roll("4+1 r2 y3 g5 b6").white("-", "-")
    assert table.may(ANNA) == {"-", "R6", "R3", "Y7", "Y4", "G9", "G6", "B10", "B7"}
