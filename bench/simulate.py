"""Random games a second through the compiled core: classic for two on one core and on all, then all variants.

Compile time is apart. Each figure is the best of several rounds, since a busy machine can only slow a round down.
"""

import argparse
import json
import os
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from qwixx.fast.batch import Match, match_of, play_batch
from qwixx.rules import variant, variant_names


def rate(match: Match, games: int, threads: int, rounds: int) -> float:
    """The best number of games a second over some rounds."""
    starters = np.zeros(games // threads, dtype=np.int64)
    best = 0.0
    with ThreadPoolExecutor(threads) as pool:
        for seed in range(rounds):
            start = time.perf_counter()
            parts = [pool.submit(play_batch, match, seed, part * len(starters), starters) for part in range(threads)]
            for part in parts:
                part.result()
            best = max(best, len(starters) * threads / (time.perf_counter() - start))
    return best


def main() -> None:
    """Print one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400_000, help="games a round")
    parser.add_argument("--rounds", type=int, default=8)
    args = parser.parse_args()
    classic = match_of(variant("classic"), [None] * 2)
    start = time.perf_counter()
    play_batch(classic, 0, 0, [0])
    play_batch(match_of(variant("longo"), [None] * 2), 0, 0, [0])
    compile_seconds = time.perf_counter() - start
    cores = os.cpu_count() or 1
    one = rate(classic, args.games, 1, args.rounds)
    every = rate(classic, args.games, cores, args.rounds)
    double = rate(classic, 2 * args.games, 1, args.rounds)
    tables = {
        name: {
            players: round(rate(match_of(variant(name), [None] * players), args.games // 4, 1, args.rounds // 2))
            for players in range(1, 6)
        }
        for name in variant_names()
    }
    figures = {
        "compile_or_load_seconds": round(compile_seconds, 2),
        "one_core_games_per_second": round(one),
        "cores": cores,
        "all_cores_games_per_second": round(every),
        "twice_the_games_take": round(2 * one / double, 2),
        "games_per_second_by_variant_and_players": tables,
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
