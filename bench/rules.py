"""Random two-player classic games through the rules, and random chess games through python-chess, in one run.

A decision is one player's choice: its legal choices are listed, one is taken, and when the phase is complete it is
applied and all sheets are scored. A ply is the same in chess: the legal moves are listed, one is pushed, and the
outcome is asked for. The two take turns in short slices, so that a noisy machine disturbs both alike.
"""

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable
from itertools import product

import chess

from qwixx.rules import Phase, Roll, new_game, variant

SLICE_SECONDS = 0.5
ROLLS = tuple(
    Roll((first, second), (red, yellow, green, blue))
    for first, second, red, yellow, green, blue in product(range(1, 7), repeat=6)
)
"""All rolls of six dice, made beforehand: the rules are measured, not the dice."""


def play_qwixx(rng: random.Random) -> int:
    """Play one game at random; how many decisions it took."""
    game = new_game(variant("classic"), players=2)
    decisions = 0
    while game.phase is not Phase.OVER:
        roll = rng.choice(ROLLS)
        game = game.rolled(roll.only(game.dice) if game.closed else roll).game
        game = game.chose_white(tuple([rng.choice(game.choices(player)) for player in game.choosers])).game
        decisions += game.players
        game.scores  # noqa: B018 (scoring is part of what is measured)
        if game.phase is Phase.COLOUR:
            game = game.chose_colour(rng.choice(game.choices(game.active))).game
            decisions += 1
            game.scores  # noqa: B018 (as above)
    return decisions


def play_chess(rng: random.Random) -> int:
    """Play one game at random, up to 200 plies; how many plies it took."""
    board = chess.Board()
    while board.outcome() is None and board.ply() < 200:
        board.push(rng.choice(list(board.legal_moves)))
    return board.ply()


def rate(play: Callable[[random.Random], int], rng: random.Random) -> float:
    """How many decisions a second one slice of games gives."""
    count, start = 0, time.perf_counter()
    while time.perf_counter() - start < SLICE_SECONDS:
        count += play(rng)
    return count / (time.perf_counter() - start)


def main() -> None:
    """Print one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slices", type=int, default=20, help="how many slices of half a second each side gets")
    slices = parser.parse_args().slices
    qwixx_rng, chess_rng = random.Random(1), random.Random(1)
    pairs = [(rate(play_qwixx, qwixx_rng), rate(play_chess, chess_rng)) for _ in range(slices)]
    figures = {
        "decisions_per_second": round(statistics.median(ours for ours, _ in pairs)),
        "chess_plies_per_second": round(statistics.median(theirs for _, theirs in pairs)),
        "ratio": round(statistics.median(ours / theirs for ours, theirs in pairs), 2),
        "slices": slices,
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
