"""Sheets of our own, chosen to reach the corners of the rules."""

from qwixx.rules import Variant, parse_sheet

SHORT = parse_sheet("""
name: short
title: Short rows, three-sided dice
dice: 3
locking: 1
needs: 2
row: R2 R3 R4 R5 R6
row: Y6 Y2 Y4
row: G6 G5 G4 G3 G2
row: B4 B3 B5 B2
""")

REPEATED = parse_sheet("""
name: repeated
title: Coloured numbers repeated, three locks, lucky numbers
dice: 4
locking: 3
needs: 2
lucky: 3-5 4-6 2-7 5-8 3-7 4-8
row: R2 R3 Y4 R5 R6 R7 R8
row: R2 Y3 Y4 Y5 Y6 Y7 Y8
row: G8 R7 G6 Y5 G4 G3 G2
row: B8 R7 B6 Y5 B4 B3 B2
""")

HASTY = parse_sheet("""
name: hasty
title: Every number locks its row at once
dice: 2
locking: 1
needs: 0
row: R2
row: Y3
row: G4
row: B3
""")

CUSTOM: tuple[Variant, ...] = (SHORT, REPEATED, HASTY)
