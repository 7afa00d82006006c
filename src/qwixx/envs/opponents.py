"""What players may choose in compiled games, and what built-in ones do; the arrays are those of one game (`games`)."""

from typing import Any

import numpy as np
from numba import njit, uint64

from qwixx.envs.batch_arrays import (
    ACTIVE,
    CLOSED,
    COLOURED,
    DICE,
    DRAWS,
    FALLBACK,
    HIGH,
    KIND,
    LOW,
    LUCKY,
    OPTIONS,
    SPARED,
)
from qwixx.fast import packed_law, policy
from qwixx.fast.compiled_game import COUNT, SELECT, WEIGHTED, draw, lead

uncounted = njit(_nrt=False)
"""Compiled without counting references to arrays, which would cost more than all the rest: nothing is made here, and
the caller holds what it passes on."""


@uncounted
def white_options(layout: Any, seats: Any, table: Any, open_cells: Any, marks: Any, player: int) -> int:
    """What a player may choose in action 1 (C8, L4)."""
    total = table[LOW] + table[HIGH]
    options = packed_law.white_options(open_cells[player], total)
    if seats[player, LUCKY] >> total & 1:
        fallback = table[FALLBACK] != 0
        options |= packed_law.lucky_options(layout, open_cells[player], marks[player], table[CLOSED], fallback) & 0xF0
    return options


@uncounted
def choose_white(
    layout: Any, seats: Any, weights: Any, table: Any, open_cells: Any, marks: Any, penalties: Any, player: int
) -> int:
    """What another player chooses in action 1."""
    options = white_options(layout, seats, table, open_cells, marks, player)
    if seats[player, KIND] != WEIGHTED:
        return _drawn(table, options)
    return policy.choose_white(
        layout,
        weights[player],
        open_cells[player],
        marks[player],
        options,
        table[LOW],
        table[HIGH],
        table[COLOURED],
        table[DICE],
        table[CLOSED],
        lead(len(marks), marks, penalties, player),
        player == table[ACTIVE],
    )


@uncounted
def choose_colour(layout: Any, seats: Any, weights: Any, table: Any, marks: Any, penalties: Any) -> int:
    """What another player, the active one, chooses in action 2."""
    player = table[ACTIVE]
    if seats[player, KIND] != WEIGHTED:
        return _drawn(table, table[OPTIONS])
    return policy.choose_colour(
        layout,
        weights[player],
        marks[player],
        table[OPTIONS],
        table[LOW],
        table[HIGH],
        table[COLOURED],
        table[CLOSED],
        lead(len(marks), marks, penalties, player),
        table[SPARED] != 0,
    )[0]


@uncounted
def _drawn(table: Any, options: int) -> Any:
    """Any of the options, or nothing, each equally likely."""
    place, word = draw(uint64(table[DRAWS]), COUNT[options] + 1)
    table[DRAWS] = np.int64(word)
    return np.int64(SELECT[options * 9 + place])
