"""Steps of many games at once in compiled code, and what the learner then sees, written in place.

Games do not touch each other, so that any part of a batch can be stepped by any thread. The fields are those of
`encoding`, which has the same in plain Python.
"""

from typing import Any

import numpy as np
from numba import njit

from qwixx.envs import encoding as seen
from qwixx.envs.batch_arrays import (
    ACTIVE,
    CLOSED,
    COLOURED,
    DICE,
    FIRST_LUCKY,
    HIGH,
    LOW,
    OPTIONS,
    PHASE,
    SECOND_LUCKY,
    SPARED,
    TABLE_SIZE,
)
from qwixx.envs.compiled_turn import LEARNER, begin, play
from qwixx.envs.opponents import uncounted
from qwixx.fast import packed_law
from qwixx.fast.compilation import renew_with
from qwixx.fast.compiled_game import COUNT, SELECT, STEP, draw, lead, mixed
from qwixx.fast.packed_law import PASS, ROWS
from qwixx.fast.variant_tables import MARK, PLACES, ROW_OF, STRIDE


@njit(nogil=True, cache=True, error_model="numpy")
def step_games(
    rules: Any,
    games: Any,
    actions: Any,
    observations: Any,
    masks: Any,
    rewards: Any,
    terminations: Any,
    illegal: Any,
    first: int,
    last: int,
) -> None:
    """Take an action in each of these games of a batch; a game that is over begins anew instead.

    An action that is not legal crosses nothing.
    """
    layout, seats, weights = rules.layout, rules.seats.copy(), rules.weights.copy()
    numbers, tables, all_open, all_marks, all_penalties = games
    players = all_marks.shape[1]
    table = np.zeros(TABLE_SIZE, dtype=np.int64)
    open_cells = np.zeros(players, dtype=np.int64)
    marks = np.zeros(players, dtype=np.int64)
    penalties = np.zeros(players, dtype=np.int64)
    for game in range(first, last):
        for place in range(TABLE_SIZE):
            table[place] = tables[game, place]
        for player in range(players):
            open_cells[player] = all_open[game, player]
            marks[player] = all_marks[game, player]
            penalties[player] = all_penalties[game, player]
        reward = 0.0
        ended = False
        wrong = False
        if table[PHASE] == seen.OVER:
            begin(layout, seats, rules.seed, numbers[game], table, open_cells, marks, penalties)
            numbers[game] += len(actions)
        else:
            choice = actions[game] - (seen.WHITE if table[PHASE] == seen.IN_WHITE else seen.LOW)
            if not (0 <= choice < PASS and table[OPTIONS] >> choice & 1):
                wrong = actions[game] != seen.NOTHING
                choice = PASS
            if play(layout, seats, weights, table, open_cells, marks, penalties, choice):
                ended = True
                table[PHASE] = seen.OVER
                table[OPTIONS] = 0
                reward = _reward(marks, penalties, rules.margin)
        rewards[game] = reward
        terminations[game] = ended
        illegal[game] = wrong
        for place in range(TABLE_SIZE):
            tables[game, place] = table[place]
        for player in range(players):
            all_open[game, player] = open_cells[player]
            all_marks[game, player] = marks[player]
            all_penalties[game, player] = penalties[player]
        write_table(table, observations, game)
        write_offer(layout, table, marks[LEARNER], observations, masks, game)
        write_seats(seats, marks, penalties, observations, game)


@njit(nogil=True, cache=True, error_model="numpy")
def draw_actions(tables: Any, words: Any, actions: Any, first: int, last: int) -> None:
    """For each of these games a legal action, each equally likely."""
    for game in range(first, last):
        words[game] += STEP
        options = tables[game, OPTIONS]
        choice = SELECT[options * 9 + draw(mixed(words[game]), COUNT[options] + 1)[0]]
        begins = seen.WHITE if tables[game, PHASE] == seen.IN_WHITE else seen.LOW
        actions[game] = seen.NOTHING if choice == PASS else begins + choice


for compiled in (step_games, draw_actions):
    renew_with(compiled, "envs", "fast", "rules")


@uncounted
def _reward(marks: Any, penalties: Any, margin: bool) -> float:
    """The learner's reward at the end: its share of the win (C20), or its margin; alone, its score."""
    own = packed_law.points(marks[LEARNER], penalties[LEARNER])
    ahead = lead(len(marks), marks, penalties, LEARNER) if len(marks) > 1 else own
    if margin:
        return float(ahead)
    if len(marks) > 1 and ahead < 0:
        return 0.0
    winners = 0
    for player in range(len(marks)):
        winners += packed_law.points(marks[player], penalties[player]) == own
    return 1.0 / winners


@uncounted
def write_table(table: Any, observations: Any, game: int) -> None:
    """Write what all see: the moment, the dice, the closed rows."""
    over = table[PHASE] == seen.OVER
    observations[game, seen.PHASE] = table[PHASE]
    observations[game, seen.ACTIVE] = table[ACTIVE]
    observations[game, seen.SPARED] = 0 if over else table[SPARED]
    observations[game, seen.DICE] = 0 if over else table[LOW]
    observations[game, seen.DICE + 1] = 0 if over else table[HIGH]
    for colour in range(ROWS):
        lies = not over and table[DICE] >> colour & 1
        observations[game, seen.DICE + 2 + colour] = table[COLOURED] >> 8 * colour & 255 if lies else 0
        observations[game, seen.CLOSED + colour] = table[CLOSED] >> colour & 1


@uncounted
def write_offer(layout: Any, table: Any, marks: int, observations: Any, masks: Any, game: int) -> None:
    """Write which actions are legal, and how many cells each passes over."""
    for action in range(seen.ACTIONS):
        masks[game, action] = 0
        observations[game, seen.SKIPS + action] = -1
    masks[game, seen.NOTHING] = 1
    observations[game, seen.SKIPS] = 0
    in_white = table[PHASE] == seen.IN_WHITE
    for option in range(PASS):
        if table[OPTIONS] >> option & 1:
            row = option % ROWS
            if in_white:
                number = packed_law.white_number(layout, marks, option, table[LOW] + table[HIGH])
            else:
                number = packed_law.colour_number(option, table[LOW], table[HIGH], table[COLOURED])
                row = layout[ROW_OF + row * STRIDE + number]
            cell = (layout[MARK + row * STRIDE + number] >> (PLACES + 8 * row)) - 1
            action = option + (seen.WHITE if in_white else seen.LOW)
            masks[game, action] = 1
            observations[game, seen.SKIPS + action] = cell - packed_law.place(marks, row)


@uncounted
def write_seats(seats: Any, marks: Any, penalties: Any, observations: Any, game: int) -> None:
    """Write what is seen of each sheet."""
    for player in range(len(marks)):
        at = seen.SEATS + player * seen.SEAT_SIZE
        for row in range(ROWS):
            observations[game, at + seen.CROSSES + row] = packed_law.crosses(marks[player], row)
            observations[game, at + seen.PLACES + row] = packed_law.place(marks[player], row)
        observations[game, at + seen.PENALTIES] = penalties[player]
        observations[game, at + seen.LUCKY_NUMBERS] = seats[player, FIRST_LUCKY]
        observations[game, at + seen.LUCKY_NUMBERS + 1] = seats[player, SECOND_LUCKY]
        observations[game, at + seen.SCORE] = packed_law.points(marks[player], penalties[player])
