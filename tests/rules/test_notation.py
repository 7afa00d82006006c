"""Rolls, options and choices as text: what is written, what is read, what is refused."""

import pytest

from qwixx.rules import (
    Colour,
    Cross,
    NotationError,
    Options,
    Roll,
    format_choice,
    new_game,
    parse_choice,
    parse_options,
    parse_roll,
    variant,
)
from tests.rules.table import refused, unreadable

CLASSIC = variant("classic")
LONGO = variant("longo")
ONE_OF_EACH = "one die of each colour, such as r2 y3 g6 b6"
A_FACE = "a whole number from 1 to 20"


def test_an_error_says_what_was_found_and_expected_and_on_which_line_if_any() -> None:
    assert str(NotationError("five", "a number")) == 'found "five", expected a number'
    assert str(NotationError("", "a number", 3)) == "line 3: found nothing, expected a number"


@pytest.mark.parametrize(
    ("text", "roll"),
    [
        ("4+1 r2 y3 g6 b6", Roll((4, 1), (2, 3, 6, 6))),
        ("6+6", Roll((6, 6), (0, 0, 0, 0))),
        ("1+2 r1 b3", Roll((1, 2), (1, 0, 0, 3))),
        ("20+10 g20", Roll((20, 10), (0, 0, 20, 0))),
    ],
)
def test_a_roll_is_read_and_written(text: str, roll: Roll) -> None:
    assert parse_roll(text) == roll
    assert str(roll) == text


def test_a_roll_is_read_with_any_spaces_and_its_coloured_dice_in_any_order() -> None:
    assert parse_roll("  4+1  b6 g6\ty3 r2 ") == parse_roll("4+1 r2 y3 g6 b6")


@pytest.mark.parametrize(
    ("text", "found", "expected"),
    [
        ("", "", "the white dice first, such as 4+1"),
        ("   ", "", "the white dice first, such as 4+1"),
        ("41 r2", "41", "the white dice first, such as 4+1"),
        ("r2 4+1", "r2", "the white dice first, such as 4+1"),
        ("4+1 r2 r3", "r3", ONE_OF_EACH),
        ("4+1 R2", "R2", ONE_OF_EACH),
        ("4+1 w2", "w2", ONE_OF_EACH),
        ("4+1 2", "2", ONE_OF_EACH),
        ("4+1 r", "", A_FACE),
        ("4+1 r0", "0", A_FACE),
        ("4+1 r21", "21", A_FACE),
        ("4+1 r02", "02", A_FACE),
        ("4+1 r-2", "-2", A_FACE),
        ("4+1 r٢", "٢", A_FACE),
        ("4+1 r1000000", "1000000", A_FACE),
        ("+1", "", A_FACE),
        ("4+", "", A_FACE),
        ("4+1+1", "1+1", A_FACE),
    ],
)
def test_no_roll(text: str, found: str, expected: str) -> None:
    with unreadable(found, expected):
        parse_roll(text)


def test_a_roll_can_do_without_dice_that_have_left_the_game() -> None:
    roll = parse_roll("4+1 r2 y3 g6 b6").only((Colour.YELLOW, Colour.BLUE))
    assert str(roll) == "4+1 y3 b6"


@pytest.mark.parametrize(
    ("roll", "code", "clause", "message"),
    [
        (Roll((4, 1), (2, 0, 6, 6)), "die-missing", "C7", "the yellow die is in the game and must be rolled"),
        (Roll((0, 1), (2, 3, 6, 6)), "die-value", "C2", "a die of 6 sides cannot show 0"),
        (Roll((1, 6), (2, -3, 6, 6)), "die-value", "C2", "a die of 6 sides cannot show -3"),
        (Roll((6, 1), (1, 6, 6, 7)), "die-value", "C2", "a die of 6 sides cannot show 7"),
    ],
)
def test_a_roll_that_can_be_written_but_not_rolled(roll: Roll, code: str, clause: str, message: str) -> None:
    with refused(code, clause, message):
        new_game(CLASSIC, 2).rolled(roll)


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("", Options()),
        ("first-six", Options(first_six=True)),
        ("locked-die-stays", Options(locked_die_stays=True)),
        ("lucky-fallback", Options(lucky_fallback=True)),
        ("first-six,locked-die-stays,lucky-fallback", Options(True, True, True)),
    ],
)
def test_options_are_read_and_written(text: str, options: Options) -> None:
    assert parse_options(text) == options
    assert str(options) == text


def test_options_are_read_in_any_order() -> None:
    assert parse_options("lucky-fallback,first-six") == parse_options("first-six,lucky-fallback")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("first_six", "first_six"),
        ("first-six,first-six", "first-six"),
        ("first-six,", ""),
        ("first-six, lucky-fallback", " lucky-fallback"),
        ("none", "none"),
    ],
)
def test_no_options(text: str, found: str) -> None:
    with unreadable(found, "each once, of first-six, locked-die-stays, lucky-fallback"):
        parse_options(text)


@pytest.mark.parametrize(
    ("text", "choice"),
    [("-", None), ("R5", Cross(0, 5)), ("G16*", Cross(2, 16, lucky=True)), ("B2", Cross(3, 2))],
)
def test_a_choice_is_read_and_written(text: str, choice: Cross | None) -> None:
    assert parse_choice(LONGO, text) == choice
    assert format_choice(LONGO, choice) == text


def test_a_choice_names_the_cell_of_a_mixed_sheet_by_its_colour() -> None:
    mixx = variant("mixx-a")
    assert parse_choice(mixx, "B5") == Cross(0, 5)
    assert format_choice(mixx, Cross(3, 10)) == "R10"


@pytest.mark.parametrize("text", ["", "5", "r5", "R1", "R13", "R5/1", "R05", "R5**", "*", "--", "-*", "x"])
def test_no_choice(text: str) -> None:
    with unreadable(text, "a cell of the classic sheet such as R2, or -"):
        parse_choice(CLASSIC, text)
