"""Whether positions that the champion calls won 60 times in 100 are: reliability tables from games against itself.

All players' chances count. The games are others than those that it was calibrated with, unless the seed is theirs. Each
sheet has dice of its own and a table, and all of them together have one for each number of players: a few hundred games
say little.
"""

import argparse
import json
from typing import Any

import numpy as np

from qwixx.bots.champion import mind_of
from qwixx.learn.calibration import Positions, self_play
from qwixx.rules import variant, variant_names

TENTHS = 10
FEW = 1000
"""A tenth with fewer chances than this says little."""


def table(positions: Positions) -> list[dict[str, Any]]:
    """By tenths of what was said of a player: how often that was, what it was on the mean, and how often it won."""
    called, came = positions.called.ravel(), positions.came.ravel()
    tenth = np.minimum((called * TENTHS).astype(int), TENTHS - 1)
    return [
        {
            "from": place / TENTHS,
            "chances": int((tenth == place).sum()),
            "called": round(float(called[tenth == place].mean()), 4),
            "won": round(float(came[tenth == place].mean()), 4),
        }
        for place in range(TENTHS)
        if (tenth == place).any()
    ]


def largest_difference(rows: list[dict[str, Any]]) -> float:
    """By how much the tenth is off that is off most."""
    return max(round(float(abs(row["won"] - row["called"])), 4) for row in rows if row["chances"] >= FEW)


def main() -> None:
    """Print one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--variant", nargs="+", default=variant_names(), choices=variant_names())
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=5)
    args = parser.parse_args()
    tables: dict[str, list[dict[str, Any]]] = {}
    for players in args.players:
        played = [
            self_play(variant(name), players, mind_of(variant(name), players).judge, args.games, args.seed + place)
            for place, name in enumerate(args.variant)
        ]
        tables |= {f"{name}-{players}": table(each) for name, each in zip(args.variant, played, strict=True)}
        tables[f"all-{players}"] = table(Positions(*map(np.concatenate, zip(*played, strict=True))))
    largest = {name: largest_difference(rows) for name, rows in tables.items()}
    figures = {"games_of_each": args.games, "seed": args.seed, "largest_difference": largest, "tables": tables}
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
