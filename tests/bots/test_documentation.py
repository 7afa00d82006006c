"""What `docs/research/bots.md` shows is run as it stands."""

import json
import random
import re
import shlex
import shutil
import sys
from pathlib import Path

import pytest

from qwixx.bots import NAMED, View, find_player
from qwixx.bots.subprocess_bot import ProgramBot
from qwixx.codec.values import choice_json
from qwixx.rules import new_game, parse_position, variant
from tests.bots.table import play

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "research" / "bots.md").read_text(encoding="utf-8")


def block(kind: str) -> str:
    """The one block of this kind."""
    (found,) = re.findall(rf"^```{kind}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    return str(found)


def python_program(folder: Path) -> str:
    path = folder / "bot.py"
    path.write_text(block("python program"))
    return shlex.join([sys.executable, str(path)])


@pytest.mark.parametrize("name", ["classic", "longo", "mixx-a", "mixx-b"])
def test_the_class_plays(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.py").write_text(block("python"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    monkeypatch.setattr(sys, "modules", dict(sys.modules))
    bots = [find_player(each).make(random.Random(1)) for each in ("mine:LeastSkips", "random")]
    ends = [play(new_game(variant(name), 2), bots, seed).scores for seed in range(10)]
    assert sum(own.total > other.total for own, other in ends) > 7


@pytest.mark.parametrize(("kind", "command"), [("python program", sys.executable), ("js", "node"), ("sh", "sh")])
def test_the_programs_play(kind: str, command: str, tmp_path: Path) -> None:
    if not shutil.which(command):
        pytest.skip(f"{command} is not installed")
    path = tmp_path / "bot"
    path.write_text(block(kind))
    bots = [ProgramBot(shlex.join([command, str(path)])) for _ in range(2)]
    assert play(new_game(variant("longo"), 2), bots).outcome
    for bot in bots:
        bot.close()
        assert bot._process.returncode == 0


def test_the_dialogue_is_what_is_said(tmp_path: Path) -> None:
    lines = block("dialogue").splitlines()
    hello, question = (line.removeprefix("> ") for line in lines[:2])
    (answer,) = (line.removeprefix("< ") for line in lines[2:])
    asked = json.loads(question)
    game = parse_position(asked["state"]["position"])
    heard = tmp_path / "heard"
    program = f"tee {shlex.quote(str(heard))} | {python_program(tmp_path)}"
    bot = ProgramBot(shlex.join(["sh", "-c", program]))
    choice = bot.choose(View(game, 0), game.choices(0))
    bot.close()
    assert heard.read_text().splitlines() == [hello, question]
    assert json.loads(answer)["choice"] == choice_json(choice)


def test_built_in_players_and_codes_are_documented() -> None:
    assert all(f"| `{name}` |" in PAGE for name in NAMED)
    source = (ROOT / "src/qwixx/bots/subprocess_bot.py").read_text(encoding="utf-8")
    codes = set(re.findall(r'"(program-[a-z]+)"', source))
    assert codes == set(re.findall(r"^\| `(program-[a-z]+)` \|", PAGE, re.MULTILINE))
    assert len(codes) == 6
