"""What a player sees, written in place by compiled code. The fields are those of `encoding`, in plain Python there."""

from typing import Any

from qwixx.envs import encoding as seen
from qwixx.envs.batch_arrays import ACTIVE, CLOSED, COLOURED, DICE, HIGH, LOW, OPTIONS, PHASE, SPARED
from qwixx.fast import packed_law
from qwixx.fast.compiled_turn import uncounted
from qwixx.fast.packed_law import PASS, ROWS
from qwixx.fast.variant_tables import CELL, ROW_OF, STRIDE


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
                number = packed_law.colour_number(option, (table[LOW], table[HIGH], table[COLOURED]))
                row = layout[ROW_OF + row * STRIDE + number]
            action = option + (seen.WHITE if in_white else seen.LOW)
            masks[game, action] = 1
            skipped = layout[CELL + row * STRIDE + number] - packed_law.place(marks, row)
            observations[game, seen.SKIPS + action] = skipped


@uncounted
def write_seats(pairs: Any, marks: Any, observations: Any, game: int) -> None:
    """Write what is seen of each sheet."""
    for player in range(len(marks)):
        at = seen.SEATS + player * seen.SEAT_SIZE
        for row in range(ROWS):
            observations[game, at + seen.CROSSES + row] = packed_law.crosses(marks[player], row)
            observations[game, at + seen.PLACES + row] = packed_law.place(marks[player], row)
        observations[game, at + seen.PENALTIES] = packed_law.penalties(marks[player])
        observations[game, at + seen.LUCKY_NUMBERS] = pairs[player, 0]
        observations[game, at + seen.LUCKY_NUMBERS + 1] = pairs[player, 1]
        observations[game, at + seen.SCORE] = packed_law.points(marks[player])
