"""Custom bots, found by `module:Class` in any process."""

from collections.abc import Sequence

from qwixx.bots import View
from qwixx.rules import Choice


class Hasty:
    """Takes the last of its choices."""

    def choose(self, _view: View, choices: Sequence[Choice]) -> Choice:
        return choices[-1]


class Hopeless:
    """Fails at its first choice."""

    def choose(self, _view: View, _choices: Sequence[Choice]) -> Choice:
        raise RuntimeError("out of ideas")


class Unmade(Hasty):
    """Cannot be made."""

    def __init__(self) -> None:
        raise RuntimeError("out of ideas")
