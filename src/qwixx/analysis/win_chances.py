"""Chances to win, as the champion sees them: its judgement of positions between two turns, and its play within them."""

from functools import cache
from typing import NamedTuple

from qwixx.analysis.judge import Measure
from qwixx.bots.champion import Mind, has_learnt, mind_of
from qwixx.rules import Choice, Game, Phase
from qwixx.solve.turn_values import Option

SAME_CHANCE = 0.0005
"""A chance too small to be seen in percent with one decimal."""


class Ending(NamedTuple):
    """A way in which a turn can end."""

    choices: tuple[Choice, ...]
    """What one player does until then."""
    game: Game


class Chances:
    """Every player's chance to win.

    A choice of action 1 is judged with what the champion in that seat expects the others to cross, and with the active
    player's best action 2 after it.
    """

    measure = Measure.CHANCES

    def __init__(self, mind: Mind) -> None:
        self._mind = mind
        self._standings = cache(self._find_standings)
        self._expectations = cache(mind.expectations)

    def standing(self, game: Game, player: int) -> float:
        """The chance between two turns, at the end, or before action 2 with the best that can be done in it."""
        return self._standings(game)[player]

    def options(self, game: Game, player: int) -> list[Option]:
        """All choices with the chance to win, the best first."""
        found = self._white_options(game, player) if game.phase is Phase.WHITE else self._each(player, _endings(game))
        return sorted(found, key=lambda option: -option.value)

    def _find_standings(self, game: Game) -> tuple[float, ...]:
        return (
            self._best_ending(game, _endings(game))[1] if game.phase is Phase.COLOUR else self._mind.chances([game])[0]
        )

    def _white_options(self, game: Game, player: int) -> list[Option]:
        expected = self._expectations(game)[player]
        found = []
        for choice in game.choices(player):
            after = game.chose_white((*expected[:player], choice, *expected[player + 1 :])).game
            if after.phase is Phase.OVER:
                found += self._each(player, [Ending((choice,), after)])
            elif player == game.active:
                found += self._each(player, [Ending((choice, *more), end) for more, end in _endings(after)])
            else:
                ending, chances = self._best_ending(after, [Ending((choice,), end) for _, end in _endings(after)])
                found.append(_option(ending, player, chances[player]))
        return found

    def _each(self, player: int, endings: list[Ending]) -> list[Option]:
        chances = self._mind.chances([ending.game for ending in endings])
        return [_option(ending, player, each[player]) for ending, each in zip(endings, chances, strict=True)]

    def _best_ending(self, game: Game, endings: list[Ending]) -> tuple[Ending, tuple[float, ...]]:
        """The ending that the active player likes best, and the chances of all players in it."""
        chances = self._mind.chances([ending.game for ending in endings])
        best = max(range(len(endings)), key=lambda place: chances[place][game.active])
        return endings[best], chances[best]


def find_chances(game: Game) -> Chances | None:
    """The judge of the chances at this table, or `None`: the champion has not learnt every sheet."""
    return Chances(mind_of(game.variant, game.players)) if has_learnt(game.variant, game.players) else None


def _endings(game: Game) -> list[Ending]:
    """What the active player may do in action 2, and what comes of it."""
    return [Ending((choice,), game.chose_colour(choice).game) for choice in game.choices(game.active)]


def _option(ending: Ending, player: int, chance: float) -> Option:
    return Option(ending.choices, ending.game.sheets[player], ending.game.closed, chance)
