"""Counting what can be reached: a change in the rules shows as a change in these counts.

The rolls are fixed; the choices branch. Two ways to the same position are two ways but one position.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from qwixx.rules.game import Game, Phase
from qwixx.rules.roll import Roll


class PerftCount(NamedTuple):
    """What one more turn reaches."""

    turn: int
    white_ways: int
    """Ways to choose up to action 1 of this turn, all players together."""
    ways: int
    """Ways to choose up to the end of this turn."""
    positions: int
    """Different positions at the end of this turn, finished games among them."""
    ended_ways: int
    """Those of the ways on which this turn ended the game."""


def perft(game: Game, rolls: Sequence[Roll]) -> list[PerftCount]:
    """All counts."""
    return list(perft_by_turn(game, rolls))


def perft_by_turn(game: Game, rolls: Sequence[Roll]) -> Iterator[PerftCount]:
    """Count the choices that these rolls allow, turn by turn. Dice that have left the game are not rolled."""
    ways = Counter({game: 1})
    for turn, roll in enumerate(rolls, start=1):
        after_white: Counter[Game] = Counter()
        for before, count in ways.items():
            rolled = before.rolled(roll.only(before.dice)).game
            for choices in product(*(rolled.choices(player) for player in rolled.choosers)):
                after_white[rolled.chose_white(choices).game] += count
        after: Counter[Game] = Counter()
        for between, count in after_white.items():
            if between.phase is Phase.OVER:
                after[between] += count
                continue
            for choice in between.choices(between.active):
                after[between.chose_colour(choice).game] += count
        ended = sum(count for position, count in after.items() if position.phase is Phase.OVER)
        yield PerftCount(turn, after_white.total(), after.total(), len(after), ended)
        ways = Counter({position: count for position, count in after.items() if position.phase is Phase.ROLL})
