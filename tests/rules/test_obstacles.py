"""Why a cell may not be crossed: each reason with its code, its clause and its words, and which of several is given."""

from typing import NamedTuple

import pytest

from qwixx.rules import Cross, IllegalError, Reason
from qwixx.rules.legality import Obstacle
from tests.rules.table import ANNA, BEN, Table, refused


class Case(NamedTuple):
    """A moment, a player, a cross, and the reason why not."""

    table: Table
    player: int
    cross: Cross
    reason: Reason


def longo(sheet: str, white: str) -> Table:
    return Table(sheet, "", on="longo").roll_white(white)


CASES = [
    Case(Table("R5", ""), ANNA, Cross(0, 5), Reason("already-crossed", "C5", "red 5 is crossed already")),
    Case(Table("", "", closed="G"), BEN, Cross(2, 7), Reason("row-closed", "C13", "the row of green 7 is closed")),
    Case(
        Table("B10", ""),
        ANNA,
        Cross(3, 11),
        Reason("left-of-cross", "C4", "blue 11 lies left of the row's rightmost cross"),
    ),
    Case(
        Table("Y2..Y5", ""),
        ANNA,
        Cross(1, 12),
        Reason("lock-needs-crosses", "C12", "yellow 12 locks its row, which takes 5 crosses there first, not 4"),
    ),
    Case(
        Table("Y2..Y6", "", on="longo"),
        ANNA,
        Cross(1, 15),
        Reason("lock-needs-crosses", "L2", "yellow 15 locks its row, which takes 6 crosses there first, not 5"),
    ),
    Case(Table("x x x x", ""), BEN, Cross(0, 5), Reason("game-over", "C16", "the game is over")),
    Case(Table("", ""), BEN, Cross(0, 5), Reason("not-rolled", "C7", "the dice have not been rolled yet")),
    Case(
        Table("", "").roll_white("4+1"),
        BEN,
        Cross(0, 6),
        Reason("not-white-sum", "C8", "the white dice make 5, not 6"),
    ),
    Case(
        longo("L6-11", "4+1"),
        ANNA,
        Cross(0, 2, lucky=True),
        Reason("not-lucky", "L4", "the white sum 5 is not a lucky number of this sheet"),
    ),
    Case(
        longo("L6-11", "5+1"),
        ANNA,
        Cross(2, 15, lucky=True),
        Reason("not-next", "L4", "green 15 is not the next number of its row"),
    ),
    Case(
        longo("L6-11 R2", "5+1"),
        ANNA,
        Cross(0, 3, lucky=True),
        Reason("not-fewest", "L4", "the row of red 3 is not the one with the fewest crosses"),
    ),
    Case(
        Table("", "").roll("4+1 r2 y3 g6 b6").white("-", "-"),
        BEN,
        Cross(3, 10),
        Reason("not-active", "C9", "only the active player crosses anything in action 2"),
    ),
    Case(
        longo("L6-11", "5+1").white("-", "-"),
        ANNA,
        Cross(0, 2, lucky=True),
        Reason("lucky-in-action-2", "L4", "lucky numbers count in action 1 alone"),
    ),
    Case(
        Table("", "", on="mixx-a", closed="R").roll("4+1 y1 g1 b1").white("-", "-"),
        ANNA,
        Cross(3, 8),
        Reason("die-out", "C13", "the red die has left the game"),
    ),
    Case(
        Table("", "").roll("4+1 r2 y3 g6 b6").white("-", "-"),
        ANNA,
        Cross(3, 9),
        Reason("not-colour-sum", "C9", "neither white die makes 9 with the blue one"),
    ),
    Case(
        Table("", "", on="double-a").roll_white("6+6"),
        ANNA,
        Cross(0, 12, second=True),
        Reason("no-second-box", "DA1", "red 12 has no second box"),
    ),
    Case(
        Table("", "", on="double-a").roll_white("1+2"),
        ANNA,
        Cross(0, 3, second=True),
        Reason("not-crossed-once", "DA1", "red 3 must be crossed once before it is crossed a second time"),
    ),
    Case(
        Table("", "", on="big-points").roll_white("1+4"),
        ANNA,
        Cross(4, 5),
        Reason("needs-neighbour", "P2", "the bonus 5 needs green 5 or blue 5"),
    ),
    Case(
        Table("R5", "", on="big-points").roll("1+1 r1 y4 g1 b1").white("-", "-"),
        ANNA,
        Cross(1, 5),
        Reason("not-neighbour-sum", "P2", "no white die makes 5 with the die of a neighbour that is crossed"),
    ),
    Case(
        Table("", "", on="longo").roll_white("1+4"),
        ANNA,
        Cross(0, 2, lucky=True, exchange=0),
        Reason("two-ways", "L4", "a lucky cross is no second cross and no exchange"),
    ),
    Case(
        Table("", "", on="x-change").roll_white("1+4"),
        ANNA,
        Cross(0, 8, exchange=9),
        Reason("no-diamond", "X1", "the sheet has no such diamond"),
    ),
    Case(
        Table("R2 diamonds=2", "", on="x-change").roll_white("1+4"),
        ANNA,
        Cross(0, 8, exchange=0),
        Reason("diamond-passed", "X3", "that diamond is crossed already, or lies left of one that is"),
    ),
    Case(
        Table("", "", on="x-change").roll_white("1+4"),
        ANNA,
        Cross(0, 9, exchange=0),
        Reason("not-exchanged", "X2", "that diamond does not make 9 of the white sum 5"),
    ),
    Case(
        Table("", "", on="x-change").roll_white("1+4").white("-", "-"),
        ANNA,
        Cross(0, 8, exchange=0),
        Reason("exchange-in-action-2", "X4", "diamonds count in action 1 alone"),
    ),
    Case(
        Table("Y11", "", on="bonus-b").roll_white("4+5"),
        ANNA,
        Cross(2, 9),
        Reason(
            "wrong-rows",
            "BB2",
            "the choice must name the rows of the crosses that green 9 forces, each with the fewest",
        ),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=[f"{case.reason.code}-{case.reason.clause}" for case in CASES])
def test_a_cell_that_may_not_be_crossed_has_its_reason(case: Case) -> None:
    reason = case.table.game.why_not(case.player, case.cross)
    assert reason is not None
    assert reason._replace(facts={}) == case.reason


def test_every_obstacle_has_its_case_above() -> None:
    assert {case.reason.code for case in CASES} == {obstacle.value for obstacle in Obstacle}


def test_a_refused_choice_gives_the_same_reason_as_the_question() -> None:
    table = Table("", "").roll_white("4+1")
    with pytest.raises(ValueError, match="player 2: the white dice make 5, not 6"):
        table.white("-", "R6")


def test_a_reason_carries_what_a_sentence_in_any_language_needs() -> None:
    reason = Table("Y2..Y5", "").roll_white("4+1").game.why_not(ANNA, Cross(1, 12))
    assert reason is not None
    assert reason.facts == {
        "colour": "yellow",
        "number": 12,
        "row": "yellow",
        "place": 0,
        "crosses": 4,
        "needs": 5,
        "total": 5,
    }


def test_a_refused_choice_carries_the_facts_of_its_reason() -> None:
    table = Table("", "").roll_white("4+1")
    with pytest.raises(IllegalError) as caught:
        table.white("-", "R6")
    reason = table.game.why_not(BEN, Cross(0, 6))
    assert reason is not None
    assert caught.value.facts == reason.facts


def test_a_row_of_several_colours_is_called_by_its_number() -> None:
    reason = Table("", "", on="mixx-a", closed="R").game.why_not(ANNA, Cross(0, 5))
    assert reason is not None
    assert (reason.facts["colour"], reason.facts["row"], reason.facts["place"]) == ("blue", "1", 0)


def test_a_legal_cross_has_no_reason_against_it() -> None:
    assert Table("", "").roll_white("4+1").game.why_not(BEN, Cross(0, 5)) is None


def test_there_is_no_reason_for_a_cell_or_a_player_that_is_not_there() -> None:
    game = Table("", "").game
    with refused("no-such-cell", "C3"):
        game.why_not(ANNA, Cross(4, 5))
    with refused("no-such-player", "C1"):
        game.why_not(2, Cross(0, 5))
    with refused("no-such-player", "C1"):
        game.choices(-1)


def why_cell(table: Table, player: int, row: int, number: int) -> str | None:
    reason = table.game.why_not_cell(player, row, number)
    return reason.code if reason else None


def test_a_cell_is_open_if_the_white_sum_allows_it() -> None:
    assert why_cell(longo("L6-11", "5+1"), ANNA, 0, 6) is None


def test_a_cell_is_open_if_a_lucky_number_alone_allows_it() -> None:
    assert why_cell(longo("L6-11", "5+1"), ANNA, 2, 16) is None


def test_a_cell_that_only_misses_the_fewest_crosses_says_so() -> None:
    assert why_cell(longo("L6-11 R2", "5+1"), ANNA, 0, 3) == "not-fewest"


@pytest.mark.parametrize(("row", "number"), [(0, 9), (2, 15)])
def test_a_cell_that_neither_way_reaches_names_the_white_sum(row: int, number: int) -> None:
    assert why_cell(longo("L6-11", "5+1"), ANNA, row, number) == "not-white-sum"


def test_a_cell_on_a_sheet_without_luck_names_the_white_sum() -> None:
    assert why_cell(longo("L6-11", "4+1"), ANNA, 2, 16) == "not-white-sum"


def test_a_cell_in_action_2_does_not_speak_of_luck() -> None:
    table = longo("L6-11", "5+1").white("-", "-")
    assert why_cell(table, ANNA, 2, 16) == "not-colour-sum"
    assert why_cell(table, ANNA, 0, 2) is None


@pytest.mark.parametrize(
    ("cell", "lasting"),
    [
        ("R5", "already-crossed C5"),
        ("R4", "left-of-cross C4"),
        ("Y12", "lock-needs-crosses C12"),
        ("G7", "row-closed C13"),
    ],
)
def test_a_lasting_reason_wins_over_a_momentary_one(cell: str, lasting: str) -> None:
    before_the_roll = Table("R5", "R5", closed="G")
    assert before_the_roll.why(ANNA, cell) == lasting
    action_1 = before_the_roll.roll_white("3+3")
    assert action_1.why(ANNA, cell) == lasting
    action_2 = action_1.white("-", "-")
    assert action_2.why(ANNA, cell) == lasting
    assert action_2.why(BEN, cell) == lasting


def test_a_lasting_reason_wins_over_a_missing_lucky_number() -> None:
    table = longo("R5 L6-11", "2+2")
    assert table.why(ANNA, "R4*") == "left-of-cross C4"
    assert table.white("-", "-").why(ANNA, "R5*") == "already-crossed C5"


def test_a_cross_in_a_closed_row_is_called_crossed_and_not_closed() -> None:
    table = Table("R2..R6 R12", "")
    assert table.why(ANNA, "R5") == "already-crossed C5"
    assert table.why(ANNA, "R7") == "row-closed C13"


def test_the_end_of_the_game_wins_over_everything() -> None:
    table = Table("R5 x x x x", "")
    assert table.why(ANNA, "R5") == table.why(ANNA, "R4") == "game-over C16"
