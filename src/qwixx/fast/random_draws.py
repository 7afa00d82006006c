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


def first_word(seed: int, game_number: int) -> int:
    """The word at which the draws of a game begin."""
    return mixed((seed + mixed(game_number * STEP & WORD)) & WORD)


def roll_from(word: int, sides: int) -> Roll:
    """The roll of a turn, all six dice, from the word before it; the turn after begins two steps on."""
    word = mixed((word + STEP) & WORD)
    faces = []
    for _ in range(6):
        word *= sides
        faces.append((word >> 64) + 1)
        word &= WORD
    first, second, red, yellow, green, blue = faces
    return Roll((first, second), (red, yellow, green, blue))


def rolls(seed: int, game_number: int, sides: int) -> Iterator[Roll]:
    """The rolls of one game, all six dice each."""
    state = first_word(seed, game_number)
    while True:
        yield roll_from(state, sides)
        state = (state + 2 * STEP) & WORD


def in_game(roll: Roll, game: Game) -> Roll:
    """The roll without the dice that have left the game."""
    return roll if len(game.dice) == len(COLOURS) else roll.only(game.dice)
