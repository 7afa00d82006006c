"""What people type, and what is made of it."""

import pytest

from qwixx.rules import Choice, Cross, QwixxError, parse_position, parse_roll
from qwixx.rules.setup import new_game
from qwixx.terminal.answers import read_cell, read_choice, read_yes, why_not_words
from tests.terminal.sheets import REPEATED

CLASSIC = parse_position("classic 5,7/-/-/-/p0 phase=white roll=4+6,r2,y3,g6,b6")
LUCKY = parse_position("longo -/-/-/-/p0/L5-8 phase=white roll=4+1,r1,y1,g1,b1")
DOUBLE = new_game(REPEATED, 1).rolled(parse_roll("3+4 r1 y1 g1 b1")).game


@pytest.mark.parametrize(
    ("typed", "choice"),
    [
        ("1", Cross(0, 10)),
        ("4", Cross(3, 10)),
        *[(nothing, None) for nothing in ("", "0", "-", "nothing", "Pass")],
        *[(cell, Cross(1, 10)) for cell in ("Y10", "y10", "yellow 10", "Yellow10", "y 10", "YELLOW  10")],
    ],
)
def test_a_choice_is_its_number_or_its_cell(typed: str, choice: Choice) -> None:
    assert read_choice(typed, CLASSIC, 0) == choice


@pytest.mark.parametrize("typed", ["G16*", "g16 *", "green 16 lucky", "g16", "7"])
def test_a_lucky_cross_has_a_star_which_may_be_left_out(typed: str) -> None:
    assert read_choice(typed, LUCKY, 0) == Cross(2, 16, lucky=True)


def test_without_a_star_the_white_sum_comes_first() -> None:
    game = parse_position("longo 4/-/-/-/p0/L5-8 phase=white roll=4+1,r1,y1,g1,b1 options=lucky-fallback")
    assert read_choice("r5", game, 0) == Cross(0, 5)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("5", "a number from 0 to 4"),
        ("00", "a number from 0 to 4"),
        ("99999999", "a number from 0 to 4"),
        ("banana", "the number of a choice, or a cell"),
        ("R99", "a cell of the classic sheet"),
        ("r1", "a cell of the classic sheet"),
        ("red", "the number of a choice, or a cell"),
        ("R4", "Red 4 lies left of the row's rightmost cross (rule C4)"),
        ("R5", "Red 5 is crossed already (rule C5)"),
        ("R12", "Red 12 locks its row, which takes 5 crosses there first, not 2 (rule C12)"),
        ("R8", "The white dice make 10, not 8 (rule C8)"),
        ("R10*", "The white sum 10 is not a lucky number of this sheet (rule L4)"),
        ("²", "the number of a choice, or a cell"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(typed: str, said: str) -> None:
    with pytest.raises(QwixxError) as error:
        read_choice(typed, CLASSIC, 0)
    assert said in error.value.message


def test_a_cell_that_is_there_twice_needs_its_row() -> None:
    with pytest.raises(QwixxError, match="which of them: R7/1, R7/3 or R7/4"):
        read_choice("R7", DOUBLE, 0)
    assert read_choice("R7/3", DOUBLE, 0) == Cross(2, 7)
    assert read_choice("red 7 in row 4", DOUBLE, 0) == Cross(3, 7)
    assert read_cell("r5/1", REPEATED) == [Cross(0, 5)]
    with pytest.raises(QwixxError):
        read_cell("r5/2", REPEATED)


def test_only_a_row_that_can_be_crossed_is_meant() -> None:
    passed = parse_position("repeated -/-/4/-/p0 phase=white roll=3+4,r1,y1,g1,b1", lambda _: REPEATED)
    with pytest.raises(QwixxError, match="which of them: R7/1 or R7/4"):
        read_choice("R7", passed, 0)


def test_where_nothing_can_be_crossed_a_number_is_refused() -> None:
    game = parse_position("classic 11/11/3/3/p0 phase=white roll=4+6,r2,y3,g6,b6")
    with pytest.raises(QwixxError, match="nothing but Enter"):
        read_choice("1", game, 0)


def test_why_has_an_answer_for_every_cell() -> None:
    for game in (CLASSIC, LUCKY, DOUBLE):
        for name in game.variant.names:
            assert why_not_words(game, 0, read_cell(name, game.variant)).endswith(".")
    assert why_not_words(CLASSIC, 0, read_cell("r10", CLASSIC.variant)) == "Red 10 may be crossed now."


@pytest.mark.parametrize(("typed", "yes"), [("yes", True), ("Y", True), ("no", False), ("n", False), ("", False)])
def test_yes_must_be_said(typed: str, yes: bool) -> None:
    assert read_yes(typed) is yes


def test_neither_yes_nor_no_is_asked_again() -> None:
    with pytest.raises(QwixxError, match="yes or no"):
        read_yes("perhaps")
