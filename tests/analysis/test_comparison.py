"""Both judgements in words: how often choices win, what they are worth in points, and whether the two agree."""

import pytest

from qwixx.analysis.advice import advice_reason, advice_words, advise
from qwixx.analysis.comparison import Weighed, same_choice, weigh, weighed_words
from qwixx.analysis.why import option_words
from qwixx.analysis.win_chances import find_chances
from qwixx.i18n.languages import LANGUAGES
from qwixx.rules import Choice, Cross, Sheet, parse_position, sheet_of, variant
from qwixx.solve.question import question_of
from qwixx.solve.turn_values import Option
from tests.analysis.games import AtOnce

CLASSIC = variant("classic")
EMPTY = sheet_of(CLASSIC, [[2], [], [], []])
CROSSED = sheet_of(CLASSIC, [[2, 6], [], [], []])
CHANCES = "The chance to win with red 6 is 54.2%, with crossing nothing 52.1%."


def nothing(value: float, chance: float | None = 0.521) -> Weighed:
    return Weighed(Option((None,), EMPTY, 0, value), value, chance)


def red_6(value: float, chance: float | None = 0.542) -> Weighed:
    return Weighed(Option((Cross(0, 6),), CROSSED, 0, value), value, chance)


def told(nothing_value: float, language: str = "en") -> str:
    return weighed_words(CLASSIC, red_6(50.0), nothing(nothing_value), language)


def test_where_points_agree_both_are_told() -> None:
    assert told(48.0) == (
        f"{CHANCES} Red 6 is worth 2.00 points more than crossing nothing: it makes 2 points more at once, "
        "although it gives up 3 to 5 in red."
    )


def test_where_points_speak_for_the_other_that_is_said() -> None:
    assert told(52.0) == (
        f"{CHANCES} For points alone it is the other way round. Crossing nothing is worth 2.00 points more than red 6: "
        "it keeps 3 to 5 open in red, although it makes 2 points less at once."
    )


def test_where_points_are_the_same_nobody_is_contradicted() -> None:
    assert told(50.0) == f"{CHANCES} Crossing nothing and red 6 are worth the same."


def test_without_points_there_are_chances_alone() -> None:
    better, other = (weighed._replace(points=None) for weighed in (red_6(0.542), nothing(0.521)))
    assert weighed_words(CLASSIC, better, other) == CHANCES


def test_without_chances_there_are_points_alone() -> None:
    assert "chance" not in weighed_words(CLASSIC, red_6(50.0, None), nothing(48.0, None))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_agreement_from_difference(language: str) -> None:
    assert len({told(value, language) for value in (48.0, 50.0, 52.0)}) == 3


def option(value: float, *choices: Choice) -> Option:
    return Option(choices, EMPTY, 0, value)


def test_choices_go_by_chances_where_there_are_any() -> None:
    points = [option(60.0, None), option(55.0, Cross(0, 6))]
    chances = [option(0.6, Cross(0, 6)), option(0.4, None)]
    assert [weighed.option.value for weighed in weigh(points, None)] == [60.0, 55.0]
    assert [(weighed.option.value, weighed.chance) for weighed in weigh(points, chances)] == [(55.0, 0.6), (60.0, 0.4)]


def test_an_action_2_that_is_not_expected_to_come_counts_as_its_action_1() -> None:
    both, best = option(0.5, None, Cross(0, 6)), option(0.7, None)
    assert same_choice([best, both], (None, Cross(0, 6))) == both
    assert same_choice([best], (None, Cross(0, 6))) == best


class Waiting(AtOnce):
    """A table that expects a lot as long as the game goes on."""

    def points_to_come(self, sheet: Sheet, closed: int, turns: int) -> float:
        """A hundred, or none."""
        return 100.0 * (closed.bit_count() < 2) + super().points_to_come(sheet, closed, turns)


def test_advice_compares_with_what_points_would_choose() -> None:
    """Red 12 ends the game while Anna is ahead; who wants points would rather go on."""
    game = parse_position("classic 2,3,4,5,6/2,3,4,5,6,12/-/-/p0 2/-/-/-/p0 phase=white roll=6+6,r1,g1,b1")
    advice = advise(Waiting(question_of(game, 0)), game, 0, find_chances(game))
    assert advice.best.option.choices == (Cross(0, 12),)
    assert advice.best.chance == 1.0
    assert Cross(0, 12) not in advice.best_for_points.option.choices
    rival = option_words(CLASSIC, advice.best_for_points.option)
    words = advice_words(CLASSIC, advice)
    assert words.startswith(f"The chance to win with red 12 is 100.0%, with {rival} ")
    assert "For points alone it is the other way round." in words
    reason = advice_reason(CLASSIC, advice)
    assert reason.startswith("This is better than ")
    assert "%" not in reason
