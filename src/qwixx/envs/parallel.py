"""The game for agents who choose at once (PettingZoo's Parallel). `qwixx_v0` is its page."""

from typing import Any

from pettingzoo import ParallelEnv

from qwixx.envs.encoding import Observation
from qwixx.envs.multi_agent import Seats

Infos = dict[str, dict[str, Any]]
Stepped = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]


class QwixxParallel(Seats, ParallelEnv[str, Observation, int]):
    """Every step is an action of the game, in which all agents choose; in action 2 all but one have no say."""

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 (there are none yet)
    ) -> tuple[dict[str, Observation], Infos]:
        """Begin the first game of a seed, or the next one."""
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {"illegal": False} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Stepped:
        """Take the choices of all agents."""
        chosen = [self.table.choice(seat, actions[agent]) for seat, agent in enumerate(self.agents)]
        self.table.take([choice for choice, _ in chosen])
        agents, over = self.agents, self.table.over
        stepped = (
            self._observations(),
            dict(zip(agents, self.table.rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {"illegal": not legal} for agent, (_, legal) in zip(agents, chosen, strict=True)},
        )
        if over:
            self.agents = []
        return stepped

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.table.observe(seat) for seat, agent in enumerate(self.agents)}
