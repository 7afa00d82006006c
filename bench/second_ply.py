"""What the champion would gain by looking one turn further where choices are close, with two players.

Turns are drawn from games against itself. Where several choices are within `CLOSE` of the best, the next turn is played
out for each, with every white sum, and the chances after it taken instead. Where that changes a choice, both are played
on for `TURNS` turns on the same dice and judged there: the difference is what the change is worth.
"""

import argparse
import json
from itertools import product
from time import thread_time
from typing import Any, NamedTuple

import numpy as np

from qwixx.bots.champion import Mind, mind_of
from qwixx.fast.array_law import Array, win_shares
from qwixx.fast.array_turn import Endings, Tables, after_white, endings, endings_now, white_offer
from qwixx.fast.win_search import choose_colour, choose_white, spared_by, worth
from qwixx.learn.array_backend import NumpyMachine
from qwixx.learn.head_to_head import Thinker, contest
from qwixx.learn.self_play import Club
from qwixx.rules import variant, variant_names

CLOSE = 0.02
TURNS = 6
COLOURS = 2
"""So many draws of the coloured dice go with each throw of the white ones."""


class Cells(NamedTuple):
    """The ways in which one turn can end."""

    ends: Endings
    sheets: Array
    lucky: Array
    chances: Array
    """Of the active player, by the champion's judgement."""


def cells_of(mind: Mind, tables: Tables) -> Cells:
    """All pairs of choices in action 1, with every action 2 that follows."""
    offer = white_offer(mind.law, tables)
    closed = tables.closed[:, None, None] | offer.locks[:, 0, :, None] | offer.locks[:, 1, None]
    allowed = offer.open[:, 0, :, None] & offer.open[:, 1, None]
    ends = endings(mind.law, tables.faces, offer.after[:, 0], spared_by(offer), closed, allowed)
    game, _, other, _ = ends.at
    sheets = np.stack((ends.own, offer.after[game, 1, other]), -1)
    chances = worth(mind.law, mind.judge, sheets, ends.closed, tables.lucky[game], ends.over)[:, 0]
    return Cells(ends, sheets, tables.lucky[game], chances)


def all_white(sides: int, chance: np.random.Generator) -> Array:
    """Rolls in which every throw of the white dice comes equally often."""
    white = np.array(list(product(range(1, sides + 1), repeat=2)) * COLOURS)
    return np.concatenate((white, chance.integers(1, sides + 1, (len(white), 4))), 1)


def later(mind: Mind, cells: Cells, chosen: list[int], rolls: list[Array]) -> Array:
    """The chance of the player who was active to win, judged some turns after each of these endings."""
    over, count = cells.ends.over[chosen], len(rolls[0])
    found = np.repeat(win_shares(mind.law, cells.sheets[chosen])[:, 0], count).astype(float)
    going = np.flatnonzero(np.repeat(~over, count))
    place = going // count
    sheets, lucky = (np.roll(each[chosen][place], -1, 1) for each in (cells.sheets, cells.lucky))
    closed = cells.ends.closed[chosen][place]
    for turn, faces in enumerate(rolls):
        if not len(going):
            break
        tables = Tables(sheets, closed, lucky, faces[going % count])
        offer = white_offer(mind.law, tables)
        whites = choose_white(mind.law, mind.judge, tables, offer)
        tables = after_white(mind.law, tables, offer, whites)
        ends = endings_now(mind.law, tables, whites[:, 0] > 0)
        best, shares = choose_colour(mind.law, mind.judge, tables, ends)
        found[going] = shares[best, 0] if turn % 2 else 1 - shares[best, 0]
        tables.sheets[:, 0] = ends.own[best]
        on = ~ends.over[best]
        sheets, closed, lucky = np.roll(tables.sheets[on], -1, 1), ends.closed[best][on], np.roll(lucky[on], -1, 1)
        going = going[on]
    return found.reshape(len(chosen), count).mean(1)


