"""Sheets of our own, to see that nothing is made for the four that come with the game."""

from qwixx.rules import parse_sheet

TRAIN = """name: train
title: Train Qwixx
dice: 4
needs: 3
row: R2 R3 R4 R5 R6 R7 R8
row: Y2 Y3 Y4 Y5 Y6 Y7 Y8
row: G8 G7 G6 G5 G4 G3 G2
row: B8 B7 B6 B5 B4 B3 B2
"""

REPEATED = parse_sheet("""name: repeated
dice: 4
needs: 2
row: R2 R3 Y4 R5 R6 R7 R8
row: R2 Y3 Y4 Y5 Y6 Y7 Y8
row: G8 R7 G6 Y5 G4 G3 G2
row: B8 R7 B6 Y5 B4 B3 B2
""")

LONG = parse_sheet(
    "name: long\ndice: 20\n"
    + "".join("row: " + " ".join(f"{letter}{number}" for number in range(2, 41)) + "\n" for letter in "RYGB")
)
