"""Longo, clause by clause (L1 to L8)."""

from itertools import product

import pytest

from qwixx.rules import POINTS, Colour, Crossed, DieRemoved, Locked, new_game, parse_roll, variant
from tests.rules.table import ANNA, BEN, CLARA, Table, refused

LONGO = variant("longo")
LOCKING_NUMBERS = [
    ("R2..R6", "R2..R7", "R15", "8+7"),
    ("R2..R6", "R2..R7", "R16", "8+8"),
    ("Y2..Y6", "Y2..Y7", "Y15", "8+7"),
    ("Y2..Y6", "Y2..Y7", "Y16", "8+8"),
    ("G16..G12", "G16..G11", "G3", "2+1"),
    ("G16..G12", "G16..G11", "G2", "1+1"),
    ("B16..B12", "B16..B11", "B3", "2+1"),
    ("B16..B12", "B16..B11", "B2", "1+1"),
]
"""Five crosses, six crosses, a locking number of that row and the white dice that show it."""


def longo(*sheets: str, active: int = ANNA, closed: str = "", options: str = "") -> Table:
    return Table(*sheets, on="longo", active=active, closed=closed, options=options)


def test_L1_six_dice_of_eight_sides_and_rows_of_fifteen_numbers() -> None:
    rising, falling = list(range(2, 17)), list(range(16, 1, -1))
    assert LONGO.sides == 8
    assert [[cell.number for cell in row] for row in LONGO.rows] == [rising, rising, falling, falling]
    assert [{cell.colour.word for cell in row} for row in LONGO.rows] == [{"red"}, {"yellow"}, {"green"}, {"blue"}]


def test_L1_a_die_shows_up_to_eight() -> None:
    assert longo("", "").roll("8+8 r8 y8 g8 b8").may(ANNA) == {"-", "G16", "B16"}
    with refused("die-value", "C2"):
        longo("", "").roll("8+8 r8 y8 g8 b9")


@pytest.mark.parametrize(("five", "six", "last", "white"), LOCKING_NUMBERS)
def test_L2_either_of_the_last_two_numbers_is_refused_with_five_crosses(
    five: str, six: str, last: str, white: str
) -> None:
    table = longo(five, six).roll_white(white)
    assert table.why(ANNA, last) == "lock-needs-crosses L2"
    with refused("lock-needs-crosses", "L2"):
        table.white(last, "-")


@pytest.mark.parametrize(("five", "six", "last", "white"), LOCKING_NUMBERS)
def test_L2_either_of_the_last_two_numbers_locks_the_row_with_six_crosses(
    five: str, six: str, last: str, white: str
) -> None:
    table = longo(five, six).roll_white(white).white("-", last)
    assert (table.locks(BEN), table.closed) == (last[0], last[0])


def test_L2_the_lock_is_always_crossed_with_the_number() -> None:
    table = longo("R2..R7", "").roll_white("8+7").white("R15", "-")
    assert table.game.sheets[ANNA].crosses(0) == 6 + 1 + 1
    assert table.events[:2] == (Crossed(ANNA, 0, 15, lucky=False), Locked(ANNA, 0))


def test_L2_a_row_locked_by_its_last_but_one_number_is_closed_with_its_last_one_and_its_die() -> None:
    table = longo("R2..R7", "R2..R7").roll_white("8+7").white("R15", "-")
    assert DieRemoved(Colour.RED) in table.events
    table.colour("-").roll_white("8+8")
    assert table.why(ANNA, "R16") == "row-closed C13"
    assert table.why(BEN, "R16") == "row-closed C13"


def test_L2_two_players_may_lock_the_same_row_together() -> None:
    table = longo("G16..G11", "G16..G11").roll_white("1+2").white("G3", "G3")
    assert (table.locks(ANNA), table.locks(BEN), table.phase) == ("G", "G", "colour")


def test_L2_the_number_before_the_last_two_needs_no_crosses() -> None:
    assert "R14" in longo("", "").roll_white("8+6").may(ANNA)


def test_L3_each_sheet_carries_two_lucky_numbers_different_from_sheet_to_sheet() -> None:
    pairs = [sheet.lucky for sheet in new_game(LONGO, 5).sheets]
    assert all(pair is not None and len(set(pair)) == 2 for pair in pairs)
    assert len(set(pairs)) == 5


