"""Tables are kept whole or not at all, and damage is noticed."""

import fcntl
import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from qwixx.rules import Sheet
from qwixx.solve import cache
from qwixx.solve.cache import FORMAT, HEADER, Note, cache_folder, find_table, read_layers, table_file, write_layers
from qwixx.solve.question import Question
from qwixx.solve.solver import Values, solve
from qwixx.solve.value_table import ValueTable
from tests.solve.sheets import small

pytestmark = pytest.mark.usefixtures("folder")

VARIANT = small("two locking numbers")
QUESTION = Question(VARIANT, 2)
VALUE = solve(QUESTION)[0, 0, 0, 0]


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[Question]:
    """The questions that were solved."""
    found: list[Question] = []

    def counted(question: Question, threads: int, _: object) -> Values:
        found.append(question)
        return solve(question, threads)

    monkeypatch.setattr(cache, "solve", counted)
    return found


def forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """As after a new start."""
    monkeypatch.setattr(cache, "_in_memory", {})


def value() -> float:
    return find_table(QUESTION).expected_score(Sheet(), 0, 0)


def test_a_table_is_solved_once(folder: Path, calls: list[Question], monkeypatch: pytest.MonkeyPatch) -> None:
    assert [value(), value()] == [VALUE] * 2
    forget(monkeypatch)
    assert value() == VALUE
    assert calls == [QUESTION]
    assert [path.suffix for path in sorted(folder.iterdir())] == [".lock", ".values"]


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data[:-1],
        lambda data: data + b"x",
        lambda data: data[: HEADER + 9] + bytes([data[HEADER + 9] ^ 1]) + data[HEADER + 10 :],
        lambda data: data.replace(b"qwixx values 1", b"qwixx values 0"),
        lambda data: data.replace(b'"shape"', b'"shapf"'),
        lambda data: FORMAT + b"[]" + data[len(FORMAT) + 2 :],
        lambda data: FORMAT + json.dumps([1]).encode().ljust(HEADER - len(FORMAT), b"\0") + data[HEADER:],
        lambda _: b"",
    ],
    ids=["short", "long", "a bit", "older", "other facts", "broken facts", "no facts", "empty"],
)
def test_a_damaged_or_older_one_is_noticed_and_rebuilt(
    damage: Callable[[bytes], bytes], calls: list[Question], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = table_file(QUESTION)
    value()
    whole = path.read_bytes()
    forget(monkeypatch)
    path.write_bytes(damage(whole))
    assert value() == VALUE
    assert len(calls) == 2
    assert path.read_bytes() == whole


def test_a_table_of_another_question_is_not_taken_for_this_one() -> None:
    other = Question(VARIANT, 3)
    path = table_file(other)
    find_table(other)
    assert read_layers(path, other) is not None
    assert read_layers(path, QUESTION) is None


def test_a_failed_writing_leaves_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    said: list[Note] = []
    table = find_table(QUESTION, say=said.append)
    assert table.expected_score(Sheet(), 0, 0) == VALUE
    assert said == [Note.NOT_KEPT]
    assert [path.suffix for path in folder.iterdir()] == [".lock"]


def test_without_a_folder_it_is_solved_for_this_time(
    folder: Path, calls: list[Question], monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "file").write_text("in the way")
    monkeypatch.setenv(cache.FOLDER, str(folder / "file" / "cache"))
    said: list[Note] = []
    assert find_table(QUESTION, say=said.append).expected_score(Sheet(), 0, 0) == VALUE
    assert value() == VALUE
    assert len(said) == len(calls) == 1


def test_fresh_solves_again(calls: list[Question]) -> None:
    value()
    find_table(QUESTION, fresh=True)
    assert len(calls) == 2


def test_whoever_comes_second_waits_and_reads(calls: list[Question]) -> None:
    path = table_file(QUESTION)
    waits = threading.Event()
    found: list[float] = []

    def second() -> None:
        table = find_table(QUESTION, say=lambda _: waits.set())
        found.append(table.expected_score(Sheet(), 0, 0))

    with path.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        thread = threading.Thread(target=second)
        thread.start()
        assert waits.wait(30)
        layers = tuple(solve(QUESTION))
        write_layers(path, QUESTION, layers)
    thread.join(30)
    assert found == [VALUE]
    assert calls == []


def test_two_processes_may_ask_at_once(folder: Path) -> None:
    script = "from tests.solve.test_cache import value; print(value())"
    root = Path(__file__).parents[2]
    processes = [
        subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True, cwd=root)  # noqa: S603 (ours)
        for _ in range(2)
    ]
    assert [float(process.communicate(timeout=120)[0]) for process in processes] == [VALUE] * 2
    assert [path.suffix for path in sorted(folder.iterdir())] == [".lock", ".values"]


def test_L8_mirrored_lucky_pairs_share_a_file(calls: list[Question]) -> None:
    lucky = small("lucky")
    one, two = Question(lucky, 1, (2, 3)), Question(lucky, 1, (5, 6))
    assert one.mirrored == two
    for question in (one, two):
        table = find_table(question)
        full = solve(question)
        assert table.points_to_come(Sheet((1, 0, 0, 0)), 0, 0) == pytest.approx(
            full[0, *direct(question, Sheet((1, 0, 0, 0))), 0]
        )
    assert calls == [one]


def direct(question: Question, sheet: Sheet) -> tuple[int, int]:
    return ValueTable(question, ())._place(sheet, 0)


def test_only_so_many_stay_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "MOST_IN_MEMORY", 2)
    questions = [Question(VARIANT, players) for players in (1, 2, 3)]
    for question in questions:
        find_table(question)
    assert list(cache._in_memory) == questions[1:]


def test_the_folder_is_the_users(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(cache.FOLDER, raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", "/somewhere")
    assert cache_folder() == Path("/somewhere/qwixx")
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert cache_folder() == Path.home() / ".cache" / "qwixx"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert cache_folder() == Path.home() / "Library" / "Caches" / "qwixx"
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", "C:/local")
    assert cache_folder() == Path("C:/local/qwixx")
