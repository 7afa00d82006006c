"""Games of a learner against itself, many at once, and what is learnt from them."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from qwixx.bots.features import Features, slots
from qwixx.fast.array_law import Array
from qwixx.fast.array_turn import Tables, after_white, endings_now, white_offer
from qwixx.fast.win_search import Judge, choose_colour, choose_white, highest
from qwixx.learn.array_backend import Chance, Machine
from qwixx.rules import Variant
from qwixx.rules.variant import ROW_COUNT


class Seats(NamedTuple):
    """Many games between two turns, the player to be active first."""

    sheets: Array
    closed: Array
    lucky: Array
    shares: Array
    """What the judge thought of each player's chance to win."""


class Turn(NamedTuple):
    """What is kept of one turn of all games, to learn from."""

    seen: Array
    """The slots of the position before it, n s."""
    before: Array
    """What the judge thought of that position, n p; players here and below in their order before the turn."""
    after: Array
    """What it thought of the position after the turn, or who won."""
    over: Array
    drawn: Array
    """Whether the choices of this turn were drawn, to see more of the game: then it says nothing of the position."""


class Club:
    """A number of games that never stops: one that is over is replaced by a new one."""

    def __init__(self, machine: Machine, features: Features, variant: Variant, games: int, players: int) -> None:
        self.machine, self.features, self.variant = machine, features, variant
        self.games, self.players = games, players
        numbers = variant.highest + 1
        self._pairs = machine.array(np.array([low * numbers + high for low, high in variant.lucky or [(0, 0)]]))

    @property
    def inputs(self) -> int:
        """How many numbers a network is told of a position."""
        slots_of_player = ROW_COUNT + 1 + self.features.law.has_lucky
        return self.players * slots_of_player * int(self.features.table.shape[1])

    def begin(self, chance: Chance) -> Seats:
        """All games at their beginning."""
        xp, shape = self.machine.xp, (self.games, self.players)
        sheets = self.machine.array(np.zeros(shape, dtype=np.int64))
        fair = self.machine.array(np.full(shape, 1 / self.players, dtype=np.float32))
        return Seats(sheets, xp.zeros_like(sheets[:, 0]), self._lucky(chance), fair)

    def turn(self, judge: Judge, seats: Seats, chance: Chance, curiosity: float) -> tuple[Seats, Turn]:
        """One turn of all games; in so large a share of them, choices are drawn."""
        law, xp = self.features.law, self.machine.xp
        tables = Tables(*seats[:3], chance.integers(1, self.variant.sides + 1, (self.games, 6)))
        fresh = (seats.sheets == 0).all(-1)
        drawn = (chance.uniform((self.games,)) < curiosity) & ~fresh
        offer = white_offer(law, tables)
        chosen = choose_white(law, judge, tables, offer)
        any_white = xp.where(offer.open, chance.uniform(tuple(offer.open.shape)), -1).argmax(-1)
        chosen = xp.where(drawn[:, None], any_white, chosen)
        tables = after_white(law, tables, offer, chosen)
        ends = endings_now(law, tables, chosen[:, 0] > 0)
        best, shares = choose_colour(law, judge, tables, ends)
        best = xp.where(drawn, highest(law, ends.open, chance.uniform(tuple(ends.own.shape))), best)
        sheets, over = tables.sheets, ends.over[best]
        sheets[:, 0] = ends.own[best]
        kept = Turn(self._seen(seats), seats.shares, shares[best], over, drawn)
        return self.moved_on(seats, sheets, ends.closed[best], shares[best], over, chance), kept

    def moved_on(self, seats: Seats, sheets: Array, closed: Array, shares: Array, over: Array, chance: Chance) -> Seats:
        """The next turn of all games, given how the last one ended, its active player first."""
        xp, begun, gone = self.machine.xp, self.begin(chance), over[:, None]
        return Seats(
            xp.where(gone, begun.sheets, xp.roll(sheets, -1, 1)),
            xp.where(over, begun.closed, closed),
            xp.where(gone, begun.lucky, xp.roll(seats.lucky, -1, 1)),
            xp.where(gone, begun.shares, xp.roll(shares, -1, 1)),
        )

    def _seen(self, seats: Seats) -> Array:
        return slots(self.features, *seats[:3]).reshape(self.games, -1)

    def _lucky(self, chance: Chance) -> Array:
        """Different sheets for the players of each game (L8)."""
        if not self.variant.lucky:
            return self.machine.array(np.zeros((self.games, self.players), dtype=np.int64))
        order = chance.uniform((self.games, len(self.variant.lucky))).argsort(-1)
        return self._pairs[order[:, : self.players]]


def returns(xp: Any, turns: Sequence[Turn], trust: float) -> list[Array]:
    """What the judge should have thought of each position, n p, by TD(λ): mostly what came of it, if trust λ is high.

    Each turn's players are in their own order: one turn on, everybody has moved up by one place.
    """
    found: list[Array] = []
    for turn in reversed(turns):
        came = turn.after
        if found:
            later = xp.roll(found[-1], 1, 1)
            came = xp.where(turn.over[:, None], came, came + trust * (later - came))
        found.append(xp.where(turn.drawn[:, None], turn.before, came))
    return found[::-1]
