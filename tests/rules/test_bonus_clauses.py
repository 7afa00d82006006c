"""Bonus, sheets A and B: the bar (BA1 to BA7), and the pairs (BB1 to BB9)."""

import pytest

from qwixx.rules import BarUsed, Closed, Colour, Cross, Crossed, DieRemoved, Locked, parse_choice, variant
from tests.rules.table import ANNA, BEN, Table, refused

A, B = "bonus-a", "bonus-b"
FOUR_AND_LAST = "R2 R4 R5 R7 R11"
CIRCLE = "R2..R7 Y2..Y7 G12..G10 B12..B10 Y11"
"""Crosses 6, 7, 3 and 3: G9 completes the pair that crosses two in the fewest."""


def forced(player: int, row: int, number: int) -> Crossed:
    return Crossed(player, row, number, forced=True)


def test_BA1_the_boxed_numbers_and_the_bar() -> None:
    kind = variant(A)
    names = [[number for row, number in kind.boxed if row == place] for place in range(4)]
    assert names == [[3, 6, 9], [5, 8, 11], [11, 7, 4], [10, 8, 5]]
    assert "".join("RYGB"[row] for row in kind.bar) == "RYGBGRBYRYBG"


def test_BA2_a_boxed_number_uses_the_leftmost_free_field_and_forces_the_next_number_of_its_row() -> None:
    table = Table("R5 G11 bar=1", "", on=A).roll_white("4+4").white("Y8", "-")
    assert table.events == (Crossed(ANNA, 1, 8), BarUsed(ANNA, 1), forced(ANNA, 1, 9))


def test_BA2_in_an_empty_row_the_first_number_is_forced() -> None:
    table = Table("", "", on=A).roll_white("4+4").white("B8", "-")
    assert table.events[1:] == (BarUsed(ANNA, 0), forced(ANNA, 0, 2))


def test_BA2_where_no_field_is_free_a_boxed_number_is_like_any_other() -> None:
    table = Table("", "", on=A)
    full = table.game.sheets[ANNA]._replace(bar=(1 << 12) - 1)
    table.game = table.game._replace(sheets=(full, table.game.sheets[BEN]))
    assert table.roll_white("4+4").white("B8", "-").events == (Crossed(ANNA, 3, 8),)


def test_BA2_another_number_does_not_use_the_bar() -> None:
    assert Table("", "", on=A).roll_white("4+3").white("R7", "-").events == (Crossed(ANNA, 0, 7),)


def test_BA3_a_forced_cross_onto_a_boxed_number_goes_on() -> None:
    table = Table("R2 Y4", "", on=A).roll_white("5+5").white("B10", "-")
    assert table.events[1:] == (
        BarUsed(ANNA, 0),
        forced(ANNA, 0, 3),
        BarUsed(ANNA, 1),
        forced(ANNA, 1, 5),
        BarUsed(ANNA, 2),
        forced(ANNA, 2, 12),
    )


def test_BA4_a_forced_cross_may_lock_its_row() -> None:
    table = Table(FOUR_AND_LAST, "", on=A).roll_white("4+4").white("B8", "-")
    assert table.events == (
        Crossed(ANNA, 3, 8),
        BarUsed(ANNA, 0),
        forced(ANNA, 0, 12),
        Locked(ANNA, 0),
        Closed(0),
        DieRemoved(Colour.RED),
    )


def test_BA4_and_end_the_game() -> None:
    table = Table(FOUR_AND_LAST, "", on=A, closed="G").roll_white("4+4").white("B8", "-")
    assert table.ending == "locks"


def test_BA4_a_forced_cross_that_is_not_possible_lapses_and_the_field_stays_used() -> None:
    table = Table("R11", "", on=A).roll_white("4+4").white("B8", "-")
    assert table.events == (Crossed(ANNA, 3, 8), BarUsed(ANNA, 0))
    assert table.game.sheets[ANNA].bar == 1


def test_BA5_fields_of_a_closed_row_are_skipped_on_every_sheet() -> None:
    table = Table("", "", on=A, closed="R").roll_white("4+4").white("B8", "B8")
    assert [event for event in table.events if isinstance(event, BarUsed)] == [BarUsed(ANNA, 1), BarUsed(BEN, 1)]
    assert [sheet.bar for sheet in table.game.sheets] == [0b10, 0b10]


