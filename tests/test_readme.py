"""The README keeps its word: its commands work, its Python runs, and it knows what `make play` installs."""

import re
import shlex
from pathlib import Path

import pytest

from qwixx.cli import COMMANDS, main, make_parser
from qwixx.rules import format_record, format_sheet
from tests.analysis.games import SHEETS, random_game

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
EXAMPLES = [line.partition("  #")[0].strip() for line in README.splitlines() if line.startswith("    qwixx ")]
INTERACTIVE = {"play", "serve"}
"""Commands that wait for people; their own tests play and serve."""
SLOW = {"qwixx solve --variant longo"}
"""It takes minutes; the tests of the solver solve smaller games."""
GAMES = {"1e6": "1e3", "1e5": "1e2", "1000": "20"}
"""What the examples play, and what is enough here."""
BOT = "class Cautious:\n    def choose(self, view, choices):\n        return choices[0]\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files that the examples name."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("QWIXX_CACHE", str(tmp_path / "cache"))
    (tmp_path / "my_bots.py").write_text(BOT, encoding="utf-8")
    (tmp_path / "my.sheet").write_text(format_sheet(SHEETS["short"]), encoding="utf-8")
    (tmp_path / "game.qwixx").write_text(format_record(random_game(SHEETS["short"], 2, 1)), encoding="utf-8")
    return tmp_path


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_can_be_parsed(example: str) -> None:
    assert callable(make_parser().parse_args([*shlex.split(example)[1:]]).run)


@pytest.mark.parametrize(
    "example", [each for each in EXAMPLES if each.split()[1] not in INTERACTIVE and each not in SLOW]
)
def test_every_example_works(example: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with (folder / "empty").open("w+", encoding="utf-8") as empty:
        monkeypatch.setattr("sys.stdin", empty)
        words = [GAMES.get(word, word) for word in shlex.split(example)[1:]]
        assert main(words) == 0
    for option in ("-o", "--html", "--plot"):
        if option in words:
            assert (folder / words[words.index(option) + 1]).stat().st_size > 0


def test_the_examples_were_found() -> None:
    assert {example.split()[1] for example in EXAMPLES} == {*COMMANDS} - {"completion", "help"}


def test_the_python_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (block,) = re.findall(r"^In Python:\n\n((?:    .*\n|\n)+)", README, re.MULTILINE)
    exec(compile(re.sub(r"^    ", "", block, flags=re.MULTILINE), "README.md", "exec"), {})  # noqa: S102 (our own text)
    assert "lock-needs-crosses" in capsys.readouterr().out


def test_the_table_of_extras_is_true() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| .* \| (yes|no) \|$", README, re.MULTILINE))
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    extras = set(
        re.findall(r"^(\w+) = \[", project.partition("[project.optional-dependencies]")[2].partition("\n[")[0], re.M)
    )
    (playable,) = re.findall(r"^\$\(VENV\)/playable:.*\n\t.*'\.\[([\w,]+)\]'", (ROOT / "Makefile").read_text(), re.M)
    assert set(rows) == extras - {"bench", "docs", "test"}
    assert {name for name, installed in rows.items() if installed == "yes"} == set(playable.split(","))
