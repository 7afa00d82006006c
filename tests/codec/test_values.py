"""The values of the rules as JSON, there and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwixx.codec.values import (
    action_json,
    choice_json,
    options_json,
    read_choice,
    read_options,
    read_roll,
    roll_json,
    state_json,
)
from qwixx.rules import Action, Choice, ColourChoice, Cross, Options, Roll, WhiteChoices, new_game, variant

faces = st.integers(1, 8)
left_or_faces = st.integers(0, 8)
choices = st.none() | st.builds(Cross, st.integers(0, 3), st.integers(2, 16), st.booleans())


@given(st.builds(Roll, st.tuples(faces, faces), st.tuples(*[left_or_faces] * 4)))
def test_a_roll_reads_back_the_same(roll: Roll) -> None:
    assert read_roll(roll_json(roll)) == roll


@given(choices)
def test_a_choice_reads_back_the_same(choice: Choice) -> None:
    assert read_choice(choice_json(choice)) == choice


@given(st.builds(Options, st.booleans(), st.booleans(), st.booleans()))
def test_options_read_back_the_same(options: Options) -> None:
    assert read_options(options_json(options)) == options


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        (Roll((4, 1), (2, 0, 6, 6)), {"roll": {"white": [4, 1], "red": 2, "green": 6, "blue": 6}}),
        (WhiteChoices((Cross(0, 5), None)), {"white": [{"row": 0, "number": 5}, None]}),
        (ColourChoice(None), {"colour": None}),
    ],
)
def test_an_action_says_what_it_is(action: Action, expected: object) -> None:
    assert action_json(action) == expected


def test_all_who_may_choose_are_waited_for_unless_it_is_said_who() -> None:
    game = new_game(variant("classic"), 2).rolled(Roll((1, 1), (1, 1, 1, 1))).game
    assert state_json(game)["waiting"] == [0, 1]
    assert state_json(game, (1,))["waiting"] == [1]
    assert state_json(game, ())["waiting"] == []
