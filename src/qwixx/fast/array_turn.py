"""A turn of many games at once: what may be chosen, and what comes of it, by the law of `arrays`."""

from typing import NamedTuple

from qwixx.fast import array_law
from qwixx.fast.array_law import Array, Law, Offer
from qwixx.fast.packed_law import enough_locks, too_many_penalties
from qwixx.fast.variant_tables import PENALTY


class Tables(NamedTuple):
    """Many tables in the middle of a turn, the active player first."""

    sheets: Array
    closed: Array
    lucky: Array
    faces: Array
    """The white dice, then the coloured ones."""


class Endings(NamedTuple):
    """The ways in which turns can end for the active players, given what may come of action 1."""

    open: Array
    """g o j c: whether this is one of them."""
    at: tuple[Array, ...]
    """Of each that is: its g, o, j and c,"""
    own: Array
    """the active player's sheet,"""
    closed: Array
    """the closed rows,"""
    over: Array
    """and whether the game is over."""


def white_offer(law: Law, tables: Tables) -> Offer:
    """What all players may choose in action 1, g p o."""
    total = tables.faces[:, 0] + tables.faces[:, 1]
    return array_law.white(law, tables.sheets, tables.closed, total, tables.lucky)


def after_white(law: Law, tables: Tables, offer: Offer, chosen: Array) -> Tables:
    """The tables after action 1, in which players chose these options, g p; rows close together (C15)."""
    games, players = place_of(law, chosen)
    closed = tables.closed | united(offer.locks[games, players, chosen])
    return tables._replace(sheets=offer.after[games, players, chosen], closed=closed)


def endings(law: Law, faces: Array, sheets: Array, spared: Array, closed: Array, allowed: Array) -> Endings:
    """How turns can end: sheets and `spared` g o after action 1, closed rows and whether to look at all g o j.

    Where action 1 has ended the game there is no action 2, and no penalty (C17).
    """
    offer, bars = array_law.colour(law, sheets, faces)
    ended = enough_locks(closed)
    reached = offer.open[:, :, None] & ((closed[..., None] & bars[:, None, None]) == 0)
    open_now = allowed[..., None] & reached & ((bars == 0)[:, None, None] | ~ended[..., None])
    game, option, other, choice = at = tuple(law.xp.argwhere(open_now).T)
    penalised = (choice == 0) & ~spared[game, option] & ~ended[game, option, other]
    own = offer.after[game, option, choice] + PENALTY * penalised
    after = closed[game, option, other] | offer.locks[game, option, choice]
    return Endings(open_now, at, own, after, enough_locks(after) | too_many_penalties(own))


def endings_now(law: Law, tables: Tables, spared: Array) -> Endings:
    """How turns can end after action 1; `spared` g says who crossed something in it."""
    active = tables.sheets[:, :1]
    any_way = (active >= 0)[..., None]
    return endings(law, tables.faces, active, spared[:, None], tables.closed[:, None, None], any_way)


def place_of(law: Law, chosen: Array) -> tuple[Array, Array]:
    """The games g 1 and the players 1 p of an array g p."""
    games, players = (law.xp.arange(size, device=chosen.device) for size in chosen.shape)
    return games[:, None], players[None]


def united(rows: Array) -> Array:
    """Sets of rows, each of them at most one, of all players together."""
    together = rows[:, 0]
    for player in range(1, rows.shape[1]):
        together = together | rows[:, player]
    return together
