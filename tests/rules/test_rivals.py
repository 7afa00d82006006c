"""Rules that other versions of the game get wrong; here they hold."""

import pytest

from tests.rules.table import ANNA, BEN, CLARA, Table, refused


def test_a_row_locked_in_an_earlier_turn_is_not_open_to_the_white_sum() -> None:
    table = Table("R2..R6", "R2", "").roll_white("6+6").white("R12", "-", "-").colour("-")
    table.roll_white("4+1").white("-", "Y5", "-").colour("-")
    table.roll_white("4+1")
    for player in (ANNA, BEN, CLARA):
        assert "R5" not in table.may(player)
        assert table.why(player, "R11") == "row-closed C13"
    with refused("row-closed", "C13"):
        table.white("-", "R5", "-")


def test_both_of_two_players_who_lock_together_are_credited() -> None:
    table = Table("R2..R6", "R2..R6").roll_white("6+6").white("R12", "R12")
    assert [table.points(player) for player in (ANNA, BEN)] == [28, 28]


def test_the_die_of_a_row_locked_in_action_1_is_not_usable_in_action_2() -> None:
    table = Table("R2 R3", "R2..R6").roll("6+6 r2 y1 g1 b1").white("-", "R12")
    assert "R8" not in table.may(ANNA)
    with refused("row-closed", "C13"):
        table.colour("R8")


def test_action_2_is_not_played_when_the_game_ended_in_action_1() -> None:
    table = Table("Y2", "R2..R6", "Y2..Y6").roll_white("6+6").white("-", "R12", "Y12")
    assert table.may(ANNA) == set()
    with refused("wrong-phase", "C16"):
        table.colour("Y7")


def test_the_game_is_not_cut_off_while_others_still_choose() -> None:
    table = Table("R2..R6 Y2..Y6", "R2..R6", "Y2..Y6", closed="G").roll_white("6+6")
    assert table.game.choosers == (ANNA, BEN, CLARA)
    with refused("choices-missing", "C15"):
        table.white("R12")
    assert table.phase == "white"
    table.white("R12", "R12", "Y12")
    assert [table.locks(player) for player in (ANNA, BEN, CLARA)] == ["R", "R", "Y"]
    assert (table.phase, table.closed) == ("over", "RYG")


@pytest.mark.parametrize("crosses", ["R2..R5", "R11", ""])
def test_the_last_number_is_not_crossed_with_four_crosses_or_with_fewer(crosses: str) -> None:
    table = Table(crosses, "R2..R6").roll_white("6+6")
    assert "R12" not in table.may(ANNA)
    with refused("lock-needs-crosses", "C12"):
        table.white("R12", "R12")


def test_nobody_chooses_after_having_seen_the_active_player_s_crosses() -> None:
    table = Table("", "", "").roll_white("4+1")
    before = table.game
    for seen in (["R5"], ["R5", "Y5"]):
        with refused("choices-missing", "C15"):
            table.white(*seen)
        assert table.game == before
    assert "R5" not in table.white("R5", "Y5", "-").may(BEN)


def test_the_lock_in_longo_is_not_optional() -> None:
    table = Table("R2..R7", "", on="longo").roll_white("8+7").white("R15", "-")
    assert (table.locks(ANNA), table.closed) == ("R", "R")


def test_a_lucky_number_is_not_crossed_in_addition_to_the_sum() -> None:
    table = Table("L6-11", "", on="longo").roll("5+1 r8 y8 g8 b8").white("G16*", "-")
    assert table.crosses(ANNA) == "G16"
    assert table.may(ANNA) == {"-", "R13", "R9", "Y13", "Y9", "G13", "G9", "B13", "B9"}


def test_a_lucky_number_does_not_cross_any_number_but_the_next() -> None:
    table = Table("L6-11", "", on="longo").roll_white("5+1")
    for choice in ("G15*", "R3*", "B9*"):
        assert table.why(ANNA, choice) == "not-next L4"
        with refused("not-next", "L4"):
            table.white(choice, "-")
