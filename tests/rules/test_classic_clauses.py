"""The classic game, clause by clause (C1 to C22)."""

import pytest

from qwixx.rules import (
    POINTS,
    Closed,
    Colour,
    Crossed,
    DieRemoved,
    Ending,
    Locked,
    Outcome,
    Over,
    Penalised,
    new_game,
    parse_roll,
    variant,
)
from tests.rules.table import ANNA, BEN, CLARA, DAVID, EVA, Table, refused

CLASSIC = variant("classic")
LAST_NUMBERS = [
    ("R2..R5", "R2..R6", "R12", "6+6"),
    ("Y2..Y5", "Y2..Y6", "Y12", "6+6"),
    ("G12..G9", "G12..G8", "G2", "1+1"),
    ("B12..B9", "B12..B8", "B2", "1+1"),
]
"""Four crosses, five crosses, the last number of that row and the white dice that show it."""


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_C1_two_to_five_play(players: int) -> None:
    game = new_game(CLASSIC, players)
    assert game.players == players
    assert game.rolled(parse_roll("4+1 r2 y3 g6 b6")).game.choosers == tuple(range(players))


@pytest.mark.parametrize("players", [0, 6, -1])
def test_C1_no_other_number_of_players_can_play(players: int) -> None:
    with refused("player-count", "C1"):
        new_game(CLASSIC, players)


def test_C1_one_player_may_practise_and_is_always_active() -> None:
    table = Table("").roll("4+1 r2 y3 g6 b6").white("R5").colour("-")
    assert table.game.active == ANNA
    table.roll_white("1+2").white("-").colour("-")
    assert (table.game.active, table.penalties(ANNA)) == (ANNA, 1)


def test_C2_six_dice_are_rolled_two_white_and_one_of_each_colour() -> None:
    game = new_game(CLASSIC, 2)
    assert CLASSIC.sides == 6
    assert game.dice == (Colour.RED, Colour.YELLOW, Colour.GREEN, Colour.BLUE)
    rolled = game.rolled(parse_roll("6+1 r1 y6 g1 b6")).game
    assert rolled.roll is not None
    assert (len(rolled.roll.white), len(rolled.roll.coloured)) == (2, 4)


@pytest.mark.parametrize("roll", ["7+1 r2 y3 g6 b6", "4+7 r2 y3 g6 b6", "4+1 r7 y3 g6 b6", "4+1 r2 y3 g6 b7"])
def test_C2_no_die_shows_more_than_six(roll: str) -> None:
    with refused("die-value", "C2"):
        Table("", "").roll(roll)


def test_C3_a_sheet_has_four_rows_of_eleven_numbers_two_rising_and_two_falling() -> None:
    rising, falling = list(range(2, 13)), list(range(12, 1, -1))
    assert [[cell.number for cell in row] for row in CLASSIC.rows] == [rising, rising, falling, falling]
    assert [{cell.colour.word for cell in row} for row in CLASSIC.rows] == [{"red"}, {"yellow"}, {"green"}, {"blue"}]


def test_C3_a_lock_follows_the_last_number_of_each_row() -> None:
    table = Table("R2..R6 R12", "")
    assert table.locks(ANNA) == "R"
    assert table.crosses(ANNA) == "R2 R3 R4 R5 R6 R12"
    assert table.game.sheets[ANNA].crosses(0) == 6 + 1


def test_C3_a_sheet_has_four_penalty_boxes() -> None:
    assert Table("x x x x", "").penalties(ANNA) == 4
    with refused("penalty-count", "C3"):
        Table("x x x x x", "")


def test_C3_no_row_has_a_number_below_2_or_above_12() -> None:
    game = new_game(CLASSIC, 2)
    for number in (1, 13):
        with refused("no-such-cell", "C3"):
            game.why_not_cell(ANNA, 0, number)


def test_C4_a_number_left_of_a_cross_is_lost() -> None:
    table = Table("R5 R7", "").roll_white("2+2")
    assert table.why(ANNA, "R4") == "left-of-cross C4"
    with refused("left-of-cross", "C4"):
        table.white("R4", "-")