def changes(mind: Mind, cells: Cells, chance: np.random.Generator) -> list[tuple[str, int, int, float]]:
    """The choices of a turn that are close: which, the endings that the old and the new one lead to, and the sign."""
    _, own, other, _ = cells.ends.at
    best = {
        (o, j): max(np.flatnonzero((own == o) & (other == j)).tolist(), key=lambda cell: cells.chances[cell])
        for o, j in set(zip(own.tolist(), other.tolist(), strict=True))
    }
    rows, columns = (sorted(set(each.tolist())) for each in (own, other))
    rolls = [all_white(mind.variant.sides, chance)]
    found = []

    def looked(cells_at: list[int]) -> Array:
        return later(mind, cells, cells_at, rolls)

    matrix = np.array([[cells.chances[best[o, j]] for j in columns] for o in rows])
    worst, most = matrix.min(1), matrix.max(0)
    row, column = rows[worst.argmax()], columns[most.argmin()]
    close = [o for o, value in zip(rows, worst, strict=True) if value >= worst.max() - CLOSE]
    if len(close) > 1:
        values = looked([best[o, j] for o in close for j in columns]).reshape(len(close), -1)
        found.append(("active white", best[row, column], best[close[values.min(1).argmax()], column], 1.0))
    close = [j for j, value in zip(columns, most, strict=True) if value <= most.min() + CLOSE]
    if len(close) > 1:
        values = looked([best[o, j] for j in close for o in rows]).reshape(len(close), -1)
        found.append(("passive white", best[row, column], best[row, close[values.max(1).argmin()]], -1.0))
    here = np.flatnonzero((own == row) & (other == column))
    close = here[cells.chances[here] >= cells.chances[best[row, column]] - CLOSE].tolist()
    if len(close) > 1:
        found.append(("colour", best[row, column], close[looked(close).argmax()], 1.0))
    return found


def main() -> None:
    """Print one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--variant", default="classic", choices=variant_names())
    parser.add_argument("--games", type=int, default=100, help="from which turns are drawn")
    parser.add_argument("--turns", type=int, default=500)
    parser.add_argument("--seed", type=int, default=3)
    args = parser.parse_args()
    machine, chance = NumpyMachine(), np.random.default_rng(args.seed)
    mind = mind_of(variant(args.variant), 2)
    club = Club(machine, mind.judge.features, mind.variant, args.games, 2)
    seen: list[Tables] = []
    contest(
        club, [Thinker(mind.law, mind.judge)] * 2, machine.chance(args.seed), lambda tables, *_: seen.append(tables)
    )
    turns = Tables(*map(np.concatenate, zip(*seen, strict=True)))
    drawn = chance.permutation(len(turns.closed))[: args.turns]
    close, seconds = 0, 0.0
    gains: dict[str, list[float]] = {"active white": [], "passive white": [], "colour": []}
    for number in drawn:
        cells, began = cells_of(mind, Tables(*(each[number : number + 1] for each in turns))), thread_time()
        choices = changes(mind, cells, chance)
        seconds, close = seconds + thread_time() - began, close + len(choices)
        for kind, old, new, sign in choices:
            if old != new:
                rolls = [all_white(mind.variant.sides, chance) for _ in range(TURNS)]
                for faces in rolls[1:]:
                    chance.shuffle(faces)
                before, after = later(mind, cells, [old, new], rolls)
                gains[kind].append(sign * (after - before))
    print(json.dumps(figures(gains, len(turns.closed) / args.games / 2, len(drawn), close, seconds)))


def figures(gains: dict[str, list[float]], own_turns: float, turns: int, close: int, seconds: float) -> dict[str, Any]:
    """What the changes come to in a game, in which a player is active in so many turns."""
    gain = sum(own_turns / turns * sum(each) for each in gains.values())
    spread = [len(each) * np.var(each, ddof=1) for each in gains.values() if len(each) > 1]
    return {
        "turns": turns,
        "close_choices": close,
        "changed": {kind: len(each) for kind, each in gains.items()},
        "seconds_a_close_choice": round(seconds / max(close, 1), 2),
        "gain_a_game": round(gain, 4),
        "standard_error": round(own_turns / turns * float(sum(spread)) ** 0.5, 4),
    }


if __name__ == "__main__":
    main()
