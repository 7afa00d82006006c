"""A game as wide as there is one: the most points and less than none, the longest names, and a win shared by many."""

from collections.abc import Iterator

from qwixx.rules import Action, ColourChoice, Cross, Record, Roll, Start, StartKind, WhiteChoices, variant
from qwixx.rules.record import MAX_NAME
from qwixx.rules.setup import default_lucky

LONGO = variant("longo")
NAMES = ("Grandfather Maximilian", "Достопримечательности" * 2, "مستشفياتنا" * 4, "W" * MAX_NAME, "Ł. Ó.")
LOSER = len(NAMES) - 1
PENALTIES = (40, 45, 50, 55)
"""The turns in which the loser crosses nothing."""
FORWARD, BACKWARD = range(2, 15), range(16, 3, -1)


def wide_game() -> Record:
    """A game of Longo: all but one cross whatever there is and lock a row together, and one crosses next to nothing."""
    names = tuple(name[:MAX_NAME] for name in NAMES)
    start, lucky = Start(StartKind.SEAT, 0), default_lucky(LONGO, len(names))
    return Record(LONGO, names, start, lucky, actions=tuple(_actions()))


def _actions() -> Iterator[Action]:
    cells = _cells()
    for turn in range(1, PENALTIES[-1] + 1):
        active = (turn - 1) % len(NAMES)
        cell = None if turn in PENALTIES[-2:] else next(cells)
        white = min(8, cell.number - 1) if cell else 1
        yield Roll((white, cell.number - white if cell else 1), (0 if turn == PENALTIES[-1] else 8, 8, 8, 8))
        yield WhiteChoices((*[cell] * LOSER, None if active != LOSER or turn in PENALTIES else cell))
        yield ColourChoice(None)


def _cells() -> Iterator[Cross]:
    """Every number that locks no row, from the left, and one that does."""
    for numbers in zip(FORWARD, FORWARD, BACKWARD, BACKWARD, strict=True):
        yield from (Cross(row, number) for row, number in enumerate(numbers))
    yield Cross(0, 16)