def test_BA6_a_row_that_another_player_locks_in_the_same_action_still_takes_forced_crosses() -> None:
    table = Table("R4", FOUR_AND_LAST, on=A).roll_white("4+4").white("B8", "Y8")
    assert table.events == (
        Crossed(ANNA, 3, 8),
        BarUsed(ANNA, 0),
        forced(ANNA, 0, 5),
        Crossed(BEN, 1, 8),
        BarUsed(BEN, 0),
        forced(BEN, 0, 12),
        Locked(BEN, 0),
        Closed(0),
        DieRemoved(Colour.RED),
    )


def test_BA7_the_bar_scores_nothing() -> None:
    scores = Table("B8 R2 bar=1", "", on=A).game.scores[ANNA]
    assert (scores.rows, scores.extra, scores.total) == ((1, 0, 0, 1), 0, 2)


def test_BB1_the_effect_comes_at_once_when_the_second_of_a_pair_is_crossed_whichever_it_is() -> None:
    for first, white, second in (("B7", "1+6", "Y7"), ("Y7", "1+6", "B7")):
        table = Table(first, first, on=B).roll_white(white).white(second, "-")
        assert [event for event in table.events if isinstance(event, Crossed) and event.forced]
        assert {event.player for event in table.events if isinstance(event, Crossed)} == {ANNA}


def test_BB1_one_of_a_pair_does_nothing() -> None:
    assert Table("", "", on=B).roll_white("1+6").white("Y7", "-").events == (Crossed(ANNA, 1, 7),)


def test_BB1_these_are_the_pairs() -> None:
    kind = variant(B)
    found = [
        (kind.name_of[pair.first], kind.name_of[pair.second], pair.effect.value, pair.points) for pair in kind.pairs
    ]
    assert found == [
        ("Y11", "G9", "two-in-fewest", 0),
        ("Y7", "B7", "one-in-each", 0),
        ("R8", "B10", "fewest-twice", 0),
        ("R6", "B4", "points", 13),
        ("Y3", "G5", "no-penalties", 0),
    ]


def test_BB2_two_crosses_in_the_rows_with_the_fewest_of_the_player_s_choice() -> None:
    table = Table(CIRCLE, "", on=B).roll_white("4+5")
    assert {choice for choice in table.may(ANNA) if choice.startswith("G9")} == {"G9:BB", "G9:BG"}
    table.white("G9:BB", "-")
    assert table.events == (Crossed(ANNA, 2, 9, then=(3, 3)), forced(ANNA, 3, 9), forced(ANNA, 3, 8))


def test_BB2_among_equal_rows_the_player_chooses() -> None:
    table = Table("R2 Y11", "", on=B).roll_white("4+5")
    # blue is empty; after a cross there red, green and blue are equal, and yellow 12 would lock too early
    assert {choice for choice in table.may(ANNA) if choice.startswith("G9")} == {"G9:BR", "G9:BG", "G9:BB"}


def test_BB2_what_is_not_possible_lapses() -> None:
    # blue is closed, and the next numbers of the others are last ones with too few crosses
    table = Table("R11 G9 G3", "", on=B, closed="B").roll_white("5+6").white("Y11", "-")
    assert table.events == (Crossed(ANNA, 1, 11),)


def test_BB2_a_wrong_row_one_too_few_or_too_many_or_none_is_refused() -> None:
    for wrong in ("G9", "G9:B", "G9:BBB", "G9:RB", "G9:GG"):
        table = Table(CIRCLE, "", on=B).roll_white("4+5")
        assert table.why(ANNA, wrong) == "wrong-rows BB2", wrong
        with refused("wrong-rows", "BB2"):
            table.white(wrong, "-")


def test_BB2_a_choice_that_forces_nothing_names_no_rows() -> None:
    assert Table("", "", on=B).roll_white("4+5").why(ANNA, "G9:BB") == "wrong-rows BB2"
    assert Table("", "", on="classic").roll_white("4+5").why(ANNA, "G9:BB") == "wrong-rows BB2"


def test_BB2_in_action_2_too() -> None:
    table = Table(CIRCLE, "", on=B).roll("3+1 r1 y1 g6 b1").white("-", "-")
    assert {choice for choice in table.may(ANNA) if choice.startswith("G9")} == {"G9:BB", "G9:BG"}


