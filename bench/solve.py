"""Processor time of the solver, compile time apart: what the games cost, and how that grows with the number of sheets.

Each game is solved in a process of its own, on one thread, so that peak memory is its own too.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from typing import Any

QUICK = (
    ("classic solo", ["--variant", "classic"]),
    ("classic paced 2", ["--variant", "classic", "--players", "2"]),
    ("classic paced 4", ["--variant", "classic", "--players", "4"]),
)
LONG = (
    ("mixx-a solo", ["--variant", "mixx-a"]),
    ("mixx-b solo", ["--variant", "mixx-b"]),
    ("longo solo", ["--variant", "longo"]),
    ("longo 5-8 solo", ["--variant", "longo", "--lucky", "5-8"]),
)


def solve(arguments: list[str], folder: str) -> dict[str, Any]:
    """What `qwixx solve` says of a game, solved anew."""
    command = [sys.executable, "-m", "qwixx", "solve", "--json", "--fresh", "--threads", "1", *arguments]
    environment = {**os.environ, "QWIXX_CACHE": folder}
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)  # noqa: S603 (ours)
    facts: dict[str, Any] = json.loads(done.stdout)
    kept = ("expected_scores", "states", "seconds", "cpu_seconds", "compile_seconds", "peak_rss_mb")
    return {
        **{key: facts[key] for key in kept},
        "cpu_microseconds_a_state": round(1e6 * facts["cpu_seconds"] / facts["states"], 3),
    }


def main() -> None:
    """Print one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--long", action="store_true", help="Longo and Mixx too, which takes some minutes")
    parser.add_argument("--rounds", type=int, default=3, help="rounds of the classic game; the best counts")
    args = parser.parse_args()
    figures = {}
    with tempfile.TemporaryDirectory() as folder:
        for name, arguments in QUICK:
            rounds = [solve(arguments, folder) for _ in range(args.rounds)]
            figures[name] = min(rounds, key=lambda facts: facts["cpu_seconds"])
        for name, arguments in LONG if args.long else ():
            figures[name] = solve(arguments, folder)
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
