"""The reference of the commands is current, and its examples work."""

import json
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from qwixx.cli import make_parser
from qwixx.cli.command_tree import every, surface
from qwixx.rules import format_sheet, variant
from tests.cli.reference import FILE, reference

GAME = Path(__file__).parents[1] / "golden" / "records"
EXAMPLES = [example for command in every(surface(make_parser())) for example in command.examples]
DEAR = {"advise", "arena", "play", "record", "review", "serve", "simulate", "solve"}
"""Commands that solve, play on, or wait: their examples are only read."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the command and with the files that examples name."""
    (tmp_path / "qwixx").write_text(f'#!/bin/sh\nexec {sys.executable} -m qwixx "$@"\n', encoding="utf-8")
    (tmp_path / "qwixx").chmod(0o755)
    record = sorted(GAME.iterdir())[0].read_text(encoding="utf-8")
    (tmp_path / "game.qwixx").write_text(record, encoding="utf-8")
    sheet = format_sheet(variant("longo"))
    (tmp_path / "my.sheet").write_text(sheet.replace("name: longo", "name: mine"), encoding="utf-8")
    return tmp_path


def test_the_reference_is_current() -> None:
    assert FILE.read_text(encoding="utf-8") == reference(), "run make reference"


@pytest.mark.parametrize("example", [each for each in EXAMPLES if each.startswith("qwixx ")])
def test_every_example_can_be_read(example: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    words = shlex.split(example.partition(" > ")[0])
    args = make_parser().parse_args(words[1:])
    assert callable(args.run)


@pytest.mark.parametrize("example", [each for each in EXAMPLES if each.split()[1] not in DEAR])
def test_every_cheap_example_works(example: str, folder: Path) -> None:
    for scripts in (".local/share/bash-completion/completions", ".zfunc", ".config/fish/completions"):
        (folder / scripts).mkdir(parents=True)
    script = f'export HOME={folder} PATH={folder}:"$PATH"\n{example}'
    done = subprocess.run(["bash", "-c", script], cwd=folder, capture_output=True, text=True, check=False)  # noqa: S603, S607 (ours)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_referee_accepts_its_own_example() -> None:
    """A refusal is an answer too, with status 0: what is said has to be read."""
    (example,) = [each for each in EXAMPLES if each.endswith("| qwixx referee")]
    line = shlex.split(example)[1]
    done = subprocess.run(
        [sys.executable, "-m", "qwixx", "referee"], input=f"{line}\n", capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout) == {"ok": True, "phase": "roll", "waiting": []}
