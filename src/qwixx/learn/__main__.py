"""Train players by self-play: one for each variant and each number of players."""

import argparse
import json
import sys
from dataclasses import asdict
from itertools import product
from pathlib import Path
from time import perf_counter
from typing import Any

from qwixx.fast.variant_tables import HANDLED
from qwixx.learn.array_backend import Machine, NumpyMachine, TorchMachine
from qwixx.learn.calibration import calibrate
from qwixx.learn.run_files import Folder
from qwixx.learn.strength_test import trial
from qwixx.learn.training_run import Settings, Training
from qwixx.rules import QwixxError, variant_names

KEEP_EVERY = 60.0
SAY_EVERY = 10.0
"""Seconds."""


def main() -> int:
    """Train."""
    given = Settings()
    parser = argparse.ArgumentParser(prog="python -m qwixx.learn", description=__doc__)
    parser.add_argument(
        "--variant", nargs="+", default=[given.variant], choices=variant_names(HANDLED), help="one or more"
    )
    parser.add_argument("--players", type=int, nargs="+", default=[given.players], choices=range(2, 6))
    parser.add_argument("--seed", type=int, default=given.seed)
    parser.add_argument("--hidden", type=int, nargs=2, default=given.hidden, metavar="UNITS", help="of both layers")
    parser.add_argument("--games", type=int, default=given.games, help="played at once")
    parser.add_argument("--turns", type=int, default=given.turns, help="of each game in a lesson")
    parser.add_argument("--lessons", type=int, default=given.lessons)
    parser.add_argument(
        "--seconds", type=float, default=given.seconds, help="end earlier, if it takes longer than this"
    )
    parser.add_argument("--batch", type=int, default=given.batch, help="positions looked at before the network changes")
    parser.add_argument("--rate", type=float, default=given.rate, help="how fast it changes at first")
    parser.add_argument("--curiosity", type=float, default=given.curiosity, help="the share of turns that are drawn")
    parser.add_argument("--machine", choices=("torch", "numpy"), default="torch")
    parser.add_argument("--out", type=Path, default=Path(), help="the folder of the weights, the figures and the stage")
    parser.add_argument(
        "--calibrate",
        type=Path,
        nargs="+",
        metavar="RUN",
        help="train nothing, but calibrate runs such as classic-3.json",
    )
    args = vars(parser.parse_args())
    kind, out, runs = args.pop("machine"), args.pop("out"), args.pop("calibrate")
    try:
        if runs:
            print(json.dumps(calibrate(runs)))
            return 0
        machine: Machine = TorchMachine() if kind == "torch" else NumpyMachine()
        for variant, players in product(args.pop("variant"), args.pop("players")):
            settings = Settings(variant, players, **{**args, "hidden": tuple(args["hidden"])})
            train(machine, settings, Folder(out, settings))
    except QwixxError as error:
        print(f"qwixx.learn: {error}", file=sys.stderr)
        return 1
    return 0


def train(machine: Machine, settings: Settings, folder: Folder) -> None:
    """Hold all lessons, saying and keeping from time to time how far it is."""
    training = Training(machine, settings)
    folder.take_up(training)
    said = kept = perf_counter()
    figures: dict[str, Any] = {}
    print(json.dumps(asdict(settings)), flush=True)
    for figures in training.run():
        now, last = perf_counter(), training.done >= 1
        if last or now - said > SAY_EVERY:
            print(json.dumps(figures), flush=True)
            said = now
        if last or now - kept > KEEP_EVERY:
            folder.keep(training, figures)
            kept = now
    share = trial(machine, training.club, training.learner.mean, settings.seed)
    print(json.dumps({"share_of_wins_against": share}), flush=True)
    folder.keep(training, {**figures, "share_of_wins_against": share})


if __name__ == "__main__":
    sys.exit(main())
