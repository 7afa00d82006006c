"""What goes wrong around a command ends it with one sentence, never with a traceback."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from qwixx.cli import main
from qwixx.cli.error_messages import trouble_words

Captured = pytest.CaptureFixture[str]
QWIXX = (sys.executable, "-m", "qwixx")


@pytest.fixture
def files(tmp_path: Path) -> Path:
    (tmp_path / "folder").mkdir()
    (tmp_path / "empty").write_bytes(b"")
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    (tmp_path / "huge").write_bytes(b"x" * (1 << 21))
    return tmp_path


@pytest.mark.parametrize("command", ["verify", "replay", "review", "record --pdf x.pdf --no-review", "variants check"])
@pytest.mark.parametrize("name", ["none", "folder", "empty", "binary", "huge", "empty/none"])
def test_a_file_that_is_none_of_ours(
    command: str, name: str, files: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.chdir(files)
    word, *rest = command.split()
    typed = [word, *rest, name] if word == "variants" else [word, name, *rest]
    assert main(typed) == 1
    said = capsys.readouterr()
    assert (said.out + said.err).count("\n") == 1


def test_a_stream_without_an_end_is_not_read_to_it(capsys: Captured) -> None:
    assert main(["verify", "/dev/zero"]) == 1
    assert "larger than 1024 kB" in capsys.readouterr().err


def test_standard_input_that_is_no_text() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    typed = [*QWIXX, "verify", "-"]
    done = subprocess.run(typed, input=b"\xff\xfe\x00", env=environment, capture_output=True, check=False)  # noqa: S603 (ours)
    assert done.returncode == 1
    assert done.stderr == b"qwixx: - is not a text and cannot be one of our files\n"


@pytest.mark.parametrize("typed", [["variants"], [], ["variants", "--json"], ["completion", "bash"]])
def test_a_full_disk_is_told(typed: list[str]) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run([*QWIXX, *typed], stdout=full, stderr=subprocess.PIPE, text=True, check=False)  # noqa: S603 (ours)
    assert done.returncode == 1
    assert done.stderr == "qwixx: There is no room left to write.\n"


def test_what_may_not_be_read_is_told() -> None:
    told = trouble_words(PermissionError(13, "Permission denied", "game.qwixx"), "cs")
    assert told == "„game.qwixx“ se nesmí číst ani zapisovat."


def test_what_nobody_foresaw_is_told_as_the_system_says_it() -> None:
    assert trouble_words(OSError(5, "Input/output error", "a"), "en") == "The system says: Input/output error a"


def test_ctrl_c_ends_without_a_word() -> None:
    with subprocess.Popen(  # noqa: S603 (ours)
        [*QWIXX, "referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        assert running.stdin
        assert running.stdout
        running.stdin.write(b'{"cmd":"new","players":2}\n')
        running.stdin.flush()
        assert running.stdout.readline()
        running.send_signal(signal.SIGINT)
        _, said = running.communicate(timeout=60)
    assert (running.returncode, said) == (130, b"")


def test_letters_that_a_terminal_does_not_have_are_replaced() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "latin-1"}
    done = subprocess.run([*QWIXX, "--lang", "uk"], capture_output=True, env=environment, check=False)  # noqa: S603 (ours)
    assert done.returncode == 0
    assert done.stdout.startswith(b"Qwixx ?")