def test_C4_left_and_right_are_the_sheet_s_and_not_the_number_s() -> None:
    table = Table("G6", "")
    assert table.why(ANNA, "G7") == "left-of-cross C4"
    assert table.crossable(ANNA, "G") == [5, 4, 3]


def test_C4_numbers_may_be_skipped_and_what_was_skipped_is_lost() -> None:
    table = Table("R2", "").roll_white("5+4").white("R9", "-").colour("-")
    assert table.crosses(ANNA) == "R2 R9"
    assert table.crossable(ANNA, "R") == [10, 11]


def test_C4_the_rows_do_not_bind_each_other() -> None:
    table = Table("R11 Y11", "")
    assert table.crossable(ANNA, "G") == [12, 11, 10, 9, 8, 7, 6, 5, 4, 3]


def test_C5_a_number_is_crossed_at_most_once() -> None:
    table = Table("R5", "").roll_white("4+1")
    assert table.why(ANNA, "R5") == "already-crossed C5"
    assert "R5" not in table.may(ANNA)
    assert "R5" in table.may(BEN)


def test_C5_what_action_1_crossed_cannot_be_crossed_again_in_action_2() -> None:
    table = Table("", "").roll("4+1 r1 y3 g6 b6").white("R5", "-")
    assert table.why(ANNA, "R5") == "already-crossed C5"


@pytest.mark.parametrize("first", [ANNA, BEN, CLARA])
def test_C6_whoever_was_drawn_is_active_first(first: int) -> None:
    assert new_game(CLASSIC, 3, first).active == first


def test_C6_the_first_active_player_must_be_one_of_the_table() -> None:
    with refused("no-such-player", "C1"):
        new_game(CLASSIC, 3, first=3)


def test_C7_every_die_in_the_game_is_rolled() -> None:
    with refused("die-missing", "C7"):
        Table("", "").roll("4+1 r2 y3 g6")


def test_C7_a_die_that_left_the_game_is_not_rolled() -> None:
    table = Table("", "", closed="G")
    with refused("die-out", "C13"):
        table.roll("4+1 r2 y3 g6 b6")
    assert table.roll("4+1 r2 y3 b6").phase == "white"


def test_C7_nothing_is_chosen_before_the_roll_and_nothing_is_rolled_twice() -> None:
    table = Table("", "")
    with refused("wrong-phase", "C7"):
        table.white("-", "-")
    table.roll_white("4+1")
    with refused("wrong-phase", "C8"):
        table.roll_white("4+1")


def test_C8_in_action_1_every_player_may_cross_the_white_sum_in_any_one_row_or_nothing() -> None:
    table = Table("", "", "").roll("4+1 r2 y3 g6 b6")
    assert table.game.choosers == (ANNA, BEN, CLARA)
    for player in (ANNA, BEN, CLARA):
        assert table.may(player) == {"-", "R5", "Y5", "G5", "B5"}
    table.white("B5", "-", "G5")
    assert [table.crosses(player) for player in (ANNA, BEN, CLARA)] == ["B5", "", "G5"]


def test_C8_only_the_white_sum_is_crossed_in_action_1() -> None:
    table = Table("", "").roll("4+1 r2 y3 g6 b6")
    assert table.why(ANNA, "B10") == "not-white-sum C8"
    with refused("not-white-sum", "C8"):
        table.white("B10", "-")


def test_C8_nobody_s_choice_is_in_the_game_before_everybody_has_chosen() -> None:
    table = Table("", "", "").roll("4+1 r2 y3 g6 b6")
    with refused("choices-missing", "C15"):
        table.white("R5", "Y5")
    assert [table.crosses(player) for player in (ANNA, BEN, CLARA)] == ["", "", ""]


def test_C8_one_illegal_choice_and_action_1_has_not_happened_for_anybody() -> None:
    table = Table("", "").roll("4+1 r2 y3 g6 b6")
    before = table.game
    with refused("not-white-sum", "C8"):
        table.white("R5", "Y6")
    assert table.game == before