def test_BB2_rows_are_named_too_where_a_cross_of_BB3_completes_the_pair() -> None:
    table = Table("Y7 Y11 B8 G10", "", on=B).roll_white("1+6")
    assert {choice for choice in table.may(ANNA) if choice.startswith("B7")} == {"B7:RR", "B7:RG", "B7:RB"}


def test_BB3_the_next_number_in_each_row_from_the_top() -> None:
    table = Table("R4 Y7 B8 G10 G12", "", on=B).roll_white("1+6").white("B7", "-")
    assert table.events == (
        Crossed(ANNA, 3, 7),
        forced(ANNA, 0, 5),
        forced(ANNA, 1, 8),
        forced(ANNA, 2, 9),
        forced(ANNA, 3, 6),
    )


def test_BB3_closed_rows_and_impossible_crosses_are_left_out() -> None:
    table = Table("R11 Y7 B8", "", on=B, closed="G").roll_white("1+6").white("B7", "-")
    assert table.events == (Crossed(ANNA, 3, 7), forced(ANNA, 1, 8), forced(ANNA, 3, 6))


def test_BB4_the_row_with_the_fewest_crosses_scores_twice() -> None:
    scores = Table("R2 R8 B12 B11 B10 Y2 Y4 G12 G11 G10", "", on=B).game.scores[ANNA]
    assert (scores.rows, scores.extra, scores.total) == ((3, 3, 6, 6), 3, 21)


def test_BB5_thirteen_points() -> None:
    scores = Table("R6 B4", "", on=B).game.scores[ANNA]
    assert (scores.extra, scores.total) == (13, 15)


def test_BB6_penalties_cost_nothing_and_the_fourth_still_ends_the_game() -> None:
    table = Table("Y3 G5 x x x", "", on=B)
    assert (table.game.scores[ANNA].penalties, table.points(ANNA)) == (0, 2)
    table.roll_white("1+1").white("-", "-").colour("-")
    assert table.ending == "penalties"
    assert table.points(ANNA) == 2


def test_BB7_what_a_forced_cross_sets_off_happens_before_the_next_forced_cross() -> None:
    # green 9 completes the circle before blue has its turn; yellow 12 would lock too early
    table = Table("Y7 Y11 B8 G10", "", on=B).roll_white("1+6").white("B7:RG", "-")
    assert table.events == (
        Crossed(ANNA, 3, 7, then=(0, 2)),
        forced(ANNA, 0, 2),
        forced(ANNA, 2, 9),
        forced(ANNA, 0, 3),
        forced(ANNA, 2, 8),
        forced(ANNA, 3, 6),
    )


def test_BB7_and_may_lock() -> None:
    table = Table("R2 R3 R4 R5 R11 Y7", "", on=B).roll_white("1+6").white("B7", "-")
    assert Locked(ANNA, 0) in table.events
    assert table.closed == "R"


def test_BB8_the_lock_counts_as_a_cross_in_the_fewest() -> None:
    table = Table("R2 R3 R4 R5 R8 R12 Y2..Y9 G12..G5 B12..B6", "", on=B)
    assert table.game.scores[ANNA].extra == 28


@pytest.mark.parametrize(("sheet", "extra"), [("R8 B10", 0), ("R8 B10 Y2 G12 G11", 1)])
def test_BB8_in_the_score_every_row_counts_and_an_empty_one_too(sheet: str, extra: int) -> None:
    table = Table(sheet, "", on=B, closed="Y")
    assert table.game.scores[ANNA].extra == extra


def test_BB9_pairs_count_from_the_moment_they_are_complete_and_all_of_them() -> None:
    table = Table("R6", "", on=B).roll_white("2+2")
    assert table.points(ANNA) == 1
    assert table.white("B4", "-").points(ANNA) == 15
    all_three = Table("R6 R8 B10 B4 Y3 G5 x x", "", on=B).game.scores[ANNA]
    assert (all_three.rows, all_three.extra, all_three.penalties) == ((3, 1, 1, 3), 14, 0)


def test_a_choice_with_rows_is_written_by_their_initials() -> None:
    assert parse_choice(variant(B), "G9:BG") == Cross(2, 9, then=(3, 2))
