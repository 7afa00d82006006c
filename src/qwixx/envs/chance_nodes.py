"""Chance as a chain of small nodes: who begins, the white dice as one unordered pair, each coloured die by itself."""

from itertools import combinations_with_replacement
from typing import Any

from qwixx.envs.encoding import offers
from qwixx.envs.settings import Setting
from qwixx.rules import Choice, Game, IllegalError, Roll
from qwixx.rules.variant import ROW_COUNT

Outcomes = list[tuple[int, float]]
"""What may come of a node, and how likely."""


class Shared:
    """Something that never changes, so that copies of a state share it."""

    __slots__ = ()

    def __deepcopy__(self, _: dict[int, Any]) -> "Shared":
        return self


class Chain(Shared):
    """The nodes of a setting."""

    def __init__(self, setting: Setting) -> None:
        sides, players = setting.variant.sides, setting.players
        self.setting = setting
        self.starts: Outcomes = [(seat, 1 / players) for seat in range(players)]
        self.pairs = list(combinations_with_replacement(range(1, sides + 1), 2))
        self.whites: Outcomes = [(at, (1 + (low < high)) / sides**2) for at, (low, high) in enumerate(self.pairs)]
        self.faces: Outcomes = [(face - 1, 1 / sides) for face in range(1, sides + 1)]

    @property
    def most(self) -> int:
        """How many outcomes a node has at most."""
        return len(self.pairs)

    def thrown(self, dice: tuple[int, ...], outcome: int) -> tuple[int, ...]:
        """The faces that lie there after one more node of a turn."""
        return (*dice, outcome + 1) if dice else self.pairs[outcome]

    def words(self, moment: "Moment", outcome: int) -> str:
        """What an outcome is."""
        if moment.dice is None:
            return f"player {outcome} begins"
        if not moment.dice:
            return "white {}+{}".format(*self.pairs[outcome])
        return f"{moment.game.dice[len(moment.dice) - 2].word} {outcome + 1}"


class Moment(Shared):
    """Where a game stands: at a node of chance or of players."""

    __slots__ = ("dice", "game", "offered", "outcomes", "player")

    def __init__(self, game: Game, player: int, outcomes: Outcomes, dice: tuple[int, ...] | None = None) -> None:
        self.game = game
        self.player = player
        self.outcomes = outcomes
        self.dice = dice
        self.offered: dict[int, dict[int, Choice]] = {}

    def offers(self, seat: int) -> dict[int, Choice]:
        """What a seat may choose, by action."""
        if seat not in self.offered:
            self.offered[seat] = offers(self.game, seat)
        return self.offered[seat]

    def choice(self, seat: int, action: int) -> Choice:
        """What an action chooses, if it is legal."""
        try:
            return self.offers(seat)[action]
        except KeyError:
            raise IllegalError("illegal-action", f"action {action} of player {seat} is not legal here") from None


def roll_of(game: Game, dice: tuple[int, ...]) -> Roll:
    """The roll of all dice in the game, from their faces in the order of the chain."""
    coloured = [0] * ROW_COUNT
    for colour, face in zip(game.dice, dice[2:], strict=True):
        coloured[colour] = face
    red, yellow, green, blue = coloured
    return Roll((dice[0], dice[1]), (red, yellow, green, blue))
