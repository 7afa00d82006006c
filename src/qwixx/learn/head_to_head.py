"""Games of different players, many at once: how often each wins."""

from collections.abc import Callable, Sequence
from typing import Protocol

import numpy as np

from qwixx.fast.array_law import Array, Law, Offer, win_shares
from qwixx.fast.array_turn import Endings, Tables, after_white, endings_now, place_of, white_offer
from qwixx.fast.win_search import Judge, choose_colour, choose_white, highest
from qwixx.learn.array_backend import Chance
from qwixx.learn.self_play import Club

Watcher = Callable[[Tables, Array, Array], None]
"""Sees each turn of the games that go on, the active player first: the tables, their numbers g, who sits where g p."""


class Contestant(Protocol):
    """A player that chooses in many games at once, in any seat."""

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


def contest(club: Club, seated: Sequence[Contestant], chance: Chance, watch: Watcher | None = None) -> Array:
    """One game of each of the club's, seats starting in turn: each seat's share of the win, g p."""
    law, xp = club.features.law, club.machine.xp
    sheets, closed, lucky, shares = club.begin(chance)
    number, turns = place_of(law, sheets)
    seats, number = (number + turns) % club.players, number[:, 0]
    players = list(dict.fromkeys(seated))
    holders = club.machine.array(np.array([players.index(player) for player in seated]))
    while len(sheets):
        tables = Tables(sheets, closed, lucky, chance.integers(1, club.variant.sides + 1, (len(sheets), 6)))
        if watch:
            watch(tables, number, seats)
        offer, holder = white_offer(law, tables), holders[seats]
        chosen = xp.zeros_like(sheets)
        for index, player in enumerate(players):
            chosen = xp.where(holder == index, player.white(tables, offer), chosen)
        tables = after_white(law, tables, offer, chosen)
        sheets, closed, over = tables.sheets, xp.zeros_like(closed), closed < 0
        for index, player in enumerate(players):
            own = holder[:, 0] == index
            if not bool(own.any()):
                continue
            turn = Tables(*(each[own] for each in tables))
            ends = endings_now(law, turn, chosen[own, 0] > 0)
            ending = player.colour(turn, ends)
            sheets[own, 0], closed[own], over[own] = ends.own[ending], ends.closed[ending], ends.over[ending]
        shares[number[over][:, None], seats[over]] = xp.asarray(win_shares(law, sheets[over]), dtype=shares.dtype)
        sheets, closed, number = xp.roll(sheets[~over], -1, 1), closed[~over], number[~over]
        lucky, seats = xp.roll(lucky[~over], -1, 1), xp.roll(seats[~over], -1, 1)
    return shares
