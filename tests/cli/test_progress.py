"""The line that says how far a long run has come."""

import io
import os

import pytest

from qwixx.cli import progress_line
from qwixx.cli.progress_line import ProgressLine, duration_words
from qwixx.solve.cache import Note


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every drawing is made, and each look at the clock is a second after the last."""
    seconds = iter(range(1000))
    monkeypatch.setattr(progress_line, "EVERY", 0.0)
    monkeypatch.setattr(progress_line, "perf_counter", lambda: float(next(seconds)))


def columns(monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    monkeypatch.setattr(progress_line, "get_terminal_size", lambda: os.terminal_size((width, 24)))


def run(stream: io.StringIO) -> list[str]:
    with ProgressLine(stream, "games") as line:
        line.say("progress-compiling")
        line.say("progress-playing")
        line(0, 2000)
        line(500, 2000)
        line(1000, 2000)
    return stream.getvalue().split("\r\x1b[K")[1:]


def test_progress_is_drawn_on_terminals_only(monkeypatch: pytest.MonkeyPatch) -> None:
    columns(monkeypatch, 80)
    assert run(io.StringIO()) == []
    assert run(Terminal()) == [
        "compiling …",
        "playing …",
        "playing … [....................]   0 %  0 of 2,000 games",
        "playing … [#####...............]  25 %  about 3 s left  500 of 2,000 games",
        "playing … [##########..........]  50 %  about 2 s left  1,000 of 2,000 games",
        "",
    ]


@pytest.mark.parametrize("width", [20, 45, 60])
def test_the_line_never_breaks(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    columns(monkeypatch, width)
    drawn = run(Terminal())
    assert max(map(len, drawn)) < width
    assert any("left" in line for line in drawn) == (width == 60)


def test_each_run_has_its_own_estimate(monkeypatch: pytest.MonkeyPatch) -> None:
    columns(monkeypatch, 80)
    terminal = Terminal()
    with ProgressLine(terminal, "sheets") as line:
        line.say("progress-preparing")
        line(0, 10)
        line(1, 10)
        line.say("progress-playing")
        line(4, 10)
        line(5, 10)
    drawn = terminal.getvalue()
    assert "preparing … [##..................]  10 %  about 9 s left  1 of 10 sheets" in drawn
    assert "playing … [########............]  40 %  4 of 10 sheets" in drawn
    assert "playing … [##########..........]  50 %  about 5 s left  5 of 10 sheets" in drawn


def test_notes_stay_wherever_they_go() -> None:
    pipe, terminal = io.StringIO(), Terminal()
    for stream in (pipe, terminal):
        with ProgressLine(stream, "sheets") as line:
            line.note(Note.NOT_KEPT)
    told = "qwixx: the result cannot be kept for the next time\n"
    assert pipe.getvalue() == told
    assert terminal.getvalue() == f"\r\x1b[K{told}\r\x1b[K"


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(0.2, "0 s"), (12.3, "12 s"), (99, "99 s"), (100, "2 min"), (5400, "90 min"), (9000, "2.5 h")],
)
def test_durations_are_rounded_to_what_is_known(seconds: float, words: str) -> None:
    assert duration_words(seconds) == words
