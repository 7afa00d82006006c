"""X-Change: diamonds (X1 to X4)."""

import pytest

from qwixx.rules import Crossed, sheet_of, variant
from tests.rules.table import ANNA, BEN, Table, refused

ON = "x-change"


def exchanges(table: Table, player: int = ANNA) -> set[str]:
    return {choice for choice in table.may(player) if "~" in choice}


def test_X1_nine_diamonds() -> None:
    assert (
        " ".join(f"{one}/{other}" for one, other in variant(ON).diamonds) == "8/5 9/7 11/3 7/4 10/3 8/6 10/5 11/9 6/4"
    )


def test_X2_a_diamond_with_the_white_sum_gives_its_other_number_in_either_direction() -> None:
    table = Table("", "", on=ON).roll_white("3+6")
    rows = {row: {7: "~2", 11: "~8"} for row in "RYGB"}
    assert exchanges(table) == {f"{row}{number}{way}" for row, ways in rows.items() for number, way in ways.items()}
    table.white("R7~2", "-")
    assert table.events == (Crossed(ANNA, 0, 7, exchange=1),)
    assert table.game.sheets[ANNA].diamonds == 0b10
    assert Table("", "", on=ON).roll_white("3+4").why(ANNA, "R9~2") is None


def test_X2_everybody_may_for_its_own_sheet() -> None:
    table = Table("", "", on=ON).roll_white("3+6").white("R7~2", "Y7~2")
    assert [sheet.diamonds for sheet in table.game.sheets] == [0b10, 0b10]


def test_X2_only_with_a_cross_that_is_legal() -> None:
    table = Table("R8", "", on=ON, closed="Y").roll_white("3+6")
    assert table.why(ANNA, "R7~2") == "left-of-cross C4"
    assert table.why(ANNA, "Y7~2") == "row-closed C13"


@pytest.mark.parametrize(
    ("choice", "why"),
    [("R8~2", "not-exchanged X2"), ("R5~1", "not-exchanged X2"), ("R7~10", "no-diamond X1"), ("R9", None)],
)
def test_X2_what_a_diamond_does_not_give(choice: str, why: str | None) -> None:
    assert Table("", "", on=ON).roll_white("3+6").why(ANNA, choice) == why


def test_X3_diamonds_go_from_left_to_right_and_each_is_used_once() -> None:
    table = Table("R2 R3 diamonds=2", "", on=ON).roll_white("3+6")
    assert exchanges(table) == {f"{row}11~8" for row in "RYGB"}
    assert table.why(ANNA, "R7~2") == "diamond-passed X3"
    assert Table("R2 diamonds=2", "", on=ON).roll_white("3+5").why(ANNA, "R5~1") == "diamond-passed X3"


def test_X3_they_score_nothing() -> None:
    assert Table("R2 R7 diamonds=2", "", on=ON).points(ANNA) == 3


def test_X3_no_sheet_has_more_diamonds_than_crosses_or_others_than_its_own() -> None:
    with refused("diamond-count", "X2"):
        sheet_of(variant(ON), [[5], [], [], []], diamonds=[0, 1])
    for places in ([0, 0], [9], [-1]):
        with refused("no-such-place", "X1"):
            sheet_of(variant(ON), [[5, 6], [], [], []], diamonds=places)


def test_X4_not_in_action_2() -> None:
    table = Table("", "", on=ON).roll("3+6 r6 y6 g6 b6").white("-", "-")
    assert exchanges(table) == set()
    assert table.why(ANNA, "R7~2") == "exchange-in-action-2 X4"


def test_X4_an_exchange_never_locks() -> None:
    kind = variant(ON)
    locking = {cells[-1].number for cells in kind.rows}
    assert not locking & {number for diamond in kind.diamonds for number in diamond}


def test_X_why_asks_about_exchanges_too() -> None:
    game = Table("", "", on=ON).roll_white("3+6").game
    assert game.why_not_cell(BEN, 0, 7) is None
    plain = game.why_not_cell(BEN, 0, 7, lucky=False)
    assert plain is not None
    assert plain.code == "not-white-sum"
