"""The game for one learner against our bots, or alone (Gymnasium's `Qwixx-v0`)."""

import random
from collections.abc import Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from qwixx.bots import Player, View, find_player
from qwixx.envs.encoding import ACTIONS, Mask, Observation, observation_space
from qwixx.envs.picture import Picture
from qwixx.envs.rendering import METADATA, check_mode, render
from qwixx.envs.rules_game import RulesGame
from qwixx.envs.settings import MARGIN, WIN, Setting, setting_of
from qwixx.rules import Choice, Options, Phase, Variant

LEARNER = 0
DEFAULT_OPPONENTS = ("gentle",)


def learning(
    variant: str | Variant, opponents: Sequence[str], options: str | Options, reward: str | None
) -> tuple[Setting, tuple[Player, ...]]:
    """The setting of a learner among these bots, by name; the reward unless told is the win, alone the score."""
    chosen = reward or (WIN if opponents else MARGIN)
    return setting_of(variant, 1 + len(opponents), options, chosen), tuple(map(find_player, opponents))


class QwixxEnv(gymnasium.Env[Any, Any]):
    """The learner sits in seat 0; a step is one of its choices and all that follows before the next.

    It is asked in every action 1, and in action 2 of its own turns. An illegal action crosses nothing, and
    `info["illegal"]` says so.
    """

    metadata = METADATA

    def __init__(
        self,
        opponents: Sequence[str] = DEFAULT_OPPONENTS,
        variant: str | Variant = "classic",
        options: str | Options = "",
        reward: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        check_mode(render_mode)
        self.render_mode = render_mode
        setting, self._players = learning(variant, opponents, options, reward)
        self.table = RulesGame(setting)
        self.observation_space = observation_space(setting.variant, setting.players)
        self.action_space = spaces.Discrete(ACTIONS)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin the first game of a seed, or the next one."""
        super().reset(seed=seed, options=options)
        self.table.reset(seed)
        self._bots = [
            player.make(random.Random(f"{self.table.lot} {seat}"))  # noqa: S311 (a game to be repeated)
            for seat, player in enumerate(self._players, start=1)
        ]
        return self.table.observe(LEARNER), {"illegal": False}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take the learner's choice, and let the others choose up to its next one."""
        choice, legal = self.table.choice(LEARNER, action)
        self._play(choice)
        if self.table.game.phase is Phase.COLOUR and self.table.game.active != LEARNER:
            self._play(None)
        reward, over = self.table.rewards[LEARNER], self.table.over
        return self.table.observe(LEARNER), reward, over, False, {"illegal": not legal}

    def render(self) -> str | Picture | None:
        """The table as text or picture."""
        return render(self.table.game, ["learner", *[player.name for player in self._players]], self.render_mode)

    def action_masks(self) -> Mask:
        """The legal actions, under the name by which SB3-contrib's maskable algorithms ask for them."""
        return self.table.observe(LEARNER)["action_mask"].astype(bool)

    def _play(self, choice: Choice) -> None:
        """Resolve the action with the learner's choice and those of the others, as far as they have one."""
        game = self.table.game
        choices = [choice, *[None] * len(self._bots)]
        for seat in game.choosers:
            if seat != LEARNER:
                choices[seat] = self._bots[seat - 1].choose(View(game, seat), game.choices(seat))
        self.table.take(choices)
