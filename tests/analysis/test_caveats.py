"""What an answer leaves out is said, and only then."""

from dataclasses import replace

import pytest

from qwixx.analysis.caveats import Limit, limit_words, limits, limits_of_chances
from qwixx.i18n.catalogue import say
from qwixx.i18n.languages import ENGLISH
from qwixx.rules import Game, Options, set_up, sheet_of, variant
from qwixx.rules.options import DEFAULT_OPTIONS, OPTION_NAMES
from qwixx.solve.question import Question

CLASSIC = variant("classic")
EMPTY = sheet_of(CLASSIC, [[], [], [], []])
LOCKED = sheet_of(CLASSIC, [[2, 3, 4, 5, 6, 12], [], [], []])


def table(*sheets: str, options: Options = DEFAULT_OPTIONS) -> Game:
    known = {"empty": EMPTY, "locked": LOCKED}
    return set_up(CLASSIC, [known[each] for each in sheets], options=options)


def test_alone_nothing_is_left_out() -> None:
    assert limits(Question(CLASSIC), table("empty"), 0) == ()


def test_at_a_table_the_others_are() -> None:
    assert limits(Question(CLASSIC, 2), table("empty", "empty"), 0) == (Limit.OTHERS,)


def test_another_number_of_players_is_another_pace() -> None:
    assert limits(Question(CLASSIC), table("empty", "empty"), 0) == (Limit.OTHERS, Limit.ANOTHER_PACE)


def test_C13_a_row_that_somebody_else_closed_lies_outside_and_an_own_lock_does_not() -> None:
    game = table("locked", "empty")
    assert Limit.CLOSED_BY_OTHERS not in limits(Question(CLASSIC, 2), game, 0)
    assert Limit.CLOSED_BY_OTHERS in limits(Question(CLASSIC, 2), game, 1)


@pytest.mark.parametrize("name", OPTION_NAMES)
def test_house_rules_lie_outside_but_for_who_starts(name: str) -> None:
    options = replace(DEFAULT_OPTIONS, **{name.replace("-", "_"): True})
    game = table("empty", options=options)
    assert limits(Question(CLASSIC), game, 0) == (() if name == "first-six" else (Limit.HOUSE_RULES,))
    assert limits_of_chances(game) == limits(Question(CLASSIC), game, 0)
    assert f"({say(ENGLISH, f'option-{name}')})" in limit_words(Limit.HOUSE_RULES, game)
