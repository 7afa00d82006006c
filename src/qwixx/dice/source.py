"""Where rolls come from: one small protocol, several sources."""

from typing import Protocol

from qwixx.rules import Game, Roll
from qwixx.rules.record import Start


class Dice(Protocol):
    """A source of rolls, asked for by number from 1, so that a game taken up again goes on as it would have."""

    def start(self, players: int, sides: int, first_six: bool) -> Start:
        """Who begins: drawn at random, or by throws until a six (C6)."""

    def roll(self, number: int, game: Game) -> Roll:
        """The roll of this number, of the dice still in the game (C7)."""

    def facts(self) -> tuple[tuple[str, str], ...]:
        """What a record says of these dice: keys and values for its header."""
