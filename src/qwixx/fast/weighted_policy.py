"""How the built-in players think, as plain functions of integers and weights: Python runs them, Numba compiles them.

`cross_value` takes arrays of NumPy or PyTorch as well.

One formula serves all of them; a player is its weights. It values a cross by what it brings and what it gives away:

    base + gain * (crosses in the row + 1) - (skip + grow * crosses in the row) * (chances skipped)

where the chances skipped are the ways to throw the numbers left behind, as a share of all throws, so that a 7 costs
more than a 2. Locking a row earns `lock` on top, and the lock that ends the game `race` for every point of lead.
"""

from typing import Any

from qwixx.fast.packed_law import (
    PASS,
    ROWS,
    Faces,
    Whole,
    colour_number,
    colour_options,
    cross,
    crosses,
    place,
    white_number,
)
from qwixx.fast.variant_tables import CELL, CHANCE, LOCKS, ROW_OF, SIDES, STRIDE, Layout

BASE, GAIN, SKIP, GROW, LOCK, RACE, PENALTY, FORESIGHT, CROWD = range(9)
"""The places of the weights. `PENALTY` is what a penalty seems to cost. `FORESIGHT` is 1 for players who look at
action 2 before they choose in action 1, and 0 for those who do not. `CROWD` says how much less skipping costs among
many players (`seated`)."""
Weights = tuple[float, ...]


def seated(weights: Weights, players: int) -> Weights:
    """The weights for a table of this size: with more players games end sooner, so that a chance is worth less."""
    share = (2 / max(players, 2)) ** weights[CROWD]
    return (*weights[:SKIP], weights[SKIP] * share, weights[GROW] * share, *weights[LOCK:])


def cross_value(
    layout: Any, weights: Weights, marks: Whole, row: Whole, number: Whole, closed: Whole, lead: Whole
) -> Any:
    """What a cross seems worth."""
    at = row * STRIDE
    count = crosses(marks, row)
    cell = layout[CELL + at + number]
    skipped = (layout[CHANCE + at + cell] - layout[CHANCE + at + place(marks, row)]) / (layout[SIDES] * layout[SIDES])
    value = weights[BASE] + weights[GAIN] * (count + 1) - (weights[SKIP] + weights[GROW] * count) * skipped
    locks = layout[LOCKS + at + number]
    return value + locks * weights[LOCK] + locks * (closed > 0) * weights[RACE] * lead


def choose_colour(
    layout: Layout,
    weights: Weights,
    marks: int,
    options: int,
    faces: Faces,
    closed: int,
    lead: int,
    spared: bool,
) -> tuple[int, float]:
    """The choice of the active player in action 2, and its value; passing costs a penalty unless it is spared."""
    choice, value = PASS, 0.0 if spared else -weights[PENALTY]
    for option in range(PASS):
        if options >> option & 1:
            number = colour_number(option, faces)
            row = layout[ROW_OF + option % ROWS * STRIDE + number]
            worth = cross_value(layout, weights, marks, row, number, closed, lead)
            if worth > value:
                choice, value = option, worth
    return choice, value


def choose_white(
    layout: Layout,
    weights: Weights,
    open_cells: int,
    marks: int,
    options: int,
    faces: Faces,
    dice: int,
    closed: int,
    lead: int,
    active: bool,
) -> int:
    """The choice of one player in action 1."""
    foresees = active and weights[FORESIGHT] > 0.0
    choice, value = PASS, 0.0
    if foresees:
        left = colour_options(layout, open_cells, dice, faces)
        value = choose_colour(layout, weights, marks, left, faces, closed, lead, False)[1]
    for option in range(PASS):
        if options >> option & 1:
            row = option % ROWS
            number = white_number(layout, marks, option, faces[0] + faces[1])
            worth = cross_value(layout, weights, marks, row, number, closed, lead)
            if foresees and not layout[LOCKS + row * STRIDE + number]:
                open_after, marks_after, _ = cross(layout, open_cells, marks, row, number)
                left = colour_options(layout, open_after, dice, faces)
                worth += choose_colour(layout, weights, marks_after, left, faces, closed, lead, True)[1]
            if worth > value:
                choice, value = option, worth
    return choice
