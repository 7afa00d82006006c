"""What positions and choices are worth to a player: in points, by a solved table, or in chances to win."""

from enum import Enum
from typing import Protocol

from qwixx.rules import Game, Phase
from qwixx.solve.turn_values import Option, expected_score, options, turns_before
from qwixx.solve.value_table import ValueTable


class Measure(Enum):
    """What a game is about: who wins it, and how many points are made."""

    CHANCES = "chances"
    POINTS = "points"


class Judge(Protocol):
    """Knows what positions and choices are worth."""

    measure: Measure
    """What it shows."""

    def standing(self, game: Game, player: int) -> float:
        """What a player may expect in a position that has no choice of action 1 open."""

    def options(self, game: Game, player: int) -> list[Option]:
        """All that a player may do with the roll on the table, the best first."""


class Points:
    """The points that a player may expect, as a table has them."""

    measure = Measure.POINTS

    def __init__(self, table: ValueTable) -> None:
        self.table = table

    def standing(self, game: Game, player: int) -> float:
        """The expected final score."""
        if game.phase is not Phase.COLOUR:
            return expected_score(self.table, game, player)
        if game.active == player:
            return self.options(game, player)[0].value
        sheet, closed = game.sheets[player], game.closed | game.closing
        return self.table.expected_score(sheet, closed, turns_before(game, player) - 1)

    def options(self, game: Game, player: int) -> list[Option]:
        """All choices with their expected final score, as if no other player did anything."""
        return options(self.table, game, player)
