"""A sheet as the paper one, in characters: a band of cells for each row, its lock and its points."""

from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from qwixx.i18n.cell_signs import Cells, Mark, row_marks, signed
from qwixx.rules import Choice, Colour, Game, Variant
from qwixx.rules.facts import is_plain_row
from qwixx.terminal.app.theme import FOCUS, INK, PAINTS, SEVERAL, SHAPES, Paint

LABEL, POINTS = 3, 4
"""The columns before the cells and after the lock."""
GAP = 1
"""The columns between two cells, where there is room for them."""
LOCK, LOCK_WIDTH = "Ω", 5


class Pen(NamedTuple):
    """What a person may do on a sheet now, and where its cursor is."""

    legal: Cells = frozenset()
    pencilled: Choice = None
    cursor: tuple[int, int] | None = None
    """A row and the place in it."""


NO_PEN = Pen()


def cell_width(variant: Variant) -> int:
    """The columns of a cell: its number between two signs, with its shape where a row has several colours."""
    longest = max(len(str(cell.number)) for cells in variant.rows for cell in cells)
    return longest + 2 + (not is_plain(variant))


def is_plain(variant: Variant) -> bool:
    """Whether every row has one colour."""
    return all(is_plain_row(variant, row) for row in range(len(variant.rows)))


def sheet_width(variant: Variant, gap: int = GAP) -> int:
    """The columns of a sheet."""
    return LABEL + max(map(len, variant.rows)) * (cell_width(variant) + gap) + LOCK_WIDTH + POINTS


def place_at(variant: Variant, column: int, gap: int = GAP) -> int | None:
    """The place of the cell in this column, counted from 0; the lock counts as one more."""
    place, within = divmod(column - LABEL, cell_width(variant) + gap)
    return place if column >= LABEL and within < cell_width(variant) else None


def draw_row(game: Game, player: int, row: int, pen: Pen = NO_PEN, gap: int = GAP) -> Text:
    """One row of a sheet."""
    variant = game.variant
    plain = is_plain_row(variant, row)
    band = PAINTS[variant.lock_colours[row]] if plain else SEVERAL
    *marks, lock = row_marks(game, player, row, pen.legal, pen.pencilled)
    shown = Text(f" {SHAPES[variant.lock_colours[row]] if plain else row + 1} ", band.plain)
    width = cell_width(variant)
    for place, (cell, mark) in enumerate(zip(variant.rows[row], marks, strict=True)):
        number = str(cell.number) if is_plain(variant) else f"{SHAPES[cell.colour]}{cell.number}"
        shown.append(signed(number, mark).center(width), _style(PAINTS[cell.colour], mark, pen.cursor == (row, place)))
        shown.append(" " * gap, band.plain)
    for _ in range(max(map(len, variant.rows)) - len(marks)):
        shown.append(" " * (width + gap), band.plain)
    shown.append(_lock(variant.lock_colours[row], plain, lock), band.crossed if lock is Mark.CROSSED else band.plain)
    shown.append(f"{game.scores[player].rows[row]:>{POINTS - 1}} ", "bold")
    return shown


def draw_band(variant: Variant, row: int, gap: int = GAP) -> Text:
    """The edge below a row, where there is room for one."""
    band = PAINTS[variant.lock_colours[row]] if is_plain_row(variant, row) else SEVERAL
    return Text("▀" * sheet_width(variant, gap), Style(color=band.band))


def _style(paint: Paint, mark: Mark, under_cursor: bool) -> Style:
    style: Style = getattr(paint, mark.value)
    return style + Style(color=INK, bgcolor=FOCUS, bold=True, underline=True) if under_cursor else style


def _lock(colour: Colour, plain: bool, mark: Mark) -> str:
    """The lock; where the row has several colours, with the shape of the die that leaves with it."""
    shape = LOCK if plain else f"{LOCK}{SHAPES[colour]}"
    return signed(shape, mark).center(LOCK_WIDTH)
