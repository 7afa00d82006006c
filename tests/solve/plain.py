"""The solitary game solved by plain recursion over the rules themselves: every roll that differs, every choice.

It shares nothing with `qwixx.solve`; it is slow, and for small games only.
"""

from functools import cache
from itertools import combinations_with_replacement, product

from qwixx.rules import Game, Phase, Roll, Sheet, Variant
from qwixx.rules.variant import LuckyPair


class PlainSolver:
    """Expected final scores of a variant, for a table of so many players of whom nobody else does anything."""

    def __init__(self, variant: Variant, players: int, lucky: LuckyPair | None = None) -> None:
        self.variant, self.players, self.lucky = variant, players, lucky
        self.value = cache(self._value)

    def expected_scores(self) -> list[float]:
        """From the start: for the one about to be active, then for each passive place, the last in turn first."""
        sheet = Sheet(lucky=self.lucky)
        return [self.value(sheet, 0, 0), *(self.value(sheet, 0, wait) for wait in range(self.players - 1, 0, -1))]

    def _value(self, sheet: Sheet, closed: int, wait: int) -> float:
        """The expected final score of a sheet whose turn comes after so many of others."""
        game = self._game(sheet, closed, wait)
        total, ways = 0.0, 0
        for roll in self._rolls(game, wait):
            likely = len(roll.different_white)
            total += likely * self.best(game.rolled(roll).game, wait)
            ways += likely
        return total / ways

    def best(self, game: Game, wait: int) -> float:
        """The best that can be made of a roll."""
        return max(self._after_white(game, choice, wait) for choice in game.choices(0))

    def _after_white(self, game: Game, choice: object, wait: int) -> float:
        others = (None,) * (len(game.sheets) - 1)
        after = game.chose_white((choice, *others)).game  # type: ignore[arg-type] # one of game.choices
        if after.phase is Phase.OVER:
            return after.scores[0].total
        if wait:
            return self.value(after.sheets[0], after.closed, wait - 1)
        return max(self._after_turn(after.chose_colour(second).game) for second in after.choices(0))

    def _after_turn(self, game: Game) -> float:
        if game.phase is Phase.OVER:
            return game.scores[0].total
        return self.value(game.sheets[0], game.closed, self.players - 1)

    def _game(self, sheet: Sheet, closed: int, wait: int) -> Game:
        """Alone where the player is active; beside somebody who is, where it is not."""
        if wait:
            return Game(self.variant, (sheet, Sheet()), active=1, closed=closed)
        return Game(self.variant, (sheet,), closed=closed)

    def _rolls(self, game: Game, wait: int) -> list[Roll]:
        """Every roll that differs (C9): white dice have no order, and colours are nothing to who is not active."""
        faces = range(1, self.variant.sides + 1)
        in_game = faces[:1] if wait else faces
        shown = [in_game if colour in game.dice else (0,) for colour in range(4)]
        return [
            Roll(white, coloured)  # type: ignore[arg-type] # four faces
            for white in combinations_with_replacement(faces, 2)
            for coloured in product(*shown)
        ]
