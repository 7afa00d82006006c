"""Dice that follow a script: worked examples, tests, replays."""

from collections.abc import Sequence

from qwixx.rules import Game, IllegalError, Roll
from qwixx.rules.record import Start, StartKind

KIND = "scripted"


class ScriptedDice:
    """The given rolls one after another; dice that have left the game are passed over."""

    def __init__(self, rolls: Sequence[Roll], start: Start = Start(StartKind.SEAT, 0)) -> None:  # noqa: B008 (a constant)
        self._rolls = tuple(rolls)
        self._start = start

    def start(self, players: int, sides: int, first_six: bool) -> Start:  # noqa: ARG002 (the script has decided)
        """Who begins, as the script says."""
        return self._start

    def roll(self, number: int, game: Game) -> Roll:
        """The roll of this number."""
        if number > len(self._rolls):
            raise IllegalError("script-ended", f"the script has {len(self._rolls)} rolls and no {number}th")
        return self._rolls[number - 1].only(game.dice)

    def facts(self) -> tuple[tuple[str, str], ...]:
        """That these rolls were not thrown."""
        return (("dice", KIND),)
