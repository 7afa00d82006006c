"""The OpenSpiel game: its own random simulations, playthroughs, chance as it should be, and the law."""

import pickle
from collections import Counter
from fractions import Fraction
from typing import Any

import numpy as np
import pyspiel
import pytest

from qwixx.envs.encoding import observe, offers
from qwixx.envs.openspiel import CHANCE, GAME_TYPE, SIMULTANEOUS, QwixxState
from qwixx.rules import IllegalError, Options, Phase, Roll
from tests.envs.playthroughs import FOLDER, GAMES, golden, text_of
from tests.golden.files import difference

NAME = GAME_TYPE.short_name
TABLES = (
    "",
    "players=5",
    "players=1,reward=margin",
    "variant=longo,players=3,options=lucky-fallback",
    "variant=mixx-a,reward=margin",
    "variant=mixx-b,players=4,options=locked-die-stays",
    "variant=longo,options=locked-die-stays+lucky-fallback",
)


def load(parameters: str = "") -> Any:
    return pyspiel.load_game(f"{NAME}({parameters})")


@pytest.mark.parametrize("parameters", TABLES)
def test_random_simulations(parameters: str) -> None:
    pyspiel.random_sim_test(load(parameters), num_sims=2, serialize=True, verbose=False)


def test_a_game_with_several_options_can_be_written_and_read_again() -> None:
    given = {"variant": "longo", "options": "locked-die-stays,lucky-fallback"}
    game: Any = pyspiel.load_game(NAME, given)
    assert game.chain.setting.options == Options(locked_die_stays=True, lucky_fallback=True)
    again: Any = pyspiel.load_game(str(game))
    assert again.chain.setting == game.chain.setting
    state = game.new_initial_state()
    assert str(pickle.loads(pickle.dumps(state))) == str(state)  # noqa: S301 (our own)


def test_it_can_be_made_turn_based() -> None:
    game = pyspiel.convert_to_turn_based(load())
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)


@pytest.mark.xdist_group("playthroughs")  # they load what no other test does
@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_replays_to_the_letter(name: str) -> None:
    changed = difference(golden(name), text_of(name))
    if changed:
        pytest.fail(changed, pytrace=False)


def test_there_is_one_playthrough_for_each_game() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(GAMES)


def rolls_of(state: QwixxState, likely: Fraction) -> Counter[Roll]:
    """How likely each roll is, by way of all nodes of chance from here."""
    if state.current_player() != CHANCE:
        roll = state.moment.game.roll
        assert roll
        return Counter({roll: likely})
    found: Counter[Roll] = Counter()
    for outcome, probability in state.chance_outcomes():
        found.update(rolls_of(state.child(outcome), likely * Fraction(probability).limit_denominator(100)))
    return found


def test_C7_every_roll_of_the_dice_is_as_likely_as_it_should_be() -> None:
    """The white dice as a pair, then, from the second coloured die on, every roll that can still come of it."""
    state = load().new_initial_state()
    state.apply_action(0)
    pairs = Counter({state._chain.pairs[n]: p for n, p in state.chance_outcomes()})
    expected = Counter[tuple[int, int]]()
    for first in range(1, 7):
        for second in range(1, 7):
            expected[min(first, second), max(first, second)] += 1
    assert {pair: round(p * 36, 9) for pair, p in pairs.items()} == expected
    state.apply_action(0)
    state.apply_action(0)
    rest = rolls_of(state, Fraction(1))
    assert len(rest) == 6**3
    assert set(rest.values()) == {Fraction(1, 6**3)}


def play(parameters: str, seed: int) -> list[QwixxState]:
    """The states of a random game."""
    state, chance, states = load(parameters).new_initial_state(), np.random.default_rng(seed), []
    while not state.is_terminal():
        states.append(state.clone())
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chance.choice(outcomes, p=probabilities)))
        elif state.is_simultaneous_node():
            players = range(state.num_players())
            state.apply_actions([int(chance.choice(state.legal_actions(player))) for player in players])
        else:
            state.apply_action(int(chance.choice(state.legal_actions())))
    return [*states, state]


@pytest.mark.parametrize("parameters", TABLES)
def test_games_follow_the_law(parameters: str) -> None:
    """Nodes come as the phases of the rules do, with the offers and observations of the encoding."""
    for state in play(parameters, 1):
        game = state.moment.game
        expected = {Phase.ROLL: CHANCE, Phase.WHITE: SIMULTANEOUS, Phase.COLOUR: game.active, Phase.OVER: -4}
        assert state.current_player() == expected[game.phase]
        for seat in range(game.players):
            if seat in game.choosers:
                assert state.legal_actions(seat) == list(offers(game, seat))
            seen = observe(game, seat, offers(game, seat))["observation"]
            assert state.observation_tensor(seat) == seen.tolist()
    assert state.returns() == state.rewards()


def test_a_copy_shares_what_never_changes() -> None:
    state = load("players=3").new_initial_state()
    state.apply_action(2)
    other = state.clone()
    assert other.moment is state.moment
    other.apply_action(0)
    assert other.moment is not state.moment
    assert str(state).startswith("classic")
    assert str(other).endswith("thrown=1,1")
    assert state.moment.game.active == 2


def test_an_illegal_action_is_an_error() -> None:
    state = load().new_initial_state()
    for _ in range(6):
        state.apply_action(0)
    assert state.is_simultaneous_node()
    with pytest.raises(IllegalError, match="action 16 of player 0 is not legal"):
        state.apply_actions([16, 0])


def test_parameters() -> None:
    game = load("variant=longo,players=3,reward=margin")
    assert game.num_players() == 3
    assert game.num_distinct_actions() == 17
    assert game.max_chance_outcomes() == 36
    assert game.min_utility() == -(20 + 4 * 136)
    with pytest.raises(ValueError, match="there is no variant"):
        load("variant=chess")
    with pytest.raises(ValueError, match="take no parameters"):
        game.make_py_observer(None, {"blind": True})
