"""The built-in players in arrays: the formula of `qwixx.fast.policy`, for many games at once."""

from math import inf

import numpy as np

from qwixx.fast.array_law import HALF, HALF_MASK, LANE, LANE_MASK, Array, Law, Offer, colour, lanes, points, reach
from qwixx.fast.array_turn import Endings, Tables
from qwixx.fast.policy import BASE, FORESIGHT, GAIN, GROW, LOCK, PENALTY, RACE, SKIP, Weights, seated
from qwixx.fast.variant_tables import CHANCE, SIDES, STRIDE, layout_of
from qwixx.fast.win_search import highest
from qwixx.learn.array_backend import Machine
from qwixx.rules import Variant
from qwixx.rules.variant import ROW_COUNT


class Rival:
    """A player with the given weights."""

    def __init__(self, machine: Machine, law: Law, variant: Variant, weights: Weights, players: int) -> None:
        self.law, self.weights = law, seated(weights, players)
        layout = layout_of(variant)
        chances = np.array([layout[CHANCE + row * STRIDE : CHANCE + row * STRIDE + STRIDE] for row in range(ROW_COUNT)])
        self.chances, self.ways = (
            machine.array(chances),
            machine.array(np.full(1, layout[SIDES] ** 2, dtype=np.float64)),
        )

    def white(self, tables: Tables, offer: Offer) -> Array:
        """What this player would choose in action 1 in every seat, g p."""
        law, own = self.law, lanes(self.law, tables.sheets)
        cell = law.cell[tables.faces[:, 0] + tables.faces[:, 1]][:, None]
        lead = self._lead(tables)[..., None]
        values = [0.0 * lead, self._value(law.rows, own, cell, tables.closed[:, None, None], lead)]
        if law.has_lucky:
            values.append(self._value(law.rows, own, own >> HALF, tables.closed[:, None, None], lead))
        worth = law.xp.concatenate(values, -1)
        if self.weights[FORESIGHT] > 0:
            after = self._second(tables, offer, lead[:, 0])
            worth[:, 0] = worth[:, 0] + law.xp.where(offer.locks[:, 0] > 0, 0.0, after)
        return law.xp.where(offer.open, worth, -inf).argmax(-1)

    def colour(self, tables: Tables, ends: Endings) -> Array:
        """How this player would end its turn after action 1, as a number of an ending, g."""
        law, (game, _, _, choice) = self.law, ends.at
        own, option = tables.sheets[game, 0], law.xp.where(choice > 0, choice - 1, 0)
        row, cell, _ = reach(law, tables.faces)
        row, cell = row[game, option], cell[game, option]
        lane = own >> LANE * row & LANE_MASK
        crossing = self._value(row, lane, cell, tables.closed[game], self._lead(tables)[game, 0])
        nothing = law.xp.where(ends.own == own, 0.0, -self.weights[PENALTY])
        return highest(law, ends.open, law.xp.where(choice > 0, crossing, nothing))

    def _second(self, tables: Tables, offer: Offer, lead: Array) -> Array:
        """What action 2 seems worth to the active players after each option of action 1, g o."""
        law, xp, sheets = self.law, self.law.xp, offer.after[:, 0]
        second, bars = colour(law, sheets, tables.faces)
        row, cell, _ = reach(law, tables.faces)
        lane = sheets[..., None] >> LANE * row[:, None] & LANE_MASK
        crossing = self._value(row[:, None], lane, cell[:, None], tables.closed[:, None, None], lead[..., None])
        open_now = second.open & ((tables.closed[:, None] & bars) == 0)[:, None]
        best = xp.amax(xp.where(open_now[..., 1:], crossing, -inf), -1)
        nothing = xp.where(sheets == sheets[:, :1], -self.weights[PENALTY], 0.0)
        return xp.where(best > nothing, best, nothing)

    def _value(self, row: Array, lane: Array, cell: Array, closed: Array, lead: Array) -> Array:
        """What a cross seems worth."""
        given, count = self.weights, lane & HALF_MASK
        skipped = (self.chances[row, cell] - self.chances[row, lane >> HALF]) / self.ways
        lock = (cell >= self.law.locking[row]) * (given[LOCK] + (closed > 0) * given[RACE] * lead)
        return given[BASE] + given[GAIN] * (count + 1) - (given[SKIP] + given[GROW] * count) * skipped + lock

    def _lead(self, tables: Tables) -> Array:
        """How many points each player is ahead of the best of the others, g p."""
        xp, totals = self.law.xp, points(self.law, tables.sheets)
        others = [xp.roll(totals, -turn, 1) for turn in range(1, totals.shape[1])]
        return totals - xp.amax(xp.stack(others, -1), -1)
