"""Sheets in plain text. Every kind of cell has its own mark; colour, where there is any, only repeats it.

Sheet of Anna
red       -   -   -  [5]  -  [7]  8   9  10  11  12   L  =   3
"""

from collections.abc import Iterator, Sequence

from qwixx.rules import Colour, Game, Variant
from qwixx.rules.facts import is_plain_row
from qwixx.rules.sheet import PENALTY_BOXES
from qwixx.terminal.console import WIDTH, painted
from qwixx.terminal.marks import Mark, row_marks
from qwixx.words.phrases import row_label

LEGEND = "[5] is crossed, 5 is open, - is lost, # is closed, L is the lock, = are the points of the row."
SIGNS = {Mark.LOST: "-", Mark.CLOSED: "#"}
LOCK = "L"
_LABEL = 7
_POINTS = 6


def draw_sheets(game: Game, names: Sequence[str], ansi: bool = False) -> str:
    """The sheets of all players, one after another."""
    return "\n\n".join(draw_sheet(game, player, name, ansi) for player, name in enumerate(names))


def draw_sheet(game: Game, player: int, name: str, ansi: bool = False) -> str:
    """One player's sheet: every cell, the points of each row, the penalties, the total."""
    sheet = game.sheet(player)
    scores = sheet.scores
    lucky = f", lucky numbers {sheet.lucky[0]} and {sheet.lucky[1]}" if sheet.lucky else ""
    lines = [f"Sheet of {name}{lucky}"]
    for row, points in enumerate(scores.rows):
        lines += _draw_row(game, player, row, points, ansi)
    lines.append(f"penalties {sheet.penalties} of {PENALTY_BOXES} = {scores.penalties}, total {scores.total}")
    return "\n".join(lines)


def _draw_row(game: Game, player: int, row: int, points: int, ansi: bool) -> Iterator[str]:
    """A row in as many lines as it takes."""
    variant = game.variant
    width = _cell_width(variant)
    label = f"{row_label(variant, row):<{_LABEL}}"
    cells = [_draw_cell(colour, text, crossed, width, ansi) for colour, text, crossed in _cells(game, player, row)]
    fitting = (WIDTH - _LABEL - _POINTS) // width
    shown_label = painted(variant.lock_colours[row], label) if ansi and is_plain_row(variant, row) else label
    for first in range(0, len(cells), fitting):
        last = first + fitting >= len(cells)
        points_shown = f" ={points:>4}" if last else ""
        yield (shown_label if first == 0 else " " * _LABEL) + "".join(cells[first : first + fitting]) + points_shown


def _cells(game: Game, player: int, row: int) -> Iterator[tuple[Colour, str, bool]]:
    """Each cell from the left, then the lock: its colour, what stands in it, and whether it is crossed."""
    variant = game.variant
    plain = is_plain_row(variant, row)
    *marks, lock = row_marks(game, player, row)
    for cell, mark in zip(variant.rows[row], marks, strict=True):
        number = str(cell.number) if plain else str(cell)
        yield cell.colour, SIGNS.get(mark, number), mark is Mark.CROSSED
    yield variant.lock_colours[row], SIGNS.get(lock, LOCK), lock is Mark.CROSSED


def _draw_cell(colour: Colour, text: str, crossed: bool, width: int, ansi: bool) -> str:
    drawn = f"[{text}]" if crossed else f" {text} "
    padding = " " * (width - len(drawn))
    return padding + (painted(colour, drawn, strong=crossed) if ansi else drawn)


def _cell_width(variant: Variant) -> int:
    plain = all(is_plain_row(variant, row) for row in range(len(variant.rows)))
    longest = max(len(str(cell.number if plain else cell)) for cells in variant.rows for cell in cells)
    return longest + 2
