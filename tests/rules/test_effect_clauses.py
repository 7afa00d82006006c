"""What a cross sets off, on all sheets (E1 to E7)."""

import pytest

from qwixx.rules import BarUsed, Closed, Colour, Crossed, DieRemoved, Locked, Over
from tests.rules.table import ANNA, BEN, Table

FOUR_AND_LAST = "R2 R3 R4 R5 R11"


def forced(player: int, row: int, number: int) -> Crossed:
    return Crossed(player, row, number, forced=True)


def test_E1_what_a_cross_sets_off_is_finished_even_if_the_second_row_is_locked_on_the_way() -> None:
    table = Table(f"{FOUR_AND_LAST} B7", "", on="bonus-b", closed="B").roll_white("1+6").white("Y7", "-")
    assert table.events[:-1] == (
        Crossed(ANNA, 1, 7),
        forced(ANNA, 0, 12),
        Locked(ANNA, 0),
        forced(ANNA, 1, 8),
        forced(ANNA, 2, 12),
        Closed(0),
        DieRemoved(Colour.RED),
    )
    assert isinstance(table.events[-1], Over)


def test_E1_it_goes_depth_first() -> None:
    table = Table("Y4 bar=1 R3", "", on="bonus-a").roll_white("3+3").white("R6", "-")
    assert table.events == (
        Crossed(ANNA, 0, 6),
        BarUsed(ANNA, 1),
        forced(ANNA, 1, 5),
        BarUsed(ANNA, 2),
        forced(ANNA, 2, 12),
    )


def test_E2_what_follows_from_a_choice_does_not_depend_on_others() -> None:
    found = []
    for other in ("R12", "-"):
        table = Table("", "R2 R4 R5 R7 R8", on="bonus-a")
        table.roll_white("6+6").white("-", other)
        found.append(table.game.sheets[ANNA])
    assert found[0] == found[1]


@pytest.mark.parametrize(
    ("sheet", "closed"),
    [("", "R"), ("R2 R4 R5 R7 R8 R12", ""), ("R11", "")],
    ids=["closed", "locked here", "last number"],
)
def test_E3_where_a_forced_cross_is_not_possible(sheet: str, closed: str) -> None:
    table = Table(sheet, "", on="bonus-a", closed=closed)
    table.game = table.game._replace(closed=0) if "R12" in sheet else table.game
    before = table.game.sheets[ANNA].rows[0]
    table.roll_white("3+2").white("Y5", "-")
    assert table.game.sheets[ANNA].rows[0] == before


def test_E4_crosses_count_at_once_for_a_lock_within_a_chain() -> None:
    table = Table("R2 R3 R4 R10 Y2..Y7 G12..G7", "", on="bonus-b", closed="B").roll_white("6+5").white("Y11:RR", "-")
    assert table.events[:4] == (
        Crossed(ANNA, 1, 11, then=(0, 0)),
        forced(ANNA, 0, 11),
        forced(ANNA, 0, 12),
        Locked(ANNA, 0),
    )


def test_E4_forced_crosses_of_action_1_count_in_action_2() -> None:
    table = Table("R2 R4 R5 R10", "", on="bonus-a").roll("2+3 r6 y1 g1 b1")
    assert table.why(ANNA, "R12") == "lock-needs-crosses C12"
    table.white("Y5", "-")
    assert table.game.sheets[ANNA].crosses(0) == 5


def test_E5_rows_locked_in_one_action_close_together_after_it() -> None:
    sheet = f"{FOUR_AND_LAST} G12 G11 G10 G8 G3 B7"
    table = Table(sheet, "", on="bonus-b").roll("1+6 r1 y6 g1 b1").white("-", "-").colour("Y7")
    assert table.events[:-1] == (
        Crossed(ANNA, 1, 7),
        forced(ANNA, 0, 12),
        Locked(ANNA, 0),
        forced(ANNA, 1, 8),
        forced(ANNA, 2, 2),
        Locked(ANNA, 2),
        forced(ANNA, 3, 6),
        Closed(0),
        DieRemoved(Colour.RED),
        Closed(2),
        DieRemoved(Colour.GREEN),
    )
    assert table.ending == "locks"


@pytest.mark.parametrize(
    ("on", "sheet", "white", "choice"),
    [
        ("double-a", "R3", "1+2", "R3+"),
        ("big-points", "R5", "1+4", "RY5"),
        ("x-change", "", "6+3", "R7~2"),
    ],
)
def test_E6_a_cross_of_every_kind_spares_the_penalty(on: str, sheet: str, white: str, choice: str) -> None:
    table = Table(sheet, "", on=on).roll_white(white).white(choice, "-").colour("-")
    assert table.penalties(ANNA) == 0


def test_E7_with_the_table_option_a_locked_row_takes_forced_crosses_in_action_2() -> None:
    ready = "R2 R4 R5 R7 R8"
    table = Table("", ready, on="bonus-a", options="locked-die-stays").roll("6+6 r1 y2 g1 b1").white("-", "R12")
    assert table.closed == ""
    table = table.colour("Y8")
    assert table.events == (
        Crossed(ANNA, 1, 8),
        BarUsed(ANNA, 0),
        forced(ANNA, 0, 2),
        Closed(0),
        DieRemoved(Colour.RED),
    )
    assert table.locks(BEN) == "R"