def test_C9_action_2_adds_either_white_die_to_one_coloured_die_in_the_row_of_its_colour() -> None:
    table = Table("", "").roll("4+1 r2 y3 g6 b6").white("-", "-")
    assert table.may(ANNA) == {"-", "R6", "R3", "Y7", "Y4", "G10", "G7", "B10", "B7"}
    assert table.colour("B10").crosses(ANNA) == "B10"


def test_C9_two_equal_white_dice_offer_one_sum_for_each_colour() -> None:
    table = Table("", "").roll("3+3 r2 y3 g6 b4").white("-", "-")
    assert table.may(ANNA) == {"-", "R5", "Y6", "G9", "B7"}


def test_C9_the_sum_counts_in_the_row_of_its_own_colour_alone() -> None:
    table = Table("", "").roll("4+1 r2 y3 g6 b5").white("-", "-")
    assert table.why(ANNA, "G9") == "not-colour-sum C9"
    assert table.why(ANNA, "B9") is None
    with refused("not-colour-sum", "C9"):
        table.colour("G9")


def test_C9_action_2_comes_after_action_1() -> None:
    table = Table("", "").roll("4+1 r2 y3 g6 b6")
    with refused("wrong-phase", "C8"):
        table.colour("B10")
    table.white("-", "-")
    with refused("wrong-phase", "C9"):
        table.white("R5", "-")


def test_C9_action_2_is_the_active_player_s_alone() -> None:
    table = Table("", "", active=BEN).roll("4+1 r2 y3 g6 b6").white("-", "-")
    assert table.game.choosers == (BEN,)
    assert table.may(ANNA) == set()
    assert table.why(ANNA, "B10") == "not-active C9"
    assert table.why(BEN, "B10") is None


def test_C9_a_white_die_may_serve_in_both_actions() -> None:
    table = Table("", "").roll("4+1 r2 y3 g6 b6").white("R5", "-").colour("B10")
    assert table.crosses(ANNA) == "R5 B10"


def test_C9_both_actions_may_cross_in_the_same_row_from_left_to_right() -> None:
    table = Table("", "").roll("4+1 r2 y3 g6 b6").white("R5", "-")
    assert table.why(ANNA, "R3") == "left-of-cross C4"
    assert table.colour("R6").crosses(ANNA) == "R5 R6"


def test_C9_action_2_may_be_passed() -> None:
    table = Table("", "").roll("4+1 r2 y3 g6 b6").white("R5", "-").colour("-")
    assert table.crosses(ANNA) == "R5"


def test_C10_an_active_player_who_crossed_nothing_in_either_action_takes_a_penalty() -> None:
    table = Table("", "").roll("4+1 r2 y3 g6 b6").white("-", "-").colour("-")
    assert table.penalties(ANNA) == 1
    assert table.events == (Penalised(ANNA),)


@pytest.mark.parametrize(("white", "colour"), [("R5", "-"), ("-", "B10"), ("R5", "B10")])
def test_C10_one_cross_in_either_action_spares_the_penalty(white: str, colour: str) -> None:
    table = Table("", "").roll("4+1 r2 y3 g6 b6").white(white, "-").colour(colour)
    assert table.penalties(ANNA) == 0


def test_C10_a_player_with_nothing_to_cross_takes_the_penalty_too() -> None:
    table = Table("R11 Y11 G3 B3", "").roll("4+1 r2 y3 g6 b6")
    assert table.may(ANNA) == {"-"}
    table.white("-", "-")
    assert table.may(ANNA) == {"-"}
    assert table.colour("-").penalties(ANNA) == 1


def test_C11_the_others_never_take_a_penalty() -> None:
    table = Table("", "", "").roll("4+1 r2 y3 g6 b6").white("-", "-", "-").colour("-")
    assert [table.penalties(player) for player in (ANNA, BEN, CLARA)] == [1, 0, 0]


