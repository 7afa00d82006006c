"""Small games, each with something that the large ones have: for plain recursion, and for tests in no time."""

from qwixx.rules import Variant, parse_sheet
from qwixx.rules.variant import LuckyPair

TEXTS = {
    # Red and yellow rising, green and blue falling: all symmetries at once.
    "tiny": "dice: 2\nneeds: 1\nrow: R2 R3\nrow: Y2 Y3\nrow: G4 G3\nrow: B4 B3\n",
    "wide dice": "dice: 4\nneeds: 1\nrow: R3 R5\nrow: Y3 Y5\nrow: G7 G5\nrow: B7 B5\n",
    "two locking numbers": "dice: 2\nlocking: 2\nneeds: 1\nrow: R2 R3 R4\nrow: Y2 Y3 Y4\nrow: G4 G3 G2\nrow: B4 B3 B2\n",
    "locks at once": "dice: 3\nneeds: 0\nrow: R4\nrow: Y4 Y5\nrow: G4 G3\nrow: B2 B4\n",
    "rows of different lengths": "dice: 2\nneeds: 1\nrow: R2 R3 R4\nrow: Y3 Y4\nrow: G4 G3\nrow: B3 B2\n",
    "numbers mixed": "dice: 2\nneeds: 1\nrow: R3 R2\nrow: Y2 Y4\nrow: G4 G3\nrow: B3 B4\n",
    "colours mixed": "dice: 2\nneeds: 1\nrow: Y2 R3\nrow: R3 Y4\nrow: B4 G2\nrow: G3 B2\n",
    "a colour twice": "dice: 2\nneeds: 1\nrow: R2 R3\nrow: R3 Y4\nrow: R4 G2\nrow: G3 B2\n",
    "two crosses before a lock": "dice: 2\nneeds: 2\nrow: R2 R3 R4\nrow: Y4 Y3\nrow: G4 G3\nrow: B4 B3\n".replace(
        "row: Y4 Y3\nrow: G4 G3\nrow: B4 B3\n", "row: Y4 Y3 Y2\nrow: G3 G4 G2\nrow: B2 B4 B3\n"
    ),
}
LUCKY = "dice: 3\nlocking: 1\nneeds: 1\nlucky: 2-3 2-6 3-4 3-5 5-6\nrow: R2 R4\nrow: Y2 Y4\nrow: G6 G4\nrow: B6 B4\n"


def small(name: str) -> Variant:
    """A small game by its name."""
    return parse_sheet(f"name: {name.replace(' ', '-')}\n{TEXTS[name]}")


def small_lucky() -> Variant:
    """A small game with lucky numbers."""
    return parse_sheet(f"name: lucky\n{LUCKY}")


PAIRS: tuple[LuckyPair | None, ...] = (None, (2, 3), (3, 5), (2, 6), (5, 6))
"""Lucky pairs: none, one that breaks the mirror, two that keep it, and the mirror image of another."""
