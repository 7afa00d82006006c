"""Records to read and to break."""

from textwrap import dedent

LOCKS = dedent(
    """\
    qwixx record 1
    date: 2026-11-15
    variant: classic
    players: 2
    name 1: Anna
    name 2: Ben
    start: drawn 1
    dice: typed

    1. player 1: 1+1 r1 y1 g6 b6 | R2 Y2 | G7
    2. player 2: 2+1 r1 y1 g6 b6 | R3 Y3 | -
    3. player 1: 2+2 r1 y1 g6 b6 | R4 Y4 | -
    4. player 2: 1+4 r1 y1 g6 b6 | R5 Y5 | -
    5. player 1: 3+3 r1 y1 g6 b6 | R6 - | -
    6. player 2: 4+3 r1 y1 g6 b6 | - - | x
    7. player 1: 4+4 r1 y1 g6 b6 | - Y8 | x
    8. player 2: 6+6 r1 y1 g6 b6 | R12 Y12

    end: locks
    scores: 24 23
    winners: 1
    """
)
"""Two rows are locked in action 1 of the eighth turn; its line ends there."""

PENALTIES = dedent(
    """\
    qwixx record 1
    variant: longo
    players: 1
    name 1: Ольга
    lucky: 6-11
    start: seat 1

    1. player 1: 5+1 r1 y1 g1 b1 | G16* | -
    2. player 1: 1+1 r1 y1 g1 b1 | - | x
    3. player 1: 1+1 r1 y1 g1 b1 | - | x
    4. player 1: 1+1 r1 y1 g1 b1 | - | x
    5. player 1: 1+1 r1 y1 g1 b1 | - | x

    end: penalties
    scores: -19
    winners: 1
    """
)

THROWS = dedent(
    """\
    qwixx record 1
    variant: classic
    players: 3
    name 1: Anna
    name 2: Ben
    name 3: Clara
    options: first-six,locked-die-stays
    start: throws 3 5 1 4 6
    dice: fair
    dice commitment: 00ff
    dice entropy 1: tea leaves
    """
)
"""A game that has not begun; the second player threw the six."""

CUSTOM = dedent(
    """\
    qwixx record 1
    variant: tiny
    sheet name: tiny
    sheet title: Tiny
    sheet dice: 4
    sheet locking: 1
    sheet needs: 1
    sheet row: R2 R3
    sheet row: R4 Y5
    sheet row: G4 G3
    sheet row: R4 B3
    players: 2
    name 1: Anna
    name 2: Ben
    start: seat 2

    1. player 2: 2+2 r1 y1 g1 b1 | R4/2 R4/4 | -
    """
)
"""A sheet of one's own travels with the record; two of its cells are called R4."""

GOOD = {"locks": LOCKS, "penalties": PENALTIES, "throws": THROWS, "custom": CUSTOM}


def broken(text: str, old: str, new: str) -> str:
    """The record with something in it changed."""
    assert old in text
    return text.replace(old, new, 1)
