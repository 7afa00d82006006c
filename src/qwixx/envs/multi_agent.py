"""What the environments of several agents have in common: who they are, what they see and choose from, the drawing."""

from typing import Any

from gymnasium import spaces

from qwixx.envs.encoding import ACTIONS, VERSION, observation_space
from qwixx.envs.picture import Picture
from qwixx.envs.rendering import METADATA, check_mode, render
from qwixx.envs.rules_game import RulesGame
from qwixx.envs.settings import WIN, setting_of
from qwixx.rules import Options, Variant


class Seats:
    """Agents `player_0`, `player_1`, … in the seats of one table, clockwise."""

    metadata: dict[str, Any] = METADATA | {"name": f"qwixx_v{VERSION}"}

    def __init__(
        self,
        variant: str | Variant = "classic",
        players: int = 2,
        options: str | Options = "",
        reward: str = WIN,
        render_mode: str | None = None,
    ) -> None:
        check_mode(render_mode)
        self.render_mode = render_mode
        self.table = RulesGame(setting_of(variant, players, options, reward))
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        seen = observation_space(self.table.setting.variant, players)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """What this agent's observations look like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What this agent chooses from."""
        return self.action_spaces[agent]

    def render(self) -> str | Picture | None:
        """The table as text or picture."""
        return render(self.table.game, self.possible_agents, self.render_mode)

    def close(self) -> None:
        """Nothing: there is nothing to close."""
