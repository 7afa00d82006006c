"""Numbers and their nouns, as each language counts."""

import pytest

from qwixx.i18n.catalogue import say

POINTS = {
    "en": "0 points, 1 point, 2 points, 21 points, -1 point",
    "uk": "0 балів, 1 бал, 2 бали, 5 балів, 11 балів, 21 бал, 22 бали, 25 балів, 100 балів, 1,5 бала",
    "ru": "0 очков, 1 очко, 2 очка, 5 очков, 11 очков, 21 очко, 22 очка, 25 очков, 100 очков, 1,5 очка",
    "pl": "0 punktów, 1 punkt, 2 punkty, 5 punktów, 12 punktów, 21 punktów, 22 punkty, 100 punktów, 1,5 punktu",
    "cs": "0 bodů, 1 bod, 2 body, 5 bodů, 21 bodů, 22 bodů, 100 bodů, 1,5 bodu",
    "sk": "0 bodov, 1 bod, 2 body, 5 bodov, 21 bodov, 22 bodov, 100 bodov, 1,5 bodu",
    "he": "0 נקודות, 3 נקודות, 11 נקודות, 100 נקודות",
    "ar": "0 نقطة, 3 نقاط, 10 نقاط, 11 نقطة, 99 نقطة, 100 نقطة, 103 نقاط",
}


@pytest.mark.parametrize("language", POINTS)
def test_points(language: str) -> None:
    for wanted in POINTS[language].split(", "):
        number = wanted.split()[0].replace(",", ".")
        assert say(language, "points", points=float(number) if "." in number else int(number)) == wanted


def test_one_and_two_have_words_of_their_own_in_hebrew_and_arabic() -> None:
    assert [say("he", "points", points=number) for number in (1, 2)] == ["נקודה אחת", "שתי נקודות"]
    assert [say("ar", "points", points=number) for number in (1, 2)] == ["نقطة واحدة", "نقطتان"]


def test_a_loss_keeps_its_sign() -> None:
    assert say("he", "points", points=-1) == "\u2068-1\u2069 נקודות"
    assert "-2" in say("ar", "points", points=-2)


@pytest.mark.parametrize(
    ("language", "turns", "wanted"),
    [
        ("uk", 1, "1 хід"),
        ("uk", 24, "24 ходи"),
        ("uk", 12, "12 ходів"),
        ("ru", 31, "31 ход"),
        ("ru", 33, "33 хода"),
        ("ru", 14, "14 ходов"),
        ("pl", 1, "1 tura"),
        ("pl", 34, "34 tury"),
        ("pl", 31, "31 tur"),
        ("cs", 3, "3 tahy"),
        ("cs", 33, "33 tahů"),
        ("sk", 4, "4 ťahy"),
        ("sk", 34, "34 ťahov"),
        ("he", 1, "תור אחד"),
        ("he", 2, "שני תורות"),
        ("he", 20, "20 תורות"),
        ("ar", 1, "دور واحد"),
        ("ar", 2, "دوران"),
        ("ar", 9, "9 أدوار"),
        ("ar", 30, "30 دورًا"),
        ("ar", 100, "100 دور"),
    ],
)
def test_turns(language: str, turns: int, wanted: str) -> None:
    assert say(language, "review-turn-count", turns=turns) == wanted


@pytest.mark.parametrize(
    ("language", "decimals"), [("en", "2.50"), ("uk", "2,50"), ("pl", "2,50"), ("he", "2.50"), ("ar", "2.50")]
)
def test_decimals_are_written_as_the_language_does(language: str, decimals: str) -> None:
    facts: dict[str, str | float] = {"better": "x", "other": "y", "for": "z", "gain": 2.5}
    assert decimals in say(language, "why-better", **facts)
