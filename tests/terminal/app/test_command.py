"""`qwixx play`: the app on a terminal, lines elsewhere; and what is said where something is missing."""

import io
import sys
from functools import partialmethod
from pathlib import Path

import pytest

from qwixx.bots import View
from qwixx.cli import main
from qwixx.cli.commands import play as play_module
from qwixx.local import BotQuestion, Guest
from qwixx.local.chance import Chance
from qwixx.match import DiceKind
from qwixx.rules import QwixxError, new_game, variant
from qwixx.terminal.app import app
from qwixx.terminal.saved_games import FOLDER
from qwixx.terminal.start_options import Flags, StartOptions, start_options

Captured = pytest.CaptureFixture[str]


class Terminal(io.StringIO):
    """A stream with somebody at it."""

    def isatty(self) -> bool:
        return True


def at_terminal(monkeypatch: pytest.MonkeyPatch) -> list[tuple[StartOptions, str]]:
    """What the app is opened with, now that somebody sits at a terminal."""
    found: list[tuple[StartOptions, str]] = []

    def run(opening: StartOptions, language: str) -> int:
        found.append((opening, language))
        return 0

    monkeypatch.setattr(app, "run", run)
    for stream in ("stdin", "stdout"):
        monkeypatch.setattr(sys, stream, Terminal())
    return found


def test_on_a_terminal_it_is_the_app_with_what_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = at_terminal(monkeypatch)
    asked = ["--names", "Anna,Boris", "--bots", "sharp,sharp", "--variant", "longo", "--dice", "real", "--lang", "pl"]
    assert main(["play", *asked]) == 0
    ((opening, language),) = opened
    assert language == "pl"
    assert opening.guests == (
        Guest("Anna"),
        Guest("Boris"),
        Guest("Bystry bot", "sharp"),
        Guest("Bystry bot 2", "sharp"),
    )
    assert opening.settings.variant.name == "longo"
    assert opening.settings.dice is DiceKind.REAL


def test_a_link_leads_to_a_table_of_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = at_terminal(monkeypatch)
    assert main(["play", "https://host/table/K7QM-2XHP", "--names", "Anna"]) == 0
    ((opening, _),) = opened
    assert opening.link
    assert (opening.link.server, opening.link.table, opening.name) == ("https://host", "K7QM-2XHP", "Anna")
    assert opening.guests == ()


@pytest.mark.parametrize("flag", ["variant", "bots", "dice", "seed", "options", "save", "resume"])
def test_a_table_of_a_server_is_set_up_there(flag: str) -> None:
    with pytest.raises(QwixxError, match=f"leave out --{flag}") as caught:
        start_options(Flags(names="Anna", link="https://host/table/K7QM-2XHP", **{flag: "1"}), variant, "en")
    assert caught.value.code == "joined"


def test_a_saved_game_of_either_face_continues_in_the_app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = at_terminal(monkeypatch)
    monkeypatch.setattr(play_module, "play", lambda *_, **__: 7)
    assert main(["play", "--plain"]) == 7
    assert main(["play", "--resume", str(tmp_path / "game.qwixx")]) == 0
    assert [options.resume for options, _ in opened] == [tmp_path / "game.qwixx"]


def test_a_seat_on_a_server_is_come_back_to_in_the_app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = at_terminal(monkeypatch)
    seat = tmp_path / "K7QM-2XHP.seat"
    seat.write_text("https://host/table/K7QM-2XHP#seat=token\n", encoding="utf-8")
    assert main(["play", "--resume", str(seat)]) == 0
    assert [opening.resume for opening, _ in opened] == [seat]


def test_without_textual_one_sentence_says_what_to_do(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    opened = at_terminal(monkeypatch)
    monkeypatch.setattr(play_module, "find_spec", lambda part: None if part == "textual" else part)
    assert main(["play"]) == 1
    said = capsys.readouterr().err
    assert "pip install 'qwixx[terminal]'" in said
    assert "--plain" in said
    assert said.count("\n") == 1
    assert not opened


@pytest.mark.parametrize(
    ("flags", "code"),
    [
        (Flags(bots="nobody"), "syntax"),
        (Flags(names="Anna,Anna"), "person-taken"),
        (Flags(seed="x"), "syntax"),
        (Flags(options="x"), "syntax"),
        (Flags(resume="a.table", names="Anna"), "resume"),
    ],
)
def test_what_cannot_be_is_refused_before_the_app_opens(flags: Flags, code: str) -> None:
    with pytest.raises(QwixxError) as caught:
        start_options(flags, variant, "en")
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("--resume none.table", "the file none.table cannot be read: No such file or directory"),
        ("--resume none.seat", "the file none.seat cannot be read"),
        ("--resume broken.table", "the game in broken.table cannot be resumed: "),
        ("--names Anna --save broken.table", "the file broken.table exists and is not written over: "),
        ("--names Anna --save none/new.table", "the file none/new.table cannot be written: "),
        ("--names Anna", "the file broken.table/games cannot be written: Not a directory"),
    ],
)
def test_what_cannot_be_opened_is_told_in_one_sentence(
    asked: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(FOLDER, "broken.table/games")
    monkeypatch.setattr(app.QwixxApp, "run", partialmethod(app.QwixxApp.run, headless=True))
    Path("broken.table").write_text('{"event": "none"}\n', encoding="utf-8")
    for stream in ("stdin", "stdout"):
        monkeypatch.setattr(sys, stream, Terminal())
    assert main(["play", *asked.split()]) == 1
    told = capsys.readouterr().err
    assert told.startswith(f"qwixx: {said}")
    assert told.count("\n") == 1


def test_dice_and_bots_can_be_repeated_game_by_game() -> None:
    first, again, other = Chance(1), Chance(1), Chance(2)
    games = [first.secret(), first.secret()]
    assert [again.secret(), again.secret()] == games
    assert games[0] != games[1] != other.secret()
    question = BotQuestion(1, "random", 7, View(new_game(variant("classic"), 2), 1), (None,))
    draws = [chance.draws(question).random() for chance in (first, again, other)]
    assert draws[0] == draws[1] != draws[2]
    assert Chance().secret() != Chance().secret()
