"""Steps of many games at once in compiled code: the learner in seat 0 chooses, built-in players choose in other seats.

A loop over the steps of `fast.compiled_turn` that stops wherever the learner has a choice. Games do not touch each
other, so that any part of a batch can be stepped by any thread.
"""

from typing import Any

import numpy as np
from numba import njit, uint64

from qwixx.envs import encoding as seen
from qwixx.envs.batch_arrays import (
    ACTIVE,
    CHOICES,
    CLOSED,
    CLOSING,
    COLOURED,
    DICE,
    DRAWS,
    HIGH,
    LOW,
    MARKS,
    NUMBER,
    OPEN,
    OPTIONS,
    PHASE,
    ROLLS,
    SPARED,
    TABLE_SIZE,
)
from qwixx.envs.compiled_observations import write_offer, write_seats, write_table
from qwixx.fast import compiled_turn, weighted_policy
from qwixx.fast.compilation import renew_with
from qwixx.fast.compiled_turn import COUNT, SELECT, STEP, WEIGHTED, Setup, draw, lead, mixed, uncounted
from qwixx.fast.packed_law import ALL_DICE, PASS, colour_options, enough_locks, points

LEARNER = 0


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
    """Take an action in each of these games of a batch; a game that is over starts again instead.

    An action that is not legal crosses nothing.
    """
    setup = Setup(rules.layout, rules.late, rules.fallback, rules.lucky)
    kinds, weights = rules.kinds, rules.weights
    tables, sheets = games
    players = sheets.shape[1]
    table = np.zeros(TABLE_SIZE, dtype=np.int64)
    open_cells = np.zeros(players, dtype=np.int64)
    marks = np.zeros(players, dtype=np.int64)
    for game in range(first, last):
        for place in range(TABLE_SIZE):
            table[place] = tables[game, place]
        for player in range(players):
            open_cells[player] = sheets[game, player, OPEN]
            marks[player] = sheets[game, player, MARKS]
        reward = 0.0
        ended = False
        wrong = False
        if table[PHASE] == seen.OVER:
            _begin(setup, rules.seed, table, open_cells, marks)
            table[NUMBER] += len(actions)
        else:
            choice = actions[game] - (seen.WHITE if table[PHASE] == seen.IN_WHITE else seen.LOW)
            if not (0 <= choice < PASS and table[OPTIONS] >> choice & 1):
                wrong = actions[game] != seen.NOTHING
                choice = PASS
            if _play(setup, kinds, weights, table, open_cells, marks, choice):
                ended = True
                table[PHASE] = seen.OVER
                table[OPTIONS] = 0
                reward = _reward(marks, rules.margin)
        rewards[game] = reward
        terminations[game] = ended
        illegal[game] = wrong
        for place in range(TABLE_SIZE):
            tables[game, place] = table[place]
        for player in range(players):
            sheets[game, player, OPEN] = open_cells[player]
            sheets[game, player, MARKS] = marks[player]
        write_table(table, observations, game)
        write_offer(setup.layout, table, marks[LEARNER], observations, masks, game)
        write_seats(rules.pairs, marks, observations, game)


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
def _begin(setup: Any, seed: Any, table: Any, open_cells: Any, marks: Any) -> None:
    """A new game up to its first choice: empty sheets, who is active first, the dice."""
    word = compiled_turn.begin_game(setup, seed, table[NUMBER], open_cells, marks)
    table[CLOSED] = 0
    table[DICE] = ALL_DICE
    table[ACTIVE] = draw(mixed(word), len(marks))[0]
    table[ROLLS] = np.int64(word)
    _roll(setup, table, open_cells, marks)


@uncounted
def _roll(setup: Any, table: Any, open_cells: Any, marks: Any) -> None:
    """Begin the next turn up to the learner's choice in action 1."""
    (first, second, coloured), choosing, word = compiled_turn.roll_dice(setup, uint64(table[ROLLS]))
    table[ROLLS] = np.int64(word)
    table[DRAWS] = np.int64(choosing)
    table[LOW] = min(first, second)
    table[HIGH] = max(first, second)
    table[COLOURED] = coloured
    table[PHASE] = seen.IN_WHITE
    table[SPARED] = 0
    table[OPTIONS] = compiled_turn.white_options(setup, open_cells, marks, table[CLOSED], first + second, LEARNER)


@uncounted
def _play(setup: Any, kinds: Any, weights: Any, table: Any, open_cells: Any, marks: Any, choice: int) -> bool:
    """Take the learner's choice, and play on up to its next one; whether the game ended on the way."""
    active, closed, dice = table[ACTIVE], table[CLOSED], table[DICE]
    faces = (table[LOW], table[HIGH], table[COLOURED])
    total = table[LOW] + table[HIGH]
    if table[PHASE] == seen.IN_WHITE:
        table[CHOICES] = choice
        for player in range(1, len(marks)):
            options = compiled_turn.white_options(setup, open_cells, marks, closed, total, player)
            if weights is not None and kinds[player] == WEIGHTED:
                own = setup.layout, weights[player], open_cells[player], marks[player], options
                ahead, is_active = lead(marks, player), player == active
                choice = weighted_policy.choose_white(*own, faces, dice, closed, ahead, is_active)
            else:
                choice = _draw_choice(table, options)
            table[CHOICES + player] = choice
        locked = 0
        for player in range(len(marks)):
            locked |= compiled_turn.cross_white(setup, open_cells, marks, player, table[CHOICES + player], total)
        closed, dice, table[CLOSING] = compiled_turn.close_white(setup, open_cells, closed, dice, locked)
        table[CLOSED], table[DICE] = closed, dice
        table[SPARED] = table[CHOICES + active] != PASS
        if enough_locks(closed):
            return True
        table[OPTIONS] = colour_options(setup.layout, open_cells[active], dice, faces)
        table[PHASE] = seen.IN_COLOUR
        if active == LEARNER:
            return False
        if weights is not None and kinds[active] == WEIGHTED:
            ahead, spared = lead(marks, active), table[SPARED] != 0
            choice = weighted_policy.choose_colour(
                setup.layout, weights[active], marks[active], table[OPTIONS], faces, closed, ahead, spared
            )[0]
        else:
            choice = _draw_choice(table, table[OPTIONS])
    locked = table[CLOSING] | compiled_turn.cross_colour(setup, open_cells, marks, active, choice, faces)
    penalised = choice == PASS and not table[SPARED]
    closed, dice, over = compiled_turn.end_turn(setup, open_cells, marks, closed, dice, locked, active, penalised)
    table[CLOSED], table[DICE] = closed, dice
    if over:
        return True
    table[ACTIVE] = active + 1 if active + 1 < len(marks) else 0
    _roll(setup, table, open_cells, marks)
    return False


@uncounted
def _draw_choice(table: Any, options: int) -> Any:
    choice, word = compiled_turn.draw_choice(options, uint64(table[DRAWS]))
    table[DRAWS] = np.int64(word)
    return np.int64(choice)


@uncounted
def _reward(marks: Any, margin: bool) -> float:
    """The learner's reward at the end: its share of the win (C20), or its margin; alone, its score."""
    own = points(marks[LEARNER])
    ahead = lead(marks, LEARNER) if len(marks) > 1 else own
    if margin:
        return float(ahead)
    if len(marks) > 1 and ahead < 0:
        return 0.0
    winners = 0
    for player in range(len(marks)):
        winners += points(marks[player]) == own
    return 1.0 / winners
