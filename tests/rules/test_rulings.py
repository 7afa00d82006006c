"""Where the rule documents disagree, what is played (D1 to D19)."""

import pytest

from qwixx.rules import (
    POINTS,
    Options,
    Record,
    Sheet,
    Start,
    StartKind,
    first_to_throw_six,
    variant,
    variant_names,
)
from tests.rules.table import ANNA, BEN, CLARA, Table, refused


def test_D1_the_start_is_drawn_unless_the_table_agrees_on_the_first_six() -> None:
    classic, names, none = variant("classic"), ("Anna", "Ben", "Clara"), (None, None, None)
    assert Record(classic, names, Start(StartKind.DRAWN, CLARA), none).beginning().active == CLARA
    thrown = Start(StartKind.THROWS, BEN, (1, 2, 5, 3, 6))
    assert first_to_throw_six(thrown.throws, 3, 6) == BEN
    assert Record(classic, names, thrown, none, Options(first_six=True)).beginning().active == BEN
    with refused("start", "C6"):
        Record(classic, names, thrown, none)


def test_D2_the_active_player_need_not_cross_the_white_sum() -> None:
    table = Table("", "").roll("4+1 r2 y3 g6 b6")
    assert "-" in table.may(ANNA)
    table.white("-", "-").colour("B10")
    assert (table.crosses(ANNA), table.penalties(ANNA)) == ("B10", 0)


def test_D3_five_crosses_are_enough_to_lock_along() -> None:
    table = Table("R2..R7", "R2..R6").roll_white("6+6").white("R12", "R12")
    assert (table.locks(ANNA), table.locks(BEN)) == ("R", "R")


def test_D4_others_may_lock_together_although_the_active_player_does_not() -> None:
    table = Table("R2..R6", "R2..R6", "R2..R6").roll_white("6+6").white("-", "R12", "R12")
    assert [table.locks(player) for player in (ANNA, BEN, CLARA)] == ["", "R", "R"]


@pytest.mark.parametrize("active", [ANNA, BEN, CLARA])
def test_D5_seats_and_turns_make_no_difference_to_who_may_lock_along(active: int) -> None:
    table = Table("G12..G8", "G12..G8", "G12..G8", active=active).roll_white("1+1")
    for player in (ANNA, BEN, CLARA):
        assert "G2" in table.may(player)
    table.white("G2", "G2", "G2")
    assert [table.locks(player) for player in (ANNA, BEN, CLARA)] == ["G", "G", "G"]


def test_D6_a_third_lock_comes_in_action_1() -> None:
    table = Table("R2..R6", "Y2..Y6", closed="G").roll_white("6+6").white("R12", "Y12")
    assert (table.closed, table.phase) == ("RYG", "over")


def test_D6_no_third_lock_comes_in_action_2() -> None:
    table = Table("B12..B8", "R2..R6", closed="G").roll("1+1 r1 y1 b1").white("-", "-").colour("B2")
    assert (table.closed, table.phase) == ("GB", "over")


def test_D7_with_two_rows_locked_the_game_is_over_so_the_example_starts_with_one() -> None:
    with refused("wrong-phase", "C16"):
        Table("R2..R6 G12..G8 G2", "Y2..Y6 B12..B8 B2").roll_white("6+6")
    assert Table("R2..R6", "Y2..Y6", closed="G").roll_white("6+6").phase == "white"


def test_D8_two_passive_players_may_lock_a_row_each() -> None:
    table = Table("", "R2..R6", "Y2..Y6", closed="G").roll_white("6+6").white("-", "R12", "Y12")
    assert (table.locks(BEN), table.locks(CLARA), table.closed) == ("R", "Y", "RYG")


def test_D8_the_active_player_may_lock_one_of_them() -> None:
    table = Table("R2..R6", "Y2..Y6", "", closed="G").roll_white("6+6").white("R12", "Y12", "-")
    assert (table.locks(ANNA), table.locks(BEN), table.closed) == ("R", "Y", "RYG")


