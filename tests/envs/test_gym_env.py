"""The environment for one learner: Gymnasium's own checks, and games that are those of the rules."""

import copy
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from qwixx.envs import GYMNASIUM_ID
from qwixx.envs.encoding import ACTIONS, NOTHING
from qwixx.envs.gym_env import QwixxEnv
from qwixx.envs.seeded_rolls import seed_word
from qwixx.envs.settings import setting_of
from qwixx.rules import IllegalError
from tests.envs.learning import learner_game


def make(**arguments: Any) -> QwixxEnv:
    env = gymnasium.make(GYMNASIUM_ID, **arguments).unwrapped
    assert isinstance(env, QwixxEnv)
    return env


@pytest.mark.parametrize("variant", ["classic", "longo", "mixx-a", "mixx-b"])
@pytest.mark.parametrize("opponents", [[], ["gentle"], ["random", "steady", "sharp", "gentle"]], ids=len)
def test_gymnasium_finds_nothing_wrong(opponents: list[str], variant: str) -> None:
    check_env(make(opponents=opponents, variant=variant))


@pytest.mark.parametrize("opponents", [(), ("gentle",), ("sharp", "steady", "gentle")], ids=len)
def test_games_are_those_of_the_rules(opponents: Sequence[str]) -> None:
    setting, chance = setting_of("longo", 1 + len(opponents), "", "margin"), np.random.default_rng(2)
    env = make(opponents=opponents, variant="longo", reward="margin")
    for number in range(3):
        observation, _ = env.reset(seed=None if number else 4)
        game = learner_game(setting, opponents, seed_word(4), number)
        expected, over = next(game).observation, False
        while not over:
            assert (observation["observation"] == expected["observation"]).all()
            assert (env.action_masks() == expected["action_mask"]).all()
            action = int(chance.choice(np.flatnonzero(observation["action_mask"])))
            try:
                expected = game.send(action).observation
            except StopIteration as end:
                final = end.value
            observation, _, over, truncated, info = env.step(action)
            assert not truncated
            assert not info["illegal"]
        assert env.table.game == final


def play(env: QwixxEnv, seed: int) -> tuple[float, int]:
    """The reward of a game in which the learner always crosses as high a number of action as it can, and its length."""
    observation, _ = env.reset(seed=seed)
    steps, over, reward = 0, False, 0.0
    while not over:
        observation, reward, over, *_ = env.step(int(np.flatnonzero(observation["action_mask"])[-1]))
        steps += 1
    return reward, steps


def test_rewards() -> None:
    assert {play(make(opponents=["sharp"]), seed)[0] for seed in range(10)} <= {0.0, 0.5, 1.0}
    alone = make(opponents=[])
    reward, _ = play(alone, 1)
    assert reward == alone.table.game.scores[0].total
    against = make(opponents=["gentle", "sharp"], reward="margin")
    reward, _ = play(against, 1)
    totals = [scores.total for scores in against.table.game.scores]
    assert reward == totals[0] - max(totals[1:])
    assert play(make(opponents=[], reward="win"), 1)[0] == 1


def test_an_illegal_action_crosses_nothing_and_is_told() -> None:
    legal, illegal = make(), make()
    observation, info = legal.reset(seed=1)
    illegal.reset(seed=1)
    assert not info["illegal"]
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    seen, *_, told = illegal.step(wrong)
    assert told["illegal"]
    expected, *_, told = legal.step(NOTHING)
    assert not told["illegal"]
    assert (seen["observation"] == expected["observation"]).all()
    for number in (-1, ACTIONS):
        with pytest.raises(IllegalError, match="numbers below 17"):
            legal.step(number)


def test_random_players_are_the_same_for_the_same_seed() -> None:
    assert play(make(opponents=["random"] * 2, reward="margin"), 6) == play(
        make(opponents=["random"] * 2, reward="margin"), 6
    )


def test_a_copy_goes_on_as_the_original_would() -> None:
    env = make(opponents=["steady"])
    env.reset(seed=1)
    env.step(NOTHING)
    other = copy.deepcopy(env)
    for _ in range(5):
        one, two = env.step(NOTHING), other.step(NOTHING)
        assert (one[0]["observation"] == two[0]["observation"]).all()


def test_unknown_opponents_are_refused() -> None:
    with pytest.raises(IllegalError, match="there is no bot"):
        make(opponents=["nobody"])


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_other_ways_to_make_vectors_work_too(mode: str) -> None:
    envs = gymnasium.make_vec(f"qwixx.envs:{GYMNASIUM_ID}", 2, vectorization_mode=mode, opponents=["gentle"])
    seen, _ = envs.reset(seed=1)
    assert seen["observation"].shape == (2, 54)
    envs.step(np.zeros(2, np.int64))
    envs.close()
