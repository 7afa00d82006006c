"""The game for agents who choose one after another (PettingZoo's AEC). `qwixx_v0` is its page."""

from typing import Any

from pettingzoo import AECEnv

from qwixx.envs.encoding import Observation
from qwixx.envs.multi_agent import Seats
from qwixx.rules import Choice, Phase


class QwixxAEC(Seats, AECEnv[str, Observation, int]):
    """The raw environment: everybody's sealed choice of action 1, the active player's of action 2, and round again."""

    agent_selection: str
    metadata = Seats.metadata | {"is_parallelizable": False}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 (none yet)
        """Begin the first game of a seed, or the next one."""
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"illegal": False} for agent in self.agents}
        self._ask()

    def step(self, action: int | None) -> None:
        """Take the choice of the agent that is asked; the last one of an action resolves it."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None  # noqa: S101 (for the type checker: only the dead choose nothing at all)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        seat = self.possible_agents.index(agent)
        self._sealed[seat], legal = self.table.choice(seat, action)
        self.infos[agent] = {"illegal": not legal}
        if self._waiting:
            self.agent_selection = self._waiting.pop(0)
            return
        self.table.take(self._sealed)
        if self.table.over:
            self.rewards = dict(zip(self.agents, self.table.rewards, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._ask()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """What this agent sees: no choice of an action that is not resolved yet."""
        return self.table.observe(self.possible_agents.index(agent))

    def _ask(self) -> None:
        """Turn to those who choose next, the active player first."""
        game = self.table.game
        asked = game.players if game.phase is Phase.WHITE else 1
        self._sealed: list[Choice] = [None] * game.players
        self._waiting = [self.possible_agents[(game.active + place) % game.players] for place in range(asked)]
        self.agent_selection = self._waiting.pop(0)
