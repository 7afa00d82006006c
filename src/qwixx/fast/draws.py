"""The draws of the compiled games, in plain Python: the same seed, game and turn give the same dice.

SplitMix64 scrambles a counter. A random word times n has a number below n in its upper half, and a word to go on with
in its lower half, so that one word serves a whole roll.
"""

from collections.abc import Iterator

from qwixx.rules import Game, Roll
from qwixx.rules.colours import COLOURS

WORD = (1 << 64) - 1
STEP = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB


def mixed(word: int) -> int:
    """SplitMix64's scrambling: every bit of the result depends on every bit of the word."""
    word = (word ^ (word >> 30)) * MIX_1 & WORD
    word = (word ^ (word >> 27)) * MIX_2 & WORD
    return word ^ (word >> 31)


def rolls(seed: int, game_number: int, sides: int) -> Iterator[Roll]:
    """The rolls of one game, all six dice each."""
    state = (seed + mixed(game_number * STEP & WORD)) & WORD
    state = mixed(state)
    while True:
        word = mixed((state + STEP) & WORD)
        state = (state + 2 * STEP) & WORD
        faces = []
        for _ in range(6):
            word *= sides
            faces.append((word >> 64) + 1)
            word &= WORD
        first, second, red, yellow, green, blue = faces
        yield Roll((first, second), (red, yellow, green, blue))


def in_game(roll: Roll, game: Game) -> Roll:
    """The roll without the dice that have left the game."""
    return roll if len(game.dice) == len(COLOURS) else roll.only(game.dice)
