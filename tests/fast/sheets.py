"""Sheets of people's own, each different from the printed ones in another way."""

from qwixx.rules import Variant, variant
from qwixx.rules.sheet_identity import parse_sheet

TINY = parse_sheet("""
name: tiny
dice: 2
needs: 1
row: R2 R3 R4
row: Y2 Y3 Y4
row: G4 G3 G2
row: B4 B3 B2
""")
"""Small dice, short rows."""

OPEN_LOCKS = parse_sheet("""
name: open-locks
dice: 4
needs: 0
locking: 2
row: R2 R3 R4 R5 R6 R7 R8
row: Y2 Y3 Y4 Y5 Y6 Y7 Y8
row: G8 G7 G6 G5 G4 G3 G2
row: B8 B7 B6 B5 B4 B3 B2
""")
"""A lock needs nothing before it."""

UNEVEN = parse_sheet("""
name: uneven
dice: 6
needs: 2
locking: 3
lucky: 2-12 3-11 4-10 5-9 6-8
row: R2 R4 Y7 R8 R12 B11
row: Y12 Y2 R11 Y8 Y5 Y6 Y3 G10 Y9
row: B2 B3 B4 B5 B6 R7
row: G9 B10 G7 G6 G5 Y4 G3 G12 G2 G8 G11
""")
"""Rows of different length, their colours mixed, three locking numbers, lucky numbers."""

EIGHT = parse_sheet("""
name: eight
dice: 8
needs: 9
locking: 4
lucky: 8-9 8-10 7-9 7-10 2-16
row: R16 R2 R15 R3 R14 R4 R13 R5 R12 R6 R11 R7 R10 R8 R9
row: Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11 Y12 Y13 Y14 Y15 Y16
row: G9 G8 G10 G7 G11 G6 G12 G5 G13 G4 G14 G3 G15
row: B16 B15 B14 B13 B12 B11 B10 B9 B8 B7 B6 B5 B4 B3 B2
""")
"""The largest dice that the fast core takes, and locks that are hard to get."""

OWN: tuple[Variant, ...] = (TINY, OPEN_LOCKS, UNEVEN, EIGHT)
PRINTED: tuple[Variant, ...] = tuple(map(variant, ("classic", "longo", "mixx-a", "mixx-b")))
ALL = (*PRINTED, *OWN)
