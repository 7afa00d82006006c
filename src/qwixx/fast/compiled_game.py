"""Whole games in compiled code. The law and the players are the plain functions beside this module.

Every draw depends on the seed, the number of the game and the number of the turn alone: not on threads, not on what the
players choose, so that two players can be compared on the same dice (`draws` has the same in plain Python).
"""

from typing import Any

import numpy as np
from llvmlite import ir
from numba import njit, types, uint64
from numba.extending import intrinsic, register_jitable

from qwixx.fast import packed_law, policy, random_draws
from qwixx.fast.compilation import renew_with
from qwixx.fast.packed_law import ALL_DICE, PASS, ROWS
from qwixx.fast.variant_tables import DIE, LANES, NOTHING, ROW_OF, SIDES, START, STRIDE
from qwixx.rules.game import LOCKS_TO_END
from qwixx.rules.sheet import PENALTY_BOXES

for function in (
    packed_law.crosses,
    packed_law.place,
    packed_law.white_options,
    packed_law.lucky_options,
    packed_law.colour_options,
    packed_law.cross,
    packed_law.points,
    packed_law.white_number,
    packed_law.colour_number,
    policy.cross_value,
    policy.choose_colour,
    policy.choose_white,
):
    register_jitable(function)

STEP = np.uint64(random_draws.STEP)
"""From one word of a game's draws to the next, before they are scrambled."""
_MIX_1 = np.uint64(random_draws.MIX_1)
_MIX_2 = np.uint64(random_draws.MIX_2)
ROW = np.array([0, 1, 2, 3, 0, 1, 2, 3, NOTHING], dtype=np.uint8)
"""By choice: its row in action 1, its colour in action 2."""
COUNT = np.array(packed_law.COUNT, dtype=np.uint8)
SELECT = np.array(packed_law.SELECT, dtype=np.uint8)


