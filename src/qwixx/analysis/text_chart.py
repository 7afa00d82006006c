"""Chances to win, or expected scores, over the turns, in plain characters: a letter for each player, no colour."""

from collections.abc import Sequence
from math import ceil, floor

from qwixx.analysis.svg import tick_step
from qwixx.i18n.catalogue import say
from qwixx.i18n.languages import ENGLISH

WIDTH = 80
LABELS = 6
"""How many characters the amounts before the frame take; more where a language needs them for the names of the axes."""
MOST_LINES = 22
MOST_APART = 4
"""How many columns a turn takes at most."""
SEVERAL = "*"
LETTERS = "ABCDE"


def letters_of(names: Sequence[str]) -> list[str]:
    """A letter for each player: the first of its name, or by seat where those are unusual or not all different."""
    firsts = [name[0].upper() for name in names]
    usable = all(first.isascii() and first.isalpha() for first in firsts)
    return firsts if usable and len(set(firsts)) == len(firsts) else list(LETTERS[: len(names)])


def plain_chart(
    letters: Sequence[str],
    lines: Sequence[Sequence[float]],
    language: str = ENGLISH,
    width: int = WIDTH,
    axis: str = "review-axis-points",
) -> str:
    """The chart, with amounts at the left and turns below."""
    turns = len(lines[0]) - 1
    names = [say(language, message) for message in (axis, "review-axis-turns")]
    labels = max(LABELS, *map(len, names))
    columns = min(width - labels - 4, MOST_APART * turns)
    least, most = min(map(min, lines)), max(map(max, lines))
    step = tick_step((most - least) / MOST_LINES, (1, 2, 5, 10, 20, 50))
    low, high = floor(least / step), ceil(most / step)
    drawn = [[" "] * (columns + 1) for _ in range(high - low + 1)]
    for letter, values in zip(letters, lines, strict=True):
        for turn, value in enumerate(values):
            cells, column = drawn[round(value / step) - low], _column(turn, turns, columns)
            cells[column] = letter if cells[column] in (" ", letter) else SEVERAL
    rows = [
        f"{row * step if row % 2 == 0 else '':>{labels}}|{''.join(drawn[row - low])}".rstrip()
        for row in range(high, low - 1, -1)
    ]
    return "\n".join([names[0].rjust(labels), *rows, *_turns_axis(turns, columns, names[1].rjust(labels))])


def _column(turn: int, turns: int, columns: int) -> int:
    return round(turn * columns / turns) if turns else 0


def _turns_axis(turns: int, columns: int, name: str) -> list[str]:
    axis, labels = ["-"] * (columns + 1), [" "] * (columns + 1)
    step = tick_step(turns * 6 / max(columns, 1), (1, 2, 5, 10, 20, 50))
    for turn in range(0, turns + 1, step):
        column = _column(turn, turns, columns)
        axis[column] = "+"
        labels[column : column + len(str(turn))] = str(turn)
    return [f"{' ' * len(name)}+{''.join(axis)}", f"{name} {''.join(labels).rstrip()}"]
