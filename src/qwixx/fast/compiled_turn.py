"""A turn in compiled code, step by step: games, environments and datasets are loops over these functions.

In order: `roll_dice`; for each player `white_options`, a choice and `cross_white`; `close_white`; for the active player
`colour_options` (of `packed_law`), a choice and `cross_colour`; `end_turn`. Built-in players choose by `draw_choice` or
by `weighted_policy`. What a step needs to know of the sheet stands in the variant's tables (`variant_tables`). The
arrays `open_cells` and `marks` hold the sheets of one game by seat; all else is passed and returned as numbers, which
compiled code keeps in registers.

Every draw depends on the seed, the number of the game and the number of the turn alone: not on threads, not on what the
players choose, so that two players can be compared on the same dice (`random_draws` has the same in plain Python).
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from llvmlite import ir
from numba import njit, types, uint64
from numba.extending import intrinsic, register_jitable

from qwixx.fast import packed_law, random_draws, weighted_policy
from qwixx.fast.packed_law import PASS, ROWS
from qwixx.fast.variant_tables import DIE, LANES, NOTHING, PENALTY, ROW_OF, SIDES, START, STRIDE

for function in (
    packed_law.crosses,
    packed_law.place,
    packed_law.penalties,
    packed_law.marked,
    packed_law.white_options,
    packed_law.lucky_options,
    packed_law.colour_options,
    packed_law.cross,
    packed_law.points,
    packed_law.enough_locks,
    packed_law.too_many_penalties,
    packed_law.white_number,
    packed_law.colour_number,
    weighted_policy.cross_value,
    weighted_policy.choose_colour,
    weighted_policy.choose_white,
):
    register_jitable(function)

uncounted = njit(_nrt=False)
"""Compiled without counting references to arrays, which would cost more than all the rest: nothing is allocated in
here, and the caller keeps the arrays alive."""

RANDOM, WEIGHTED = 0, 1
"""The kinds of players: one draws among its choices, the other weighs them."""
STEP = np.uint64(random_draws.STEP)
"""From one word of a game's draws to the next, before they are scrambled."""
_MIX_1 = np.uint64(random_draws.MIX_1)
_MIX_2 = np.uint64(random_draws.MIX_2)
ROW = np.array([0, 1, 2, 3, 0, 1, 2, 3, NOTHING], dtype=np.uint8)
"""By choice: its row in action 1, its colour in action 2."""
COUNT = np.array(packed_law.COUNT, dtype=np.uint8)
SELECT = np.array(packed_law.SELECT, dtype=np.uint8)


class Setup(NamedTuple):
    """What stays the same in all turns of a table."""

    layout: npt.NDArray[np.int64]
    """The tables of the variant."""
    late: bool
    """Whether the die of a row that action 1 locked stays for action 2 (C13)."""
    fallback: bool
    """Whether a lucky cross may go to the next best rows (L5)."""
    lucky: npt.NDArray[np.int64] | None
    """By seat, the lucky numbers as bits; `None` where there are none, which then costs nothing."""


class Company(NamedTuple):
    """Who plays, by seat. Its fields are passed one by one: only so is a `None` compiled away."""

    kinds: npt.NDArray[np.int64]
    weights: npt.NDArray[np.float64] | None
    """How the players weigh who do; `None` if all draw, which then costs nothing."""


