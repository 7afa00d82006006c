"""The player who draws: every choice, crossing nothing among them, is equally likely."""

import random
from collections.abc import Sequence

from qwixx.bots.protocol import View
from qwixx.rules import Choice


class RandomBot:
    """A player without a plan; randomness comes in as a value."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance

    def choose(self, view: View, choices: Sequence[Choice]) -> Choice:  # noqa: ARG002 (it does not look)
        """Any of the choices."""
        return self._chance.choice(choices)
