"""The built-in players for people, from gentle to sharp: their weights, and why they play as they do.

The weights are, in this order, those of `qwixx.fast.policy`: base, gain, skip, grow, lock, race, penalty, foresight,
crowd. Those of `sharp` were found by trying: small changes were kept when they won more games against the old ones.
Those of `steady` stand between, so that each level wins about as often against the one below it (`docs/strength.md`).
"""

from qwixx.fast.policy import Weights

LEVELS: dict[str, Weights] = {
    # Likes to cross, and minds a little what it skips: every number skipped is a chance lost, a 7 more than a 2.
    "gentle": (2.5, 0.0, 6.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0),
    # Skips less, and fears the penalty: it looks at action 2 before it chooses in action 1.
    "steady": (2.0, 0.0, 7.5, 0.0, 0.0, 0.0, 5.0, 1.0, 0.5),
    # Builds long rows, where the next cross is worth more and a skipped one costs more; likes the lock for its extra
    # cross; ends the game when it is ahead, and lets it go on when it is behind.
    "sharp": (1.4, 0.45, 16.0, 1.0, 5.0, 0.25, 9.0, 1.0, 0.5),
}