def test_L3_a_table_may_bring_its_own_lucky_numbers() -> None:
    game = new_game(LONGO, 2, lucky=[(3, 16), (14, 2)])
    assert [sheet.lucky for sheet in game.sheets] == [(3, 16), (2, 14)]


def test_L4_a_lucky_number_opens_the_next_number_of_a_row_instead_of_the_white_sum() -> None:
    table = longo("L5-8", "L6-11").roll_white("5+1")
    assert table.may(ANNA) == {"-", "R6", "Y6", "G6", "B6"}
    assert table.may(BEN) == {"-", "R6", "Y6", "G6", "B6", "R2*", "Y2*", "G16*", "B16*"}


def test_L4_the_lucky_cross_takes_the_place_of_the_sum_and_does_not_come_in_addition() -> None:
    table = longo("L5-8", "L6-11").roll_white("5+1").white("-", "G16*")
    assert table.crosses(BEN) == "G16"
    assert table.events == (Crossed(BEN, 2, 16, lucky=True),)
    with refused("wrong-phase", "C9"):
        table.white("-", "R6")


def test_L4_both_lucky_numbers_count() -> None:
    assert "R2*" in longo("L6-11", "").roll_white("5+1").may(ANNA)
    assert "R2*" in longo("L6-11", "").roll_white("5+6").may(ANNA)
    assert "R2*" not in longo("L6-11", "").roll_white("5+2").may(ANNA)


def test_L4_another_white_sum_is_not_lucky() -> None:
    table = longo("L6-11", "").roll_white("5+2")
    assert table.why(ANNA, "G16*") == "not-lucky L4"
    with refused("not-lucky", "L4"):
        table.white("G16*", "-")


def test_L4_a_sheet_without_lucky_numbers_has_no_lucky_cross() -> None:
    assert longo("", "").roll_white("5+1").why(ANNA, "G16*") == "not-lucky L4"


def test_L4_only_the_number_right_after_the_rightmost_cross_is_next() -> None:
    table = longo("L6-11 R4 Y2 G9 B16", "").roll_white("5+1")
    assert table.may(ANNA) >= {"R5*", "Y3*", "G8*", "B15*"}
    assert table.why(ANNA, "R6*") == "not-next L4"
    assert table.why(ANNA, "R3*") == "left-of-cross C4"
    with refused("not-next", "L4"):
        table.white("R6*", "-")


def test_L4_only_the_row_with_the_fewest_crosses_takes_it() -> None:
    table = longo("L6-11 R2 R3 Y2 G16 G15 B16 B15", "").roll_white("5+1")
    assert table.may(ANNA) == {"-", "R6", "Y6", "G6", "B6", "Y3*"}
    assert table.why(ANNA, "R4*") == "not-fewest L4"
    with refused("not-fewest", "L4"):
        table.white("R4*", "-")


def test_L4_among_rows_with_equally_few_crosses_the_player_chooses() -> None:
    table = longo("L6-11 R2 R3 Y2 G16 B16 B15", "").roll_white("5+1")
    assert {choice for choice in table.may(ANNA) if choice.endswith("*")} == {"Y3*", "G15*"}


def test_L4_the_next_number_may_be_the_white_sum_itself() -> None:
    table = longo("L6-11 R5 Y5 G7 B7", "").roll_white("5+1")
    assert table.may(ANNA) == {"-", "R6", "Y6", "G6", "B6", "R6*", "Y6*", "G6*", "B6*"}
    assert table.white("R6*", "-").crosses(ANNA) == "R5 R6 Y5 G7 B7"


def test_L4_every_player_may_use_it_every_time_it_comes_up() -> None:
    table = longo("L5-8", "L6-11", "L6-11", active=CLARA).roll_white("5+1").white("-", "G16*", "Y2*").colour("-")
    table.roll_white("3+3").white("Y6", "R2*", "R2*").colour("-")
    assert [table.crosses(player) for player in (ANNA, BEN, CLARA)] == ["Y6", "R2 G16", "R2 Y2"]


def test_L4_a_lucky_number_counts_in_action_1_alone() -> None:
    table = longo("L6-11", "").roll("5+1 r1 y1 g1 b1").white("-", "-")
    assert table.may(ANNA) == {"-", "R2", "R6", "Y2", "Y6", "G6", "B6"}
    assert table.why(ANNA, "G16*") == "lucky-in-action-2 L4"
    with refused("lucky-in-action-2", "L4"):
        table.colour("R2*")


