"""`qwixx play`: the app on a terminal, lines elsewhere; and what is said where something is missing."""

import io
import sys
from dataclasses import replace
from functools import partialmethod
from pathlib import Path

import pytest

from qwixx.cli import main
from qwixx.cli.commands import play as play_module
from qwixx.match import DiceKind
from qwixx.rules import QwixxError, variant
from qwixx.terminal.app import app
from qwixx.terminal.local_session import Guest
from qwixx.terminal.saved_games import FOLDER
from qwixx.terminal.setup_questions import Wishes
from qwixx.terminal.start_options import StartOptions, seeded_secrets, start_options

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
    assert opening.way
    assert (opening.way.server, opening.way.table, opening.name) == ("https://host", "K7QM-2XHP", "Anna")
    assert opening.guests == ()


@pytest.mark.parametrize("flag", ["variant", "bots", "dice", "seed", "options", "save", "resume"])
def test_a_table_of_a_server_is_set_up_there(flag: str) -> None:
    with pytest.raises(QwixxError, match=f"leave out --{flag}") as caught:
        start_options(replace(Wishes(names="Anna"), **{flag: "1"}), variant, "https://host/table/K7QM-2XHP", "en")
    assert caught.value.code == "joined"


def test_a_game_that_was_begun_line_by_line_goes_on_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = at_terminal(monkeypatch)
    record, log = tmp_path / "game.qwixx", tmp_path / "game.table"
    record.write_text("qwixx record 1\n", encoding="utf-8")
    log.write_text('{"number":1}\n', encoding="utf-8")
    monkeypatch.setattr(play_module, "play", lambda *_, **__: 7)
    assert main(["play", "--resume", str(record)]) == 7
    assert main(["play", "--plain"]) == 7
    assert main(["play", "--resume", str(log)]) == 0
    assert [opening.resume for opening, _ in opened] == [log]


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


def test_a_table_of_a_server_is_not_for_lines(capsys: Captured) -> None:
    assert main(["play", "K7QM-2XHP", "--plain"]) == 1
    assert "without --plain" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        (Wishes(bots="nobody"), "syntax"),
        (Wishes(names="Anna,Anna"), "person-taken"),
        (Wishes(seed="x"), "syntax"),
        (Wishes(options="x"), "syntax"),
        (Wishes(resume="a.table", names="Anna"), "resume"),
        (Wishes(resume="a.table", save="b.table"), "resume"),
    ],
)
def test_what_cannot_be_is_refused_before_the_app_opens(wishes: Wishes, code: str) -> None:
    with pytest.raises(QwixxError) as caught:
        start_options(wishes, variant, None, "en")
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("--resume none.table", "the file none.table cannot be read: No such file or directory"),
        ("--resume none.seat", "the file none.seat cannot be read"),
        ("--resume broken.table", "broken.table is not a game of this app: "),
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


def test_seeded_dice_can_be_repeated_game_by_game() -> None:
    first, again, other = seeded_secrets(1), seeded_secrets(1), seeded_secrets(2)
    games = [first(), first()]
    assert [again(), again()] == games
    assert games[0] != games[1] != other()
