"""Thousands of games at once for one learner against our compiled bots, or alone (`gymnasium.make_vec`)."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from qwixx.envs.batch_arrays import NUMBER, PHASE, Rules, games_of, rules_of
from qwixx.envs.compiled_games import draw_actions, step_games
from qwixx.envs.encoding import ACTIONS, OVER, Observation, observation_space, size
from qwixx.envs.gym_env import DEFAULT_OPPONENTS, learning
from qwixx.envs.seeded_rolls import seed_word
from qwixx.envs.settings import MARGIN
from qwixx.fast.batch import match_of
from qwixx.rules import IllegalError, Options, Variant

WORTH_A_THREAD = 1024
"""With fewer games than this, a thread of their own costs more than it brings."""

Actions = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]
Stepped = tuple[Observation, npt.NDArray[np.float64], Flags, Flags, dict[str, Any]]


class Told(NamedTuple):
    """What a step tells of every game."""

    seen: Observation
    rewards: npt.NDArray[np.float64]
    terminations: Flags
    illegal: Flags


class QwixxVectorEnv(VectorEnv[Observation, Actions, Any]):
    """The games of `Qwixx-v0`, stepped by compiled code in several threads.

    A game that has ended is reset on the next step, whose action is ignored (`AutoresetMode.NEXT_STEP`). Game n of the
    seed is played in place n, then game n + `num_envs`, and so on, for any number of threads. With `copy`
    turned off, the arrays that come back are the same every time and are written over by the next step.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(
        self,
        num_envs: int = 1,
        opponents: Sequence[str] = DEFAULT_OPPONENTS,
        variant: str | Variant = "classic",
        options: str | Options = "",
        reward: str | None = None,
        threads: int | None = None,
        copy: bool = True,
    ) -> None:
        setting, players = learning(variant, opponents, options, reward)
        for player in players:
            if not player.compiled:
                message = f'"{player.name}" is not compiled; play it with vectorization_mode="sync"'
                raise IllegalError("not-compiled", message)
        self._setting = setting
        weights = [player.weights and player.weights(setting.variant) for player in players]
        self._match = match_of(setting.variant, [None, *weights], setting.options)
        self.num_envs, self._copy = num_envs, copy
        self._games = games_of(num_envs, setting.players)
        self._rules: Rules | None = None
        self.single_observation_space = observation_space(setting.variant, setting.players)
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._told = self._blank()
        self._never, self._everywhere = np.zeros(num_envs, np.bool_), np.ones(num_envs, np.bool_)
        workers = max(1, min(threads or os.cpu_count() or 1, num_envs // WORTH_A_THREAD))
        edges = [num_envs * worker // workers for worker in range(workers + 1)]
        self._parts = list(pairwise(edges))
        self._pool = ThreadPoolExecutor(workers - 1) if workers > 1 else None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin the first games of a seed; without one, those of any seed at first, and then the next ones."""
        super().reset(seed=seed, options=options)
        if seed is not None or self._rules is None:
            word = seed_word(seed)
            self._rules = rules_of(self._match, word, self._setting.reward == MARGIN)
            self._words = np.arange(word, word + self.num_envs, dtype=np.uint64)
            self._games.tables[:, NUMBER] = np.arange(self.num_envs)
        self._games.tables[:, PHASE] = OVER
        told = self._step(np.zeros(self.num_envs, np.int64))
        return told.seen, self._infos(told)

    def step(self, actions: Actions) -> Stepped:
        """Take an action in every game."""
        told = self._step(np.ascontiguousarray(actions, np.int64))
        return told.seen, told.rewards, told.terminations, self._never, self._infos(told)

    def draw_actions(self) -> Actions:
        """A legal action for every game, each equally likely: a random learner that is as fast as the games."""
        actions = np.empty(self.num_envs, np.int64)
        self._in_parts(lambda first, last: draw_actions(self._games.tables, self._words, actions, first, last))
        return actions

    def close_extras(self, **_: Any) -> None:
        """Let the threads go."""
        if self._pool:
            self._pool.shutdown()

    def _step(self, actions: Actions) -> Told:
        if self._rules is None:
            raise ResetNeeded("the games begin with reset()")
        if len(actions) != self.num_envs:
            raise IllegalError("actions", f"{self.num_envs} games take as many actions, not {len(actions)}")
        told = self._blank() if self._copy else self._told
        given = (self._rules, self._games, actions, *told.seen.values(), told.rewards, told.terminations, told.illegal)
        self._in_parts(lambda first, last: step_games(*given, first, last))
        return told

    def _blank(self) -> Told:
        """Room for what a step tells; compiled code writes every number of it."""
        count = self.num_envs
        vector, mask = np.empty((count, size(self._setting.players)), np.int16), np.empty((count, ACTIONS), np.int8)
        ended, illegal = np.empty(count, np.bool_), np.empty(count, np.bool_)
        return Told({"observation": vector, "action_mask": mask}, np.empty(count, np.float64), ended, illegal)

    def _in_parts(self, work: Callable[[int, int], None]) -> None:
        """Do work on all games, a part of them in each thread, one of which is this one."""
        waiting = [self._pool.submit(work, *part) for part in self._parts[1:]] if self._pool else []
        work(*self._parts[0])
        for part in waiting:
            part.result()

    def _infos(self, told: Told) -> dict[str, Any]:
        return {"illegal": told.illegal, "_illegal": self._everywhere}
