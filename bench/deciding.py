"""How long the champion takes for a choice, by variant and number of players: processor time, and wall time.

Every choice of whole games against itself counts that is one: where nothing but passing is open, none is made.
"""

import os

os.environ["OPENBLAS_NUM_THREADS"] = os.environ["MKL_NUM_THREADS"] = "1"  # before NumPy is loaded

import argparse
import json
from collections.abc import Sequence
from time import perf_counter, thread_time
from typing import Any

import numpy as np

from qwixx.bots import View
from qwixx.bots.champion import ChampionBot, mind_of
from qwixx.fast.random_draws import in_game, rolls
from qwixx.rules import Choice, Phase, new_game, variant, variant_names

LIMIT_MS = 5
"""What the project allows itself with two players."""


class Timed:
    """The champion with a watch."""

    def __init__(self) -> None:
        self.bot = ChampionBot()
        self.processor: list[float] = []
        self.wall: list[float] = []

    def choose(self, view: View, choices: Sequence[Choice]) -> Choice:
        """The champion's choice."""
        wall, processor = perf_counter(), thread_time()
        choice = self.bot.choose(view, choices)
        if len(choices) > 1:
            self.processor.append(thread_time() - processor)
            self.wall.append(perf_counter() - wall)
        return choice


def play(name: str, players: int, seed: int, bot: Timed) -> None:
    """One game."""
    game, dice = new_game(variant(name), players), rolls(seed, 0, variant(name).sides)
    while game.phase is not Phase.OVER:
        game = game.rolled(in_game(next(dice), game)).game
        chosen = tuple(bot.choose(View(game, seat), game.choices(seat)) for seat in range(players))
        game = game.chose_white(chosen).game
        if game.phase is Phase.COLOUR:
            game = game.chose_colour(bot.choose(View(game, game.active), game.choices(game.active))).game


def measure(name: str, players: int, games: int) -> dict[str, Any]:
    """The figures of so many games, in milliseconds."""
    mind_of(variant(name), players)
    play(name, players, 0, Timed())
    bot = Timed()
    for seed in range(1, games + 1):
        play(name, players, seed, bot)
    processor, wall = 1000 * np.array(bot.processor), 1000 * np.array(bot.wall)
    return {
        "choices": len(processor),
        "mean": round(float(processor.mean()), 2),
        "p99": round(float(np.quantile(processor, 0.99)), 2),
        "longest": round(float(processor.max()), 2),
        "wall_mean": round(float(wall.mean()), 2),
        "wall_p99": round(float(np.quantile(wall, 0.99)), 2),
    }


def main() -> None:
    """Print one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--variant", nargs="+", default=variant_names(), choices=variant_names())
    parser.add_argument("--players", type=int, nargs="+", default=[2])
    parser.add_argument("--games", type=int, default=20)
    args = parser.parse_args()
    figures = {
        f"{name}-{players}": measure(name, players, args.games) for name in args.variant for players in args.players
    }
    print(json.dumps({"limit_ms": LIMIT_MS, "milliseconds": figures}))


if __name__ == "__main__":
    main()
