"""The vector environment is the law: its games, observations and rewards are those of the rules, step by step.

More on demand: `QWIXX_STEPS=100000 pytest tests/envs/test_vector.py` steps so often in each kind of game.
"""

import os
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode

from qwixx.envs import GYMNASIUM_ID
from qwixx.envs.encoding import ACTIONS, observe, offers
from qwixx.envs.gym_vector_env import QwixxVectorEnv
from qwixx.envs.seeded_rolls import seed_word
from qwixx.envs.settings import MARGIN, WIN, rewards_of, setting_of
from qwixx.rules import IllegalError, Variant
from tests.envs.learning import LEARNER, learner_game
from tests.fast.sheets import OWN, PRINTED

STEPS = int(os.environ.get("QWIXX_STEPS", "1500"))
FEW = 200
COMPANY = ("random", "sharp", "random", "steady")


def make(num_envs: int, **arguments: Any) -> QwixxVectorEnv:
    envs = gymnasium.make_vec(GYMNASIUM_ID, num_envs, vectorization_mode="vector_entry_point", **arguments)
    assert isinstance(envs, QwixxVectorEnv)
    return envs


def replay(opponents: Sequence[str], steps: int, variant: str | Variant, options: str = "", reward: str = WIN) -> None:
    """Step three games at a time beside the rules, now and then illegally; whatever differs fails."""
    setting = setting_of(variant, 1 + len(opponents), options, reward)
    envs = make(3, opponents=opponents, variant=variant, options=options, reward=reward)
    seen, _ = envs.reset(seed=11)
    word, numbers = seed_word(11), [0, 1, 2]
    games = [learner_game(setting, opponents, word, number) for number in numbers]
    expected = [next(game).observation for game in games]
    over = [False] * 3
    chance = np.random.default_rng(5)
    for _ in range(steps // 3):
        for place, each in enumerate(expected):
            assert (seen["observation"][place] == each["observation"]).all()
            assert (seen["action_mask"][place] == each["action_mask"]).all()
        legal = [chance.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]]
        actions = np.where(chance.random(3) < 0.05, chance.integers(ACTIONS, size=3), legal)
        before = seen["action_mask"]
        seen, rewards, terminations, truncations, infos = envs.step(actions)
        assert not truncations.any()
        for place, action in enumerate(actions):
            if over[place]:
                numbers[place] += 3
                games[place] = learner_game(setting, opponents, word, numbers[place])
                expected[place], over[place] = next(games[place]).observation, False
                assert (rewards[place], terminations[place], infos["illegal"][place]) == (0, False, False)
                continue
            assert infos["illegal"][place] == (not before[place][action])
            try:
                expected[place] = games[place].send(int(action)).observation
                assert (rewards[place], terminations[place]) == (0, False)
            except StopIteration as end:
                game, over[place] = end.value, True
                expected[place] = observe(game, LEARNER, offers(game, LEARNER))
                assert (rewards[place], terminations[place]) == (rewards_of(game, reward)[LEARNER], True)


@pytest.mark.parametrize("others", range(5))
@pytest.mark.parametrize("sheet", PRINTED, ids=lambda sheet: sheet.name)
def test_games_against_random_players(sheet: Variant, others: int) -> None:
    replay(["random"] * others, STEPS, sheet, reward=MARGIN)


@pytest.mark.parametrize("sheet", PRINTED, ids=lambda sheet: sheet.name)
def test_games_against_all_kinds(sheet: Variant) -> None:
    replay(COMPANY, STEPS, sheet)
    replay(["gentle"], STEPS, sheet)


@pytest.mark.parametrize("sheet", OWN, ids=lambda sheet: sheet.name)
def test_sheets_of_one_s_own(sheet: Variant) -> None:
    replay(["random"], FEW, sheet)
    replay(COMPANY, FEW, sheet, reward=MARGIN)


@pytest.mark.parametrize("options", ["locked-die-stays", "lucky-fallback", "locked-die-stays,lucky-fallback"])
@pytest.mark.parametrize("sheet", [*PRINTED, *OWN], ids=lambda sheet: sheet.name)
def test_table_options(sheet: Variant, options: str) -> None:
    replay(["random"], FEW, sheet, options)
    replay(COMPANY[:2], FEW, sheet, options)


def run(threads: int, copy: bool) -> list[Any]:
    envs = make(3000, opponents=["random", "gentle"], variant="longo", threads=threads, copy=copy)
    seen, _ = envs.reset(seed=3)
    told: list[Any] = [seen["observation"].copy()]
    for _ in range(40):
        actions = envs.draw_actions()
        assert np.take_along_axis(seen["action_mask"], actions[:, None], 1).all()
        seen, rewards, terminations, _, infos = envs.step(actions)
        assert not infos["illegal"].any()
        assert infos["_illegal"].all()
        told += [actions, seen["observation"].copy(), rewards.copy(), terminations.copy()]
    envs.close()
    return told


def test_games_are_the_same_however_many_threads_step_them() -> None:
    for one, two, three in zip(run(1, True), run(2, False), run(3, True), strict=True):
        assert (one == two).all()
        assert (one == three).all()


def test_random_actions_are_equally_likely() -> None:
    envs = make(4096, opponents=[])
    seen, _ = envs.reset(seed=1)
    wide = seen["action_mask"].sum(1) == 5
    drawn = np.concatenate([envs.draw_actions()[wide] for _ in range(20)])
    counts = np.bincount(drawn, minlength=5) / len(drawn)
    assert len(counts) == 5
    assert np.abs(counts - 0.2).max() < 0.01


def test_arrays_are_the_caller_s_own_unless_it_says_otherwise() -> None:
    envs = make(2)
    first, _ = envs.reset(seed=1)
    kept = first["observation"].copy()
    second = envs.step(envs.draw_actions())[0]
    assert (first["observation"] == kept).all()
    assert second["observation"] is not first["observation"]
    sharing = make(2, copy=False)
    shared, _ = sharing.reset(seed=1)
    assert sharing.step(sharing.draw_actions())[0]["observation"] is shared["observation"]


def test_seeds_and_resets() -> None:
    envs = make(4)
    first = envs.reset(seed=1)[0]["observation"]
    following = envs.reset()[0]["observation"]
    assert (envs.reset(seed=1)[0]["observation"] == first).all()
    assert (envs.reset()[0]["observation"] == following).all()
    assert not (following == first).all()
    assert not (envs.reset(seed=2)[0]["observation"] == first).all()
    assert not (make(4).reset()[0]["observation"] == make(4).reset()[0]["observation"]).all()


def test_spaces_and_facts() -> None:
    envs = make(4)
    seen, _ = envs.reset(seed=1)
    assert envs.observation_space.contains(seen)
    assert envs.action_space.contains(envs.draw_actions())
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    assert envs.spec is not None


def test_what_it_cannot_do_it_says() -> None:
    with pytest.raises(IllegalError, match='"optimal" is not compiled'):
        make(2, opponents=["optimal"])
    envs = make(2)
    envs.reset(seed=1)
    with pytest.raises(IllegalError, match="2 games take as many actions, not 3"):
        envs.step(np.zeros(3, np.int64))
    with pytest.raises(ResetNeeded):
        make(2).step(np.zeros(2, np.int64))
