"""The example that trains a small agent: even a little training makes it better than one that draws its actions."""

import json
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_small_agent.py"


def test_a_little_training_beats_none() -> None:
    budget = ["--generations=4", "--population=20", "--games=20", "--trial=500"]
    done = subprocess.run(  # noqa: S603 (ours)
        [sys.executable, str(EXAMPLE), *budget], capture_output=True, text=True, check=True
    )
    *generations, last = done.stdout.splitlines()
    figures = json.loads(last)
    assert len(generations) == 4
    assert figures["margin_against_gentle"] > figures["random_margin_against_gentle"] + 20
    assert figures["win_share_against_random"] > 0.7
