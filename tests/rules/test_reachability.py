"""Positions that no game can come to are refused; those that one can come to are not."""

import pytest

from qwixx.rules import parse_position, parse_sheet
from tests.rules.table import refused

EMPTY = "-/-/-/-/p0"
RED = "2,3,4,5,6,12/-/-/-/p0"
YELLOW = "-/2,3,4,5,6,12/-/-/p0"
GREEN = "-/-/12,11,10,9,8,2/-/p0"
BLUE = "-/-/-/12,11,10,9,8,2/p0"
LONGO_15 = "2,3,4,5,6,7,15/-/-/-/p0"
LONGO_16 = "2,3,4,5,6,7,16/-/-/-/p0"
ALL_END_IN_SIX = parse_sheet(
    """name: sixes
    dice: 3
    needs: 1
    row: R2 R3 R4 R5 R6
    row: Y2 Y3 Y4 Y5 Y6
    row: G5 G4 G3 G2 G6
    row: B5 B4 B3 B2 B6"""
)


@pytest.mark.parametrize("closed", ["R", "RY", "RYGB"])
def test_C13_no_row_is_closed_that_no_sheet_has_locked(closed: str) -> None:
    with refused("not-locked", "C13"):
        parse_position(f"classic {EMPTY} {EMPTY} closed={closed}")


def test_C13_each_of_the_closed_rows_is_locked_on_a_sheet() -> None:
    with refused("not-locked", "C13", "row 2 is closed, but no sheet has locked it"):
        parse_position(f"classic {RED} {EMPTY} closed=RY")


@pytest.mark.parametrize(
    "sheets",
    [
        f"{RED} {YELLOW} {GREEN} {BLUE}",
        f"{RED} {GREEN} {BLUE.replace('-/-/-', '-/2,3,4,5,6,12/-')}",
        "2,3,4,5,6,12/2,3,4,5,6,12/12,11,10,9,8,2/-/p0",
        f"{RED} {YELLOW} {GREEN} {BLUE} {EMPTY}",
        f"{RED} 2,3,4,5,6,12/2,3,4,5,6,12/-/-/p0 2,3,4,5,6,12/-/12,11,10,9,8,2/-/p0",
    ],
)
def test_C16_the_rows_after_the_first_are_locked_by_one_white_sum(sheets: str) -> None:
    with refused("locks-apart", "C16"):
        parse_position(f"classic {sheets} phase=over")


@pytest.mark.parametrize(
    "sheets",
    [
        f"{RED} {YELLOW}",
        f"{GREEN} {RED} {YELLOW}",
        f"{RED} {GREEN} {BLUE}",
        "2,3,4,5,6,12/2,3,4,5,6,12/-/-/p0",
        "2,3,4,5,6,12/-/12,11,10,9,8,2/-/p0 -/2,3,4,5,6,12/-/-/p0",
        f"{RED} {RED} {YELLOW} {GREEN}",
    ],
)
def test_C18_two_rows_and_a_third_of_the_same_sum_may_be_locked(sheets: str) -> None:
    assert parse_position(f"classic {sheets} phase=over").phase.value == "over"


def test_C18_four_rows_may_be_locked_at_once_where_all_can_end_in_one_number() -> None:
    players = ["2,6/-/-/-/p0", "-/2,6/-/-/p0", "-/-/5,6/-/p0", "-/-/-/5,6/p0"]
    position = f"sixes {' '.join(players)} phase=over"
    assert parse_position(position, {"sixes": ALL_END_IN_SIX}.__getitem__).closed_rows == (0, 1, 2, 3)
    with refused("locks-apart", "C16"):
        parse_position("sixes 2,6/2,6/5,6/-/p0 phase=over", {"sixes": ALL_END_IN_SIX}.__getitem__)


def test_C15_several_players_lock_a_row_by_the_same_number() -> None:
    with refused("locks-apart", "C13"):
        parse_position(f"longo {LONGO_15} {LONGO_16}")
    assert parse_position(f"longo {LONGO_15} {LONGO_15}").closed_rows == (0,)


