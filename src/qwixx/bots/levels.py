"""The built-in players for people, from gentle to sharp: their weights, and why they play as they do.

The weights are, in this order, those of `qwixx.fast.policy`: base, gain, skip, grow, lock, race, penalty, foresight.
"""

from qwixx.fast.policy import Weights

LEVELS: dict[str, Weights] = {
    # Crosses what skips little, and nothing else: every number skipped is a chance lost, a 7 more than a 2.
    "gentle": (1.5, 0.0, 9.0, 0.0, 0.0, 0.0, 1.0, 0.0),
    # Fears the penalty, so it looks at action 2 before it chooses in action 1, and likes long rows, whose next cross is
    # worth more.
    "steady": (1.5, 0.3, 9.0, 0.5, 2.0, 0.0, 5.0, 1.0),
    # Knows besides what a lock is for: it ends the game when it is ahead, and lets it go on when it is behind.
    "sharp": (2.0, 0.5, 6.0, 1.0, 1.0, 0.5, 5.0, 1.0),
}
