"""How often the champion wins, in one seat, with the named players in all others: all sheets, 2 to 5 players.

Seats start in turn. With `--mixed` the others are different ones: gentle, steady and sharp at one table.
"""

import argparse
import json
from collections.abc import Sequence
from typing import Any

import numpy as np

from qwixx.bots.champion import mind_of
from qwixx.bots.levels import LEVELS, weights_on
from qwixx.bots.registry import BUILT_IN, RANDOM
from qwixx.learn.array_backend import NumpyMachine
from qwixx.learn.builtin_opponents import Rival
from qwixx.learn.head_to_head import Contestant, Drawer, Thinker, contest
from qwixx.learn.self_play import Club
from qwixx.rules import variant, variant_names

BATCH = 250
"""So many games are played at once."""
MACHINE = NumpyMachine()


def measure(name: str, others: Sequence[str], games: int, seed: int) -> dict[str, Any]:
    """The champion's share of wins at a table with these others, and half the width of its interval of 95 %."""
    sheet, players = variant(name), 1 + len(others)
    judge = mind_of(sheet, players).judge
    law = judge.features.law
    club = Club(MACHINE, judge.features, sheet, BATCH, players)
    seated: dict[str, Contestant] = {
        other: Drawer(law, MACHINE.chance(seed)) if other == RANDOM else Rival(law, weights_on(other, sheet), players)
        for other in others
    }
    table = [Thinker(law, judge), *(seated[other] for other in others)]
    parts = range(-(-games // BATCH))
    wins = np.concatenate([contest(club, table, MACHINE.chance(seed * 1_000_003 + part))[:, 0] for part in parts])
    error = float(wins.std(ddof=1)) / len(wins) ** 0.5
    return {"games": len(wins), "share": round(float(wins.mean()), 4), "within": round(1.96 * error, 4)}


def main() -> None:
    """Print one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--variant", nargs="+", default=variant_names(), choices=variant_names())
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--against", nargs="+", default=BUILT_IN, choices=BUILT_IN)
    parser.add_argument("--mixed", action="store_true", help="one table of four instead, with gentle, steady and sharp")
    parser.add_argument("--games", type=int, default=250, help="at each table, rounded up to whole batches")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    tables = [[name] * (players - 1) for players in args.players for name in args.against]
    figures = {
        f"{name}: champion, {', '.join(others)}": measure(name, others, args.games, args.seed)
        for name in args.variant
        for others in ([list(LEVELS)] if args.mixed else tables)
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
