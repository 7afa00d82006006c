"""The command in a real terminal: it draws, hears keys and the mouse, keeps the game, and ends."""

import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

PATIENCE = 180.0
MOUSE = "\033[<0;{column};{line}{kind}"
"""A press (M) or a release (m) of the left button, as terminals tell it."""


class Terminal:
    """A window of tmux with a program in it.

    A shell that stays tells the exit status: tmux does not always fetch it from a program that has ended.
    """

    def __init__(self, socket: Path, command: str) -> None:
        self._tmux = [shutil.which("tmux") or "tmux", "-S", str(socket), "-f", "/dev/null"]
        self._run("new-session", "-d", "-x", "80", "-y", "24", f"{command}; echo exit status $?; exec cat")

    def press(self, *keys: str) -> None:
        self._run("send-keys", *keys)

    def click(self, column: int, line: int) -> None:
        for kind in "Mm":
            self._run("send-keys", "-l", MOUSE.format(column=column + 1, line=line + 1, kind=kind))

    @property
    def text(self) -> str:
        return self._run("capture-pane", "-p")

    def until(self, true: Callable[[str], bool]) -> str:
        """What stands there once something is so."""
        end = time.monotonic() + PATIENCE
        while not true(text := self.text):
            assert time.monotonic() < end, text
            time.sleep(0.1)
        return text

    def read(self, words: str) -> str:
        return self.until(lambda text: words in text)

    def close(self) -> None:
        self._run("kill-server")

    def _run(self, *arguments: str) -> str:
        done = subprocess.run([*self._tmux, *arguments], capture_output=True, text=True, check=True)  # noqa: S603 (tmux)
        return done.stdout


@pytest.fixture
def terminal(tmp_path: Path, games: Path) -> Iterator[Terminal]:
    assert not games.exists()
    command = f"{sys.executable} -m qwixx play --names Anna --bots gentle --seed 1 --lang en"
    found = Terminal(tmp_path / "tmux", command)
    try:
        yield found
    finally:
        found.close()


def test_a_run_in_a_real_terminal(terminal: Terminal, games: Path) -> None:
    terminal.read("Anna is the active player")
    terminal.press("Enter")
    text = terminal.read("in one row, or pass")
    lines = text.splitlines()
    row = next(line for line, words in enumerate(lines) if "[" in words)
    terminal.click(lines[row].index("[") + 1, row)
    terminal.read("Enter confirms")
    terminal.press("Enter")
    terminal.read("one more number, or pass")
    terminal.press("1", "Enter")
    terminal.until(lambda text: "Turn 2" in text)
    terminal.press("Escape")
    terminal.read("The game is kept.")
    terminal.press("Enter")
    terminal.read("Which sheet?")
    terminal.press("C-q")
    terminal.read("exit status 0")
    assert [path.suffix for path in games.iterdir()] == [".qwixx"]
