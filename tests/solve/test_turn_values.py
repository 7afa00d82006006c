"""What each choice of a turn is worth."""

import pytest

from qwixx.rules import Game, Options, format_choice, parse_position, parse_roll
from qwixx.solve.cache import find_table
from qwixx.solve.question import Question, question_of
from qwixx.solve.turn_values import Option, expected_score, options, turns_before
from qwixx.solve.value_table import ValueTable
from tests.solve.sheets import small

pytestmark = pytest.mark.usefixtures("folder")
VARIANT = small("two locking numbers")
"""Rows of 2 3 4, green and blue from 4 down; the last two numbers lock after one cross."""


def position(text: str, roll: str | None = None) -> Game:
    game = parse_position(f"{VARIANT.name} {text}", lambda _: VARIANT)
    return game.rolled(parse_roll(roll)).game if roll else game


def table_for(game: Game, player: int = 0) -> ValueTable:
    return find_table(question_of(game, player))


def notation(option: Option) -> str:
    return " ".join(format_choice(VARIANT, choice) for choice in option.choices)


def test_C8_C9_an_active_player_has_pairs_the_best_first() -> None:
    game = position("-/-/-/-/p0", "1+1 r1 y2 g2 b2")
    found = options(table_for(game), game, 0)
    assert {notation(option) for option in found} == {"- -", "- R2", "R2 -", "Y2 -", "Y2 R2", "Y2 Y3"}
    values = [option.value for option in found]
    assert values == sorted(values, reverse=True)


def test_C22_the_lock_of_action_2_after_the_cross_of_action_1() -> None:
    game = position("-/-/-/-/p0", "1+1 r1 y2 g2 b2")
    found = {notation(option): option for option in options(table_for(game), game, 0)}
    assert found["Y2 Y3"].sheet.locked(VARIANT, 1)
    assert found["Y2 Y3"].closed == 0b0010


def test_C10_nothing_in_both_actions_costs_a_penalty() -> None:
    game = position("-/-/-/-/p0", "1+1 r1 y2 g2 b2")
    found = {notation(option): option for option in options(table_for(game), game, 0)}
    assert found["- -"].sheet.penalties == 1
    assert found["R2 -"].sheet.penalties == 0


def test_C16_C17_what_ends_the_game_is_worth_the_points_on_the_sheet_and_has_no_action_2() -> None:
    game = position("2,3/2/-/-/p0", "2+1 y1 g1 b1")
    last = next(option for option in options(table_for(game), game, 0) if notation(option) == "Y3")
    assert last.value == last.sheet.scores(game.variant).total == 6 + 6
    game = position("-/-/4/4/p3", "1+1 r2 y2 g2 b2")
    fourth = next(option for option in options(table_for(game), game, 0) if notation(option) == "- -")
    assert fourth.value == fourth.sheet.scores(game.variant).total == 1 + 1 - 20


def test_action_2_alone_leaves_the_choices_of_action_2() -> None:
    rolled = position("-/-/-/-/p0", "1+1 r1 y2 g2 b2")
    yellow = rolled.choices(0)[2]
    game = rolled.chose_white((yellow,)).game
    found = options(table_for(game), game, 0)
    assert {notation(option) for option in found} == {"-", "R2", "Y3"}
    before = {notation(option): option.value for option in options(table_for(game), rolled, 0)}
    assert all(option.value == before[f"Y2 {notation(option)}"] for option in found)


def test_C11_a_passive_player_has_action_1_alone_and_waits_one_turn_less() -> None:
    game = position("-/-/-/-/p0 -/-/-/-/p0 -/-/-/-/p0 active=2", "1+1 r1 y2 g2 b2")
    assert [turns_before(game, player) for player in range(3)] == [2, 0, 1]
    table = table_for(game)
    for player, turns in ((0, 1), (2, 0)):
        found = {notation(option): option for option in options(table, game, player)}
        assert set(found) == {"-", "R2", "Y2"}
        assert found["-"].value == table.expected_score(game.sheets[player], 0, turns)
        assert found["-"].sheet.penalties == 0


def test_C13_a_row_that_somebody_else_closed_is_out() -> None:
    closed = position("2/-/-/-/p0 2,3/-/-/-/p0")
    table = table_for(closed)
    alone = closed.sheets[0]
    assert expected_score(table, closed, 0) == table.expected_score(alone, 0b0001, 0)
    assert table.expected_score(alone, 0b0001, 0) < table.expected_score(alone, 0, 0)


def test_a_game_that_is_over_is_worth_its_points() -> None:
    game = position("2,3/2,3/4/-/p1 phase=over")
    assert expected_score(table_for(game), game, 0) == 6 + 6 + 1 - 5


def test_a_locked_die_that_stays_does_not_leave_the_row_open() -> None:
    game = position("2/-/-/-/p0 -/-/-/-/p0 active=2", "1+2 r1 y2 g2 b2")._replace(
        options=Options(locked_die_stays=True)
    )
    locks = next(option for option in options(table_for(game), game, 0) if notation(option) == "R3")
    assert locks.closed == 0b0001


def test_a_question_of_another_pace_waits_as_long_as_it_can() -> None:
    game = position("-/-/-/-/p0 -/-/-/-/p0 -/-/-/-/p0 active=2")
    solo = find_table(Question(VARIANT))
    assert expected_score(solo, game, 0) == solo.expected_score(game.sheets[0], 0, 0)
