"""A turn in compiled code: the learner's choice in seat 0 is given, built-in players choose in the other seats.

The arrays are those of one game (`games`).
"""

from typing import Any

import numpy as np
from numba import uint64

from qwixx.envs.batch_arrays import (
    ACTIVE,
    CHOICES,
    CLOSED,
    CLOSING,
    COLOURED,
    DICE,
    DRAWS,
    HIGH,
    LATE,
    LOW,
    OPTIONS,
    PHASE,
    ROLLS,
    SPARED,
)
from qwixx.envs.encoding import IN_COLOUR, IN_WHITE
from qwixx.envs.opponents import choose_colour, choose_white, uncounted, white_options
from qwixx.fast import packed_law
from qwixx.fast.compiled_game import ROW, STEP, close_rows, draw, mixed, row_count
from qwixx.fast.packed_law import ALL_DICE, PASS, ROWS
from qwixx.fast.variant_tables import ROW_OF, SIDES, START, STRIDE
from qwixx.rules.game import LOCKS_TO_END
from qwixx.rules.sheet import PENALTY_BOXES

LEARNER = 0


@uncounted
def begin(
    layout: Any, seats: Any, seed: Any, number: int, table: Any, open_cells: Any, marks: Any, penalties: Any
) -> None:
    """A new game up to its first choice: empty sheets, who is active first, the dice."""
    open_cells[:] = layout[START]
    marks[:] = 0
    penalties[:] = 0
    table[CLOSED] = 0
    table[DICE] = ALL_DICE
    state = mixed(uint64(seed) + mixed(uint64(number) * STEP))
    table[ACTIVE] = draw(mixed(state), len(marks))[0]
    table[ROLLS] = np.int64(state)
    _roll(layout, seats, table, open_cells, marks)


@uncounted
def play(
    layout: Any, seats: Any, weights: Any, table: Any, open_cells: Any, marks: Any, penalties: Any, choice: int
) -> bool:
    """The learner's choice, and all that follows before its next one; whether that ended the game."""
    if table[PHASE] == IN_WHITE:
        if _resolve_white(layout, seats, weights, table, open_cells, marks, penalties, choice):
            return True
        active = open_cells[table[ACTIVE]]
        dice, faces = table[DICE], table[COLOURED]
        table[OPTIONS] = packed_law.colour_options(layout, active, dice, table[LOW], table[HIGH], faces)
        table[PHASE] = IN_COLOUR
        if table[ACTIVE] == LEARNER:
            return False
        choice = choose_colour(layout, seats, weights, table, marks, penalties)
    if _resolve_colour(layout, table, open_cells, marks, penalties, choice):
        return True
    table[ACTIVE] = table[ACTIVE] + 1 if table[ACTIVE] + 1 < len(marks) else 0
    _roll(layout, seats, table, open_cells, marks)
    return False


@uncounted
def _roll(layout: Any, seats: Any, table: Any, open_cells: Any, marks: Any) -> None:
    """The next turn: its dice, the word from which random players draw in it, and what the learner may choose."""
    state = uint64(table[ROLLS]) + STEP
    word = mixed(state)
    state += STEP
    table[ROLLS] = np.int64(state)
    table[DRAWS] = np.int64(mixed(state))
    first, word = draw(word, layout[SIDES])
    second, word = draw(word, layout[SIDES])
    coloured = 0
    for colour in range(ROWS):
        face, word = draw(word, layout[SIDES])
        coloured |= (face + 1) << 8 * colour
    table[LOW] = min(first, second) + 1
    table[HIGH] = max(first, second) + 1
    table[COLOURED] = coloured
    table[PHASE] = IN_WHITE
    table[SPARED] = 0
    table[CLOSING] = 0
    table[OPTIONS] = white_options(layout, seats, table, open_cells, marks, LEARNER)


@uncounted
def _resolve_white(
    layout: Any, seats: Any, weights: Any, table: Any, open_cells: Any, marks: Any, penalties: Any, choice: int
) -> bool:
    """Action 1 of all players together (C15); whether that ended the game."""
    table[CHOICES] = choice
    for player in range(1, len(marks)):
        table[CHOICES + player] = choose_white(layout, seats, weights, table, open_cells, marks, penalties, player)
    locked = 0
    for player in range(len(marks)):
        choice = table[CHOICES + player]
        if choice != PASS:
            number = packed_law.white_number(layout, marks[player], choice, table[LOW] + table[HIGH])
            locked |= _cross(layout, open_cells, marks, player, ROW[choice], number)
    table[SPARED] = table[CHOICES + table[ACTIVE]] != PASS
    if table[LATE] and row_count(table[CLOSED] | locked) < LOCKS_TO_END:
        table[CLOSING] = locked
        return False
    return _closed(layout, table, open_cells, locked)


@uncounted
def _resolve_colour(layout: Any, table: Any, open_cells: Any, marks: Any, penalties: Any, choice: int) -> bool:
    """Action 2 of the active player, and the end of its turn (C9, C10); whether that ended the game."""
    active = table[ACTIVE]
    locked = table[CLOSING]
    if choice != PASS:
        number = packed_law.colour_number(choice, table[LOW], table[HIGH], table[COLOURED])
        row = layout[ROW_OF + ROW[choice] * STRIDE + number]
        locked |= _cross(layout, open_cells, marks, active, row, number)
    elif not table[SPARED]:
        penalties[active] += 1
    return _closed(layout, table, open_cells, locked) or penalties[active] >= PENALTY_BOXES


@uncounted
def _cross(layout: Any, open_cells: Any, marks: Any, player: int, row: int, number: int) -> int:
    """Make a cross; the bit of its row if that locked it."""
    open_after, marks_after, locks = packed_law.cross(layout, open_cells[player], marks[player], row, number)
    open_cells[player] = open_after
    marks[player] = marks_after
    return locks << row


@uncounted
def _closed(layout: Any, table: Any, open_cells: Any, locked: int) -> bool:
    """Close rows that were locked (C13); whether that ended the game (C16)."""
    if not locked:
        return False
    closed, dice = close_rows(layout, open_cells, table[CLOSED], table[DICE], locked)
    table[CLOSED] = closed
    table[DICE] = dice
    return row_count(closed) >= LOCKS_TO_END
