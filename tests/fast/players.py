"""Players for the compiled games of tests."""

from qwixx.bots.levels import weights_on
from qwixx.fast.weighted_policy import Weights
from qwixx.rules import variant

GREEDY: Weights = (9.0, 1.0, 9.0, 0.0, 50.0, 0.0, 50.0, 1.0, 0.0)
"""Crosses whenever it can and locks whenever it can: its games are long, and end by locks."""
GAMBLER: Weights = (1.25, 0.75, 7.0, 0.3, -3.0, 2.0, 0.5, 1.0, 1.7)
"""Odd weights that the levels do not have; it minds the lead above all."""

GENTLE, STEADY, SHARP = (weights_on(level, variant("classic")) for level in ("gentle", "steady", "sharp"))
TABLE: tuple[Weights | None, ...] = (SHARP, GREEDY, GENTLE, None, STEADY, GAMBLER)


def company(players: int, first: int = 0) -> tuple[Weights | None, ...]:
    """So many of them, from a place of the table on."""
    return tuple(TABLE[(first + seat) % len(TABLE)] for seat in range(players))
