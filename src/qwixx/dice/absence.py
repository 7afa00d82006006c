"""Absences from fair draws: how often a player's link was missing, and whether lost connections explain it.

Only the server knows links before a draw is made. If it plays with seats of its own, it can leave out those of their
links that spoil a roll; each time it does so, a gap in that seat's links begins (`docs/play/fair-dice.md`).
"""

from collections.abc import Collection
from math import comb
from typing import NamedTuple

GAP_CHANCE = 1 / 20
"""The chance that a gap begins with a given draw, for a player with a poor connection."""
FALSE_ALARM = 1 / 1000
"""The chance, at most, that a game of honest players with such connections has a suspicious absence."""


class Absence(NamedTuple):
    """A player who committed to a chain and whose link was missing from some draws."""

    player: int
    """From 0, in playing order."""
    draws: int
    """How many draws the game had."""
    missed: int
    """From how many of them the link was missing."""
    gaps: int
    """How many times it went missing: draws in a row are one gap."""
    suspicious: bool
    """Whether that is more often than lost connections explain."""


def absence(player: int, missed: Collection[int], draws: int, players: int) -> Absence:
    """The absence of one of so many players who committed, from these of the draws 0 to `draws - 1`."""
    found = {number for number in missed if 0 <= number < draws}
    gaps = sum(number - 1 not in found for number in found)
    return Absence(player, draws, len(found), gaps, gap_probability(gaps, draws) < FALSE_ALARM / players)


def gap_probability(gaps: int, draws: int) -> float:
    """The probability that at least so many gaps begin, if each of the draws may begin one."""
    return sum(
        comb(draws, count) * GAP_CHANCE**count * (1 - GAP_CHANCE) ** (draws - count) for count in range(gaps, draws + 1)
    )
