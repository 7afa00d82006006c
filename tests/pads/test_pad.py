"""Pads: what is on them, for every kind of request."""

import re
import struct

import pytest

from qwixx.pads import MAX_SHEETS, PadRequest, pdf, preview
from qwixx.rules import IllegalError, QwixxError, parse_sheet, variant
from tests.pads.reading import fonts_of, has_colour, pages_of, text_of

CLASSIC, LONGO = variant("classic"), variant("longo")
HOSTILE = '#eval("1+1") *b* _i_ $x$ <a> `r` \\ @c // "}] #read("x")'
OWN = f"""
name: own
title: {HOSTILE}
dice: 4
needs: 2
row: R2 B3 R4 R5
row: Y2 Y3 Y4 Y5 Y6 Y7
row: G8 G7 G6
row: B8 B7 R6 B5
"""


def lucky_of(file: bytes) -> list[str]:
    """The lucky numbers of every sheet, one sheet a page."""
    found = [re.search(r"Lucky numbers (\d+) (\d+)", text_of(page)) for page in pages_of(file)]
    return [f"{pair[1]}-{pair[2]}" for pair in found if pair]


def test_classic_says_all_that_a_sheet_says() -> None:
    (page,) = pages_of(pdf(PadRequest(CLASSIC, paper="a5", per_page=1, sheets=1)))
    text = text_of(page)
    assert text.count("2 3 4 5 6 7 8 9 10 11 12 ") == text.count("12 11 10 9 8 7 6 5 4 3 2 ") == 2
    for words in (
        "Qwixx",
        "Name",
        "at least 5 crosses first",
        "Penalties each \N{MINUS SIGN}5",
        "Total",
        "66 12 78",
        "no ties",
    ):
        assert words in text


def test_points_go_as_far_as_crosses_do_C19_L7() -> None:
    for each, last in ((CLASSIC, "12 78"), (LONGO, "15 120"), (parse_sheet(OWN), "7 28")):
        (page,) = pages_of(pdf(PadRequest(each, per_page=1, sheets=1)))
        assert f" {last} Penalties" in text_of(page)


def test_longo_sheets_have_different_lucky_numbers_L3() -> None:
    file = pdf(PadRequest(LONGO, per_page=1, sheets=7))
    assert lucky_of(file) == ["5-8", "6-11", "7-12", "10-13", "4-9", "5-8", "6-11"]


def test_lucky_numbers_of_ones_own() -> None:
    file = pdf(PadRequest(LONGO, per_page=1, sheets=3, lucky=((2, 16), (3, 9))))
    assert lucky_of(file) == ["2-16", "3-9", "2-16"]


def test_fonts_are_ours_and_embedded() -> None:
    (page,) = pages_of(pdf(PadRequest(CLASSIC, sheets=2)))
    assert fonts_of(page) == {"Rubik-Regular": True, "Rubik-Medium": True, "Rubik-Bold": True}


@pytest.mark.parametrize("name", ["classic", "longo", "mixx-a", "mixx-b"])
def test_without_colour_there_is_none_but_every_colour_is_named(name: str) -> None:
    colourful, mono = (PadRequest(variant(name), per_page=1, sheets=1, mono=mono) for mono in (False, True))
    assert has_colour(pages_of(pdf(colourful))[0])
    for request in (mono, PadRequest(variant(name), sheets=1, mono=True, rules=True)):
        (page,) = pages_of(pdf(request))
        assert not has_colour(page)
        assert all(word in text_of(page) for word in ("red", "yellow", "green", "blue"))


def test_the_same_request_gives_the_same_bytes_without_a_date() -> None:
    request = PadRequest(LONGO, language="ar", sheets=5, rules=True)
    file = pdf(request)
    assert file == pdf(request)
    assert not any(date in file for date in (b"CreationDate", b"ModDate", b"CreateDate", b"ModifyDate"))


def test_titles_are_never_markup() -> None:
    (page,) = pages_of(pdf(PadRequest(parse_sheet(OWN), per_page=1, sheets=1)))
    assert HOSTILE.replace(" ", "") in text_of(page).replace(" ", "")


def test_rules_in_short_are_the_first_card_and_fit_the_sheet() -> None:
    first, second = pages_of(pdf(PadRequest(LONGO, per_page=1, sheets=1, rules=True)))
    assert text_of(first).startswith("The rules in short")
    assert "The last 2 numbers take at least 6 crosses" in text_of(first)
    assert "lucky numbers, you may" in text_of(first)
    assert "Lucky numbers 5 8" in text_of(second)
    classic = text_of(pages_of(pdf(PadRequest(CLASSIC, per_page=1, sheets=1, rules=True)))[0])
    assert "lucky" not in classic


@pytest.mark.parametrize(("rules", "per_page"), [(False, 2), (True, 1), (True, 4)])
def test_preview_is_a_picture_of_the_first_page(rules: bool, per_page: int) -> None:
    request = PadRequest(CLASSIC, paper="a5", per_page=per_page, sheets=MAX_SHEETS, rules=rules)
    picture = preview(request, ppi=25.4)
    assert picture.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", picture[16:24])
    assert {width, height} == {148, 210}


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"paper": "a3"}, "paper"),
        ({"language": "xx"}, "language"),
        ({"per_page": 0}, "per-page"),
        ({"per_page": 5}, "per-page"),
        ({"sheets": 0}, "sheets"),
        ({"sheets": MAX_SHEETS + 1}, "sheets"),
        ({"lucky": ((5, 8),)}, "no-lucky-numbers"),
    ],
)
def test_wishes_out_of_bounds_are_refused(wish: dict[str, object], code: str) -> None:
    with pytest.raises(IllegalError) as refused:
        PadRequest(CLASSIC, **wish)  # type: ignore[arg-type] # the wish is what is tested
    assert refused.value.code == code


def test_lucky_numbers_that_cannot_be_are_refused_L3() -> None:
    with pytest.raises(QwixxError, match="two different sums from 2 to 16"):
        PadRequest(LONGO, lucky=((8, 5),))
