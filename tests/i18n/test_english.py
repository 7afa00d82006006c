"""The game in words, and what is announced."""

import pytest

from qwixx.i18n.announcements import (
    colour_announcement,
    ending_words,
    score_words,
    totals_words,
    white_announcement,
    winner_words,
)
from qwixx.i18n.phrases import (
    cell_words,
    colour_choice_words,
    listing,
    roll_words,
    row_words,
    span,
    white_choice_words,
)
from qwixx.i18n.sheet_description import read_sheet
from qwixx.rules import Colour, Cross, Game, WhiteChoices, parse_choice, parse_position, parse_roll, variant
from qwixx.rules.setup import set_up, sheet_of
from tests.terminal.sheets import REPEATED

ROLL = parse_roll("4+1 r2 y3 g6 b6")
NAMES = ("Anna", "Boris", "Clara")


def resolved(position: str, *choices: str) -> tuple[Game, str]:
    """The game after action 1, and the announcement."""
    game = parse_position(position)
    chosen = tuple(parse_choice(game.variant, choice) for choice in choices)
    after, events = game.apply(WhiteChoices(chosen))
    return after, white_announcement(after, NAMES[: game.players], chosen, events)


def test_listing() -> None:
    assert [listing(words) for words in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == ["", "a", "a and b", "a, b and c"]


def test_span() -> None:
    assert span(["8", "9", "10"]) == "8 to 10"
    assert span(["4", "3", "2"]) == "4 to 2"
    assert span(["8", "9"]) == "8 and 9"
    assert span(["8", "6", "9"]) == "8, 6 and 9"
    assert span(["red 8", "red 9", "red 10"]) == "red 8, red 9 and red 10"


def test_a_roll_is_said_with_its_sum_and_without_the_dice_that_are_out() -> None:
    assert roll_words(ROLL) == "white 4 and 1, sum 5; red 2, yellow 3, green 6, blue 6"
    assert roll_words(ROLL.only((Colour.RED, Colour.BLUE))) == "white 4 and 1, sum 5; red 2, blue 6"


def test_choices_in_words() -> None:
    longo, classic = variant("longo"), variant("classic")
    assert white_choice_words(longo, Cross(2, 16, lucky=True)) == "green 16 by a lucky number"
    assert white_choice_words(classic, Cross(0, 12)) == "red 12, which locks the red row"
    assert colour_choice_words(classic, Cross(0, 6), ROLL) == "red 6 = white 4 + red 2"
    assert white_choice_words(longo, Cross(3, 3)) == "blue 3, which locks the blue row"


def test_a_cell_is_told_with_its_row_only_where_there_is_a_doubt() -> None:
    assert cell_words(REPEATED, 0, 2) == "red 2 in row 1"
    assert cell_words(REPEATED, 0, 3) == "red 3"
    assert row_words(REPEATED, 0) == "row 1"
    assert row_words(variant("mixx-b"), 3) == "the blue row"


def test_a_lock_is_announced_with_what_it_means() -> None:
    start = "classic 2,3,4,5,6/-/-/-/p0 -/-/-/-/p0 phase=white roll=6+6,r1,y1,g1,b1"
    _, told = resolved(start, "R12", "G12")
    assert told == (
        "Action 1. Anna crosses red 12. Boris crosses green 12. Anna locks the red row. "
        "The red row is closed for everyone; the red die is out."
    )


def test_players_who_lock_together_are_named_together() -> None:
    sheet = "2,3,4,5,6/-/-/-/p0"
    _, told = resolved(f"classic {sheet} {sheet} -/-/-/-/p0 phase=white roll=6+6,r1,y1,g1,b1", "R12", "R12", "-")
    assert "Clara crosses nothing. Anna and Boris lock the red row." in told


def test_two_locks_in_action_1_end_the_game_without_action_2() -> None:
    sheet = "2,3,4,5,6/2,3,4,5,6/-/-/p0"
    game, told = resolved(f"classic {sheet} {sheet} phase=white roll=6+6,r1,y1,g1,b1", "R12", "Y12")
    assert told.endswith("That ends the game at once, without action 2.")
    assert game.outcome
    assert ending_words(game, NAMES[:2], game.outcome) == "The game is over: the red row and the yellow row are locked."
    assert winner_words(game, NAMES[:2], game.outcome) == "Anna and Boris share the win with 43 points each."


def test_in_mixed_rows_the_colour_stays_open_to_the_white_sum() -> None:
    _, told = resolved("mixx-a 2,3,4,5,6/-/-/-/p0 phase=white roll=6+6,r1,y1,g1,b1", "R12")
    assert told.endswith(
        "Anna locks row 1. Row 1 is closed for everyone; the red die is out. "
        "Other red cells stay open to the white sum."
    )


def test_a_row_that_closes_later_by_table_option_is_told_so() -> None:
    start = "classic 2,3,4,5,6/-/-/-/p0 phase=white roll=6+6,r1,y1,g1,b1 options=locked-die-stays"
    game, told = resolved(start, "R12")
    assert told.endswith("Anna locks the red row. The red row closes at the end of this turn.")
    after, events = game.chose_colour(None)
    assert "The red row is closed for everyone" in colour_announcement(after, NAMES, 0, ROLL, None, events)


def test_a_lucky_cross_is_announced_as_one() -> None:
    _, told = resolved("longo -/-/-/-/p0/L5-8 phase=white roll=4+1,r1,y1,g1,b1", "G16*")
    assert told == "Action 1. Anna crosses green 16 by a lucky number."


def test_a_penalty_is_announced_with_its_number() -> None:
    game = parse_position("classic -/-/-/-/p2 phase=colour roll=4+1,r2,y3,g6,b6")
    after, events = game.chose_colour(None)
    told = colour_announcement(after, NAMES, 0, ROLL, None, events)
    assert told == "Action 2. Anna takes penalty 3 of 4: 5 points off."


def test_the_end_by_penalties_and_the_worked_example_of_70_points() -> None:
    classic = variant("classic")
    seventy = sheet_of(classic, [[2, 3, 4, 5], [2, 3, 4], [12, 11, 10, 9, 8, 7, 6], [12, 11, 10, 9, 8, 7, 6, 5]], 2)
    game = set_up(classic, [seventy, sheet_of(classic, [[]] * 4, 4)], 1)
    assert game.outcome
    assert ending_words(game, NAMES[:2], game.outcome) == "The game is over: Boris has crossed all 4 penalty boxes."
    told = "Anna, 70 points: red = 10, yellow = 6, green = 28, blue = 36, penalties = -10."
    assert score_words(game, 0, "Anna") == told
    assert winner_words(game, NAMES[:2], game.outcome) == "Anna wins with 70 points."
    assert totals_words(game, NAMES[:2]) == "Totals. Anna: 70. Boris: -20."


def test_a_practice_game_has_no_winner() -> None:
    game = parse_position("classic -/-/-/-/p4 phase=over")
    assert game.outcome
    assert winner_words(game, NAMES[:1], game.outcome) == "Anna finishes with -20 points."


@pytest.mark.parametrize(
    ("position", "lines"),
    [
        (
            "classic 5,7/-/-/-/p1 -/2,3,4,5,6,12/-/-/p0",
            [
                "Red: crossed 5 and 7; open 8 to 12; 12 only after 3 more crosses; 3 points.",
                "Yellow: crossed nothing; closed; 0 points.",
                "Green: crossed nothing; open 12 to 2; 2 only after 5 more crosses; 0 points.",
                "Blue: crossed nothing; open 12 to 2; 2 only after 5 more crosses; 0 points.",
                "1 penalty. Total -2.",
            ],
        ),
        (
            "longo 2,3,4,5,6,7,16/2,3,4,5,6,7/-/-/p0/L5-8",
            [
                "Red: crossed 2, 3, 4, 5, 6, 7 and 16; locked; 36 points.",
                "Yellow: crossed 2, 3, 4, 5, 6 and 7; open 8 to 16; 21 points.",
                "Green: crossed nothing; open 16 to 2; 3 or 2 only after 6 more crosses; 0 points.",
                "Blue: crossed nothing; open 16 to 2; 3 or 2 only after 6 more crosses; 0 points.",
                "Lucky numbers 5 and 8.",
                "0 penalties. Total 57.",
            ],
        ),
    ],
)
def test_a_sheet_can_be_listened_to(position: str, lines: list[str]) -> None:
    assert read_sheet(parse_position(position), 0) == lines


def test_a_mixed_sheet_is_read_with_its_colours() -> None:
    first = read_sheet(parse_position("mixx-a 9,10/-/-/-/p0"), 0)[0]
    assert first == (
        "Row 1: crossed green 9 and green 10; open red 11 and red 12; red 12 only after 3 more crosses; 3 points."
    )


@pytest.mark.parametrize(
    ("position", "choices", "told"),
    [
        (
            "bonus-a -/-/-/-/p0 active=1 phase=white roll=1+2,r1,y1,g1,b1",
            ["R3"],
            "Action 1. Anna crosses red 3. Anna uses field 1 of the bar. Anna also crosses red 4.",
        ),
        (
            "double-a 3/-/-/-/p0 active=1 phase=white roll=1+2,r1,y1,g1,b1",
            ["R3+"],
            "Action 1. Anna crosses red 3 a second time.",
        ),
        (
            "x-change -/-/-/-/p0 active=1 phase=white roll=4+5,r1,y1,g1,b1",
            ["Y7~2"],
            "Action 1. Anna crosses yellow 7 with a diamond.",
        ),
        (
            "big-points 5/-/-/-/-/-/p0 active=1 phase=white roll=4+1,r1,y1,g1,b1",
            ["RY5"],
            "Action 1. Anna crosses bonus 5 in row 2.",
        ),
    ],
)
def test_what_a_cross_sets_off_is_announced(position: str, choices: list[str], told: str) -> None:
    assert resolved(position, *choices)[1] == told


def test_crosses_of_other_sheets_in_words() -> None:
    double, exchange, big = variant("double-a"), variant("x-change"), variant("big-points")
    assert white_choice_words(double, Cross(0, 3, second=True)) == "red 3 a second time"
    assert colour_choice_words(double, Cross(0, 6, second=True), ROLL) == "red 6 a second time"
    assert white_choice_words(exchange, Cross(1, 7, exchange=1)) == "yellow 7 with a diamond"
    assert colour_choice_words(big, Cross(1, 6), ROLL) == "bonus 6 in row 2"


def test_action_2_on_other_sheets_is_announced() -> None:
    game = parse_position("double-a 3/-/-/-/p0 active=1 phase=colour roll=1+6,r2,y1,g1,b1")
    choice = parse_choice(game.variant, "R3+")
    after, events = game.chose_colour(choice)
    roll = parse_roll("1+6 r2 y1 g1 b1")
    told = colour_announcement(after, NAMES[:1], 0, roll, choice, events)
    assert told == "Action 2. Anna crosses red 3 a second time."


def test_points_that_no_row_made_are_told() -> None:
    game = parse_position("bonus-b 6/-/-/4/p0")
    assert "extra = 13" in score_words(game, 0, "Anna")
