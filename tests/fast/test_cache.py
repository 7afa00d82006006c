"""Compiled code is kept for the next start, but not beyond a change of any module that it was compiled from."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

SCRIPT = """
from qwixx.fast.batch import match_of, play_batch
from qwixx.fast.compiled_game import play_games
from qwixx.rules import variant
batch = play_batch(match_of(variant("classic"), [None]), 1, 0, [0])
print(batch.totals[0][0], sum(play_games.stats.cache_hits.values()))
"""


def start(copy: Path) -> tuple[int, bool]:
    """A total of a game, and whether the code that played it came from the cache."""
    environment = {**os.environ, "PYTHONPATH": str(copy), "NUMBA_CACHE_DIR": str(copy / "cache")}
    done = subprocess.run(  # noqa: S603 (ours)
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True, env=environment, cwd=copy
    )
    total, hits = map(int, done.stdout.split())
    return total, hits > 0


def change(source: Path, old: str, new: str) -> None:
    text = source.read_text()
    assert old in text
    source.write_text(text.replace(old, new))


def test_the_cache_knows_when_the_law_has_changed(tmp_path: Path) -> None:
    package = Path(__file__).parents[2] / "src" / "qwixx"
    shutil.copytree(package, tmp_path / "qwixx", ignore=shutil.ignore_patterns("__pycache__"))
    total, cached = start(tmp_path)
    assert not cached
    assert start(tmp_path) == (total, True)
    change(tmp_path / "qwixx/fast/packed_law.py", "total = -PENALTY_POINTS", "total = 1000 - PENALTY_POINTS")
    assert start(tmp_path) == (total + 1000, False)
    change(tmp_path / "qwixx/rules/scoring.py", "PENALTY_POINTS = 5", "PENALTY_POINTS = 0")
    changed, cached = start(tmp_path)
    assert changed > total + 1000
    assert not cached
