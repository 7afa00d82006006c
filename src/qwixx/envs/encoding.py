"""Actions and observations as numbers: one encoding for every environment (`docs/research/environments.md`), version 0.

An action is a number below `ACTIONS`; crossing nothing is 0 and always legal. In action 1 come the white sum and the
lucky cross by row, in action 2 each white die with each coloured one. White dice are told apart by their faces alone:
the low one first. An observation is a vector of integers, seen from one seat; its fields are the constants below.
"""

from collections.abc import Mapping, Sequence

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from qwixx.rules import POINTS, Choice, Game, Phase, Roll, Variant
from qwixx.rules.scoring import PENALTY_POINTS
from qwixx.rules.sheet import PENALTY_BOXES
from qwixx.rules.variant import ROW_COUNT

VERSION = 0

NOTHING = 0
WHITE, LUCKY, LOW, HIGH = (1 + ROW_COUNT * kind for kind in range(4))
"""Where each kind of action begins: the white sum in row r is `WHITE + r`, a lucky cross there `LUCKY + r`, the low
white die with the die of colour c `LOW + c`, the high one `HIGH + c`."""
ACTIONS = HIGH + ROW_COUNT

ROLLING, IN_WHITE, IN_COLOUR, OVER = range(4)
"""Phases: dice are being thrown, action 1, action 2, the game is over."""
PHASES = {Phase.ROLL: ROLLING, Phase.WHITE: IN_WHITE, Phase.COLOUR: IN_COLOUR, Phase.OVER: OVER}

PHASE, ACTIVE, SPARED, DICE = 0, 1, 2, 3
"""The phase; the active player, counted clockwise from the observer, who is 0; whether the active player crossed
something in action 1 of this turn; the low and the high white die, then the coloured ones (0: not there)."""
CLOSED = DICE + 2 + ROW_COUNT
"""By row: 1 if it is closed."""
SKIPS = CLOSED + ROW_COUNT
"""By action: how many cells of its row it passes over, -1 if it is not legal; 0 for nothing."""
SEATS = SKIPS + ACTIONS
"""By seat, the observer's first, then clockwise: the fields below."""
CROSSES, PLACES, PENALTIES, LUCKY_NUMBERS, SCORE = 0, ROW_COUNT, 2 * ROW_COUNT, 2 * ROW_COUNT + 1, 2 * ROW_COUNT + 3
"""Within a seat. By row: its crosses, the lock included; the cells up to its rightmost cross. Then the penalties, the
two lucky numbers (0: none), the score."""
SEAT_SIZE = SCORE + 1

Vector = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]
Observation = dict[str, npt.NDArray[np.int16] | npt.NDArray[np.int8]]
"""What an agent is given: `observation` and `action_mask`."""


def size(players: int) -> int:
    """How many numbers an observation has."""
    return SEATS + players * SEAT_SIZE


def observation_space(variant: Variant, players: int) -> spaces.Dict:
    """What observations look like, with the bounds of each field."""
    longest = max(map(len, variant.rows))
    low, high = np.zeros(size(players), np.int16), np.ones(size(players), np.int16)
    high[PHASE], high[ACTIVE] = OVER, max(players - 1, 1)
    high[DICE:CLOSED] = variant.sides
    low[SKIPS:SEATS], high[SKIPS:SEATS] = -1, longest - 1
    for at in range(SEATS, len(high), SEAT_SIZE):
        high[at + CROSSES : at + PLACES] = longest + 1
        high[at + PLACES : at + PENALTIES] = longest
        high[at + PENALTIES] = PENALTY_BOXES
        high[at + LUCKY_NUMBERS : at + SCORE] = variant.highest
        low[at + SCORE], high[at + SCORE] = -PENALTY_POINTS * PENALTY_BOXES, ROW_COUNT * POINTS[longest + 1]
    vector, mask = spaces.Box(low, high, dtype=np.int16), spaces.Box(0, 1, (ACTIONS,), np.int8)
    return spaces.Dict({"observation": vector, "action_mask": mask})


def offers(game: Game, seat: int) -> dict[int, Choice]:
    """What a player may choose now, by action, in rising order; nothing alone if it has no say."""
    if game.phase is Phase.WHITE:
        return {
            (LUCKY if choice.lucky else WHITE) + choice.row if choice else NOTHING: choice
            for choice in game.choices(seat)
        }
    found: dict[int, Choice] = {NOTHING: None}
    if game.phase is Phase.COLOUR and game.roll and seat == game.active:
        crosses = [(_colour_action(game.variant, game.roll, choice), choice) for choice in game.choices(seat)]
        found.update(sorted(crosses))
    return found


def observe(game: Game, seat: int, offered: Mapping[int, Choice]) -> Observation:
    """The game as this seat sees it, given its offers."""
    players = game.players
    vector, mask = [0] * size(players), [0] * ACTIONS
    vector[PHASE], vector[ACTIVE], vector[SPARED] = PHASES[game.phase], (game.active - seat) % players, game.spared
    if game.roll:
        vector[DICE : DICE + 2] = sorted(game.roll.white)
        for colour in game.dice:
            vector[DICE + 2 + colour] = game.roll.coloured[colour]
    for row in game.closed_rows:
        vector[CLOSED + row] = 1
    vector[SKIPS:SEATS] = [-1] * ACTIONS
    for action, choice in offered.items():
        mask[action] = 1
        vector[SKIPS + action] = _skipped(game, seat, choice)
    for place in range(players):
        at = SEATS + place * SEAT_SIZE
        vector[at : at + SEAT_SIZE] = _seat_fields(game, (seat + place) % players)
    return {"observation": np.array(vector, np.int16), "action_mask": np.array(mask, np.int8)}


def low_first(roll: Roll) -> Roll:
    """The roll with its white dice in rising order, as actions tell them apart."""
    first, second = roll.white
    return roll if first <= second else Roll((second, first), roll.coloured)


def _colour_action(variant: Variant, roll: Roll, choice: Choice) -> int:
    """The action of a cross in action 2."""
    if choice is None:
        return NOTHING
    colour = variant.rows[choice.row][variant.target(choice.row, choice.number).cell].colour
    return (LOW if choice.number - roll.coloured[colour] == min(roll.white) else HIGH) + colour


def _skipped(game: Game, seat: int, choice: Choice) -> int:
    """How many cells of its row a cross passes over."""
    if choice is None:
        return 0
    return game.variant.target(choice.row, choice.number).cell - game.sheets[seat].rows[choice.row].bit_length()


def _seat_fields(game: Game, seat: int) -> Sequence[int]:
    """What is seen of a sheet. Which cells were crossed left of the rightmost cross no longer matters to anyone."""
    sheet, rows = game.sheets[seat], game.variant.rows
    places = [(bits & (1 << len(cells)) - 1).bit_length() for bits, cells in zip(sheet.rows, rows, strict=True)]
    crosses = [bits.bit_count() for bits in sheet.rows]
    return (*crosses, *places, sheet.penalties, *(sheet.lucky or (0, 0)), sheet.scores(game.variant).total)
