"""Examples 5 and 6: green is locked; then red and yellow are locked at once, and that is the end."""

import pytest

from tests.rules.examples.documents import Document, having
from tests.rules.table import ANNA, BEN, CLARA, Table, refused


@pytest.mark.parametrize("crosses", ["G12..G8", "G12..G7", "G12..G3"])
@having(5)
def test_green_2_is_crossed_and_with_it_the_lock_and_the_green_die_is_out(document: Document, crosses: str) -> None:
    table = Table(crosses, "G12").roll_white("1+1").white(document.locked_by, "-")
    assert table.crosses(ANNA).endswith("G2")
    assert (table.locks(ANNA), table.closed, table.dice) == ("G", "G", "RYB")


@having(5)
def test_locked_green_is_closed_for_all(document: Document) -> None:
    table = Table("G12..G8", "G12").roll_white("1+1").white(document.locked_by, "-").colour("-").roll_white("4+1")
    assert [table.why(player, "G5") for player in (ANNA, BEN)] == ["row-closed C13"] * 2


@having(6)
def test_a_white_12_locks_red_and_yellow_at_once_and_the_game_is_over(document: Document) -> None:
    red, yellow = document.lockers
    sheets, choices = [""] * 3, ["-"] * 3
    sheets[red], choices[red] = "R2..R6", "R12"
    sheets[yellow], choices[yellow] = "Y2..Y6", "Y12"
    table = Table(*sheets, active=ANNA, closed="G").roll("6+6 r1 y1 b1").white(*choices)
    assert (table.locks(red), table.locks(yellow)) == ("R", "Y")
    assert (table.closed, table.dice, table.phase, table.ending) == ("RYG", "B", "over", "locks")
    with refused("wrong-phase", "C16"):
        table.colour("-")
    assert [table.penalties(player) for player in (ANNA, BEN, CLARA)] == [0, 0, 0]
