"""Pads in every language, read back from the file."""

import re

import pytest

from qwixx.i18n.catalogue import say
from qwixx.i18n.languages import LANGUAGES
from qwixx.pads import PadRequest, pdf
from qwixx.rules import variant
from tests.pads.reading import fonts_of, pages_of, text_of

LABELS = ("name", "total", "crosses", "points", "penalty", "lucky", "small-print")
LEFT_TO_RIGHT = [code for code, language in LANGUAGES.items() if not language.is_right_to_left]
RIGHT_TO_LEFT = [code for code, language in LANGUAGES.items() if language.is_right_to_left]
MARKS = re.compile("[\u0591-\u05c7\u064b-\u0652\u200e\u2066-\u2069.,،]")


def longo(language: str) -> str:
    pages = pages_of(pdf(PadRequest(variant("longo"), language, per_page=1, sheets=1, rules=True)))
    assert all(set(fonts_of(page)) <= {"Rubik-Regular", "Rubik-Medium", "Rubik-Bold"} for page in pages)
    return " ".join(map(text_of, pages))


@pytest.mark.parametrize(("asked", "language"), [("EN", "en"), ("He", "he"), ("iw", "he"), ("uk-UA", "uk")])
def test_a_language_may_be_asked_for_in_other_ways(asked: str, language: str) -> None:
    assert PadRequest(variant("classic"), asked) == PadRequest(variant("classic"), language)


@pytest.mark.parametrize("language", LEFT_TO_RIGHT)
def test_words_from_left_to_right(language: str) -> None:
    text = longo(language)
    for label in (*LABELS, "rules", "rule-order", "rule-end"):
        assert say(language, f"pad-{label}") in text
    assert say(language, "pad-lock", needs=6) in text
    assert say(language, "pad-rule-lock", needs=6, locking=2) in text
    for colour in ("red", "yellow", "green", "blue"):
        assert say(language, "row-label", row=colour) in text


@pytest.mark.parametrize("language", RIGHT_TO_LEFT)
def test_words_from_right_to_left(language: str) -> None:
    """Word by word, since readers differ in how they order a line; each word is spelled from its first letter."""
    text = MARKS.sub("", longo(language))
    said = " ".join(say(language, f"pad-{label}") for label in LABELS[:-1])
    for word in MARKS.sub("", said).split():
        assert word in text
    for colour in ("red", "yellow", "green", "blue"):
        assert say(language, "row-label", row=colour) in text


@pytest.mark.parametrize("language", RIGHT_TO_LEFT)
def test_rows_stay_left_to_right_while_words_are_mirrored(language: str) -> None:
    (page,) = pages_of(pdf(PadRequest(variant("classic"), language, paper="a5", per_page=1, sheets=1)))
    assert text_of(page).count("2 3 4 5 6 7 8 9 10 11 12 ") == 2
    found: list[tuple[str, float]] = []

    def see(text: str, matrix: list[float], _: list[float], *__: object) -> None:
        if text.strip():
            found.append((text.strip(), matrix[4]))

    page.extract_text(visitor_text=see)
    across = dict(reversed(found))
    assert across["Qwixx"] > float(page.mediabox.width) / 2
    assert across[say(language, "pad-name")] < across["Qwixx"]