@pytest.mark.parametrize(("four", "five", "last", "white"), LAST_NUMBERS)
def test_C12_the_last_number_is_refused_with_four_crosses(four: str, five: str, last: str, white: str) -> None:
    table = Table(four, five).roll_white(white)
    assert table.why(ANNA, last) == "lock-needs-crosses C12"
    assert last not in table.may(ANNA)
    with refused("lock-needs-crosses", "C12"):
        table.white(last, "-")


@pytest.mark.parametrize(("four", "five", "last", "white"), LAST_NUMBERS)
def test_C12_the_last_number_is_crossed_with_five_crosses_and_the_lock_with_it(
    four: str, five: str, last: str, white: str
) -> None:
    table = Table(four, five, active=BEN).roll_white(white)
    assert last in table.may(BEN)
    table.white("-", last)
    assert table.locks(BEN) == last[0]
    assert table.points(BEN) == POINTS[5 + 1 + 1]


def test_C12_the_five_crosses_may_be_anywhere_in_the_row() -> None:
    table = Table("R2 R4 R6 R8 R11", "").roll_white("6+6").white("R12", "-")
    assert table.locks(ANNA) == "R"


def test_C12_the_last_number_is_refused_with_no_crosses_at_all() -> None:
    assert Table("", "").roll_white("6+6").may(ANNA) == {"-", "G12", "B12"}


def test_C12_the_last_number_may_be_crossed_in_action_2_as_well() -> None:
    table = Table("B12..B8", "").roll("4+1 r2 y3 g6 b1").white("-", "-").colour("B2")
    assert (table.locks(ANNA), table.closed) == ("B", "B")


def test_C12_crosses_in_other_rows_do_not_help() -> None:
    table = Table("R2..R5 Y2..Y6", "").roll_white("6+6")
    assert table.may(ANNA) == {"-", "Y12", "G12", "B12"}


def test_C13_a_locked_row_is_closed_for_everyone() -> None:
    table = Table("R2..R6", "R2").roll_white("6+6").white("R12", "-").colour("-")
    assert table.closed == "R"
    table.roll("4+1 y3 g6 b6")
    for player in (ANNA, BEN):
        assert "R5" not in table.may(player)
    assert table.why(BEN, "R5") == "row-closed C13"


def test_C13_the_die_of_a_locked_row_leaves_the_game() -> None:
    table = Table("G12..G8", "").roll_white("1+1").white("G2", "-").colour("-")
    assert table.dice == "RYB"


def test_C13_a_row_locked_in_action_1_is_gone_with_its_die_for_action_2() -> None:
    table = Table("R2..R6", "R2..R6", active=BEN).roll("6+6 r3 y1 g1 b1").white("R12", "-")
    assert (table.phase, table.closed, table.dice) == ("colour", "R", "YGB")
    assert table.may(BEN) == {"-", "Y7", "G7", "B7"}
    assert table.why(BEN, "R9") == "row-closed C13"
    with refused("row-closed", "C13"):
        table.colour("R9")


def test_C13_a_row_locked_in_action_2_is_closed_from_the_next_roll() -> None:
    table = Table("R2..R6", "R2..R6").roll("6+1 r6 y1 g1 b1").white("-", "-").colour("R12")
    assert (table.closed, table.dice) == ("R", "YGB")
    assert "R12" not in table.roll("6+6 y1 g1 b1").may(BEN)


def test_C14_a_lock_is_announced_with_the_row_that_closes_and_the_die_that_leaves() -> None:
    table = Table("R2..R6", "").roll_white("6+6").white("R12", "G12")
    assert table.events == (
        Crossed(ANNA, 0, 12, lucky=False),
        Locked(ANNA, 0),
        Crossed(BEN, 2, 12, lucky=False),
        Closed(0),
        DieRemoved(Colour.RED),
    )


def test_C14_a_lock_of_action_2_is_announced_too() -> None:
    table = Table("B12..B8", "").roll("4+1 r2 y3 g6 b1").white("-", "-").colour("B2")
    assert table.events == (Crossed(ANNA, 3, 2, lucky=False), Locked(ANNA, 3), Closed(3), DieRemoved(Colour.BLUE))


