"""A printed sheet's name belongs to it alone: in sheet files, in records, and in what is built from them."""

from dataclasses import replace
from textwrap import indent

import pytest

from qwixx.rules import (
    Cell,
    Variant,
    VariantError,
    format_sheet,
    is_printed,
    parse_record,
    parse_sheet,
    variant,
    variant_names,
)
from qwixx.rules.sheet_file import SheetFileError
from tests.rules.records import CUSTOM, LOCKS, broken
from tests.rules.table import unreadable

CLASSIC = variant("classic")

SHORT_ROWS = """\
title: Qwixx
dice: 6
needs: 2
row: R2 R3 R4
row: Y2 Y3 Y4
row: G12 G11 G10
row: B12 B11 B10
"""


def enlarged(found: Variant) -> Variant:
    """The sheet with larger dice."""
    return replace(found, sides=found.sides + 1)


@pytest.mark.parametrize("name", variant_names())
def test_only_the_printed_sheet_itself_is_printed(name: str) -> None:
    assert is_printed(variant(name))
    assert is_printed(parse_sheet(format_sheet(variant(name))))
    assert not is_printed(enlarged(variant(name)))
    assert not is_printed(replace(variant(name), name="mine"))


@pytest.mark.parametrize(
    "other",
    [
        enlarged(CLASSIC),
        replace(CLASSIC, title="Mine"),
        replace(CLASSIC, needs=4),
        replace(CLASSIC, rows=(*CLASSIC.rows[:3], (*CLASSIC.rows[3][:-2], Cell(CLASSIC.rows[3][0].colour, 2)))),
    ],
)
def test_a_sheet_file_cannot_borrow_a_printed_name(other: Variant) -> None:
    with pytest.raises(SheetFileError, match=r'^line 1: the name "classic" belongs to a sheet') as caught:
        parse_sheet(format_sheet(other))
    assert (caught.value.code, caught.value.line, caught.value.facts["name"]) == ("sheet-name", 1, "classic")


def test_a_record_of_short_rows_cannot_call_them_classic() -> None:
    header = indent(f"name: classic\n{SHORT_ROWS}", "sheet ")
    record = LOCKS.replace("variant: classic\n", f"variant: classic\n{header}")
    with pytest.raises(SheetFileError, match="line 4: ") as caught:
        parse_record(record)
    assert caught.value.code == "sheet-name"


def test_a_record_may_carry_the_printed_sheet_that_it_names() -> None:
    header = indent(format_sheet(CLASSIC), "sheet ")
    assert parse_record(LOCKS.replace("variant: classic\n", f"variant: classic\n{header}")) == parse_record(LOCKS)


def test_a_record_cannot_be_built_with_another_sheet_of_a_printed_name() -> None:
    with pytest.raises(VariantError) as caught:
        replace(parse_record(LOCKS), variant=enlarged(CLASSIC))
    assert caught.value.code == "sheet-name"


def test_a_sheet_in_a_record_has_the_name_of_the_variant() -> None:
    with unreadable("classic", '"tiny", the name of the sheet', 2):
        parse_record(broken(CUSTOM, "variant: tiny", "variant: classic"))
