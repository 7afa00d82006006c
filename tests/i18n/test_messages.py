"""Values of the game as sentences in every language."""

# ruff: noqa: RUF001 (Cyrillic letters that look like Latin ones are meant)

from collections.abc import Iterator

import pytest

from qwixx.i18n.announcements import (
    colour_announcement,
    ending_words,
    roll_announcement,
    score_words,
    totals_words,
    white_announcement,
    winner_words,
)
from qwixx.i18n.phrases import (
    cell_words,
    colour_choice_words,
    listing,
    roll_words,
    row_words,
    span,
    white_choice_words,
)
from qwixx.i18n.refusals import error_words, reason_words
from qwixx.rules import (
    Cross,
    Game,
    IllegalError,
    NotationError,
    QwixxError,
    Reason,
    WhiteChoices,
    parse_choice,
    parse_position,
    parse_roll,
    variant,
)
from tests.i18n.catalogues import CODES
from tests.terminal.sheets import REPEATED

FIVE = "2,3,4,5,6/-/-/-/p0"
NAMES = ("Anna", "Boris", "Clara")
LONE = parse_roll("4+1 r2 y3 g6 b6")


def white(position: str, language: str, *choices: str) -> str:
    game = parse_position(position)
    chosen = tuple(parse_choice(game.variant, choice) for choice in choices)
    after, events = game.apply(WhiteChoices(chosen))
    return white_announcement(after, NAMES[: game.players], chosen, events, language)


def reason(position: str, row: int, number: int) -> Reason:
    found = parse_position(position).why_not(0, Cross(row, number))
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("uk", "Червона 12 завершує ряд. Спершу в ньому потрібно 5 хрестиків, а зараз їх 2."),
        ("ru", "Красная 12 закрывает ряд. Сначала в нём нужно 5 крестиков, а сейчас их 2."),
        ("pl", "Czerwone 12 zamyka rząd. Najpierw potrzeba w nim 5 krzyżyków, a masz 2."),
        ("cs", "Červená 12 uzamyká řadu. Nejdřív v ní musí být 5 křížků, zatím je jich 2."),
        ("sk", "Červená 12 uzamyká rad. Najprv v ňom musí byť 5 krížikov, zatiaľ je ich 2."),
        ("he", "ה־12 האדום נועל את השורה. קודם צריך בה 5 סימונים, ויש בה 2."),
        ("en", "Red 12 locks the row. You need 5 crosses in it first; you have 2."),
        ("ar", "الرقم 12 الأحمر يغلق السطر. يجب أن تكون فيه أولًا 5 علامات، والموجود 2."),
    ],
)
def test_C12_a_reason(language: str, told: str) -> None:
    assert reason_words(reason("classic 5,7/-/-/-/p0", 0, 12), language) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("uk", "Жоден білий кубик не дає 9 разом із синім."),
        ("ru", "Ни один белый кубик не даёт 9 вместе с синим."),
        ("pl", "Żadna biała kostka razem z niebieską nie daje 9."),
        ("cs", "Žádná bílá kostka nedá s modrou součet 9."),
        ("sk", "Žiadna biela kocka nedá s modrou súčet 9."),
        ("he", "אף קובייה לבנה לא נותנת 9 יחד עם הקובייה הכחולה."),
        ("en", "No white die makes 9 with the blue one."),
        ("ar", "لا يعطي أي مكعب أبيض مع المكعب الأزرق المجموع 9."),
    ],
)
def test_C9_a_reason_of_action_2_takes_the_case_that_its_sentence_needs(language: str, told: str) -> None:
    position = "classic -/-/-/-/p0 phase=colour roll=4+1,r2,y3,g6,b6"
    assert reason_words(reason(position, 3, 9), language) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "uk",
            "Дія 1. Anna закреслює червону 12. Boris закреслює червону 12. Clara нічого не закреслює. "
            "Anna і Boris завершують червоний ряд. "
            "Червоний ряд завершено для всіх; червоний кубик вибуває з гри.",
        ),
        (
            "cs",
            "Akce 1. Anna křížkuje červenou 12. Boris křížkuje červenou 12. Clara nic nekřížkuje. "
            "Anna a Boris uzamykají červenou řadu. "
            "Červená řada je uzamčená pro všechny; červená kostka je mimo hru.",
        ),
    ],
)
def test_C14_C15_two_who_lock_together(language: str, told: str) -> None:
    position = f"classic {FIVE} {FIVE} -/-/-/-/p0 phase=white roll=6+6,r1,y1,g1,b1"
    assert white(position, language, "R12", "R12", "-") == told