def test_C15_two_players_lock_the_same_row_together_and_both_get_the_lock_cross() -> None:
    table = Table("R2..R6", "R3..R7", "").roll_white("6+6").white("R12", "R12", "-")
    assert (table.locks(ANNA), table.locks(BEN), table.locks(CLARA)) == ("R", "R", "")
    assert table.points(ANNA) == table.points(BEN) == POINTS[7]
    assert table.closed == "R"


def test_C15_five_players_lock_the_same_row_together_and_it_closes_once() -> None:
    everybody = (ANNA, BEN, CLARA, DAVID, EVA)
    table = Table(*["G12..G8"] * 5, active=CLARA).roll_white("1+1").white(*["G2"] * 5)
    assert [table.locks(player) for player in everybody] == ["G"] * 5
    assert table.events.count(Closed(2)) == 1
    assert table.events.count(DieRemoved(Colour.GREEN)) == 1
    assert (table.phase, table.closed) == ("colour", "G")


def test_C15_passive_players_lock_together_while_the_active_one_does_not() -> None:
    table = Table("", "Y2..Y6", "Y2..Y6").roll_white("6+6").white("-", "Y12", "Y12")
    assert (table.locks(BEN), table.locks(CLARA), table.phase) == ("Y", "Y", "colour")


def test_C15_a_player_with_four_crosses_cannot_lock_along() -> None:
    table = Table("R2..R6", "R2..R5").roll_white("6+6")
    with refused("lock-needs-crosses", "C12"):
        table.white("R12", "R12")
    table.white("R12", "-")
    assert (table.locks(ANNA), table.locks(BEN)) == ("R", "")


def test_C15_rows_close_only_after_all_of_action_1() -> None:
    table = Table("R2..R6", "", "R2..R6").roll_white("6+6").white("R12", "G12", "R12")
    assert (table.locks(ANNA), table.crosses(BEN), table.locks(CLARA)) == ("R", "G12", "R")
    kinds = [type(event) for event in table.events]
    assert kinds == [Crossed, Locked, Crossed, Crossed, Locked, Closed, DieRemoved]


def test_C16_the_game_ends_with_a_fourth_penalty() -> None:
    table = Table("x x x", "").roll_white("4+1").white("-", "-").colour("-")
    assert (table.phase, table.penalties(ANNA), table.ending) == ("over", 4, "penalties")
    assert table.events == (Penalised(ANNA), Over(Outcome(Ending.PENALTIES, (BEN,))))


def test_C16_a_third_penalty_does_not_end_the_game() -> None:
    table = Table("x x", "x x x").roll_white("4+1").white("-", "-").colour("-")
    assert (table.phase, table.penalties(ANNA), table.ending) == ("roll", 3, None)


def test_C16_the_game_ends_when_two_rows_are_locked_by_whomever() -> None:
    table = Table("R2..R6 R12", "B12..B8", active=BEN).roll("4+1 y3 g6 b1").white("-", "-").colour("B2")
    assert (table.phase, table.closed, table.ending) == ("over", "RB", "locks")


def test_C16_one_locked_row_does_not_end_the_game() -> None:
    table = Table("R2..R6", "R2..R6").roll_white("6+6").white("R12", "R12").colour("-")
    assert (table.phase, table.ending, table.game.outcome) == ("roll", None, None)


def test_C16_nothing_is_rolled_chosen_or_crossed_after_the_end() -> None:
    table = Table("x x x", "").roll_white("4+1").white("-", "-").colour("-")
    with refused("wrong-phase", "C16"):
        table.roll_white("1+1")
    with refused("wrong-phase", "C16"):
        table.white("-", "-")
    with refused("wrong-phase", "C16"):
        table.colour("-")
    assert table.game.choosers == ()
    assert table.may(ANNA) == set()
    assert table.why(BEN, "R5") == "game-over C16"


def test_C17_two_rows_locked_in_action_1_end_the_game_before_action_2() -> None:
    table = Table("R2..R6", "Y2..Y6", "").roll_white("6+6").white("R12", "Y12", "-")
    assert (table.phase, table.closed, table.ending) == ("over", "RY", "locks")
    with refused("wrong-phase", "C16"):
        table.colour("-")