def test_L6_a_lucky_cross_may_lock_a_row_along_with_another_number() -> None:
    assert parse_position(f"longo {LONGO_15} {LONGO_16}/L5-15").closed_rows == (0,)
    assert parse_position(f"longo {LONGO_15}/L5-8 {LONGO_16}/L8-12").closed_rows == (0,)
    with refused("locks-apart", "C13"):
        parse_position(f"longo {LONGO_15}/L5-8 {LONGO_16}/L6-12")


def test_by_table_option_the_active_player_may_lock_the_row_in_action_2_by_another_number() -> None:
    text = f"longo {LONGO_15} {LONGO_16} options=locked-die-stays"
    assert parse_position(text).closed_rows == (0,)
    with refused("locks-apart", "C13"):
        parse_position(f"longo {LONGO_15} {LONGO_15} {LONGO_16} {LONGO_16} options=locked-die-stays")


def test_C11_the_last_penalty_is_the_active_player_s() -> None:
    full = "-/-/-/-/p4"
    assert parse_position(f"classic {EMPTY} {full} active=2 phase=over").outcome is not None
    message = "only the active player takes a penalty: the game cannot end with one of player 2"
    with refused("last-penalty", "C11", message):
        parse_position(f"classic {EMPTY} {full} active=1 phase=over")


ROLLED = "phase=colour roll=6+6,r2,y1,g1,b1"


def test_C8_action_1_can_only_have_locked_rows_by_its_white_sum() -> None:
    text = f"classic {RED} {EMPTY} active=2 closed=R phase=colour roll={{roll}}"
    assert parse_position(text.format(roll="6+6,r2,y1,g1,b1")).closed_rows == (0,)
    assert parse_position(text.format(roll="4+1,y1,g1,b1")).closed_rows == (0,)
    with refused("locks-apart", "C8", "a white sum of 5 cannot have locked these rows"):
        parse_position(text.format(roll="4+1,r2,y1,g1,b1"))


def test_C8_a_row_that_closes_later_was_locked_by_the_white_sum() -> None:
    text = f"classic {RED} {EMPTY} active=2 phase=colour roll={{roll}},r2,y1,g1,b1 closing=R options=locked-die-stays"
    assert parse_position(text.format(roll="6+6")).closing == 1
    with refused("locks-apart", "C8"):
        parse_position(text.format(roll="4+1"))


def test_C13_by_table_option_a_die_that_is_still_shown_belongs_to_a_row_that_closes_later() -> None:
    with refused("closing", "C13"):
        parse_position(f"classic {RED} {EMPTY} active=2 closed=R {ROLLED} options=locked-die-stays")
    with refused("die-missing", "C7"):
        parse_position(
            f"classic {RED} {EMPTY} active=2 phase=colour roll=6+6,y1,g1,b1 closing=R options=locked-die-stays"
        )


@pytest.mark.parametrize("sheet", [EMPTY, "4/-/-/-/p0", "5,7/-/-/-/p0"])
def test_C10_only_a_cross_of_the_white_sum_spares_the_penalty(sheet: str) -> None:
    message = "the active player has not crossed the white sum of 5, and cannot be spared"
    with refused("not-spared", "C10", message):
        parse_position(f"classic {sheet} {EMPTY} phase=colour roll=4+1,r2,y3,g6,b6 spared=yes")
    assert not parse_position(f"classic {sheet} {EMPTY} phase=colour roll=4+1,r2,y3,g6,b6").spared


def test_L6_a_lucky_cross_spares_the_penalty_whatever_its_number() -> None:
    text = "longo {sheet}/L5-8 -/-/-/-/p0/L6-11 phase=colour roll=4+1,r2,y3,g6,b6 spared=yes"
    assert parse_position(text.format(sheet="2/-/-/-/p0")).spared
    with refused("not-spared", "C10"):
        parse_position(text.format(sheet=EMPTY))
    with refused("not-spared", "C10"):
        parse_position(text.format(sheet="2/-/-/-/p0").replace("4+1", "4+2"))


def test_C10_an_active_player_who_locked_a_row_in_action_1_is_spared() -> None:
    with refused("not-spared", "C10", "the active player has locked a row in action 1, and is spared"):
        parse_position(f"classic {RED} {EMPTY} closed=R {ROLLED}")
    assert parse_position(f"classic {RED} {EMPTY} closed=R {ROLLED} spared=yes").spared
