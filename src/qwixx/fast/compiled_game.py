"""Whole games in compiled code: a loop over the steps of `compiled_turn`."""

from typing import Any

import numpy as np
from numba import njit

from qwixx.fast.compilation import renew_with
from qwixx.fast.compiled_turn import (
    begin_game,
    choose_colour,
    choose_white,
    close_white,
    cross_colour,
    cross_white,
    end_turn,
    lead,
    roll_dice,
    white_options,
)
from qwixx.fast.packed_law import ALL_DICE, PASS, colour_options, enough_locks, penalties, points

TOTAL, PENALTIES, LOCKS = range(3)
"""What is kept of each player's game."""
LOG_COLUMNS = 14
"""Of each decision: game, turn, phase (0 is action 1), player, active, both white faces, the coloured ones packed,
dice, closed rows, `open` and `marks` before it, its options, and the choice."""


@njit(nogil=True, cache=True, error_model="numpy")
def play_games(
    setup: Any,
    company: Any,
    seed: int,
    first_game: int,
    starters: Any,
    results: Any,
    turns: Any,
    by_locks: Any,
    log: Any,
) -> int:
    """Play games one after another; how many rows of the log were written.

    By game: `starters` say who is active first; `results`, `turns` and `by_locks` are filled in. `log` is `None` if it
    is not needed, and then costs nothing.
    """
    kinds, weights = company
    players = len(kinds)
    open_cells = np.zeros(players, dtype=np.int64)
    marks = np.zeros(players, dtype=np.int64)
    leads = np.zeros(players, dtype=np.int64)
    rows = 0
    for game in range(len(starters)):
        results[game, :, LOCKS] = 0
        closed = 0
        dice = ALL_DICE
        active: int = starters[game] & 7
        turn = 0
        word = begin_game(setup, seed, first_game + game, open_cells, marks)
        while True:
            turn += 1
            first, second, coloured, choosing, word = roll_dice(setup, word)
            faces = (first, second, coloured)
            total = first + second
            if weights is not None:
                for player in range(players):
                    leads[player] = lead(marks, player)
            locked = 0
            spared = False
            for player in range(players):
                options = white_options(setup, open_cells, marks, closed, total, player)
                choice, choosing = choose_white(
                    setup,
                    kinds,
                    weights,
                    open_cells,
                    marks,
                    closed,
                    dice,
                    faces,
                    options,
                    player,
                    active,
                    leads[player],
                    choosing,
                )
                if log is not None and rows < len(log):
                    moment = (game, turn, 0, player, active, first, second, coloured, dice, closed)
                    _write(log[rows], moment, (open_cells[player], marks[player], options, np.int64(choice)))
                    rows += 1
                lock = cross_white(setup, open_cells, marks, player, choice, total)
                if lock:
                    locked |= lock
                    results[game, player, LOCKS] += 1
                if player == active:
                    spared = choice != PASS
            closed, dice, locked = close_white(setup, open_cells, closed, dice, locked)
            if enough_locks(closed):
                break
            options = colour_options(setup.layout, open_cells[active], dice, first, second, coloured)
            choice, choosing = choose_colour(
                setup, kinds, weights, marks, closed, faces, options, active, spared, choosing
            )
            if log is not None and rows < len(log):
                moment = (game, turn, 1, active, active, first, second, coloured, dice, closed)
                _write(log[rows], moment, (open_cells[active], marks[active], options, np.int64(choice)))
                rows += 1
            lock = cross_colour(setup, open_cells, marks, active, choice, faces)
            if lock:
                locked |= lock
                results[game, active, LOCKS] += 1
            penalised = (choice == PASS) & (not spared)
            closed, dice, over = end_turn(setup, open_cells, marks, closed, dice, locked, active, penalised)
            if over:
                break
            active = active + 1 if active + 1 < players else 0
        for player in range(players):
            results[game, player, TOTAL] = points(marks[player])
            results[game, player, PENALTIES] = penalties(marks[player])
        turns[game] = turn
        by_locks[game] = enough_locks(closed)
    return rows


renew_with(play_games, "fast", "rules")


@njit
def _write(log_row: Any, moment: Any, decision: Any) -> None:
    for column in range(len(moment)):
        log_row[column] = moment[column]
    for column in range(len(decision)):
        log_row[len(moment) + column] = decision[column]
