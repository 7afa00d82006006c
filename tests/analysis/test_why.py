"""Why a choice is better: every fact follows from the two sheets, and the sentence says no more than the facts."""

# ruff: noqa: E501, RUF001 (a sentence is one line; Cyrillic letters that look like Latin ones are meant)

import pytest

from qwixx.analysis.review import review
from qwixx.analysis.why import option_words, plain_words, why, why_words
from qwixx.i18n.languages import LANGUAGES
from qwixx.rules import Choice, Cross, Phase, Sheet, Variant, sheet_of, variant
from qwixx.solve.cache import find_table
from qwixx.solve.turn_values import Option, options
from tests.analysis.games import SHEETS, random_game

CLASSIC = variant("classic")
START = sheet_of(CLASSIC, [[2], [], [], []])


def option(sheet: Sheet, value: float, *choices: Choice, closed: int = 0) -> Option:
    for choice in choices:
        if choice:
            target = CLASSIC.target(choice.row, choice.number)
            sheet, closed = sheet.crossed(target), closed | target.locks << target.row
    return Option(choices, sheet, closed, value)


def told(better: Option, other: Option) -> str:
    return why_words(CLASSIC, why(CLASSIC, better, other))


def open_numbers(sheet: Variant, found: Option, row: int) -> set[int]:
    if found.closed >> row & 1:
        return set()
    return {cell.number for place, cell in enumerate(sheet.rows[row]) if not found.sheet.rows[row] >> place}


@pytest.mark.parametrize("name", SHEETS)
def test_every_fact_is_true_of_the_two_sheets(name: str) -> None:
    sheet, compared = SHEETS[name], 0
    for seed in range(8):
        for player in review(random_game(sheet, 2, seed), find_table).players:
            for decision in player.points.decisions:
                best, *others = options(find_table(player.question), decision.game, decision.player)
                for other in others:
                    check_facts(sheet, best, other)
                    compared += 1
    assert compared > 100


def check_facts(sheet: Variant, best: Option, other: Option) -> None:
    reasons = why(sheet, best, other)
    assert reasons.now + reasons.later == pytest.approx(reasons.gain, abs=1e-9)
    assert reasons.now == best.sheet.scores(CLASSIC).total - other.sheet.scores(CLASSIC).total
    assert reasons.spared == other.sheet.penalties - best.sheet.penalties
    for numbers, one, two in ((reasons.keeps, best, other), (reasons.gives_up, other, best)):
        for row, found in numbers:
            assert set(found) <= open_numbers(sheet, one, row) - open_numbers(sheet, two, row)
            assert not set(found) & set(two.sheet.numbers(sheet, row))
            assert found
    for rows, one, two in ((reasons.locks, best, other), (reasons.unlocked, other, best)):
        assert all(one.sheet.locked(sheet, row) and not two.sheet.locked(sheet, row) for row in rows)
    sentence = why_words(sheet, reasons)
    assert sentence.endswith(".")
    assert ": it ." not in sentence
    assert ("worth the same" in sentence) == (reasons.gain < 0.005)


def test_numbers_that_stay_open_speak_for_a_choice() -> None:
    nothing, red_6 = option(START, 50.0, None), option(START, 47.5, Cross(0, 6))
    assert told(nothing, red_6) == (
        "Crossing nothing is worth 2.50 points more than red 6: it keeps 3 to 5 open in red, although it makes 2 "
        "points less at once."
    )


def test_what_a_choice_crosses_is_not_given_up() -> None:
    red_3, nothing = option(START, 50.0, Cross(0, 3)), option(START, 49.0, None)
    assert told(red_3, nothing) == (
        "Red 3 is worth 1.00 points more than crossing nothing: it makes 2 points more at once, although it leaves "
        "worse chances later."
    )
    red_4 = option(START, 50.0, Cross(0, 4))
    assert "although it gives up 3 in red." in told(red_4, nothing)


def test_C10_a_penalty_is_named() -> None:
    blue, penalised = option(START, 40.0, None, Cross(3, 12)), option(START.penalised(), 34.0, None, None)
    assert told(blue, penalised) == (
        "Blue 12 is worth 6.00 points more than crossing nothing: it spares a penalty and makes 1 point more at once."
    )
    assert "takes a penalty" in told(penalised._replace(value=50.0), blue)


def test_C12_a_lock_is_made_and_not_given_up() -> None:
    full = sheet_of(CLASSIC, [[2, 3, 4, 5, 6], [], [], []])
    lock, wait = option(full, 60.0, Cross(0, 12)), option(full, 50.0, None)
    assert told(lock, wait) == (
        "Red 12 is worth 10.00 points more than crossing nothing: it locks the red row and makes 13 points more at "
        "once, although it leaves worse chances later."
    )
    assert told(wait._replace(value=65.0), lock) == (
        "Crossing nothing is worth 5.00 points more than red 12: it does not lock the red row yet, although it makes "
        "13 points less at once."
    )


def test_what_is_worth_the_same_is_said_to_be() -> None:
    assert told(option(START, 50.0, Cross(0, 3)), option(START, 49.999, None)) == (
        "Red 3 and crossing nothing are worth the same."
    )


