"""The environments for several agents: PettingZoo's own tests, whole games, sealed choices, rewards."""

import copy
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from qwixx.envs import qwixx_v0
from qwixx.envs.aec import QwixxAEC
from qwixx.envs.encoding import ACTIONS, NOTHING, PHASE
from qwixx.envs.parallel import QwixxParallel
from qwixx.rules import Game, IllegalError, Phase

# PettingZoo has a list of its own environments with dictionaries as observations; ours is not on it.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]
VARIANTS = ("classic", "longo", "mixx-a", "mixx-b")
each_table = pytest.mark.parametrize("table", [(name, players) for name in VARIANTS for players in (2, 3, 4, 5)])


@each_table
def test_api(table: tuple[str, int]) -> None:
    variant, players = table
    api_test(qwixx_v0.env(variant=variant, players=players), num_cycles=60)
    parallel_api_test(qwixx_v0.parallel_env(variant=variant, players=players, reward="margin"), num_cycles=100)


def test_seeds() -> None:
    seed_test(qwixx_v0.env, num_cycles=100)
    parallel_seed_test(qwixx_v0.parallel_env, num_cycles=100)


def play_in_turn(seed: int, **arguments: Any) -> tuple[list[Any], Game]:
    """Everything that a whole game tells its agents, and its end."""
    env, chance, told = qwixx_v0.env(**arguments), np.random.default_rng(1), []
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        mask = observation["action_mask"]
        action = None if terminated else int(chance.choice(np.flatnonzero(mask)))
        told.append((agent, observation["observation"].tolist(), mask.tolist(), reward, terminated, truncated, info))
        env.step(action)
    return told, env.unwrapped.table.game


def play_at_once(seed: int, **arguments: Any) -> tuple[list[Any], Game]:
    env, chance = qwixx_v0.parallel_env(**arguments), np.random.default_rng(1)
    seen, infos = env.reset(seed=seed)
    told: list[Any] = [(shown(seen), infos)]
    while env.agents:
        seen, *rest = env.step(
            {agent: int(chance.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in seen}
        )
        told.append((shown(seen), *rest))
    return told, env.table.game


def shown(seen: dict[str, Any]) -> dict[str, list[int]]:
    return {agent: observation["observation"].tolist() for agent, observation in seen.items()}


@pytest.mark.parametrize("play", [play_in_turn, play_at_once])
@pytest.mark.parametrize("players", [2, 5])
def test_a_whole_game_is_the_same_for_the_same_seed(play: Any, players: int) -> None:
    told, game = play(7, variant="longo", players=players)
    assert game.phase is Phase.OVER
    assert play(7, variant="longo", players=players) == (told, game)
    assert play(8, variant="longo", players=players)[1] != game


def test_both_ways_to_choose_play_the_same_game() -> None:
    """The same choices, one after another and at once."""
    at_once, in_turn = QwixxParallel(players=3), QwixxAEC(players=3)
    chance = np.random.default_rng(3)
    seen, _ = at_once.reset(seed=5)
    in_turn.reset(seed=5)
    while at_once.agents:
        assert in_turn.table.game == at_once.table.game
        actions = {agent: int(chance.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in seen}
        for _ in range(3 if at_once.table.game.phase is Phase.WHITE else 1):
            in_turn.step(actions[in_turn.agent_selection])
        seen, rewards, terminations, *_ = at_once.step(actions)
    assert in_turn.table.game == at_once.table.game
    assert in_turn.rewards == rewards
    assert in_turn.terminations == terminations == dict.fromkeys(at_once.possible_agents, True)


def test_C15_choices_of_action_1_are_sealed() -> None:
    """Whatever the first to choose does, nobody sees any of it before all have chosen."""
    env = QwixxAEC(players=3)
    env.reset(seed=1)
    first, before = env.agent_selection, env.table.game
    assert first == f"player_{before.active}"
    expected = {agent: env.observe(agent) for agent in env.agents}
    actions = np.flatnonzero(expected[first]["action_mask"])
    assert len(actions) > 1
    for action in actions:
        other = copy.deepcopy(env)
        other.step(int(action))
        assert other.agent_selection != first
        for agent in env.agents:
            seen = other.observe(agent)
            assert (seen["observation"] == expected[agent]["observation"]).all()
            assert (seen["action_mask"] == expected[agent]["action_mask"]).all()
        assert other.infos == env.infos
        assert other.table.game == before


def test_in_action_2_the_others_have_no_say() -> None:
    env = QwixxParallel(players=3)
    env.reset(seed=1)
    seen, *_ = env.step(dict.fromkeys(env.agents, NOTHING))
    active = f"player_{env.table.game.active}"
    for agent, observation in seen.items():
        assert observation["observation"][PHASE] == 2
        assert agent == active or observation["action_mask"].tolist() == [1, *[0] * (ACTIONS - 1)]


def test_an_illegal_action_crosses_nothing_and_is_told() -> None:
    legal, illegal = QwixxParallel(players=2), QwixxParallel(players=2)
    seen, _ = legal.reset(seed=1)
    illegal.reset(seed=1)
    wrong = int(np.flatnonzero(seen["player_1"]["action_mask"] == 0)[-1])
    *_, infos = illegal.step({"player_0": NOTHING, "player_1": wrong})
    assert infos == {"player_0": {"illegal": False}, "player_1": {"illegal": True}}
    *_, infos = legal.step({"player_0": NOTHING, "player_1": NOTHING})
    assert infos == {"player_0": {"illegal": False}, "player_1": {"illegal": False}}
    assert legal.table.game == illegal.table.game
    in_turn = QwixxAEC()
    in_turn.reset(seed=1)
    agent = in_turn.agent_selection
    in_turn.step(wrong)
    assert in_turn.infos[agent] == {"illegal": True}
    in_turn.step(NOTHING)
    assert in_turn.table.game == legal.table.game


def test_a_number_that_is_no_action_is_an_error() -> None:
    env = qwixx_v0.env()
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="action is not in action space"):
        env.step(ACTIONS)
    raw = QwixxAEC()
    raw.reset(seed=1)
    with pytest.raises(IllegalError, match="numbers below 17, not 17"):
        raw.step(ACTIONS)


@pytest.mark.parametrize("play", [play_in_turn, play_at_once])
def test_rewards(play: Any) -> None:
    for seed in range(5):
        _, game = play(seed, players=3)
        totals = [scores.total for scores in game.scores]
        margins = [own - max(totals[:seat] + totals[seat + 1 :]) for seat, own in enumerate(totals)]
        shares = [int(own == max(totals)) / totals.count(max(totals)) for own in totals]
        for reward, expected in (("win", shares), ("margin", margins)):
            told, _ = play(seed, players=3, reward=reward)
            if play is play_at_once:
                assert list(told[-1][1].values()) == expected
                assert not any(any(step[1].values()) for step in told[1:-1])
            else:
                assert {entry[0]: entry[3] for entry in told[-3:]} == {f"player_{n}": r for n, r in enumerate(expected)}
                assert not any(entry[3] for entry in told[:-3])
