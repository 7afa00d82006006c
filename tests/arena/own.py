"""Bots of somebody's own, found by `module:Class` in any process."""

from collections.abc import Sequence

from qwixx.bots import View
from qwixx.rules import Choice


class Hasty:
    """It takes the last of its choices."""

    def choose(self, _view: View, choices: Sequence[Choice]) -> Choice:
        return choices[-1]


class Hopeless:
    """It fails."""

    def choose(self, _view: View, _choices: Sequence[Choice]) -> Choice:
        raise RuntimeError("out of ideas")
