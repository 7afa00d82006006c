"""Sheets as data: which can be played on, and what is wrong with the others."""

from typing import Any

import pytest

from qwixx.rules import POINTS, Cell, Colour, QwixxError, Variant, VariantError, sheet_of, variant, variant_names
from tests.rules.table import refused


def row(letter: str, *numbers: int) -> tuple[Cell, ...]:
    colour = next(colour for colour in Colour if colour.letter == letter)
    return tuple(Cell(colour, number) for number in numbers)


RED, YELLOW, GREEN, BLUE = (row(letter, 2, 3, 4, 5, 6, 7, 8) for letter in "RYGB")
GOOD: dict[str, Any] = {"name": "mine", "title": "My sheet", "sides": 4, "rows": (RED, YELLOW, GREEN, BLUE)}
PAIRS = ((2, 3), (2, 4), (2, 5), (2, 6), (2, 7))


def test_a_sheet_of_one_s_own_has_one_locking_number_five_crosses_and_no_luck_unless_it_says_so() -> None:
    mine = Variant(**GOOD)
    assert (mine.locking, mine.needs, mine.lucky, mine.highest) == (1, 5, (), 8)


def test_the_variants_that_come_with_the_game_are_these() -> None:
    assert variant_names() == (
        "big-points",
        "bonus-a",
        "bonus-b",
        "classic",
        "connected-chain",
        "connected-steps",
        "double-a",
        "double-b",
        "longo",
        "mixx-a",
        "mixx-b",
        "x-change",
    )
    assert [variant(name).name for name in variant_names()] == list(variant_names())


def test_there_is_no_other_variant() -> None:
    with refused("no-such-variant", None):
        variant("../classic")


@pytest.mark.parametrize(("locking", "clause"), [(1, "C12"), (2, "L2")])
def test_the_clause_of_the_lock_follows_from_how_many_numbers_lock(locking: int, clause: str) -> None:
    assert Variant(**GOOD, locking=locking).lock_clause == clause


def test_equal_variants_are_one_key() -> None:
    assert len({Variant(**GOOD), Variant(**GOOD), Variant(**{**GOOD, "name": "other"})}) == 2


def test_a_cell_that_is_on_the_sheet_twice_is_named_with_its_row() -> None:
    twice = (*row("Y", 2), *row("R", 3, 4, 5, 6, 7, 8))
    mine = Variant(**{**GOOD, "rows": (twice, (*row("R", 3), *row("Y", 2, 4, 5, 6, 7, 8)), GREEN, BLUE)})
    assert mine.name_of[0, 3] == "R3/1"
    assert mine.name_of[1, 3] == "R3/2"
    assert mine.names["Y2/2"].row == 1
    assert mine.name_of[0, 4] == "R4"


