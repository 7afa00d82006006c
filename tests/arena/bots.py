"""Players for tests."""

from collections.abc import Callable, Sequence

from qwixx.bots import Player, View, find_player
from qwixx.rules import Choice, Cross


def plain(name: str) -> Player:
    """A built-in player as one that is not compiled."""
    return find_player(name)._replace(compiled=False, weights=None)


class Scripted:
    """A bot that answers with what it was given."""

    def __init__(self, answer: Callable[[View, Sequence[Choice]], Choice]) -> None:
        self._answer = answer

    def choose(self, view: View, choices: Sequence[Choice]) -> Choice:
        return self._answer(view, choices)


def scripted(name: str, answer: Callable[[View, Sequence[Choice]], Choice]) -> Player:
    """A player of one's own."""
    return Player(name, lambda _: Scripted(answer))


def fails(_view: View, _choices: Sequence[Choice]) -> Choice:
    raise RuntimeError("out of\nideas")


def cheats(_view: View, _choices: Sequence[Choice]) -> Choice:
    return Cross(0, 12)


def talks(_view: View, _choices: Sequence[Choice]) -> Choice:
    return "R5"  # type: ignore[return-value]