@intrinsic
def _high_product(_context: Any, _first: Any, _second: Any) -> Any:
    """The upper 64 bits of a product: a random word times n, its upper word, is a draw below n."""
    signature = types.uint64(types.uint64, types.uint64)

    def code(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        double = ir.IntType(128)
        product = builder.mul(builder.zext(arguments[0], double), builder.zext(arguments[1], double))
        return builder.trunc(builder.lshr(product, ir.Constant(double, 64)), ir.IntType(64))

    return signature, code


@njit
def mixed(word: np.uint64) -> np.uint64:
    """SplitMix64's scrambling: every bit of the result depends on every bit of the word."""
    word = (word ^ (word >> uint64(30))) * _MIX_1
    word = (word ^ (word >> uint64(27))) * _MIX_2
    return word ^ (word >> uint64(31))


RANDOM, WEIGHTED = 0, 1
"""The kinds of players: one draws among its choices, the other weighs them."""
TOTAL, PENALTIES, LOCKS = range(3)
"""What is kept of each player's game."""
LOG_COLUMNS = 14
"""Of each decision: game, turn, phase (0 is action 1), player, active, both white faces, the coloured ones packed,
dice, closed rows, `open` and `marks` before it, its options, and the choice."""


@njit
def draw(word: Any, count: int) -> Any:
    """A number below `count`, and the word to go on with."""
    size = uint64(count)
    return np.int64(_high_product(word, size)) & 255, word * size


@njit
def lead(players: int, marks: Any, penalties: Any, player: int) -> int:
    """How many points a player is ahead of the best of the others."""
    best = -1000
    for other in range(players):
        if other != player:
            best = max(best, packed_law.points(marks[other], penalties[other]))
    return packed_law.points(marks[player], penalties[player]) - best if players > 1 else 0


@njit(nogil=True, cache=True, error_model="numpy")
def play_games(
    layout: Any,
    seats: Any,
    weights: Any,
    lucky: Any,
    late: bool,
    fallback: bool,
    seed: int,
    first_game: int,
    starters: Any,
    results: Any,
    turns: Any,
    by_locks: Any,
    log: Any,
) -> int:
    """Play games one after another; how many rows of the log were written.

    By seat: `seats` are kinds of players, `weights` theirs, `lucky` their lucky numbers as bits. By game: `starters`
    say who is active first; `results`, `turns` and `by_locks` are filled in. `late` and `fallback` are table options
    (C13, L5). `weights`, `lucky` and `log` are `None` where nobody needs them, and then cost nothing.
    """
    players = len(seats)
    open_cells = np.zeros(players, dtype=np.int64)
    marks = np.zeros(players, dtype=np.int64)
    penalties = np.zeros(players, dtype=np.int64)
    leads = np.zeros(players, dtype=np.int64)
    rows = 0
    for game in range(len(starters)):
        for player in range(players):
            open_cells[player] = layout[START]
            marks[player] = 0
            penalties[player] = 0
            results[game, player, LOCKS] = 0
        closed = 0
        dice = ALL_DICE
        active: int = starters[game] & 7
        turn = 0
        state = mixed(uint64(seed) + mixed(uint64(first_game + game) * STEP))
        while True:
            turn += 1
            state += STEP
            word = mixed(state)
            state += STEP
            choosing = mixed(state)
            first, word = draw(word, layout[SIDES])
            second, word = draw(word, layout[SIDES])
            red, word = draw(word, layout[SIDES])
            yellow, word = draw(word, layout[SIDES])
            green, word = draw(word, layout[SIDES])
            blue, word = draw(word, layout[SIDES])
            first += 1
            second += 1
            total = first + second
            coloured = (red + 1) | (yellow + 1) << 8 | (green + 1) << 16 | (blue + 1) << 24
            if weights is not None:
                for player in range(players):
                    leads[player] = lead(players, marks, penalties, player)
            locked = 0
            spared = False
            for player in range(players):
                options = packed_law.white_options(open_cells[player], total)
                if lucky is not None and lucky[player] >> total & 1:
                    options |= (
                        packed_law.lucky_options(layout, open_cells[player], marks[player], closed, fallback) & 0xF0
                    )
                drawn, choosing = draw(choosing, COUNT[options] + 1)
                choice = SELECT[options * 9 + drawn]
                if weights is not None and seats[player] == WEIGHTED:
                    choice = policy.choose_white(
                        layout,
                        weights[player],
                        open_cells[player],
                        marks[player],
                        options,
                        first,
                        second,
                        coloured,
                        dice,
                        closed,
                        leads[player],
                        player == active,
                    )
                if log is not None and rows < len(log):
                    moment = (game, turn, 0, player, active, first, second, coloured, dice, closed)
                    _write(log[rows], moment, (open_cells[player], marks[player], options, np.int64(choice)))
                    rows += 1
                row = min(choice, NOTHING) if lucky is None else ROW[choice]
                number = total
                if lucky is not None and ROWS <= choice < PASS:
                    number = packed_law.white_number(layout, marks[player], choice, total) & 31
                open_after, marks_after, locks = packed_law.cross(
                    layout, open_cells[player], marks[player], row, number
                )
                open_cells[player] = open_after
                marks[player] = marks_after
                if locks:
                    locked |= 1 << row
                    results[game, player, LOCKS] += 1
                if player == active:
                    spared = choice != PASS
            closing = 0
            if locked:
                if late and row_count(closed | locked) < LOCKS_TO_END:
                    closing = locked
                else:
                    closed, dice = close_rows(layout, open_cells, closed, dice, locked)
                    if row_count(closed) >= LOCKS_TO_END:
                        break
            options = packed_law.colour_options(layout, open_cells[active], dice, first, second, coloured)
            drawn, choosing = draw(choosing, COUNT[options] + 1)
            choice = SELECT[options * 9 + drawn]
            if weights is not None and seats[active] == WEIGHTED:
                choice = policy.choose_colour(
                    layout,
                    weights[active],
                    marks[active],
                    options,
                    first,
                    second,
                    coloured,
                    closed,
                    lead(players, marks, penalties, active),
                    spared,
                )[0]
            if log is not None and rows < len(log):
                moment = (game, turn, 1, active, active, first, second, coloured, dice, closed)
                _write(log[rows], moment, (open_cells[active], marks[active], options, np.int64(choice)))
                rows += 1
            number = packed_law.colour_number(choice, first, second, coloured)
            row = layout[ROW_OF + ROW[choice] * STRIDE + number] & 7
            open_after, marks_after, locks = packed_law.cross(layout, open_cells[active], marks[active], row, number)
            open_cells[active] = open_after
            marks[active] = marks_after
            penalties[active] += int(choice == PASS) & int(not spared)
            if penalties[active] == PENALTY_BOXES:
                break
            if locks:
                closing |= 1 << row
                results[game, active, LOCKS] += 1
            if closing:
                closed, dice = close_rows(layout, open_cells, closed, dice, closing)
                if row_count(closed) >= LOCKS_TO_END:
                    break
            active = active + 1 if active + 1 < players else 0
        for player in range(players):
            results[game, player, TOTAL] = packed_law.points(marks[player], penalties[player])
            results[game, player, PENALTIES] = penalties[player]
        turns[game] = turn
        by_locks[game] = row_count(closed) >= LOCKS_TO_END
    return rows


renew_with(play_games, "fast", "rules")


@njit
def row_count(bits: int) -> int:
    """How many rows a set of bits holds."""
    return (bits & 1) + (bits >> 1 & 1) + (bits >> 2 & 1) + (bits >> 3 & 1)


@njit
def close_rows(layout: Any, open_cells: Any, closed: int, dice: int, locked: int) -> tuple[int, int]:
    """Close rows for everyone, and take their dice out of the game (C13)."""
    for row in range(ROWS):
        if locked >> row & 1:
            dice &= ~layout[DIE + row]
            for player in range(len(open_cells)):
                open_cells[player] &= ~layout[LANES + row]
    return closed | locked, dice


@njit
def _write(log_row: Any, moment: Any, decision: Any) -> None:
    for column in range(len(moment)):
        log_row[column] = moment[column]
    for column in range(len(decision)):
        log_row[len(moment) + column] = decision[column]