@intrinsic
def _high_product(_context: Any, _first: Any, _second: Any) -> Any:
    """The upper 64 bits of a product: a random word times n, its upper word, is a draw below n."""
    signature = types.uint64(types.uint64, types.uint64)

    def code(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        double = ir.IntType(128)
        product = builder.mul(builder.zext(arguments[0], double), builder.zext(arguments[1], double))
        return builder.trunc(builder.lshr(product, ir.Constant(double, 64)), ir.IntType(64))

    return signature, code


@uncounted
def mixed(word: Any) -> Any:
    """SplitMix64's scrambling: every bit of the result depends on every bit of the word."""
    word = (word ^ (word >> uint64(30))) * _MIX_1
    word = (word ^ (word >> uint64(27))) * _MIX_2
    return word ^ (word >> uint64(31))


@uncounted
def draw(word: Any, count: int) -> Any:
    """A number below `count`, and the word to go on with."""
    size = uint64(count)
    return np.int64(_high_product(word, size)) & 255, word * size


@uncounted
def begin_game(setup: Any, seed: Any, number: int, open_cells: Any, marks: Any) -> Any:
    """Clear the sheets; the word from which the first turn of this game is drawn."""
    for player in range(len(marks)):
        open_cells[player] = setup.layout[START]
        marks[player] = 0
    return mixed(uint64(seed) + mixed(uint64(number) * STEP))


@uncounted
def roll_dice(setup: Any, word: Any) -> Any:
    """Throw all dice: their faces, the word for the choices of this turn, and the word for the next turn."""
    sides = setup.layout[SIDES]
    word += STEP
    later = word + STEP
    rest = mixed(word)
    first, rest = draw(rest, sides)
    second, rest = draw(rest, sides)
    red, rest = draw(rest, sides)
    yellow, rest = draw(rest, sides)
    green, rest = draw(rest, sides)
    blue, rest = draw(rest, sides)
    coloured = (red + 1) | (yellow + 1) << 8 | (green + 1) << 16 | (blue + 1) << 24
    return (first + 1, second + 1, coloured), mixed(later), later


@uncounted
def white_options(setup: Any, open_cells: Any, marks: Any, closed: int, total: int, player: int) -> int:
    """What a player may choose in action 1 (C8, L4)."""
    options = packed_law.white_options(open_cells[player], total)
    if _is_lucky(setup.lucky, total, player):
        lucky = packed_law.lucky_options(setup.layout, open_cells[player], marks[player], closed, setup.fallback)
        options |= lucky & 0xF0
    return options


@uncounted
def _is_lucky(lucky: Any, total: int, player: int) -> bool:
    return lucky is not None and lucky[player] >> total & 1 > 0


@uncounted
def draw_choice(options: int, word: Any) -> Any:
    """Any of the options, or nothing, each equally likely; and the word to go on with."""
    place, word = draw(word, COUNT[options] + 1)
    return SELECT[options * 9 + place], word


@uncounted
def cross_white(setup: Any, open_cells: Any, marks: Any, player: int, choice: int, total: int) -> int:
    """Apply a choice of action 1 to a sheet; the row that it locks, as a bit."""
    if setup.lucky is None:
        return _cross(setup, open_cells, marks, player, min(choice, NOTHING), total)
    number = total
    if ROWS <= choice < PASS:
        number = packed_law.white_number(setup.layout, marks[player], choice, total) & 31
    return _cross(setup, open_cells, marks, player, ROW[choice], number)


@uncounted
def cross_colour(setup: Any, open_cells: Any, marks: Any, player: int, choice: int, faces: Any) -> int:
    """Apply a choice of action 2 to a sheet; the row that it locks, as a bit."""
    number = packed_law.colour_number(choice, faces)
    row = setup.layout[ROW_OF + ROW[choice] * STRIDE + number] & 7
    return _cross(setup, open_cells, marks, player, row, number)


@uncounted
def _cross(setup: Any, open_cells: Any, marks: Any, player: int, row: int, number: int) -> int:
    open_after, marks_after, locks = packed_law.cross(setup.layout, open_cells[player], marks[player], row, number)
    open_cells[player] = open_after
    marks[player] = marks_after
    return locks << row


@uncounted
def close_white(setup: Any, open_cells: Any, closed: int, dice: int, locked: int) -> Any:
    """Close the rows that action 1 locked (C15): the closed rows, the dice in the game, the rows that close later.

    With the table option of C13 rows close at the end of the turn, unless they end the game.
    """
    if not locked:
        return closed, dice, 0
    if setup.late and not packed_law.enough_locks(closed | locked):
        return closed, dice, locked
    closed, dice = close_rows(setup, open_cells, closed, dice, locked)
    return closed, dice, 0


@uncounted
def end_turn(
    setup: Any, open_cells: Any, marks: Any, closed: int, dice: int, locked: int, active: int, penalised: bool
) -> Any:
    """Take the penalty (C10), close rows: the closed rows, the dice in the game, and whether the game is over (C16)."""
    marks[active] += PENALTY * int(penalised)
    if locked:
        closed, dice = close_rows(setup, open_cells, closed, dice, locked)
    return closed, dice, packed_law.too_many_penalties(marks[active]) or packed_law.enough_locks(closed)


@uncounted
def close_rows(setup: Any, open_cells: Any, closed: int, dice: int, locked: int) -> Any:
    """Close rows for all players, and take their dice out of the game (C13)."""
    for row in range(ROWS):
        if locked >> row & 1:
            dice &= ~setup.layout[DIE + row]
            for player in range(len(open_cells)):
                open_cells[player] &= ~setup.layout[LANES + row]
    return closed | locked, dice


@uncounted
def lead(marks: Any, player: int) -> int:
    """How many points a player is ahead of the best of the others."""
    best = -1000
    for other in range(len(marks)):
        if other != player:
            best = max(best, packed_law.points(marks[other]))
    return packed_law.points(marks[player]) - best if len(marks) > 1 else 0
