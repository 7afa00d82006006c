"""Sheets in plain text. Every state of a cell has its own sign (`cell_signs`); colour, if any, only repeats it.

Sheet of Anna
red     -2-  -3-  -4-  X5X  -6-  X7X  [8]   9   10   11   12    L  =   3
"""

from collections.abc import Callable, Iterator, Sequence

from qwixx.i18n.catalogue import say
from qwixx.i18n.cell_signs import Mark, legal_cells, row_marks, signed
from qwixx.i18n.languages import ENGLISH
from qwixx.i18n.phrases import row_label
from qwixx.i18n.text_width import LINE, padded, text_width
from qwixx.rules import Colour, Game, Variant
from qwixx.rules.colours import COLOURS
from qwixx.rules.facts import is_plain_row
from qwixx.rules.sheet import PENALTY_BOXES

Paint = Callable[[Colour, str, bool], str]
"""Shows a text in a colour, strongly or not."""
SECOND = "+"
"""What a number bears that was crossed a second time, as in notation (DA1)."""
_LABEL = 7
_POINTS = 6


def lock_sign(language: str = ENGLISH) -> str:
    """The letter that stands for a lock."""
    return say(language, "plain-lock")


def draw_sheets(game: Game, names: Sequence[str], paint: Paint | None = None, language: str = ENGLISH) -> str:
    """The sheets of all players, one after another."""
    return "\n\n".join(draw_sheet(game, player, name, paint, language) for player, name in enumerate(names))


def draw_sheet(game: Game, player: int, name: str, paint: Paint | None = None, language: str = ENGLISH) -> str:
    """One player's sheet: every cell, the points of each row, the penalties, the total."""
    sheet = game.sheet(player)
    scores = sheet.scores(game.variant)
    if sheet.lucky:
        lines = [say(language, "plain-sheet-lucky", name=name, first=sheet.lucky[0], second=sheet.lucky[1])]
    else:
        lines = [say(language, "plain-sheet", name=name)]
    for row, points in enumerate(scores.rows):
        lines += _draw_row(game, player, row, points, paint, language)
    told = {"taken": sheet.penalties, "boxes": PENALTY_BOXES, "minus": scores.penalties, "total": scores.total}
    return "\n".join([*lines, say(language, "plain-sheet-total", **told)])


def _draw_row(game: Game, player: int, row: int, points: int, paint: Paint | None, language: str) -> Iterator[str]:
    """A row in as many lines as it takes."""
    variant = game.variant
    labels = [row_label(variant, each, language) for each in range(len(variant.rows))]
    margin = max(_LABEL, 1 + max(map(text_width, labels)))
    label = padded(labels[row], margin)
    width = _cell_width(variant, LINE - margin - _POINTS)
    drawn = [_draw_cell(*cell, width, paint) for cell in _cells(game, player, row, language)]
    fitting = (LINE - margin - _POINTS) // width
    shown_label = paint(variant.lock_colours[row], label, False) if paint and is_plain_row(variant, row) else label
    for first in range(0, len(drawn), fitting):
        last = first + fitting >= len(drawn)
        points_shown = f" ={points:>4}" if last else ""
        yield (shown_label if first == 0 else " " * margin) + "".join(drawn[first : first + fitting]) + points_shown


def _cells(game: Game, player: int, row: int, language: str) -> Iterator[tuple[Colour, str, Mark]]:
    """Each cell from the left, then the lock: its colour, what stands in it, and its state."""
    variant = game.variant
    plain = is_plain_row(variant, row)
    letters = dict(zip(COLOURS, say(language, "word-colours").split(), strict=True))
    *marks, lock = row_marks(game, player, row, legal_cells(game, player))
    crossed = game.sheet(player).numbers(variant, row)
    for cell, mark in zip(variant.rows[row], marks, strict=True):
        number = str(cell.number) if plain or cell.other is not None else f"{letters[cell.colour]}{cell.number}"
        yield cell.colour, number + SECOND * (crossed.count(cell.number) - 1), mark
    # a bonus row has no lock (P3)
    yield (variant.lock_colours[row], *((lock_sign(language), lock) if row in variant.lockable else ("", Mark.OPEN)))


def _draw_cell(colour: Colour, text: str, mark: Mark, width: int, paint: Paint | None) -> str:
    drawn = signed(text, mark)
    padding = " " * (width - text_width(drawn))
    return padding + (paint(colour, drawn, mark is Mark.CROSSED) if paint else drawn)


def _cell_width(variant: Variant, room: int) -> int:
    """The columns of a cell, with one between two of them unless the row would not fit into its line for that."""
    plain = all(is_plain_row(variant, row) for row in variant.lockable)
    cells = 1 + max(map(len, variant.rows))
    rows = [variant.rows[row] for row in variant.lockable]
    least = 2 + max(len(str(cell.number if plain else cell)) for row in rows for cell in row)
    least += len(SECOND) * bool(variant.second)
    return least if cells * least <= room < cells * (least + 1) else least + 1
