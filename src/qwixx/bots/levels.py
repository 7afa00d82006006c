"""The built-in players for people, from gentle to sharp: their weights, and why they play as they do.

The weights are, in this order, those of `qwixx.fast.weighted_policy`: base, gain, skip, grow, lock, race, penalty,
foresight, crowd. Those of `sharp` were found by trying: small changes were kept when they won more games against the
old ones. The base is how eager a player is to cross; one base for each sheet keeps the levels evenly spaced
(`docs/research/strength.md`).
"""

from qwixx.fast.weighted_policy import Weights
from qwixx.rules import Variant

CLASSIC = "classic"


def _by_sheet(bases: dict[str, float], *others: float) -> dict[str, Weights]:
    return {sheet: (base, *others) for sheet, base in bases.items()}


LEVELS: dict[str, dict[str, Weights]] = {
    # Likes to cross, and minds a little what it skips: every number skipped is a chance lost, a 7 more than a 2.
    "gentle": _by_sheet(
        {CLASSIC: 2.5, "longo": 2.7, "mixx-a": 2.5, "mixx-b": 2.7},
        *(0.0, 6.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0),
    ),
    # Skips less, and fears the penalty: it looks at action 2 before it chooses in action 1.
    "steady": _by_sheet(
        {CLASSIC: 2.2, "longo": 2.5, "mixx-a": 2.2, "mixx-b": 2.6},
        *(0.0, 7.5, 0.0, 0.0, 0.0, 3.0, 1.0, 0.0),
    ),
    # Builds long rows, where the next cross is worth more and a skipped one costs more; likes the lock for its extra
    # cross; ends the game when it is ahead, and lets it go on when it is behind.
    "sharp": _by_sheet(
        {CLASSIC: 3.0, "longo": 1.6, "mixx-a": 3.0, "mixx-b": 1.75},
        *(0.45, 16.0, 1.0, 5.0, 0.25, 9.0, 1.0, 0.25),
    ),
}


def weights_on(level: str, sheet: Variant) -> Weights:
    """How a level weighs on a sheet; on one that is not among the printed ones, as in the classic game."""
    by_sheet = LEVELS[level]
    return by_sheet.get(sheet.name, by_sheet[CLASSIC])
