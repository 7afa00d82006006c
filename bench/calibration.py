"""Whether positions that the champion calls won 60 times in 100 are: a reliability table from games against itself."""

import argparse
import json
from typing import Any

import numpy as np

from qwixx.bots.champion import WEIGHTS
from qwixx.bots.features import features_of
from qwixx.bots.network import Network, read_network
from qwixx.learn.judging import judge_of
from qwixx.learn.machine import Machine, NumpyMachine, TorchMachine
from qwixx.learn.playing import Club
from qwixx.rules import variant

BINS = 10


def table(machine: Machine, name: str, players: int, games: int, seed: int) -> list[dict[str, Any]]:
    """By tenths of what was said of the player to be active: how often that was, and how often it won."""
    chosen = variant(name)
    features = features_of(chosen, machine.xp, machine.array)
    network = Network(*map(machine.array, read_network(WEIGHTS / f"{name}-{players}.npz")))
    club, judge, chance = (
        Club(machine, features, chosen, games, players),
        judge_of(machine, features, network),
        machine.chance(seed),
    )
    seats, going = club.begin(chance), np.ones(games, dtype=bool)
    said: list[Any] = []
    where: list[Any] = []
    turn_number, won = 0, np.zeros((games, players))
    while going.any():
        if turn_number:
            said.append(machine.plain(seats.shares)[going, 0])
            where.append((np.flatnonzero(going), np.full(going.sum(), turn_number % players)))
        seats, turn = club.turn(judge, seats, chance, 0.0)
        ended = machine.plain(turn.over) & going
        # seat s of a game that began together with all others is active in turns s, s + players and so on
        won[ended] = np.roll(machine.plain(turn.after)[ended], turn_number % players, 1)
        going &= ~ended
        turn_number += 1
    called = np.concatenate(said)
    came = won[np.concatenate([game for game, _ in where]), np.concatenate([seat for _, seat in where])]
    tenth = np.minimum((called * BINS).astype(int), BINS - 1)
    return [
        {
            "from": place / BINS,
            "positions": int((tenth == place).sum()),
            "called": round(float(called[tenth == place].mean()), 4),
            "won": round(float(came[tenth == place].mean()), 4),
        }
        for place in range(BINS)
        if (tenth == place).any()
    ]


def main() -> None:
    """Print one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--variant", nargs="+", default=["classic"])
    parser.add_argument("--players", type=int, nargs="+", default=[2])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--machine", choices=("torch", "numpy"), default="numpy")
    args = parser.parse_args()
    machine: Machine = TorchMachine() if args.machine == "torch" else NumpyMachine()
    tables = {
        f"{name}-{players}": table(machine, name, players, args.games, args.seed)
        for name in args.variant
        for players in args.players
    }
    print(json.dumps(tables))


if __name__ == "__main__":
    main()
