"""The built-in players in arrays: the formula of `qwixx.fast.weighted_policy`, for many games at once."""

from math import inf

from qwixx.fast.array_law import Array, Law, Offer, colour, reach
from qwixx.fast.array_turn import Endings, Tables
from qwixx.fast.packed_law import place, points
from qwixx.fast.variant_tables import NUMBER_AT, STRIDE
from qwixx.fast.weighted_policy import FORESIGHT, PENALTY, Weights, cross_value, seated
from qwixx.fast.win_search import highest


class Rival:
    """A player with the given weights."""

    def __init__(self, law: Law, weights: Weights, players: int) -> None:
        self.law, self.weights = law, seated(weights, players)

    def white(self, tables: Tables, offer: Offer) -> Array:
        """What this player would choose in action 1 in every seat, g p."""
        law, own, closed = self.law, tables.sheets[..., None], tables.closed[:, None, None]
        total = (tables.faces[:, 0] + tables.faces[:, 1])[:, None, None]
        lead = self._lead(tables)[..., None]
        values = [0.0 * lead, self._value(own, law.rows, total, closed, lead)]
        if law.has_lucky:
            next_number = law.layout[NUMBER_AT + law.rows * STRIDE + place(own, law.rows)]
            values.append(self._value(own, law.rows, next_number, closed, lead))
        worth = law.xp.concatenate(values, -1)
        if self.weights[FORESIGHT] > 0:
            after = self._second(tables, offer, lead[:, 0])
            worth[:, 0] = worth[:, 0] + law.xp.where(offer.locks[:, 0] > 0, 0.0, after)
        return law.xp.where(offer.open, worth, -inf).argmax(-1)

    def colour(self, tables: Tables, ends: Endings) -> Array:
        """How this player would end its turn after action 1, as a number of an ending, g."""
        law, (game, _, _, choice) = self.law, ends.at
        own, option = tables.sheets[game, 0], law.xp.where(choice > 0, choice - 1, 0)
        row, number, _ = reach(law, tables.faces)
        lead = self._lead(tables)[game, 0]
        crossing = self._value(own, row[game, option], number[game, option], tables.closed[game], lead)
        nothing = law.xp.where(ends.own == own, 0.0, -self.weights[PENALTY])
        return highest(law, ends.open, law.xp.where(choice > 0, crossing, nothing))

    def _second(self, tables: Tables, offer: Offer, lead: Array) -> Array:
        """What action 2 seems worth to the active players after each option of action 1, g o."""
        law, xp, sheets = self.law, self.law.xp, offer.after[:, 0]
        second, bars = colour(law, sheets, tables.faces)
        row, number, _ = reach(law, tables.faces)
        closed = tables.closed[:, None, None]
        crossing = self._value(sheets[..., None], row[:, None], number[:, None], closed, lead[..., None])
        open_now = second.open & ((tables.closed[:, None] & bars) == 0)[:, None]
        best = xp.amax(xp.where(open_now[..., 1:], crossing, -inf), -1)
        nothing = xp.where(sheets == sheets[:, :1], -self.weights[PENALTY], 0.0)
        return xp.where(best > nothing, best, nothing)

    def _value(self, sheets: Array, row: Array, number: Array, closed: Array, lead: Array) -> Array:
        return cross_value(self.law.layout, self.weights, sheets, row, number, closed, lead)

    def _lead(self, tables: Tables) -> Array:
        """How many points each player is ahead of the best of the others, g p."""
        xp, totals = self.law.xp, points(tables.sheets)
        others = [xp.roll(totals, -turn, 1) for turn in range(1, totals.shape[1])]
        return totals - xp.amax(xp.stack(others, -1), -1)
