"""How players think who want to win: for many games at once, given a judge of positions.

Action 1 is simultaneous. Two players look at every pair of their choices, with the best action 2 that follows, and each
takes the choice whose worst case is best. More than two reply to what the others would choose, who reply likewise.
"""

from collections.abc import Callable
from math import inf

from qwixx.fast.array_law import Array, Law, Offer, win_shares
from qwixx.fast.array_turn import Endings, Tables, endings, place_of, united
from qwixx.fast.packed_law import enough_locks, too_many_penalties

ROUNDS = 2
"""How often everybody replies to everybody."""

Judge = Callable[[Array, Array, Array], Array]
"""Given sheets n p, closed rows n and lucky pairs n p between two turns, the player to be active first: each player's
chance to win, n p."""


def worth(law: Law, judge: Judge, sheets: Array, closed: Array, lucky: Array, over: Array) -> Array:
    """Each player's chance to win at the end of a turn, the player first who was active in it."""
    xp = law.xp
    shares = xp.roll(judge(xp.roll(sheets, -1, 1), closed, xp.roll(lucky, -1, 1)), 1, 1)
    if bool(over.any()):
        shares[over] = win_shares(law, sheets[over])
    return shares


def choose_white(law: Law, judge: Judge, tables: Tables, offer: Offer) -> Array:
    """What the players choose in action 1, g p."""
    return (maximin if tables.sheets.shape[1] == 2 else replies)(law, judge, tables, offer)


def choose_colour(law: Law, judge: Judge, tables: Tables, ends: Endings) -> tuple[Array, Array]:
    """How each active player ends its turn, as a number of an ending, g; each player's chance to win in all of them."""
    game = ends.at[0]
    sheets = tables.sheets[game]
    sheets[:, 0] = ends.own
    shares = worth(law, judge, sheets, ends.closed, tables.lucky[game], ends.over)
    return highest(law, ends.open, shares[:, 0]), shares


def maximin(law: Law, judge: Judge, tables: Tables, offer: Offer) -> Array:
    """What two players choose in action 1, g p: what is best if the other's choice is the worst for it."""
    xp, theirs = law.xp, offer.open[:, 1, None]
    closed = tables.closed[:, None, None] | offer.locks[:, 0, :, None] | offer.locks[:, 1, None]
    allowed = offer.open[:, 0, :, None] & theirs
    ends = endings(law, tables.faces, offer.after[:, 0], spared_by(offer), closed, allowed)
    game, _, other, _ = ends.at
    sheets = xp.stack((ends.own, offer.after[game, 1, other]), -1)
    values = worth(law, judge, sheets, ends.closed, tables.lucky[game], ends.over)[:, 0]
    matrix = xp.amax(_spread(law, ends.open, values), -1)
    worst = xp.amin(xp.where(theirs, matrix, inf), 2)
    best = xp.where(offer.open[:, 1], xp.amax(matrix, 1), inf)
    return xp.stack((worst.argmax(-1), best.argmin(-1)), -1)


def replies(law: Law, judge: Judge, tables: Tables, offer: Offer, rounds: int = ROUNDS) -> Array:
    """What any number of players choose in action 1, g p: replies to replies, crossing nothing to begin with.

    The active player replies first, and the others know what it is about to do in action 2.
    """
    xp, chosen = law.xp, law.xp.zeros_like(tables.sheets)
    games, players = place_of(law, chosen)
    game, passive, choice = tuple(xp.argwhere(offer.open[:, 1:]).T)
    own = players == passive[:, None] + 1
    after, locks = offer.after[game, passive + 1, choice], offer.locks[game, passive + 1, choice]
    for _ in range(rounds):
        taken, locked = offer.after[games, players, chosen], offer.locks[games, players, chosen]
        closed = tables.closed[:, None] | united(locked[:, 1:])[:, None] | offer.locks[:, 0]
        ends = endings(
            law, tables.faces, offer.after[:, 0], spared_by(offer), closed[..., None], offer.open[:, 0, :, None]
        )
        sheets = taken[ends.at[0]]
        sheets[:, 0] = ends.own
        shares = worth(law, judge, sheets, ends.closed, tables.lucky[ends.at[0]], ends.over)
        best = highest(law, ends.open, shares[:, 0])
        chosen[:, 0] = ends.at[1][best]
        taken, locked = offer.after[games, players, chosen], offer.locks[games, players, chosen]
        late = ends.closed[best] & ~closed[games[:, 0], chosen[:, 0]]
        shut = tables.closed[game] | united(xp.where(own, locks[:, None], locked[game]))
        ended = enough_locks(shut)
        sheets = xp.where(own, after[:, None], taken[game])
        sheets[:, 0] = xp.where(ended, sheets[:, 0], ends.own[best][game])
        shut = xp.where(ended, shut, shut | late[game])
        over = enough_locks(shut) | too_many_penalties(sheets[:, 0])
        shares = worth(law, judge, sheets, shut, tables.lucky[game], over)
        best = highest(law, offer.open[:, 1:].reshape(-1, offer.open.shape[2]), (shares * own).sum(-1))
        chosen[:, 1:] = choice[best].reshape(chosen[:, 1:].shape)
    return chosen


def spared_by(offer: Offer) -> Array:
    """Whether an option of action 1 spares the active player the penalty, g o (C10)."""
    return offer.after[:, 0] != offer.after[:, 0, :1]


def _spread(law: Law, open_now: Array, values: Array) -> Array:
    """The values of what is open, in their places, and nothing is worse than what is not."""
    everywhere = law.xp.zeros_like(open_now, dtype=values.dtype) - inf
    everywhere[open_now] = values
    return everywhere


def highest(law: Law, open_now: Array, values: Array) -> Array:
    """By the first axis of what is open, which of all the values is the highest there."""
    xp, flat = law.xp, open_now.reshape(len(open_now), -1)
    before = xp.cumsum(flat.sum(-1), 0) - flat.sum(-1)
    choice = _spread(law, flat, values).argmax(-1)
    return before + (flat & (xp.arange(flat.shape[1], device=flat.device) < choice[:, None])).sum(-1)
