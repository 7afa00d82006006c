"""Isolates: where scripts would mix, and nowhere else."""

import pytest

from qwixx.i18n.bidi import FIRST, LAST, without_needless
from qwixx.i18n.catalogue import WordsError, say
from qwixx.i18n.languages import LANGUAGES
from qwixx.i18n.phrases import capital, listing
from tests.i18n.catalogues import CODES


def isolated(text: str) -> str:
    return f"{FIRST}{text}{LAST}"


@pytest.mark.parametrize("text", ["Anna", "5", "-5", "2.50", "Žofie", "Ганна", "5 + 6", ""])
def test_left_to_right_text_needs_none_for_its_own_kind(text: str) -> None:
    assert without_needless(f"a {isolated(text)} b", right_to_left=False) == f"a {text} b"


@pytest.mark.parametrize("text", ["דנה", "ليلى", "Anna דנה", "٣"])
def test_left_to_right_text_keeps_those_around_the_other_direction(text: str) -> None:
    assert without_needless(f"a {isolated(text)}: 5", right_to_left=False) == f"a {isolated(text)}: 5"


@pytest.mark.parametrize("text", ["דנה", "5", "5 אדום", "ليلى"])
def test_right_to_left_text_needs_none_for_its_own_kind(text: str) -> None:
    assert without_needless(f"א {isolated(text)} ב", right_to_left=True) == f"א {text} ב"


@pytest.mark.parametrize("text", ["Anna", "-5", "2.50", "4+1", "sharp 2", "דנה B"])
def test_right_to_left_text_keeps_those_around_the_other_direction_and_signs(text: str) -> None:
    assert without_needless(f"א {isolated(text)} ב", right_to_left=True) == f"א {isolated(text)} ב"


@pytest.mark.parametrize("number", ["54", "54.2"])
def test_a_percent_sign_stays_with_its_number(number: str) -> None:
    assert without_needless(f"א {isolated(number)}%; ב", right_to_left=True) == f"א {isolated(f'{number}%')}; ב"
    assert without_needless(f"a {isolated(number)}%; b", right_to_left=False) == f"a {number}%; b"


def test_what_is_isolated_within_does_not_count_for_what_is_around_it() -> None:
    inner = f"{isolated('Anna')}: 43."
    assert without_needless(f"א {isolated(inner)}", right_to_left=True) == f"א {inner}"


def test_loose_marks_are_left_alone() -> None:
    assert without_needless(f"a{LAST}b", right_to_left=False) == f"a{LAST}b"
    assert without_needless(f"a{FIRST}b", right_to_left=False) == "ab"


@pytest.mark.parametrize("language", CODES)
def test_a_name_in_another_script_is_kept_apart(language: str) -> None:
    name = "Anna" if LANGUAGES[language].is_right_to_left else "דנה"
    assert isolated(name) in say(language, "total", name=name, total=5)


@pytest.mark.parametrize("language", CODES)
def test_a_text_in_one_script_has_no_invisible_characters(language: str) -> None:
    name = {"he": "דנה", "ar": "ليلى"}.get(language, "Anna")
    told = say(
        language, "event-crossed", name=listing([name, name], language=language), colour="red", number=5, place=0
    )
    assert told.isprintable()


def test_a_capital_is_found_behind_an_isolate() -> None:
    assert capital(isolated("anna")) == isolated("Anna")
    assert capital("żółte 5") == "Żółte 5"
    assert capital("5 אדום") == "5 אדום"
    assert capital("") == ""


def test_what_is_not_there_is_said_aloud() -> None:
    with pytest.raises(WordsError, match='no message "nonsense" in "uk"'):
        say("uk", "nonsense")
    with pytest.raises(WordsError, match='the message "total" in "pl"'):
        say("pl", "total", name="Anna")
    with pytest.raises(WordsError, match='no language "xx"'):
        say("xx", "total", name="Anna", total=5)
