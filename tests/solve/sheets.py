"""Small games, each with something that the large ones have: for plain recursion, and for tests in no time."""

from qwixx.rules import Variant, parse_sheet

ROWS = {
    "all symmetries at once": ("dice: 2", "needs: 1", "R2 R3", "Y2 Y3", "G4 G3", "B4 B3"),
    "two locking numbers": ("dice: 2", "locking: 2\nneeds: 1", "R2 R3 R4", "Y2 Y3 Y4", "G4 G3 G2", "B4 B3 B2"),
    "locks without crosses": ("dice: 2", "needs: 0", "R3", "Y4 Y3", "G4 G3", "B2 B3"),
    "rows of different lengths": ("dice: 2", "needs: 1", "R2 R3 R4", "Y3 Y4", "G4 G3", "B3 B2"),
    "numbers mixed": ("dice: 2", "needs: 1", "R3 R2", "Y2 Y4", "G4 G3", "B3 B4"),
    "colours mixed": ("dice: 2", "needs: 1", "Y2 R3", "R3 Y4", "B4 G2", "G3 B2"),
    "a colour twice": ("dice: 2", "needs: 1", "R2 R3", "R3 Y4", "R4 G2", "G3 B2"),
    "a lock after two crosses": ("dice: 2", "needs: 2", "R2 R3 R4", "Y3 Y2 Y4", "G4 G3 G2", "B4 B2 B3"),
    "three faces": ("dice: 3", "needs: 1", "R3 R5", "Y4 Y6", "G5 G4", "B4 B2"),
    "lucky": ("dice: 3", "needs: 1\nlucky: 2-3 2-6 3-4 3-5 5-6", "R2 R4", "Y2 Y4", "G6 G4", "B6 B4"),
}


def small(name: str) -> Variant:
    """A small game by its name."""
    dice, facts, *rows = ROWS[name]
    lines = [f"name: {name.replace(' ', '-')}", dice, facts, *(f"row: {row}" for row in rows)]
    return parse_sheet("\n".join(lines))
