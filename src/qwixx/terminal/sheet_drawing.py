"""Sheets in plain text. Every kind of cell has its own mark; colour, where there is any, only repeats it.

Sheet of Anna
red       -   -   -  [5]  -  [7]  8   9  10  11  12   L  =   3
"""

from collections.abc import Iterator, Sequence

from qwixx.i18n.catalogue import say
from qwixx.i18n.languages import ENGLISH
from qwixx.i18n.phrases import row_label
from qwixx.i18n.text_width import padded, text_width
from qwixx.rules import Colour, Game, Variant
from qwixx.rules.colours import COLOURS
from qwixx.rules.facts import is_plain_row
from qwixx.rules.sheet import PENALTY_BOXES
from qwixx.terminal.console import WIDTH, painted
from qwixx.terminal.marks import Mark, row_marks

SIGNS = {Mark.LOST: "-", Mark.CLOSED: "#"}
_LABEL = 7
_POINTS = 6


def lock_sign(language: str = ENGLISH) -> str:
    """The letter that stands for a lock."""
    return say(language, "plain-lock")


def draw_sheets(game: Game, names: Sequence[str], ansi: bool = False, language: str = ENGLISH) -> str:
    """The sheets of all players, one after another."""
    return "\n\n".join(draw_sheet(game, player, name, ansi, language) for player, name in enumerate(names))


def draw_sheet(game: Game, player: int, name: str, ansi: bool = False, language: str = ENGLISH) -> str:
    """One player's sheet: every cell, the points of each row, the penalties, the total."""
    sheet = game.sheet(player)
    scores = sheet.scores(game.variant)
    if sheet.lucky:
        lines = [say(language, "plain-sheet-lucky", name=name, first=sheet.lucky[0], second=sheet.lucky[1])]
    else:
        lines = [say(language, "plain-sheet", name=name)]
    for row, points in enumerate(scores.rows):
        lines += _draw_row(game, player, row, points, ansi, language)
    told = {"taken": sheet.penalties, "boxes": PENALTY_BOXES, "minus": scores.penalties, "total": scores.total}
    return "\n".join([*lines, say(language, "plain-sheet-total", **told)])


def _draw_row(game: Game, player: int, row: int, points: int, ansi: bool, language: str) -> Iterator[str]:
    """A row in as many lines as it takes."""
    variant = game.variant
    width = _cell_width(variant)
    labels = [row_label(variant, each, language) for each in range(len(variant.rows))]
    margin = max(_LABEL, 1 + max(map(text_width, labels)))
    label = padded(labels[row], margin)
    drawn = [_draw_cell(*cell, width, ansi) for cell in _cells(game, player, row, language)]
    fitting = (WIDTH - margin - _POINTS) // width
    shown_label = painted(variant.lock_colours[row], label) if ansi and is_plain_row(variant, row) else label
    for first in range(0, len(drawn), fitting):
        last = first + fitting >= len(drawn)
        points_shown = f" ={points:>4}" if last else ""
        yield (shown_label if first == 0 else " " * margin) + "".join(drawn[first : first + fitting]) + points_shown


def _cells(game: Game, player: int, row: int, language: str) -> Iterator[tuple[Colour, str, bool]]:
    """Each cell from the left, then the lock: its colour, what stands in it, and whether it is crossed."""
    variant = game.variant
    plain = is_plain_row(variant, row)
    letters = dict(zip(COLOURS, say(language, "word-colours").split(), strict=True))
    *marks, lock = row_marks(game, player, row)
    for cell, mark in zip(variant.rows[row], marks, strict=True):
        number = str(cell.number) if plain else f"{letters[cell.colour]}{cell.number}"
        yield cell.colour, SIGNS.get(mark, number), mark is Mark.CROSSED
    yield variant.lock_colours[row], SIGNS.get(lock, lock_sign(language)), lock is Mark.CROSSED


def _draw_cell(colour: Colour, text: str, crossed: bool, width: int, ansi: bool) -> str:
    drawn = f"[{text}]" if crossed else f" {text} "
    padding = " " * (width - len(drawn))
    return padding + (painted(colour, drawn, strong=crossed) if ansi else drawn)


def _cell_width(variant: Variant) -> int:
    plain = all(is_plain_row(variant, row) for row in range(len(variant.rows)))
    longest = max(len(str(cell.number if plain else cell)) for cells in variant.rows for cell in cells)
    return longest + 2
