"""Games of different players, many at once: how often each wins."""

from collections.abc import Sequence
from typing import Protocol

from qwixx.fast.arrays import Array, Law, Offer, win_shares
from qwixx.fast.turns import Endings, Tables, after_white, endings_now, place_of, white_offer
from qwixx.fast.winning import Judge, choose_colour, choose_white, highest
from qwixx.learn.machine import Chance
from qwixx.learn.playing import Club


class Contestant(Protocol):
    """Somebody who chooses in many games at once, in whatever seat."""

    def white(self, tables: Tables, offer: Offer) -> Array:
        """What this player would choose in action 1 in every seat, g p."""

    def colour(self, tables: Tables, ends: Endings) -> Array:
        """How this player would end its turn after action 1, as a number of an ending, g."""


class Thinker:
    """A player who wants to win, with its judge."""

    def __init__(self, law: Law, judge: Judge) -> None:
        self.law, self.judge = law, judge

    def white(self, tables: Tables, offer: Offer) -> Array:
        """What this player would choose in action 1 in every seat, g p."""
        return choose_white(self.law, self.judge, tables, offer)

    def colour(self, tables: Tables, ends: Endings) -> Array:
        """How this player would end its turn after action 1, as a number of an ending, g."""
        return choose_colour(self.law, self.judge, tables, ends)[0]


class Drawer:
    """A player without a plan."""

    def __init__(self, law: Law, chance: Chance) -> None:
        self.law, self.chance = law, chance

    def white(self, tables: Tables, offer: Offer) -> Array:  # noqa: ARG002 (it does not look)
        """What this player would choose in action 1 in every seat, g p."""
        return self.law.xp.where(offer.open, self.chance.uniform(tuple(offer.open.shape)), -1).argmax(-1)

    def colour(self, tables: Tables, ends: Endings) -> Array:  # noqa: ARG002 (it does not look)
        """How this player would end its turn after action 1, as a number of an ending, g."""
        return highest(self.law, ends.open, self.chance.uniform(tuple(ends.own.shape)))


def contest(club: Club, seated: Sequence[Contestant], chance: Chance) -> list[float]:
    """One game of each of the club's, seats starting in turn: by seat the share of wins."""
    law, xp, players = club.features.law, club.machine.xp, len(seated)
    sheets, closed, lucky, _ = club.begin(chance)
    games, turns = place_of(law, sheets)
    seats = (games + turns) % players
    wins = [0.0] * players
    while len(sheets):
        tables = Tables(sheets, closed, lucky, chance.integers(1, club.variant.sides + 1, (len(sheets), 6)))
        offer = white_offer(law, tables)
        chosen = xp.zeros_like(sheets)
        for seat, player in enumerate(seated):
            chosen = xp.where(seats == seat, player.white(tables, offer), chosen)
        tables = after_white(law, tables, offer, chosen)
        ends = endings_now(law, tables, chosen[:, 0] > 0)
        ending = xp.zeros_like(closed)
        for seat, player in enumerate(seated):
            ending = xp.where(seats[:, 0] == seat, player.colour(tables, ends), ending)
        sheets, over = tables.sheets, ends.over[ending]
        sheets[:, 0] = ends.own[ending]
        shares = win_shares(law, sheets[over])
        for seat in range(players):
            wins[seat] += float((shares * (seats[over] == seat)).sum())
        sheets, closed = xp.roll(sheets[~over], -1, 1), ends.closed[ending][~over]
        lucky, seats = xp.roll(lucky[~over], -1, 1), xp.roll(seats[~over], -1, 1)
    return [share / club.games for share in wins]