FAULTS: list[tuple[str, dict[str, Any], int | None, str]] = [
    ("name", {"name": ""}, None, 'the name "" must be 1 to 32 of a-z, 0-9 and "-"'),
    ("name", {"name": "My sheet"}, None, 'the name "My sheet" must be 1 to 32 of a-z, 0-9 and "-"'),
    ("name", {"name": "-x"}, None, 'the name "-x" must be 1 to 32 of a-z, 0-9 and "-"'),
    ("name", {"name": "x" * 33}, None, f'the name "{"x" * 33}" must be 1 to 32 of a-z, 0-9 and "-"'),
    ("title", {"title": ""}, None, "the title must be 1 to 60 printable characters, without spaces around it"),
    ("title", {"title": "x" * 61}, None, "the title must be 1 to 60 printable characters, without spaces around it"),
    ("title", {"title": " spaced"}, None, "the title must be 1 to 60 printable characters, without spaces around it"),
    (
        "title",
        {"title": "two\nlines"},
        None,
        "the title must be 1 to 60 printable characters, without spaces around it",
    ),
    ("dice", {"sides": 1}, None, "dice have 2 to 20 sides, not 1"),
    ("dice", {"sides": 21}, None, "dice have 2 to 20 sides, not 21"),
    ("locking", {"locking": 0}, None, "at least 1 number must lock a row, not 0"),
    ("needs", {"needs": -1}, None, "a lock cannot need -1 crosses"),
    ("sheet-rows", {"rows": (RED,)}, None, "a sheet has 2 to 8 rows, and 2 at least that can be locked"),
    ("sheet-rows", {"rows": (RED,) * 9}, None, "a sheet has 2 to 8 rows, and 2 at least that can be locked"),
    (
        "row-too-short",
        {"rows": (RED, ()), "needs": 0},
        1,
        "row 2 has 0 cells and can never be locked: that takes 0 crosses before the last 1",
    ),
    (
        "row-too-short",
        {"rows": (RED, RED[:5], GREEN, BLUE)},
        1,
        "row 2 has 5 cells and can never be locked: that takes 5 crosses before the last 1",
    ),
    (
        "row-too-short",
        {"locking": 2, "needs": 6},
        0,
        "row 1 has 7 cells and can never be locked: that takes 6 crosses before the last 2",
    ),
    (
        "number-out-of-reach",
        {"rows": (RED, YELLOW, row("G", 2, 3, 4, 5, 6, 9), BLUE)},
        2,
        "row 3, cell 6: two dice of 4 sides never make 9",
    ),
    (
        "number-out-of-reach",
        {"rows": (RED, YELLOW, GREEN, row("B", 1, 2, 3, 4, 5, 6))},
        3,
        "row 4, cell 1: two dice of 4 sides never make 1",
    ),
    (
        "number-twice",
        {"rows": (row("R", 2, 3, 4, 3, 5, 6), YELLOW, GREEN, BLUE)},
        0,
        "row 1, cell 4: the number 3 is in this row twice",
    ),
    ("lucky-pairs", {"lucky": PAIRS[:4]}, None, "there are 5 to 50 lucky pairs, one for each player at least, not 4"),
    ("lucky-pairs", {"lucky": (*PAIRS, PAIRS[0])}, None, "the lucky pair 2-3 is on two sheets"),
    (
        "lucky-pairs",
        {"lucky": (*PAIRS, (8, 3))},
        None,
        "lucky numbers are two different sums from 2 to 8, the lower first, not 8 and 3",
    ),
    (
        "lucky-pairs",
        {"lucky": (*PAIRS, (3, 9))},
        None,
        "lucky numbers are two different sums from 2 to 8, the lower first, not 3 and 9",
    ),
]


@pytest.mark.parametrize(("code", "changes", "row_at_fault", "message"), FAULTS, ids=[fault[0] for fault in FAULTS])
def test_a_sheet_that_cannot_be_played_on_says_why(
    code: str, changes: dict[str, Any], row_at_fault: int | None, message: str
) -> None:
    with pytest.raises(VariantError) as caught:
        Variant(**{**GOOD, **changes})
    error = caught.value
    assert (error.code, error.row, error.message) == (code, row_at_fault, message)
    assert isinstance(error, QwixxError)


@pytest.mark.parametrize(
    "changes",
    [
        {"name": "x" * 32},
        {"title": "x"},
        {"title": "x" * 60},
        {"needs": 0},
        {"needs": 6},
        {"sides": 20},
        {"sides": 2, "needs": 0, "rows": tuple(row(letter, 4) for letter in "RYGB")},
    ],
)
def test_a_sheet_may_go_to_the_limit(changes: dict[str, Any]) -> None:
    mine = Variant(**{**GOOD, **changes})
    assert {key: getattr(mine, key) for key in changes} == changes


def test_the_last_cell_alone_decides_which_die_leaves() -> None:
    mixed = [(*row("G", 2, 3, 4, 5, 6, 7), *row(letter, 8)) for letter in "RYGB"]
    mine = Variant(**{**GOOD, "rows": tuple(mixed)})
    assert mine.lock_colours == tuple(Colour)


def test_the_longest_row_that_dice_allow_can_be_scored_in_full() -> None:
    sums = range(2, 41)
    longest = Variant("long", "Long", 20, tuple(row(letter, *sums) for letter in "RYGB"))
    assert sheet_of(longest, [list(sums), [], [], []]).scores(longest).total == POINTS[40] == 820


def test_a_row_is_kept_as_bits_with_the_lock_above_the_last_cell() -> None:
    targets = Variant(**GOOD).targets[0]
    assert [target.bits for target in targets] == [1, 2, 4, 8, 16, 32, 64 + 128]
    assert [target.locks for target in targets] == [False] * 6 + [True]
    assert [target.needs for target in targets] == [0] * 6 + [5]


def test_a_sheet_may_have_more_lucky_pairs_than_players() -> None:
    assert Variant(**GOOD, lucky=(*PAIRS, (3, 8))).lucky[5] == (3, 8)