def test_D9_a_locked_row_is_closed_immediately_and_not_from_the_next_round_on() -> None:
    table = Table("Y2", "Y2..Y6").roll("6+6 r1 y1 g1 b1").white("-", "Y12")
    assert table.dice == "RGB"
    assert table.why(ANNA, "Y7") == "row-closed C13"


@pytest.mark.parametrize(
    ("white", "colour", "penalties"), [("R5", "-", 0), ("-", "B10", 0), ("R5", "B10", 0), ("-", "-", 1)]
)
def test_D10_a_penalty_takes_no_cross_in_action_1_and_none_in_action_2(white: str, colour: str, penalties: int) -> None:
    table = Table("", "").roll("4+1 r2 y3 g6 b6").white(white, "-").colour(colour)
    assert table.penalties(ANNA) == penalties


def test_D11_green_7_and_blue_8_score_as_green_8_and_blue_7() -> None:
    table = Table("R2..R5 Y2..Y4 G12..G6 B12..B5 x x", "R2..R5 Y2..Y4 G12..G5 B12..B6 x x")
    assert (table.points(ANNA), table.points(BEN)) == (70, 70)


def test_D12_red_5_is_crossed_and_not_lost() -> None:
    table = Table("R5 R7", "")
    lost = [number for number in range(2, 13) if table.why(ANNA, f"R{number}") == "left-of-cross C4"]
    assert lost == [2, 3, 4, 6]
    assert table.why(ANNA, "R5") == "already-crossed C5"


def test_D12_green_2_locks_its_row() -> None:
    assert Table("G12..G8", "").roll_white("1+1").white("G2", "-").locks(ANNA) == "G"


def test_D13_the_point_table_has_twelve_columns_and_ends_with_78() -> None:
    assert POINTS[1:13] == (1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78)


@pytest.mark.parametrize("on", ["classic", "longo"])
def test_D14_two_rows_in_all_end_the_game_and_not_two_of_one_player(on: str) -> None:
    last, white = ("12", "6+6") if on == "classic" else ("16", "8+8")
    table = Table(f"R2..R7 R{last}", "Y2..Y7", on=on).roll_white(white).white("-", f"Y{last}")
    assert (table.locks(ANNA), table.locks(BEN)) == ("R", "Y")
    assert (table.phase, table.ending) == ("over", "locks")


def test_D15_in_action_1_a_player_crosses_one_number() -> None:
    table = Table("", "", on="longo").roll_white("5+1").white("R6", "Y6")
    assert [sum(map(sheet.crosses, range(4))) for sheet in table.game.sheets] == [1, 1]
    with refused("wrong-phase", "C9"):
        table.white("B6", "-")


def test_D16_after_a_lock_only_the_dice_still_in_the_game_are_rolled() -> None:
    table = Table("R2..R6", "").roll_white("6+6").white("R12", "-").colour("-")
    with refused("die-out", "C13"):
        table.roll("4+1 r2 y3 g6 b6")
    with refused("die-missing", "C7"):
        table.roll("4+1 y3 g6")
    assert table.roll("4+1 y3 g6 b6").phase == "white"


def test_D17_the_lock_counts_as_a_cross_of_its_row_in_longo_too() -> None:
    table = Table("R2..R7", "", on="longo").roll_white("8+8").white("R16", "-")
    assert table.crosses(ANNA) == "R2 R3 R4 R5 R6 R7 R16"
    assert table.game.scores[ANNA].rows[0] == POINTS[8] == 36


def test_D18_the_active_player_may_cross_in_both_actions_first_with_the_white_dice() -> None:
    table = Table("", "").roll("4+1 r2 y3 g6 b6").white("R5", "-").colour("B10")
    assert table.crosses(ANNA) == "R5 B10"
    with refused("wrong-phase", "C8"):
        Table("", "").roll("4+1 r2 y3 g6 b6").colour("B10")


@pytest.mark.parametrize("name", variant_names())
def test_D19_no_locking_number_is_crossed_without_its_lock(name: str) -> None:
    found = variant(name)
    for row in found.lockable:
        for target in found.targets[row][-found.locking :]:
            assert Sheet((0,) * len(found.rows)).crossed(target).locks(found) == [row]
