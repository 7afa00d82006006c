"""The log of compiled games as observations, in compiled code: the same functions write them in the environments."""

from typing import Any

import numpy as np
from numba import njit

from qwixx.envs import encoding as seen
from qwixx.envs.batch_arrays import ACTIVE, CLOSED, COLOURED, DICE, HIGH, LOW, OPTIONS, PHASE, SPARED, TABLE_SIZE
from qwixx.envs.compiled_observations import write_offer, write_seats, write_table
from qwixx.fast.compilation import renew_with
from qwixx.fast.compiled_turn import cross_colour, cross_white, end_turn
from qwixx.fast.packed_law import PASS, ROWS

GAME, TURN, ACTION, PLAYER, TURN_OF, FIRST, SECOND, FACES, LEFT, SHUT, OPEN, MARKS, OFFER, CHOICE = range(14)
"""The columns of a log (`compiled_game.LOG_COLUMNS`)."""


@njit(nogil=True, cache=True, error_model="numpy")
def observe_log(setup: Any, pairs: Any, log: Any, observations: Any, masks: Any, actions: Any) -> None:
    """Write for each decision of whole games what its player saw, what was legal, and the action that it took.

    Choices of action 1 are crossed when all players have made theirs.
    """
    players = len(pairs)
    table = np.zeros(TABLE_SIZE, dtype=np.int64)
    marks = np.zeros(players, dtype=np.int64)
    open_cells, turned_pairs, turned_marks = marks.copy(), pairs.copy(), marks.copy()
    for at in range(len(log)):
        entry = log[at]
        player, choice, active, total = entry[PLAYER], entry[CHOICE], entry[TURN_OF], entry[FIRST] + entry[SECOND]
        if entry[ACTION] == 0 and entry[TURN] == 1 and player == 0:
            marks[:] = 0
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
            turned_pairs[place] = pairs[seat]
            turned_marks[place] = marks[seat]
        write_table(table, observations, at)
        write_offer(setup.layout, table, turned_marks[0], observations, masks, at)
        write_seats(turned_pairs, turned_marks, observations, at)
        begins = seen.LOW if entry[ACTION] else seen.WHITE
        actions[at] = seen.NOTHING if choice == PASS else begins + (choice ^ ROWS if swapped else choice)
        if entry[ACTION]:
            cross_colour(setup, open_cells, marks, active, choice, (entry[FIRST], entry[SECOND], entry[FACES]))
            penalised = choice == PASS and not table[SPARED]
            end_turn(setup, open_cells, marks, entry[SHUT], entry[LEFT], 0, active, penalised)
        elif player == players - 1:
            for seat in range(players):
                cross_white(setup, open_cells, marks, seat, log[at - player + seat][CHOICE], total)


renew_with(observe_log, "datasets", "envs", "fast", "rules")
