"""Which language a user wants, from every source that says so."""

import pytest

from qwixx.i18n.languages import ENGLISH, LANGUAGES, from_environment, from_header, matching, wanted


def test_there_are_eight_languages_two_of_them_from_right_to_left() -> None:
    assert list(LANGUAGES) == ["uk", "ru", "pl", "cs", "sk", "he", "en", "ar"]
    assert [code for code, language in LANGUAGES.items() if language.is_right_to_left] == ["he", "ar"]
    assert LANGUAGES["ar"].direction == "rtl"


@pytest.mark.parametrize(
    ("tag", "code"),
    [
        ("uk", "uk"),
        ("uk-UA", "uk"),
        ("UK", "uk"),
        ("uk_UA.UTF-8", "uk"),
        ("ar-EG", "ar"),
        ("iw", "he"),
        ("iw-IL", "he"),
        ("en-GB", "en"),
        ("sr@latin", None),
        ("C.UTF-8", None),
        ("de", None),
        ("", None),
        ("../uk", None),
    ],
)
def test_a_tag(tag: str, code: str | None) -> None:
    found = matching(tag)
    assert (found.code if found else None) == code


@pytest.mark.parametrize(
    ("header", "code"),
    [
        ("", ENGLISH),
        ("pl", "pl"),
        ("de-DE,de;q=0.9,sk;q=0.8,en;q=0.7", "sk"),
        ("en;q=0.5, cs;q=0.9", "cs"),
        ("cs;q=0.5, sk;q=0.5", "cs"),
        ("ru;q=0, uk;q=0.1", "uk"),
        ("he; q=0.8 , ar ; Q=0.9", "ar"),
        ("*", ENGLISH),
        ("fr, *;q=0.5", ENGLISH),
        ("uk;q=lots, pl;q=0.1", "pl"),
        ("uk;q=7, pl;q=0.1", "pl"),
        ("uk;q=nan, pl;q=0.1", "pl"),
        (";;;,,,==\x00", ENGLISH),
        ("x" * 100_000 + ",uk", ENGLISH),
        ("de," * 300 + "uk", "uk"),
    ],
)
def test_a_header(header: str, code: str) -> None:
    assert from_header(header).code == code


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, ENGLISH),
        ({"LANG": "C"}, ENGLISH),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "pl_PL", "LC_MESSAGES": "cs_CZ"}, "cs"),
        ({"LANG": "pl_PL", "LC_ALL": "sk_SK", "LC_MESSAGES": "cs_CZ"}, "sk"),
        ({"LANG": "pl_PL", "LANGUAGE": "de:he:en"}, "he"),
        ({"LANG": "ar_EG.UTF-8", "LANGUAGE": ""}, "ar"),
    ],
)
def test_a_terminal(environment: dict[str, str], code: str) -> None:
    assert from_environment(environment).code == code


def test_a_list_of_wishes_falls_back_to_english() -> None:
    assert wanted(["xx", "sk-SK"]).code == "sk"
    assert wanted([]).code == ENGLISH