@pytest.mark.parametrize("language", CODES)
def test_every_announcement_can_be_made(language: str) -> None:
    told = list(_announcements(language))
    assert all(told)
    assert len(set(told)) == len(told)


def _announcements(language: str) -> Iterator[str]:
    yield roll_announcement(LONE, language)
    yield white(f"classic {FIVE} -/-/-/-/p0 phase=white roll=6+6,r1,y1,g1,b1", language, "R12", "-")
    yield white("longo -/-/-/-/p0/L5-8 phase=white roll=4+1,r1,y1,g1,b1", language, "G16*")
    yield white(f"mixx-a {FIVE} phase=white roll=6+6,r1,y1,g1,b1", language, "R12")
    yield white(f"classic {FIVE} phase=white roll=6+6,r1,y1,g1,b1 options=locked-die-stays", language, "R12")
    game = parse_position("classic -/-/-/-/p3 phase=colour roll=4+1,r2,y3,g6,b6")
    for choice in (None, Cross(3, 10)):
        after, events = game.chose_colour(choice)
        yield colour_announcement(after, NAMES, 0, LONE, choice, events, language)
    for position in ("classic -/-/-/-/p4 phase=over", f"classic {FIVE} -/-/-/-/p4 active=2 phase=over", _locked()):
        yield from _end(parse_position(position), language)


def _locked() -> str:
    locked = "2,3,4,5,6,12/2,3,4,5,6,12/-/-/p0"
    return f"classic {locked} {locked} phase=over"


def _end(game: Game, language: str) -> Iterator[str]:
    assert game.outcome
    names = NAMES[: game.players]
    yield ending_words(game, names, game.outcome, language)
    yield winner_words(game, names, game.outcome, language)
    yield score_words(game, 0, names[0], language)
    yield totals_words(game, names, language)


@pytest.mark.parametrize("language", CODES)
def test_every_phrase_can_be_said(language: str) -> None:
    longo, classic = variant("longo"), variant("classic")
    told = [
        roll_words(LONE, language),
        cell_words(REPEATED, 0, 2, language),
        cell_words(REPEATED, 0, 3, language),
        row_words(REPEATED, 0, language),
        row_words(classic, 0, language),
        white_choice_words(longo, Cross(2, 16, lucky=True), language),
        white_choice_words(classic, Cross(0, 12), language),
        colour_choice_words(classic, Cross(0, 6), LONE, language),
        span(["8", "9", "10"], language),
        span(["8", "9"], language),
        listing(["a", "b", "c"], language=language),
        listing(["a", "b", "c"], "or", language),
    ]
    assert all(told)
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("language", CODES)
def test_an_error_is_told_by_its_code_and_facts(language: str) -> None:
    for error in (
        IllegalError("stale", "in English"),
        IllegalError("name-taken", "in English", name="Zoë"),
        NotationError("4x1", "a roll", 3),
        NotationError("4x1", "a roll"),
    ):
        told = error_words(error, language)
        assert "English" not in told
        assert all(str(fact) in told for fact in error.facts.values() if fact)


@pytest.mark.parametrize("language", CODES)
def test_a_code_for_programs_and_one_without_its_facts_share_a_sentence(language: str) -> None:
    other = error_words(QwixxError("no-such-code", "in English"), language)
    assert error_words(IllegalError("name-taken", "in English"), language) == other
    assert "English" not in other
