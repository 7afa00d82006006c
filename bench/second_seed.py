"""How strong a training run is beside the one that ships: one seat of it at a table of the champion.

The run is a file such as runs/classic-2.npz, with its figures beside it. Needs a GPU; `--machine numpy` tries it out.
"""

import argparse
import json
from math import sqrt
from pathlib import Path
from typing import Any

from qwixx.bots.champion import WEIGHTS
from qwixx.bots.features import features_of
from qwixx.bots.network import Network, read_network
from qwixx.learn.array_backend import Machine, NumpyMachine, TorchMachine
from qwixx.learn.head_to_head import Thinker, contest
from qwixx.learn.self_play import Club
from qwixx.learn.strength_test import trial
from qwixx.learn.value_network import judge_of
from qwixx.rules import variant


def main() -> None:
    """Print one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("run", type=Path, help="the weights of the other run")
    parser.add_argument("--games", type=int, default=65536, help="played at once")
    parser.add_argument("--rounds", type=int, default=8, help="how often so many games are played")
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--machine", choices=("torch", "numpy"), default="torch")
    args = parser.parse_args()
    machine: Machine = TorchMachine() if args.machine == "torch" else NumpyMachine()
    settings: dict[str, Any] = json.loads(args.run.with_suffix(".json").read_text(encoding="utf-8"))["settings"]
    chosen, players = variant(settings["variant"]), settings["players"]
    club = Club(machine, features_of(chosen, machine.xp, machine.array), chosen, args.games, players)
    other, ours = (
        Network(*map(machine.array, read_network(path))) for path in (args.run, WEIGHTS / f"{args.run.stem}.npz")
    )
    guest, champion = (Thinker(club.features.law, judge_of(machine, club.features, each)) for each in (other, ours))
    shares = [
        contest(club, [guest, *[champion] * (players - 1)], machine.chance(args.seed + each))[:, 0]
        for each in range(args.rounds)
    ]
    share = sum(float(each.mean()) for each in shares) / args.rounds
    spread = sum(float((each * each).mean()) for each in shares) / args.rounds - share * share
    figures = {
        "run": args.run.stem,
        "seed": settings["seed"],
        "share_of_wins": round(share, 5),
        "par": round(1 / players, 5),
        "standard_error": round(sqrt(spread / (args.games * args.rounds)), 5),
        "games": args.games * args.rounds,
        "against_levels": trial(machine, club, other, args.seed),
        "champion_against_levels": trial(machine, club, ours, args.seed),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
