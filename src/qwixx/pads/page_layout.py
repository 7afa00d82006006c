"""Where sheets go on a page, and how large their cells can be there; lengths are in millimetres."""

from typing import NamedTuple

from qwixx.pads.paper_sizes import Paper
from qwixx.rules import FOUR_ROWS, Variant

HANDLED = FOUR_ROWS
"""The features of sheets that can be printed."""
PARTS = {"header": 0.85, "hint": 0.3, "row": 1.08, "gap": 0.08, "table": 1.05, "sums": 1.0, "print": 0.3, "space": 0.2}
"""How high each part of a sheet is: in cells."""
TAB, RIM, JOINT = 0.7, 0.04, 0.07
"""How wide the tab before a row is, the rim around it and the joint between two cells: in cells with their joint."""
WIDER, HIGHER = 1.35, 1.15
"""How much wider than high a cell may be, and how much higher than wide."""
SPACES, SPACE = 3, 0.32
"""How often there is space between parts of a sheet, and how much where there is room for it: in cells."""
FEWEST_CELLS = 10
"""Sheets with shorter rows are as wide as if they had so many cells: what is below the rows needs the room."""
LEAST_CELL = 5.0
"""Smaller cells cannot be crossed by a pen."""
LEAST_MARGIN, MARGIN = 4.0, 0.05
"""The margin of a sheet: at least so much, or such a part of its shorter side."""


class Layout(NamedTuple):
    """Sheets in columns and rows on a page."""

    page: Paper
    columns: int
    rows: int
    pitch: float
    """From the left edge of a cell to that of the next."""
    cell: Paper
    space: float
    """Between the parts of a sheet."""

    @property
    def slot(self) -> Paper:
        """The part of the page that a sheet has."""
        return Paper(self.page.width / self.columns, self.page.height / self.rows)

    @property
    def fit(self) -> tuple[float, float]:
        """How good it is: the cells' shorter side, then their area."""
        return min(self.cell), self.cell.width * self.cell.height


def layout_of(variant: Variant, paper: Paper, per_page: int) -> Layout:
    """The layout that gives so many sheets on a page the largest cells."""
    found = [
        layout_in(variant, page, columns, per_page // columns)
        for page in (paper, paper.turned)
        for columns in range(1, per_page + 1)
        if per_page % columns == 0
    ]
    return max(found, key=lambda layout: layout.fit)


def layout_in(variant: Variant, page: Paper, columns: int, rows: int) -> Layout:
    """The layout of so many columns and rows of sheets on a page."""
    slot = Paper(page.width / columns, page.height / rows)
    margin = max(LEAST_MARGIN, MARGIN * min(slot))
    across = (slot.width - 2 * margin) / units_across(variant)
    down = (slot.height - 2 * margin) / units_down(variant)
    pitch = min(across, WIDER * down)
    width = pitch * (1 - JOINT)
    airy = (slot.height - 2 * margin) / (units_down(variant) + SPACES * (SPACE - PARTS["space"]))
    cell = Paper(width, min(down, HIGHER * across, max(airy, width)))
    spare = slot.height - 2 * margin - cell.height * units_down(variant)
    space = min(cell.height * PARTS["space"] + spare / SPACES, cell.height * SPACE)
    return Layout(page, columns, rows, pitch, cell, space)


def units_across(variant: Variant) -> float:
    """How wide a sheet is: its longest row with the tab and the lock."""
    return TAB + 2 * RIM + max(FEWEST_CELLS, *map(len, variant.rows)) + 1


def units_down(variant: Variant) -> float:
    """How high a sheet is at least."""
    rows = len(variant.rows)
    once = sum(PARTS[part] for part in ("header", "hint", "table", "sums", "print"))
    return once + rows * PARTS["row"] + (rows - 1) * PARTS["gap"] + SPACES * PARTS["space"]


def height_of(variant: Variant, layout: Layout) -> float:
    """How high a sheet is in a layout, with all its space."""
    least = units_down(variant) - SPACES * PARTS["space"]
    return least * layout.cell.height + SPACES * layout.space
