"""Files that the commands write, standard output among them."""

import csv
import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from qwixx.cli import main
from tests.cli.test_records import FINISHED, saved

Captured = pytest.CaptureFixture[str]


def written(typed: str) -> tuple[bytes, str]:
    """What a command writes to standard output, and what it says on standard error."""
    done = subprocess.run([sys.executable, "-m", "qwixx", *typed.split()], capture_output=True, check=True)  # noqa: S603 (ours)
    return done.stdout, done.stderr.decode()


@pytest.mark.parametrize(
    ("typed", "beginning", "end", "said"),
    [
        ("pad --sheets 1 -o -", b"%PDF-", b"%%EOF", "-: 1 sheet, 1 page"),
        ("simulate --games 10 --plot -", b"<svg ", b"</svg>", "Qwixx: 10 games"),
        ("simulate --games 10 -o -", b"PAR1", b"PAR1", "Qwixx: 10 games"),
        ("arena gentle sharp --games 10 --csv -", b"table,bot,games", b"", "Qwixx, players: 2"),
        ("record {game} --no-review -o -", b"%PDF-", b"%%EOF", "-: Qwixx, 2 sheets"),
    ],
)
def test_standard_output_takes_the_file_and_nothing_else(
    typed: str, beginning: bytes, end: bytes, said: str, tmp_path: Path
) -> None:
    content, told = written(typed.format(game=saved(tmp_path, FINISHED)))
    assert content.startswith(beginning)
    assert content.rstrip().endswith(end)
    assert told.startswith(said)


def test_what_goes_to_standard_output_is_what_the_file_holds(tmp_path: Path) -> None:
    for option, name in (("--plot", "a.svg"), ("--out", "a.parquet")):
        written(f"simulate --games 10 {option} {tmp_path / name}")
        assert written(f"simulate --games 10 {option} -")[0] == (tmp_path / name).read_bytes()


def test_a_table_of_results_can_be_piped(capsys: Captured) -> None:
    assert main(["arena", "gentle", "sharp", "--games", "10", "--csv", "-"]) == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert [row["bot"] for row in rows if row["table"] == "all"] == ["sharp", "gentle"]


@pytest.mark.parametrize(
    "typed",
    [
        "simulate --games 10 --plot - --json",
        "simulate --games 10 --plot - --out -",
        "arena gentle sharp --csv - --json",
        "review {game} --html - --svg -",
        "review {game} --html - --json",
    ],
)
def test_two_results_for_standard_output_are_refused(typed: str, tmp_path: Path, capsys: Captured) -> None:
    assert main(typed.format(game=saved(tmp_path, FINISHED)).split()) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "only one result can go to standard output" in said.err


def test_a_file_and_json_go_apart(tmp_path: Path, capsys: Captured) -> None:
    assert main(["simulate", "--games", "10", "--plot", str(tmp_path / "a.svg"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 10
