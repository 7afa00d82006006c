"""The dice of the environments: they depend on the seed, the number of the game and of the turn, and on nothing else.

Tables of one game and thousands of compiled ones draw the same, so that either can be held against the other.
"""

from gymnasium.utils import seeding

from qwixx.envs.encoding import low_first
from qwixx.fast.random_draws import STEP, WORD, first_word, in_game, mixed, roll_from
from qwixx.rules import Game, Options, Roll, Variant, new_game

MAX_WORD = 1 << 63


class Chance:
    """The beginning and the rolls of one game."""

    def __init__(self, seed: int, number: int, variant: Variant) -> None:
        self.word = first_word(seed, number)
        """Where the draws stand; the next roll comes from it."""
        self._variant = variant

    def begin(self, players: int, options: Options) -> Game:
        """A new game, its first player drawn (C6)."""
        return new_game(self._variant, players, mixed(self.word) * players >> 64, options=options)

    def roll(self, game: Game) -> Roll:
        """The next roll of the dice in the game, the low white die first."""
        roll = roll_from(self.word, self._variant.sides)
        self.word = (self.word + 2 * STEP) & WORD
        return low_first(in_game(roll, game))


def seed_word(seed: int | None) -> int:
    """The word from which the games of a seed are drawn; any word, if there is no seed."""
    return int(seeding.np_random(seed)[0].integers(MAX_WORD))
