"""What a bot is: something that looks at the table from its seat and chooses."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from qwixx.rules import Choice, Game, Sheet


class View(NamedTuple):
    """The table as one player sees it: everybody's sheets and the dice, no sealed choice, no seed."""

    game: Game
    seat: int

    @property
    def sheet(self) -> Sheet:
        """The player's own sheet."""
        return self.game.sheets[self.seat]

    @property
    def is_active(self) -> bool:
        """Whether it is this player's turn."""
        return self.game.active == self.seat


class Bot(Protocol):
    """A player. A bot of your own is this one method.

    class Cautious:
        def choose(self, view, choices):
            return choices[0]  # crossing nothing always comes first
    """

    def choose(self, view: View, choices: Sequence[Choice]) -> Choice:
        """One of the choices: what to cross in this action, or `None` for nothing."""