def test_L5_closed_rows_do_not_count_among_the_fewest() -> None:
    table = longo("L6-11 R2 R3 Y2 B16 B15", "", closed="G").roll_white("5+1")
    assert table.may(ANNA) == {"-", "R6", "Y6", "B6", "Y3*"}
    assert table.why(ANNA, "G16*") == "row-closed C13"


def test_L5_a_next_number_that_would_lock_with_fewer_than_six_crosses_is_not_available() -> None:
    table = longo("L6-11 R14 Y2 Y3 G16 G15 B16 B15", "").roll_white("5+1")
    assert table.may(ANNA) == {"-", "Y6", "G6", "B6"}
    assert table.why(ANNA, "R15*") == "lock-needs-crosses L2"


def test_L5_another_row_with_as_few_crosses_is_still_available() -> None:
    table = longo("L6-11 R14 Y2 Y3 G16 B16 B15", "").roll_white("5+1")
    assert {choice for choice in table.may(ANNA) if choice.endswith("*")} == {"G15*"}


def test_L5_a_row_with_more_crosses_is_not_available_in_its_place() -> None:
    table = longo("L6-11 R14 Y2 Y3 G16 G15 B16 B15", "").roll_white("5+1")
    assert table.why(ANNA, "Y4*") == "not-fewest L4"
    with refused("not-fewest", "L4"):
        table.white("Y4*", "-")


def test_L6_a_lucky_cross_may_lock_a_row_that_has_its_six_crosses() -> None:
    table = longo("L6-11 R2..R6 R14 Y2..Y8 G16..G10 B16..B10", "").roll_white("5+1")
    assert {choice for choice in table.may(ANNA) if choice.endswith("*")} == {"R15*"}
    table.white("R15*", "-")
    assert (table.locks(ANNA), table.closed, table.dice) == ("R", "R", "YGB")
    assert table.points(ANNA) == POINTS[8] + 3 * POINTS[7]


def test_L6_a_lucky_cross_spares_the_penalty() -> None:
    table = longo("L6-11", "").roll_white("5+1").white("G16*", "-").colour("-")
    assert table.penalties(ANNA) == 0


def test_L6_a_lucky_lock_may_be_the_second_one_and_end_the_game() -> None:
    table = longo("L6-11 R2..R6 R14 Y2..Y8 B16..B10", "", closed="G").roll_white("5+1").white("R15*", "-")
    assert (table.phase, table.closed, table.ending) == ("over", "RG", "locks")


@pytest.mark.parametrize("last", ["R15", "R16"])
def test_L7_a_full_row_has_fifteen_crosses_and_scores_120(last: str) -> None:
    table = longo(f"R2..R14 {last}", "")
    assert table.game.sheets[ANNA].crosses(0) == 13 + 1 + 1
    assert table.points(ANNA) == POINTS[15] == 120


def test_L7_no_row_ever_has_both_of_its_last_two_numbers() -> None:
    with refused("row-closed", "L2"):
        longo("R2..R14 R15 R16", "")


def test_L7_the_points_go_on_as_in_C19() -> None:
    assert POINTS[12:16] == (78, 91, 105, 120)
    assert longo("R2..R14", "").points(ANNA) == POINTS[13]


def test_L8_the_five_default_pairs() -> None:
    assert LONGO.lucky == ((5, 8), (6, 11), (7, 12), (10, 13), (4, 9))


def test_L8_the_default_pairs_share_no_number() -> None:
    assert len({number for pair in LONGO.lucky for number in pair}) == 10


@pytest.mark.parametrize("pair", LONGO.lucky)
def test_L8_each_default_pair_comes_up_11_times_in_64(pair: tuple[int, int]) -> None:
    eight = range(1, 9)
    assert sum(first + second in pair for first, second in product(eight, eight)) == 11


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_L8_players_at_a_table_get_different_sheets(players: int) -> None:
    assert tuple(sheet.lucky for sheet in new_game(LONGO, players).sheets) == LONGO.lucky[:players]


@pytest.mark.parametrize("name", ["classic", "mixx-a", "mixx-b"])
def test_L8_other_sheets_have_no_lucky_numbers(name: str) -> None:
    game = new_game(variant(name), 2)
    assert [sheet.lucky for sheet in game.sheets] == [None, None]
    assert game.rolled(parse_roll("5+1 r1 y1 g1 b1")).game.choices(ANNA)[1:] == tuple(
        target.cross for target in game.variant.white_targets[6]
    )
