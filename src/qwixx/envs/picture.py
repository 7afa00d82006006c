"""The table as a picture: the dice, then every sheet, cell by cell. Crossed cells bear an X, lost ones are pale."""

import numpy as np
import numpy.typing as npt

from qwixx.rules import Game
from qwixx.rules.sheet import PENALTY_BOXES
from qwixx.rules.variant import ROW_COUNT

Picture = npt.NDArray[np.uint8]
Colour = tuple[int, int, int]

CELL = 22
"""The side of a cell in pixels, its edge included."""
LEAST_CELLS = 7
"""How many cells a picture is wide at least: the dice take six, the penalties and a score of three signs seven."""
SCALE = 2
"""How many pixels a dot of a digit is wide and high."""
INK, PAPER, WHITE, PALE = (34, 34, 34), (222, 222, 222), (255, 255, 255), 0.45
COLOURS: tuple[Colour, ...] = ((208, 60, 56), (232, 190, 60), (76, 160, 88), (70, 110, 190))
GLYPHS = {
    "0": "75557",
    "1": "26227",
    "2": "71747",
    "3": "71717",
    "4": "55711",
    "5": "74717",
    "6": "74757",
    "7": "71111",
    "8": "75757",
    "9": "75717",
    "-": "00700",
    ">": "42124",
    "L": "44447",
}
"""Each glyph from the top, three dots a line as bits of an octal digit."""


def picture(game: Game) -> Picture:
    """The table as rows, columns and red, green, blue."""
    across = max(LEAST_CELLS, *[len(cells) + 1 for cells in game.variant.rows])
    high = ROW_COUNT + 2
    page = np.full(((1 + high * game.players) * CELL, across * CELL, 3), PAPER, np.uint8)
    if game.roll:
        for place, face in enumerate(game.roll.white):
            _cell(page, 0, place, WHITE, str(face))
        for colour in game.dice:
            _cell(page, 0, 2 + colour, COLOURS[colour], str(game.roll.coloured[colour]))
    for player in range(game.players):
        _sheet(page, game, player, 1 + high * player)
    return page


def _sheet(page: Picture, game: Game, player: int, top: int) -> None:
    """One sheet: its rows, then its penalties and its score, an arrow next to it if its player is active."""
    sheet, variant = game.sheets[player], game.variant
    for row, cells in enumerate(variant.rows):
        marks, closed, length = sheet.rows[row], game.closed >> row & 1, len(cells)
        for place, cell in enumerate(cells):
            crossed, lost = marks >> place & 1, marks >> place or closed
            _cell(page, top + row, place, COLOURS[cell.colour], str(cell.number), bool(crossed), bool(lost))
        locked = bool(marks >> length)
        _cell(page, top + row, length, COLOURS[variant.lock_colours[row]], "L", locked, bool(closed))
    below = top + ROW_COUNT
    for box in range(PENALTY_BOXES):
        _cell(page, below, box, WHITE, "", box < sheet.penalties)
    _write(page, below, PENALTY_BOXES + 1, str(sheet.scores(variant).total))
    if player == game.active:
        _write(page, below, PENALTY_BOXES, ">")


def _cell(
    page: Picture, down: int, across: int, colour: Colour, text: str, crossed: bool = False, lost: bool = False
) -> None:
    y, x = down * CELL, across * CELL
    box = page[y + 1 : y + CELL - 1, x + 1 : x + CELL - 1]
    paper = np.array(PAPER)
    box[:] = paper + (np.array(colour) - paper) * PALE if lost and not crossed else colour
    _write(page, down, across, text)
    if crossed:
        line = np.arange(2, len(box) - 2)
        for shift in (-1, 0, 1):
            box[line, line + shift] = INK
            box[line, len(box) - 1 - line + shift] = INK


def _write(page: Picture, down: int, across: int, text: str) -> None:
    """Write digits into a cell, and beyond it where they are too many."""
    y, x = down * CELL + (CELL - 5 * SCALE) // 2, across * CELL + (CELL - (4 * len(text[:2]) - 1) * SCALE) // 2
    for place, letter in enumerate(text):
        for line, dots in enumerate(GLYPHS[letter]):
            for dot in range(3):
                if int(dots, 8) >> (2 - dot) & 1:
                    left, top = x + (4 * place + dot) * SCALE, y + line * SCALE
                    page[top : top + SCALE, left : left + SCALE] = INK
