"""Sheet files: a variant as a text that people can write, and an answer to every mistake in one, with its line."""

from textwrap import dedent

import pytest

from qwixx.rules import (
    Cell,
    Colour,
    Variant,
    VariantError,
    format_sheet,
    parse_sheet,
    sheet_file,
    variant,
    variant_names,
)
from qwixx.rules.sheet_file import SheetFileError
from tests.rules.table import unreadable

GOOD = dedent(
    """\
    # A short sheet.
    name: mine
    title: My own
    dice: 4
    locking: 1
    needs: 2
    lucky: 2-3 2-4 2-5 2-6 2-7

    row: R2 R3 R4
    row: Y2 Y3 Y4
    row: G4 G3 G2
    row: B4 B3 B2
    """
)
KEYS = "one of " + ", ".join(sheet_file.KEYS)


def test_a_sheet_file_is_a_variant() -> None:
    red, yellow = (tuple(Cell(colour, number) for number in (2, 3, 4)) for colour in (Colour.RED, Colour.YELLOW))
    green, blue = (tuple(Cell(colour, number) for number in (4, 3, 2)) for colour in (Colour.GREEN, Colour.BLUE))
    pairs = ((2, 3), (2, 4), (2, 5), (2, 6), (2, 7))
    assert parse_sheet(GOOD) == Variant("mine", "My own", 4, (red, yellow, green, blue), 1, 2, pairs)


def test_a_sheet_file_needs_no_title_no_lock_rules_and_no_lucky_numbers() -> None:
    rows = "".join(f"row: {' '.join(f'{letter}{number}' for number in range(2, 9))}\n" for letter in "RYGB")
    mine = parse_sheet(f"name: mine\ndice: 4\n{rows}")
    assert (mine.title, mine.locking, mine.needs, mine.lucky) == ("mine", 1, 5, ())
    assert parse_sheet(f"name: mine\ndice: 4\nlucky:\n{rows}") == mine


def test_spaces_comments_and_the_order_of_lines_do_not_matter() -> None:
    shuffled = "\n\n  # rows first\n" + "\r\n".join(reversed(GOOD.replace("row: ", "  row :  ").splitlines()))
    mine, good = parse_sheet(shuffled), parse_sheet(GOOD)
    assert mine.rows == good.rows[::-1]
    assert (mine.name, mine.title, mine.lucky) == (good.name, good.title, good.lucky)


def test_a_line_may_have_a_thousand_characters() -> None:
    padded = GOOD.replace("name: mine", "name:" + " " * 991 + "mine")
    assert max(map(len, padded.splitlines())) == 1000
    assert parse_sheet(padded) == parse_sheet(GOOD)


@pytest.mark.parametrize("name", variant_names())
def test_a_variant_is_written_as_a_sheet_file_and_read_back(name: str) -> None:
    assert parse_sheet(format_sheet(variant(name))) == variant(name)


def test_a_sheet_file_is_written_without_its_comments() -> None:
    assert format_sheet(parse_sheet(GOOD)) == GOOD.removeprefix("# A short sheet.\n").replace("\n\n", "\n")


@pytest.mark.parametrize(
    ("old", "new", "line", "found", "expected"),
    [
        ("dice: 4", "dice 4", 4, "dice 4", '"key: value"'),
        ("dice: 4", ": 4", 4, ": 4", '"key: value"'),
        ("dice: 4", "colour: 4", 4, "colour", KEYS),
        ("dice: 4", "name: yours", 4, "name", '"name" only once'),
        ("dice: 4\n", "", 11, "", 'a line "dice: …"'),
        ("name: mine\n", "", 11, "", 'a line "name: …"'),
        ("dice: 4", "dice: four", 4, "four", "a whole number from 2 to 20"),
        ("dice: 4", "dice: 1", 4, "1", "a whole number from 2 to 20"),
        ("dice: 4", "dice: 21", 4, "21", "a whole number from 2 to 20"),
        ("dice: 4", "dice:", 4, "", "a whole number from 2 to 20"),
        ("locking: 1", "locking: 0", 5, "0", "a whole number from 1 to 40"),
        ("needs: 2", "needs: -1", 6, "-1", "a whole number from 0 to 40"),
        ("lucky: 2-3", "lucky: 2+3", 7, "2+3", "two lucky numbers such as 5-8"),
        ("lucky: 2-3", "lucky: 1-3", 7, "1", "a whole number from 2 to 40"),
        ("lucky: 2-3", "lucky: 2-41", 7, "41", "a whole number from 2 to 40"),
        ("R3", "W3", 9, "W3", "cell 2 as a colour (R, Y, G or B) and a number, such as R5"),
        ("Y4", "4Y", 10, "4Y", "cell 3 as a colour (R, Y, G or B) and a number, such as R5"),
        ("B4", "b4", 12, "b4", "cell 1 as a colour (R, Y, G or B) and a number, such as R5"),
        ("B4", "B04", 12, "B04", "cell 1 as a colour (R, Y, G or B) and a number, such as R5"),
        ("My own", "x" * 1000, 3, "title: " + "x" * 33 + "…", "a line of at most 1000 characters"),
    ],
)
def test_a_line_that_cannot_be_read(old: str, new: str, line: int, found: str, expected: str) -> None:
    assert old in GOOD
    with unreadable(found, expected, line):
        parse_sheet(GOOD.replace(old, new, 1))


def test_a_sheet_file_without_rows() -> None:
    with unreadable("", 'a line "row: …"', 2):
        parse_sheet("name: mine\ndice: 4\n\n")


def test_an_empty_sheet_file() -> None:
    with unreadable("", 'a line "name: …"', 1):
        parse_sheet("")


@pytest.mark.parametrize(
    ("old", "new", "line", "code", "row"),
    [
        ("name: mine", "name: Mine!", 2, "name", None),
        ("title: My own", "title:", 3, "title", None),
        ("locking: 1", "locking: 2", 9, "row-too-short", 0),
        ("needs: 2", "needs: 3", 9, "row-too-short", 0),
        ("lucky: 2-3", "lucky: 2-4", 7, "lucky-pairs", None),
        ("lucky: 2-3", "lucky: 3-2", 7, "lucky-pairs", None),
        ("lucky: 2-3 ", "lucky: ", 7, "lucky-pairs", None),
        ("row: B4 B3 B2", "row: B4 B3 B2\n" * 6, 17, "sheet-rows", None),
        ("Y2 Y3 Y4", "Y2 Y4", 10, "row-too-short", 1),
        ("Y2 Y3 Y4", "Y2 Y9 Y4", 10, "number-out-of-reach", 1),
        ("Y2 Y3 Y4", "Y2 Y2 Y4", 10, "number-twice", 1),
        ("G4 G3 G2", "GB4 GB3 GB2", 11, "bonus-row", 2),
    ],
)
def test_a_sheet_that_can_be_read_but_not_be_played_on(
    old: str, new: str, line: int, code: str, row: int | None
) -> None:
    assert old in GOOD
    with pytest.raises(SheetFileError) as caught:
        parse_sheet(GOOD.replace(old, new, 1))
    error = caught.value
    assert (error.line, error.code, error.row) == (line, code, row)
    assert error.message.startswith(f"line {line}: ")
    assert isinstance(error, VariantError)
