"""A sheet as the paper one, in characters: a band of cells for each row, its lock and its points.

Every state of a cell has signs of its own, so that nothing depends on colours:

    [5] may be crossed   (5) pencilled in   X5X crossed   -5- skipped   .5. closed
"""

from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from qwixx.rules import Choice, Colour, Cross, Game, Variant
from qwixx.rules.facts import is_plain_row
from qwixx.terminal.app.theme import CROSS, FOCUS, INK, PAINTS, SEVERAL, SHAPES, Paint
from qwixx.terminal.marks import Mark, row_marks

LABEL, POINTS = 3, 4
"""The columns before the cells and after the lock."""
LOCK, LOCK_WIDTH = "Ω", 5
SIGNS = {
    "open": (" ", " "),
    "legal": ("[", "]"),
    "pencilled": ("(", ")"),
    "crossed": (CROSS, CROSS),
    "lost": ("─", "─"),
    "closed": ("·", "·"),
}
"""What stands before and after the number of a cell, by its state."""


class Pen(NamedTuple):
    """What a person may do on a sheet now, and where its cursor is."""

    legal: frozenset[tuple[int, int]] = frozenset()
    """Rows and numbers."""
    pencilled: Choice = None
    cursor: tuple[int, int] | None = None
    """A row and the place in it."""

    def state(self, cross: Cross, mark: Mark) -> str:
        """How a cell is drawn: the name of its signs and of its style."""
        if mark is not Mark.OPEN:
            return str(mark.value)
        if self.pencilled and (self.pencilled.row, self.pencilled.number) == (cross.row, cross.number):
            return "pencilled"
        return "legal" if (cross.row, cross.number) in self.legal else "open"


NO_PEN = Pen()


def cell_width(variant: Variant) -> int:
    """The columns of a cell: its number between two signs, with its shape where a row has several colours."""
    longest = max(len(str(cell.number)) for cells in variant.rows for cell in cells)
    return longest + 2 + (not is_plain(variant))


def is_plain(variant: Variant) -> bool:
    """Whether every row has one colour."""
    return all(is_plain_row(variant, row) for row in range(len(variant.rows)))


def sheet_width(variant: Variant) -> int:
    """The columns of a sheet."""
    return LABEL + max(map(len, variant.rows)) * (cell_width(variant) + 1) + LOCK_WIDTH + POINTS


def place_at(variant: Variant, column: int) -> int | None:
    """The place of the cell in this column, counted from 0; the lock counts as one more."""
    place, within = divmod(column - LABEL, cell_width(variant) + 1)
    return place if column >= LABEL and within < cell_width(variant) else None


def draw_row(game: Game, player: int, row: int, pen: Pen = NO_PEN) -> Text:
    """One row of a sheet."""
    variant = game.variant
    plain = is_plain_row(variant, row)
    band = PAINTS[variant.lock_colours[row]] if plain else SEVERAL
    *marks, lock = row_marks(game, player, row)
    shown = Text(f" {SHAPES[variant.lock_colours[row]] if plain else row + 1} ", band.plain)
    width = cell_width(variant)
    for place, (cell, mark) in enumerate(zip(variant.rows[row], marks, strict=True)):
        state = pen.state(Cross(row, cell.number), mark)
        number = str(cell.number) if is_plain(variant) else f"{SHAPES[cell.colour]}{cell.number}"
        shown.append(_cell(number, state, width), _style(PAINTS[cell.colour], state, pen.cursor == (row, place)))
        shown.append(" ", band.plain)
    for _ in range(max(map(len, variant.rows)) - len(marks)):
        shown.append(" " * (width + 1), band.plain)
    shown.append(_lock(variant.lock_colours[row], plain, lock), band.crossed if lock is Mark.CROSSED else band.plain)
    shown.append(f"{game.scores[player].rows[row]:>{POINTS - 1}} ", "bold")
    return shown


def draw_band(variant: Variant, row: int) -> Text:
    """The edge below a row, where there is room for one."""
    band = PAINTS[variant.lock_colours[row]] if is_plain_row(variant, row) else SEVERAL
    return Text("▀" * sheet_width(variant), Style(color=band.band))


def _cell(number: str, state: str, width: int) -> str:
    before, after = SIGNS[state]
    return f"{before}{number}{after}".center(width)


def _style(paint: Paint, state: str, under_cursor: bool) -> Style:
    style: Style = getattr(paint, state)
    return style + Style(color=INK, bgcolor=FOCUS, bold=True, underline=True) if under_cursor else style


def _lock(colour: Colour, plain: bool, mark: Mark) -> str:
    """The lock; where the row has several colours, with the shape of the die that leaves with it."""
    shape = LOCK if plain else f"{LOCK}{SHAPES[colour]}"
    before, after = SIGNS[mark.value]
    return f"{before}{shape}{after}".center(LOCK_WIDTH)
