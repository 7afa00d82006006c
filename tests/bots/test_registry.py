"""Bots by name."""

import random
import sys
from pathlib import Path

import pytest

from qwixx.bots import find_player
from qwixx.bots.subprocess_bot import ProgramBot
from qwixx.rules import IllegalError, new_game, variant
from tests.bots.table import play

MODULE = """
class Cautious:
    def choose(self, view, choices):
        return choices[0]

class Demanding(Cautious):
    def __init__(self, strength):
        self.strength = strength

class Speechless:
    pass

cautious = Cautious()
"""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory with modules of somebody's own; what is imported from it is forgotten afterwards."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(sys, "modules", dict(sys.modules))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    (tmp_path / "own_bots.py").write_text(MODULE)
    (tmp_path / "needy_bots.py").write_text("import no_such_part\n")
    (tmp_path / "broken_bots.py").write_text("class Half(\n")
    (tmp_path / "failing_bots.py").write_text("1 / 0\n")
    return tmp_path


def refusal(name: str) -> str:
    with pytest.raises(IllegalError) as refused:
        find_player(name)
    assert refused.value.code == ("own-bot" if ":" in name else "no-such-bot")
    assert "\n" not in refused.value.message
    return refused.value.message


def test_a_class_of_one_s_own_plays() -> None:
    player = find_player("own_bots:Cautious")
    assert (player.name, player.compiled, player.weights) == ("own_bots:Cautious", False, None)
    one, other = player.make(random.Random(1)), player.make(random.Random(1))
    assert one is not other
    end = play(new_game(variant("classic"), 2), [one, other])
    assert [sheet.penalties for sheet in end.sheets] == [4, 3]


def test_a_module_in_a_package(here: Path) -> None:
    (here / "club").mkdir()
    (here / "club" / "players.py").write_text(MODULE)
    assert find_player("club.players:Cautious").name == "club.players:Cautious"
    assert refusal("club.nobody:Cautious").startswith('there is no module "club.nobody", neither in this directory')


@pytest.mark.parametrize(
    ("name", "message"),
    [
        (
            "sharpest",
            'there is no bot "sharpest"; there are random, gentle, steady, sharp, optimal, champion, and your ',
        ),
        ("", 'there is no bot ""; there are random'),
        (
            "no_such_module:Bot",
            'there is no module "no_such_module", neither in this directory nor among the installed',
        ),
        ("own_bots:Bold", 'the module "own_bots" has no class "Bold"'),
        ("own_bots:", 'the module "own_bots" has no class ""'),
        ("own_bots:cautious", 'the module "own_bots" has no class "cautious"'),
        ("own_bots:Cautious:2", 'the module "own_bots" has no class "Cautious:2"'),
        ("own_bots:Speechless", 'the class "Speechless" has no method choose(view, choices)'),
        (
            "own_bots:Demanding",
            'the class "Demanding" must be made without arguments: missing a required argument: \'s',
        ),
        (
            "needy_bots:Bot",
            'the module "needy_bots" cannot be imported: ModuleNotFoundError: No module named \'no_such',
        ),
        ("broken_bots:Half", 'the module "broken_bots" cannot be imported: SyntaxError: '),
        ("failing_bots:Bot", 'the module "failing_bots" cannot be imported: ZeroDivisionError: division by zero'),
        (":Bot", 'the module "" cannot be imported: ValueError: Empty module name'),
        (".own_bots:Bot", 'the module ".own_bots" cannot be imported: TypeError: '),
    ],
)
def test_names_that_lead_to_no_bot(name: str, message: str) -> None:
    assert refusal(name).startswith(message)


def test_a_program_is_found_by_its_command() -> None:
    command = f"{sys.executable} -c 'input()'"
    player = find_player(f"program: {command}")
    assert not player.compiled
    bot = player.make(random.Random(1))
    assert isinstance(bot, ProgramBot)
    assert bot.command == command
    bot.close()


def test_a_program_is_started_once_for_all_games_of_a_player() -> None:
    player = find_player(f"program:{sys.executable} -c 'import sys; sys.stdin.read()'")
    bot = player.make(random.Random(1))
    assert player.make(random.Random(2)) is bot
    assert isinstance(bot, ProgramBot)
    bot.close()
