"""Rows a second into Parquet files, and the memory that takes, which must not grow with the number of games.

Each file is written by a command of its own, whose peak memory the system tells, and whose processor time too: on a
busy machine that says more than seconds do.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq

BOTS = "random,random"


def measure(kind: str, games: int, file: Path) -> dict[str, Any]:
    """What one command took."""
    flags = ["--bots", BOTS, "--games", str(games), "--rows", kind, "--out", str(file), "--json"]
    with tempfile.TemporaryFile("w+", encoding="utf-8") as output:
        process = subprocess.Popen([sys.executable, "-m", "qwixx", "simulate", *flags], stdout=output)  # noqa: S603 (ours)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            raise subprocess.CalledProcessError(process.returncode, flags)
        output.seek(0)
        seconds = json.load(output)["seconds"]
    rows = pq.read_metadata(file).num_rows
    return {
        "games": games,
        "rows": rows,
        "rows_per_second": round(rows / seconds),
        "rows_per_processor_second": round(rows / (usage.ru_utime + usage.ru_stime)),
        "bytes_per_row": round(file.stat().st_size / rows, 1),
        "peak_mebibytes": round(usage.ru_maxrss / 1024),
    }


def main() -> None:
    """Print one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--most", type=int, default=10_000_000, help="games of the largest file")
    most = parser.parse_args().most
    sizes = {"games": (most // 100, most // 10, most), "decisions": (most // 10_000, most // 1000, most // 100)}
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "rows.parquet"
        for kind in sizes:
            measure(kind, 1, file)  # so that everything is compiled
        figures = {kind: [measure(kind, games, file) for games in sizes[kind]] for kind in sizes}
    print(json.dumps({"cores": os.cpu_count(), "bots": BOTS, **figures}))


if __name__ == "__main__":
    main()