def test_C17_the_active_player_takes_no_penalty_when_action_2_does_not_happen() -> None:
    table = Table("R2..R6", "Y2..Y6", "x x x", active=CLARA).roll_white("6+6").white("R12", "Y12", "-")
    assert (table.phase, table.penalties(CLARA)) == ("over", 3)


def test_C17_a_first_lock_in_action_1_leaves_action_2_and_its_penalty_alone() -> None:
    table = Table("", "Y2..Y6").roll_white("6+6").white("-", "Y12").colour("-")
    assert table.penalties(ANNA) == 1


def test_C18_a_second_and_a_third_row_are_locked_in_the_same_action_1() -> None:
    table = Table("R2..R6", "Y2..Y6", closed="G").roll_white("6+6").white("R12", "Y12")
    assert (table.closed, table.dice, table.locks(ANNA), table.locks(BEN)) == ("RYG", "B", "R", "Y")
    assert table.events[-1] == Over(Outcome(Ending.LOCKS, (ANNA, BEN)))


@pytest.mark.parametrize(
    ("row", "points"),
    [
        ("", 0),
        ("R2", 1),
        ("R2..R3", 3),
        ("R2..R4", 6),
        ("R2..R5", 10),
        ("R2..R6", 15),
        ("R2..R7", 21),
        ("R2..R8", 28),
        ("R2..R9", 36),
        ("R2..R10", 45),
        ("R2..R11", 55),
        ("R3..R12", 66),
        ("R2..R12", 78),
    ],
)
def test_C19_a_row_with_n_crosses_scores_the_sum_of_1_to_n(row: str, points: int) -> None:
    assert Table(row, "").game.scores[ANNA].rows == (points, 0, 0, 0)


def test_C19_the_lock_counts_as_a_cross() -> None:
    assert Table("Y2..Y6 Y12", "").game.scores[ANNA].rows == (0, POINTS[7], 0, 0)


def test_C20_the_score_is_the_four_rows_minus_five_for_each_penalty() -> None:
    scores = Table("R2..R5 Y2..Y4 G12..G6 B12..B5 x x", "").game.scores[ANNA]
    assert (scores.rows, scores.penalties, scores.total) == ((10, 6, 28, 36), -10, 70)


def test_C20_a_score_may_be_below_zero() -> None:
    assert Table("x x x x", "").points(ANNA) == -20


def test_C20_the_highest_score_wins() -> None:
    table = Table("R2..R6 R12 Y2..Y6 Y12", "G12..G3 B12..B3", "")
    assert [table.points(player) for player in (ANNA, BEN, CLARA)] == [56, 110, 0]
    assert table.winners == (BEN,)


def test_C20_equal_scores_share_the_win() -> None:
    table = Table("R2..R6", "Y2..Y6", "B12", active=CLARA).roll_white("6+6").white("R12", "Y12", "-")
    assert [table.points(player) for player in (ANNA, BEN, CLARA)] == [28, 28, 1]
    assert table.winners == (ANNA, BEN)


def test_C21_the_player_to_the_left_is_active_next_and_round_again() -> None:
    table = Table("", "", "", active=BEN)
    order = []
    for _ in range(4):
        order.append(table.game.active)
        table.roll_white("4+1").white("-", "-", "-").colour("-")
    assert order == [BEN, CLARA, ANNA, BEN]


def test_C22_a_cross_of_action_1_counts_towards_the_five_of_a_lock_in_action_2() -> None:
    table = Table("R2..R5", "").roll("6+3 r6 y1 g1 b1")
    assert table.why(ANNA, "R12") == "lock-needs-crosses C12"
    table.white("R9", "-")
    assert table.why(ANNA, "R12") is None
    assert table.colour("R12").locks(ANNA) == "R"


def test_C22_without_that_cross_the_lock_is_refused() -> None:
    table = Table("R2..R5", "").roll("6+3 r6 y1 g1 b1").white("-", "-")
    with refused("lock-needs-crosses", "C12"):
        table.colour("R12")
