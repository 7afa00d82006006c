"""What the golden files hold: made here, written by `regenerate`, compared by the tests."""

import json
from difflib import unified_diff
from pathlib import Path

from qwixx.rules import format_record, perft
from tests.golden.perft_cases import Case, cases
from tests.golden.play import play
from tests.golden.playthrough import playthrough
from tests.golden.tables import TABLES

HERE = Path(__file__).parent
PLAYTHROUGHS = HERE / "playthroughs"
RECORDS = HERE / "records"
PERFT = HERE / "perft.json"

SHOWN = 40
"""How many lines of a difference are worth reading."""


def golden_files() -> dict[Path, str]:
    """Every golden file and its text as the rules stand now."""
    files = {}
    for table in TABLES:
        record = play(table)
        files[RECORDS / f"{table.name}.qwixx"] = format_record(record)
        files[PLAYTHROUGHS / f"{table.name}.txt"] = playthrough(record)
    files[PERFT] = json.dumps({case.name: perft_entry(case) for case in cases()}, indent=2) + "\n"
    return files


def perft_entry(case: Case) -> dict[str, object]:
    """What `perft.json` says of a case."""
    counts = [count._asdict() for count in perft(case.game, case.rolls)]
    return {"position": str(case.game), "rolls": [str(roll) for roll in case.rolls], "counts": counts}


def difference(path: Path, now: str) -> str:
    """How a text departs from its golden file, or nothing; written to be read in a test report."""
    golden = path.read_bytes()
    if golden == now.encode():
        return ""
    lines = unified_diff(golden.decode().splitlines(), now.splitlines(), "golden", "now", lineterm="", n=2)
    shown = [line[:200] for line in lines]
    more = [f"… and {len(shown) - SHOWN} more lines"] if len(shown) > SHOWN else []
    head = f"{path.name} has changed; if the change is right, run `make golden`"
    return "\n".join([head, *shown[:SHOWN], *more])
