"""The plain game in every language: what it says, and what it understands."""

import re
from pathlib import Path

import pytest

from qwixx.i18n.catalogue import say
from qwixx.i18n.languages import LANGUAGES
from qwixx.i18n.sheet_drawing import draw_sheet
from qwixx.i18n.text_width import text_width
from qwixx.rules import parse_position
from qwixx.terminal.start_options import Flags
from qwixx.terminal.typed_words import WORDS, TypedWords
from tests.terminal.plain_play import evening

OTHERS = [language for language in LANGUAGES if language != "en"]
NAMES = {
    "Anna",
    "Boris",
    "Qwixx",
    "Enter",
    "Longo",
    "FILE",
    "qwixx",
    "verify",
    "play",
    "resume",
    "help",
    "L",
    "C12",
    "r12",
    "C",
}


@pytest.fixture(autouse=True)
def _in_a_fresh_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_understood_in_the_language_and_in_english(language: str) -> None:
    words = TypedWords(language)
    for word in WORDS:
        assert words.understood(say(language, f"word-{word}")) == word
        assert words.understood(say(language, f"word-{word}").upper()) == word
        assert words.understood(word) == word
    for english, letter in zip("RYGB", words.letters.values(), strict=True):
        assert words.understood(f"{letter}12") == f"{english}12"
        assert words.understood(f"{letter.lower()} 12*") == f"{english} 12*"
        assert words.understood(f"{say(language, 'word-why')} {letter}5") == f"why {english}5"
    assert words.understood("red 5") == "red 5"
    assert words.understood("12") == "12"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_words_of_a_language_are_the_same(language: str) -> None:
    assert len({say(language, f"word-{word}") for word in WORDS}) == len(WORDS)
    assert len(set(say(language, "word-colours").split())) == 4


@pytest.mark.parametrize("language", OTHERS)
def test_a_whole_game_is_told_in_the_language(language: str) -> None:
    asked = ["help", "rules", "sheets", "read", "dice", "why", "draw", "quick"]
    answers = ["?", *(say(language, f"word-{word}") for word in asked), "R99", *["1"] * 500]
    talk = evening(Flags(names="Anna,Boris", seed="5", save="g"), *answers, language=language, drawing=True)
    assert say(language, "word-sheet") in talk.text
    assert talk.status == 0
    told = set(re.findall(r"[A-Za-z]{2,}", talk.text)) - NAMES
    if language in ("uk", "ru", "he", "ar"):
        assert told == set()
    else:
        assert not told & {"the", "and", "of", "row", "crosses", "nothing", "sheet", "player", "penalty", "dice"}


@pytest.mark.parametrize("language", OTHERS)
def test_the_questions_before_a_game_are_asked_in_the_language(language: str) -> None:
    answers = ["", "1", "", "", say(language, "word-fair"), ""]
    talk = evening(Flags(), *answers, language=language)
    assert say(language, "plain-commitment-table") in talk.flowing
    assert talk.flowing.endswith(say(language, "plain-goodbye"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["classic", "longo", "mixx-a"])
def test_a_drawn_sheet_fits_in_80_columns(name: str, language: str) -> None:
    lines = draw_sheet(parse_position(f"{name} -/-/-/-/p0"), 0, "Anna", language=language).splitlines()
    assert max(map(text_width, lines)) < 80
    rows = [line for line in lines if "=" in line][:4]
    assert len({text_width(row) for row in rows}) == 1
