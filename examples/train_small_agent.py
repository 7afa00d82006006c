"""Train a small agent from nothing to better than `gentle`, in NumPy alone, on two cores, in a minute or two.

    python examples/train_small_agent.py

The agent gives every legal action a value, linear in eight features that it reads from the observation, and takes the
best. It learns its eight weights by the cross-entropy method: each generation draws a population of weights, lets all
of them play at once in one vector environment against `gentle`, and draws the next one around the best of them.
"""

import argparse
import json
import time
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

import qwixx.envs  # it registers the environment
from qwixx.envs import encoding as seen

Floats = npt.NDArray[np.float64]

ROWS = 4
LENGTH = 11
"""The cells of a classic row."""
CROSS_ACTIONS = np.arange(1, seen.ACTIONS)
ROW = (CROSS_ACTIONS - 1) % ROWS
"""The row of every action but nothing; on the classic sheet a die's colour is its row's."""
WEIGHTS = 8


def values(observations: npt.NDArray[np.int16], weights: Floats) -> Floats:
    """What each action seems worth in each game, by that game's weights."""
    skips = observations[:, seen.SKIPS + CROSS_ACTIONS]
    crosses = observations[:, seen.SEATS + seen.CROSSES + ROW] / LENGTH
    after = (observations[:, seen.SEATS + seen.PLACES + ROW] + skips + 1) / LENGTH
    active = observations[:, seen.ACTIVE] == 0
    last_chance = (observations[:, seen.PHASE] == seen.IN_COLOUR) & (observations[:, seen.SPARED] == 0)
    given = weights.T[:, :, None]
    worth = given[0] + given[1] * skips + given[2] * crosses + given[3] * skips * crosses
    worth += given[4] * after + given[5] * (after == 1)
    nothing = weights[:, 6] * last_chance + weights[:, 7] * active
    return np.column_stack((nothing, np.where(skips < 0, -np.inf, worth)))


def rewards(weights: Floats, games: int, seed: int, opponents: list[str], reward: str) -> Floats:
    """The mean reward of each set of weights over so many games, all played at once."""
    count = len(weights) * games
    envs: Any = gymnasium.make_vec(qwixx.envs.GYMNASIUM_ID, count, opponents=opponents, reward=reward, copy=False)
    observation, _ = envs.reset(seed=seed)
    own = np.repeat(weights, games, axis=0)
    total, playing = np.zeros(count), np.ones(count, dtype=bool)
    while playing.any():
        actions = values(observation["observation"], own).argmax(axis=1)
        observation, reward_now, ended, _, _ = envs.step(actions)
        total += np.where(playing, reward_now, 0.0)
        playing &= ~ended
    envs.close()
    means: Floats = total.reshape(len(weights), games).mean(axis=1)
    return means


def random_reward(games: int, seed: int, opponents: list[str], reward: str) -> float:
    """The mean reward of an agent that draws its actions."""
    envs: Any = gymnasium.make_vec(qwixx.envs.GYMNASIUM_ID, games, opponents=opponents, reward=reward, copy=False)
    envs.reset(seed=seed)
    total, playing = np.zeros(games), np.ones(games, dtype=bool)
    while playing.any():
        _, reward_now, ended, _, _ = envs.step(envs.draw_actions())
        total += np.where(playing, reward_now, 0.0)
        playing &= ~ended
    envs.close()
    return float(total.mean())


def train(generations: int, population: int, games: int, seed: int) -> Floats:
    """The weights at the centre of the last generation."""
    chance = np.random.default_rng(seed)
    centre, spread = np.zeros(WEIGHTS), np.full(WEIGHTS, 2.0)
    for generation in range(generations):
        drawn = centre + spread * chance.standard_normal((population, WEIGHTS))
        scores = rewards(drawn, games, int(chance.integers(1 << 31)), ["gentle"], "margin")
        best = drawn[np.argsort(scores)[-max(2, population // 5) :]]
        centre, spread = best.mean(axis=0), best.std(axis=0) + 0.3 / (1 + generation)
        print(f"generation {generation + 1}: mean margin {scores.mean():.1f}, best {scores.max():.1f}", flush=True)
    return centre


def main() -> None:
    """Train, then print how well the agent plays as one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--generations", type=int, default=20)
    parser.add_argument("--population", type=int, default=50)
    parser.add_argument("--games", type=int, default=200, help="of each agent in each generation")
    parser.add_argument("--trial", type=int, default=20_000, help="games of the trained agent")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    start = time.perf_counter()
    weights = train(args.generations, args.population, args.games, args.seed)
    seconds = time.perf_counter() - start
    figures: dict[str, Any] = {"seconds": round(seconds, 1), "weights": [round(weight, 3) for weight in weights]}
    for opponent in ("random", "gentle", "steady"):
        share = rewards(weights[None], args.trial, args.seed + 1, [opponent], "win")[0]
        figures[f"win_share_against_{opponent}"] = round(float(share), 3)
    figures["margin_against_gentle"] = round(float(rewards(weights[None], args.trial, 2, ["gentle"], "margin")[0]), 1)
    figures["random_margin_against_gentle"] = round(random_reward(args.trial, 2, ["gentle"], "margin"), 1)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
