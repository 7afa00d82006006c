"""The log of compiled games as observations, in compiled code: the very functions of the environments write them."""

from typing import Any

import numpy as np
from numba import njit

from qwixx.envs import encoding as seen
from qwixx.envs.batch_arrays import ACTIVE, CLOSED, COLOURED, DICE, HIGH, LOW, OPTIONS, PHASE, SPARED, TABLE_SIZE
from qwixx.envs.compiled_step import write_offer, write_seats, write_table
from qwixx.fast import packed_law
from qwixx.fast.compilation import renew_with
from qwixx.fast.compiled_game import ROW
from qwixx.fast.packed_law import PASS, ROWS
from qwixx.fast.variant_tables import ROW_OF, STRIDE

GAME, TURN, ACTION, PLAYER, TURN_OF, FIRST, SECOND, FACES, LEFT, SHUT, OPEN, MARKS, OFFER, CHOICE = range(14)
"""The columns of a log (`fast.kernel.LOG_COLUMNS`)."""


@njit(nogil=True, cache=True, error_model="numpy")
def observe_log(layout: Any, seats: Any, log: Any, observations: Any, masks: Any, actions: Any) -> None:
    """Write for each decision of whole games what its player saw, what was legal, and the action that it took.

    `seats` are the environments' (`envs.games.Rules`). Choices of action 1 are crossed when all have been made.
    """
    players = len(seats)
    table = np.zeros(TABLE_SIZE, dtype=np.int64)
    marks = np.zeros(players, dtype=np.int64)
    penalties = np.zeros(players, dtype=np.int64)
    turned_seats, turned_marks, turned_penalties = seats.copy(), marks.copy(), penalties.copy()
    for at in range(len(log)):
        entry = log[at]
        player, choice, active = entry[PLAYER], entry[CHOICE], entry[TURN_OF]
        if entry[ACTION] == 0 and entry[TURN] == 1 and player == 0:
            marks[:] = 0
            penalties[:] = 0
        table[PHASE] = seen.IN_COLOUR if entry[ACTION] else seen.IN_WHITE
        table[ACTIVE] = (active - player) % players
        table[SPARED] = entry[ACTION] and log[at - players + active][CHOICE] != PASS
        table[LOW] = min(entry[FIRST], entry[SECOND])
        table[HIGH] = max(entry[FIRST], entry[SECOND])
        table[COLOURED], table[DICE], table[CLOSED] = entry[FACES], entry[LEFT], entry[SHUT]
        swapped = entry[ACTION] and entry[FIRST] > entry[SECOND]
        table[OPTIONS] = entry[OFFER] >> ROWS | (entry[OFFER] & 15) << ROWS if swapped else entry[OFFER]
        for place in range(players):
            seat = (player + place) % players
            turned_seats[place] = seats[seat]
            turned_marks[place] = marks[seat]
            turned_penalties[place] = penalties[seat]
        write_table(table, observations, at)
        write_offer(layout, table, turned_marks[0], observations, masks, at)
        write_seats(turned_seats, turned_marks, turned_penalties, observations, at)
        begins = seen.LOW if entry[ACTION] else seen.WHITE
        actions[at] = seen.NOTHING if choice == PASS else begins + (choice ^ ROWS if swapped else choice)
        if entry[ACTION]:
            penalties[active] += choice == PASS and not table[SPARED]
            marks[active] = _crossed(layout, entry)
        elif player == players - 1:
            for seat in range(players):
                marks[seat] = _crossed(layout, log[at - player + seat])


@njit
def _crossed(layout: Any, entry: Any) -> int:
    """The marks of a sheet after the choice of an entry."""
    choice = entry[CHOICE]
    if choice == PASS:
        return entry[MARKS]
    if entry[ACTION]:
        number = packed_law.colour_number(choice, entry[FIRST], entry[SECOND], entry[FACES])
        row = layout[ROW_OF + ROW[choice] * STRIDE + number]
    else:
        number = packed_law.white_number(layout, entry[MARKS], choice, entry[FIRST] + entry[SECOND])
        row = np.int64(ROW[choice])
    return packed_law.cross(layout, entry[OPEN], entry[MARKS], row, number)[1]


renew_with(observe_log, "datasets", "envs", "fast", "rules")
