"""Faces as they are typed: digits, spaces between them, and dice with more than nine sides."""

import pytest

from qwixx.dice.typed_faces import TypedFaces
from qwixx.rules import Colour, QwixxError, Roll


def typed(text: str, sides: int) -> TypedFaces:
    found = TypedFaces()
    for key in text:
        found = found.typed(key, sides)
    return found


@pytest.mark.parametrize(
    ("text", "sides", "faces"),
    [
        ("412366", 6, (4, 1, 2, 3, 6, 6)),
        (" 4+1, 2;3\t6 6\n", 6, (4, 1, 2, 3, 6, 6)),
        ("12", 12, (12,)),
        ("1 2", 12, (1, 2)),
        ("13", 12, (1, 3)),
        ("2013 1", 20, (20, 13, 1)),
    ],
)
def test_digits_are_faces_of_dice(text: str, sides: int, faces: tuple[int, ...]) -> None:
    assert typed(text, sides).faces == faces


@pytest.mark.parametrize(("text", "sides"), [("7", 6), ("0", 6), ("x", 6), ("٣", 6), ("30", 20)])
def test_what_no_die_shows_is_refused(text: str, sides: int) -> None:
    with pytest.raises(QwixxError):
        typed(text, sides)


def test_the_last_die_can_be_erased() -> None:
    assert typed("412", 6).erased().faces == (4, 1)
    assert typed("1", 12).erased().typed("2", 12).faces == (2,)
    assert TypedFaces().erased() == TypedFaces()


def test_white_dice_come_first_and_a_die_that_has_left_the_game_is_not_typed() -> None:
    dice = (Colour.RED, Colour.GREEN)
    assert typed("4125", 6).roll(dice) == Roll((4, 1), (2, 0, 5, 0))
    assert typed("4", 6).roll(dice) == Roll((4, 0), (0, 0, 0, 0))
