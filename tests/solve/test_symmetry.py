"""Which sheets are worth the same."""

import pytest

from qwixx.rules import parse_sheet, variant
from qwixx.solve.half_sheets import Half
from qwixx.solve.question import Question
from qwixx.solve.row_states import CLOSED, RowState
from qwixx.solve.symmetry import halves_alike, is_symmetry, twins
from tests.solve.sheets import small


def test_C3_in_classic_rows_of_a_direction_are_twins_and_the_halves_mirror_images() -> None:
    classic = variant("classic")
    assert twins(classic, None, upper=True)
    assert twins(classic, None, upper=False)
    assert halves_alike(classic, None)
    assert not is_symmetry(classic, None, (2, 3, 0, 1), mirrored=False)
    assert not is_symmetry(classic, None, (0, 2, 1, 3), mirrored=False)


def test_mixx_a_has_a_mirror_and_no_twins_and_mixx_b_neither() -> None:
    assert halves_alike(variant("mixx-a"), None)
    assert not halves_alike(variant("mixx-b"), None)
    for name in ("mixx-a", "mixx-b"):
        assert not twins(variant(name), None, upper=True)
        assert not twins(variant(name), None, upper=False)


@pytest.mark.parametrize(
    ("lucky", "alike"), [(None, True), ((5, 8), False), ((5, 13), True), ((9, 10), False), ((8, 10), True)]
)
def test_L3_lucky_numbers_keep_the_mirror_only_as_a_mirrored_pair(lucky: tuple[int, int] | None, alike: bool) -> None:
    longo = variant("longo")
    assert halves_alike(longo, lucky) is alike
    assert twins(longo, lucky, upper=True)


def test_L8_mirrored_pairs_share_a_question() -> None:
    longo = variant("longo")
    assert Question(longo, 2, (5, 8)).mirrored == Question(longo, 2, (10, 13))
    assert Question(longo, 2, (10, 13)).mirrored == Question(longo, 2, (5, 8))
    assert Question(longo, 2, (4, 14)).mirrored == Question(longo, 2, (4, 14))
    assert Question(longo, 2).mirrored == Question(longo, 2)


def test_a_sheet_without_a_mirror_has_no_mirrored_question() -> None:
    sheet = parse_sheet(
        "name: odd\ndice: 3\nneeds: 1\nlucky: 2-3 2-4 2-5 2-6 3-4\nrow: R2 R4\nrow: Y2 Y4\nrow: G6 G3\nrow: B6 B4\n"
    )
    assert Question(sheet, 1, (2, 3)).mirrored == Question(sheet, 1, (2, 3))


def test_states_with_the_same_future_share_a_number() -> None:
    half = Half(variant("classic"), 0, twins=True, lucky=False)
    empty, some = RowState(0, 0), RowState(7, 4)
    assert half.numbers[empty, some] == half.numbers[some, empty]
    spent = [half.numbers[RowState(10, crosses), some] for crosses in (1, 2, 3, 4)]
    assert len(set(spent)) == 1
    assert half.numbers[RowState(10, 5), some] not in spent
    assert half.numbers[CLOSED, some] not in spent


def test_L5_lucky_numbers_tell_spent_rows_apart() -> None:
    half = Half(variant("longo"), 0, twins=True, lucky=True)
    other = RowState(5, 3)
    assert len({half.numbers[RowState(13, crosses), other] for crosses in (1, 2, 3, 4, 5)}) == 5


def test_rows_that_are_no_twins_are_told_apart() -> None:
    half = Half(small("numbers mixed"), 0, twins=False, lucky=False)
    one, two = RowState(0, 0), RowState(1, 1)
    assert half.numbers[one, two] != half.numbers[two, one]
