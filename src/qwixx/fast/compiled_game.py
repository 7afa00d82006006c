"""Whole games in compiled code: a loop over the steps of `compiled_turn`."""

from typing import Any

import numpy as np
from numba import njit

from qwixx.fast import compiled_turn, weighted_policy
from qwixx.fast.compilation import renew_with
from qwixx.fast.compiled_turn import WEIGHTED, lead
from qwixx.fast.packed_law import ALL_DICE, PASS, colour_options, enough_locks, penalties, points

TOTAL, PENALTIES, LOCKS = range(3)
"""What is kept of each player's game."""
LOG_COLUMNS = 14
"""Of each decision: game, turn, phase (0 is action 1), player, active, both white faces, the coloured ones packed,
dice, closed rows, `open` and `marks` before it, its options, and the choice."""


@njit(nogil=True, cache=True, error_model="numpy")
def play_games(
    setup: Any,
    kinds: Any,
    weights: Any,
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
        word = compiled_turn.begin_game(setup, seed, first_game + game, open_cells, marks)
        while True:
            turn += 1
            faces, choosing, word = compiled_turn.roll_dice(setup, word)
            total = faces[0] + faces[1]
            if weights is not None:
                for player in range(players):
                    leads[player] = lead(marks, player)
            locked = 0
            spared = False
            for player in range(players):
                options = compiled_turn.white_options(setup, open_cells, marks, closed, total, player)
                choice, choosing = compiled_turn.draw_choice(options, choosing)
                if weights is not None and kinds[player] == WEIGHTED:
                    own = setup.layout, weights[player], open_cells[player], marks[player], options
                    is_active = player == active
                    choice = weighted_policy.choose_white(*own, faces, dice, closed, leads[player], is_active)
                if log is not None and rows < len(log):
                    before = dice, closed, open_cells[player], marks[player]
                    _write(log[rows], (game, turn, 0, player, active), faces, before, (options, np.int64(choice)))
                    rows += 1
                lock = compiled_turn.cross_white(setup, open_cells, marks, player, choice, total)
                if lock:
                    locked |= lock
                    results[game, player, LOCKS] += 1
                if player == active:
                    spared = choice != PASS
            closed, dice, locked = compiled_turn.close_white(setup, open_cells, closed, dice, locked)
            if enough_locks(closed):
                break
            options = colour_options(setup.layout, open_cells[active], dice, faces)
            choice, choosing = compiled_turn.draw_choice(options, choosing)
            if weights is not None and kinds[active] == WEIGHTED:
                ahead = lead(marks, active)
                choice = weighted_policy.choose_colour(
                    setup.layout, weights[active], marks[active], options, faces, closed, ahead, spared
                )[0]
            if log is not None and rows < len(log):
                before = dice, closed, open_cells[active], marks[active]
                _write(log[rows], (game, turn, 1, active, active), faces, before, (options, np.int64(choice)))
                rows += 1
            lock = compiled_turn.cross_colour(setup, open_cells, marks, active, choice, faces)
            if lock:
                locked |= lock
                results[game, active, LOCKS] += 1
            penalised = (choice == PASS) & (not spared)
            closed, dice, over = compiled_turn.end_turn(
                setup, open_cells, marks, closed, dice, locked, active, penalised
            )
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
def _write(log_row: Any, moment: Any, faces: Any, before: Any, decision: Any) -> None:
    columns = moment + faces + before + decision
    for column in range(LOG_COLUMNS):
        log_row[column] = columns[column]
