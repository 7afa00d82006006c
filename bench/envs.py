"""Steps a second of the research environments with random legal actions, beside other games' in the same run.

A step of the vector environment is a decision of the learner with all that follows; steps that only begin a game anew
are not counted. Compile time is apart. Each figure is the best of several rounds, since a busy machine can only slow a
round down.
"""

import argparse
import json
import os
import random
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import gymnasium
import numpy as np
import pyspiel

from qwixx.envs import GYMNASIUM_ID, qwixx_v0
from qwixx.envs.openspiel import GAME_TYPE

BATCHES = (1, 64, 1024, 8192)
PGX_GAMES = ("tic_tac_toe", "backgammon")
PGX_BATCH = 1024


def best(rounds: int, play: Callable[[], int]) -> float:
    """The best number a second of whatever a round counts; a first round warms up."""
    play()
    found = 0.0
    for _ in range(rounds):
        start = time.perf_counter()
        count = play()
        found = max(found, count / (time.perf_counter() - start))
    return found


def vector_rate(batch: int, opponents: list[str], rounds: int, copy: bool = True) -> int:
    """Agent steps a second of the vector environment."""
    envs: Any = gymnasium.make_vec(GYMNASIUM_ID, batch, opponents=opponents, copy=copy)
    envs.reset(seed=1)

    def play() -> int:
        steps, ended = max(20, min(5000, 1_000_000 // batch)), 0
        for _ in range(steps):
            ended += int(np.count_nonzero(envs.step(envs.draw_actions())[2]))
        return steps * batch - ended

    found = best(rounds, play)
    envs.close()
    return round(found)


def drawn(chance: random.Random, observation: Any) -> int:
    """A legal action, drawn in less time than a step takes."""
    return int(chance.choice(observation["action_mask"].nonzero()[0]))


def aec_rate(players: int, rounds: int) -> int:
    """Agent steps a second of the AEC environment, observations included."""
    env, chance = qwixx_v0.env(players=players), random.Random(1)

    def play() -> int:
        steps = 0
        for seed in range(20):
            env.reset(seed=seed)
            for _ in env.agent_iter():
                observation, _, over, _, _ = env.last()
                env.step(None if over else drawn(chance, observation))
                steps += not over
        return steps

    return round(best(rounds, play))


def parallel_rate(players: int, rounds: int) -> int:
    """Agent steps a second of the Parallel environment: each of its steps is one of every agent."""
    env, chance = qwixx_v0.parallel_env(players=players), random.Random(1)

    def play() -> int:
        steps = 0
        for seed in range(20):
            seen, _ = env.reset(seed=seed)
            while env.agents:
                chosen = {agent: drawn(chance, seen[agent]) for agent in seen}
                seen, *_ = env.step(chosen)
                steps += players
        return steps

    return round(best(rounds, play))


def openspiel_rate(name: str, games: int, rounds: int) -> float:
    """Random games a second of an OpenSpiel game, from one and the same loop."""
    game, chance = pyspiel.load_game(name), np.random.default_rng(1)

    def play() -> int:
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chance.choice(outcomes, p=probabilities))
                elif state.is_simultaneous_node():
                    players = range(state.num_players())
                    state.apply_actions([chance.choice(state.legal_actions(player)) for player in players])
                else:
                    state.apply_action(chance.choice(state.legal_actions()))
        return games

    return round(best(rounds, play), 1)


def pgx_rate(name: str, rounds: int) -> int:
    """Steps a second of a pgx game with random legal actions, compiled and in a batch, begun anew at its ends."""
    jax: Any = import_module("jax")
    env: Any = import_module("pgx").make(name)
    step_one = import_module("pgx.experimental").auto_reset(env.step, env.init)

    def step(state: Any, key: Any) -> tuple[Any, None]:
        drawing, stepping = jax.random.split(key)
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(drawing, logits, axis=1)
        return jax.vmap(step_one)(state, actions, jax.random.split(stepping, PGX_BATCH)), None

    steps = 100
    run = jax.jit(lambda state, key: jax.lax.scan(step, state, jax.random.split(key, steps))[0])
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), PGX_BATCH))

    def play() -> int:
        jax.block_until_ready(run(state, jax.random.PRNGKey(2)))
        return steps * PGX_BATCH

    return round(best(rounds, play))


def pgx_rates(rounds: int) -> dict[str, int] | str:
    """The figures of pgx, or that there are none and why."""
    if find_spec("pgx") is None or find_spec("jax") is None:
        return "skipped: pgx is not installed; pip install qwixx[bench]"
    return {name: pgx_rate(name, rounds) for name in PGX_GAMES}


def main() -> None:
    """Print one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    start = time.perf_counter()
    envs = gymnasium.make_vec(GYMNASIUM_ID, 1)
    envs.reset(seed=1)
    compile_seconds = time.perf_counter() - start
    against = {"gentle": ["gentle"], "random": ["random"], "nobody": []}
    qwixx, yacht = (openspiel_rate(name, games, rounds) for name, games in ((GAME_TYPE.short_name, 50), ("yacht", 10)))
    figures = {
        "cores": os.cpu_count(),
        "compile_or_load_seconds": round(compile_seconds, 2),
        "vector_steps_per_second_by_opponent_and_batch": {
            who: {batch: vector_rate(batch, opponents, rounds) for batch in BATCHES}
            for who, opponents in against.items()
        },
        "vector_steps_per_second_without_copies_at_8192": vector_rate(8192, ["gentle"], rounds, copy=False),
        "pettingzoo_aec_steps_per_second": aec_rate(2, rounds),
        "pettingzoo_parallel_steps_per_second": parallel_rate(2, rounds),
        "openspiel_games_per_second": qwixx,
        "openspiel_yacht_games_per_second": yacht,
        "openspiel_times_yacht": round(qwixx / yacht, 1),
        f"pgx_steps_per_second_at_{PGX_BATCH}": pgx_rates(rounds),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