def test_options_are_told_with_both_actions() -> None:
    assert option_words(CLASSIC, option(START, 0.0, Cross(0, 5), Cross(3, 10))) == "red 5 and blue 10"
    assert option_words(CLASSIC, option(START, 0.0, None, None)) == "crossing nothing"


def test_positions_of_action_2_are_compared_too() -> None:
    record = next(
        record
        for seed in range(40)
        for record in [random_game(SHEETS["short"], 1, seed, actions=5)]
        if record.final().phase is Phase.COLOUR and len(record.final().choices(0)) > 1
    )
    (player,) = review(record, find_table).players
    best, other, *_ = options(find_table(player.question), record.final(), 0)
    check_facts(SHEETS["short"], best, other)


@pytest.mark.parametrize(
    ("language", "told_in_it"),
    [
        (
            "uk",
            "Нічого не закреслювати — на 2,50 бала краще, ніж червона 6: ще можна закреслити від 3 до 5 у червоному ряду, хоча одразу на 2 бали менше.",
        ),
        (
            "ru",
            "Ничего не зачёркивать — на 2,50 очка лучше, чем красная 6: ещё можно зачеркнуть от 3 до 5 в красном ряду, хотя сразу на 2 очка меньше.",
        ),
        (
            "pl",
            "Nic nie skreślać – o 2,50 punktu lepiej niż czerwone 6: można jeszcze skreślić od 3 do 5 w czerwonym rzędzie, choć od razu o 2 punkty mniej.",
        ),
        (
            "cs",
            "Nic nezakřížkovat – o 2,50 bodu lépe než červená 6: ještě se dá zakřížkovat 3 až 5 v červené řadě, i když je hned o 2 body méně.",
        ),
        (
            "sk",
            "Nič nezakrížikovať – o 2,50 bodu lepšie než červená 6: ešte sa dá zakrížikovať 3 až 5 v červenom rade, hoci je hneď o 2 body menej.",
        ),
        (
            "he",
            "עדיף לא לסמן על פני 6 אדום, ב־\u20682.50\u2069 נקודות: עוד אפשר לסמן 3 עד 5 בשורה האדומה, אף על פי שיש מיד שתי נקודות פחות.",
        ),
        (
            "ar",
            "عدم وضع أي علامة أفضل من الرقم 6 الأحمر بمقدار \u20682.50\u2069 نقطة: يبقى متاحًا من 3 إلى 5 في السطر الأحمر، لكن النقص الفوري نقطتان.",
        ),
    ],
)
def test_the_same_is_said_in_every_language(language: str, told_in_it: str) -> None:
    nothing, red_6 = option(START, 50.0, None), option(START, 47.5, Cross(0, 6))
    assert why_words(CLASSIC, why(CLASSIC, nothing, red_6), language) == told_in_it


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_argument_can_be_put_into_words(language: str) -> None:
    full = sheet_of(CLASSIC, [[2, 3, 4, 5, 6], [], [], []])
    lock, wait = option(full, 60.0, Cross(0, 12)), option(full, 50.0, None)
    penalty = wait._replace(sheet=full.penalised(), value=40.0)
    pairs = [
        (lock, wait),
        (wait._replace(value=65.0), lock),
        (lock, penalty),
        (penalty._replace(value=70.0), lock),
        (wait, wait),
    ]
    told_in_it = [why_words(CLASSIC, why(CLASSIC, *pair), language) for pair in pairs]
    assert len(set(told_in_it)) == len(pairs)


def plainly(better: Option, other: Option, *, by_chance: bool, language: str = "en") -> str:
    return plain_words(CLASSIC, why(CLASSIC, better, other), language, by_chance=by_chance)


def test_a_plain_sentence_names_the_other_choice_and_tells_no_worth() -> None:
    nothing, red_6 = option(START, 50.0, None), option(START, 47.5, Cross(0, 6))
    said = "This is better than red 6: it keeps 3 to 5 open in red, although it makes 2 points less at once."
    assert plainly(nothing, red_6, by_chance=False) == said
    by_chance = (nothing._replace(value=0.5), red_6._replace(value=0.4))
    assert plainly(*by_chance, by_chance=True) == said


def test_of_many_reasons_a_plain_sentence_names_two() -> None:
    full = sheet_of(CLASSIC, [[2, 3, 4, 5, 6], [], [], []])
    lock = option(full, 0.9, Cross(0, 12))
    penalty = option(full, 0.5, None)._replace(sheet=full.penalised())
    assert plainly(lock, penalty, by_chance=True) == (
        "This is better than crossing nothing: it spares a penalty and locks the red row."
    )


def test_what_is_the_same_in_two_rows_is_no_reason() -> None:
    empty = sheet_of(CLASSIC, [[], [], [], []])
    red_4, yellow_4 = option(empty, 0.5, Cross(0, 4)), option(empty, 0.4, Cross(1, 4))
    assert plainly(red_4, yellow_4, by_chance=True) == "This wins more often than yellow 4."
    assert plainly(red_4, yellow_4, by_chance=False) == "This is better than yellow 4: it leaves better chances later."


@pytest.mark.parametrize("language", LANGUAGES)
def test_chances_are_not_told_as_points(language: str) -> None:
    ahead, behind = option(START, 0.6, Cross(0, 4)), option(START, 0.5, Cross(1, 4))
    words = plainly(ahead, behind, by_chance=True, language=language)
    assert "0" not in words
