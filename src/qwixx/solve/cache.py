"""Tables in the user's cache folder: solved once, read from then on.

A file begins with a header of one page: a line that names the format, then a line of JSON with the question, the shape
of the table and a checksum. The numbers follow. A file is written under another name and renamed when it is complete;
one that is damaged, or of another version, counts as missing. A process that solves holds a lock, so that a second
one waits and reads. When a file was changed is when its table was last used.
"""

import hashlib
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from enum import Enum
from pathlib import Path
from typing import Any

import numpy as np

from qwixx.rules.sheet import PENALTY_BOXES
from qwixx.solve.progress import Progress
from qwixx.solve.question import Question
from qwixx.solve.solver import setting_of, solve
from qwixx.solve.value_table import Layers, ValueTable, kept_layers

if sys.platform != "win32":
    import fcntl

FORMAT = b"qwixx values 1\n"
"""The format with its version, which changes whenever the solver's answers do."""
HEADER = 4096
TABLE, PART, LOCK = ".values", ".part", ".lock"
"""How the names of files end: of tables, of those that are being written, of locks."""
FOLDER = "QWIXX_CACHE"
"""The environment variable that names another folder."""

NUMBER = np.dtype("<f8")
MOST_IN_MEMORY = 16


class Note(Enum):
    """What takes its time or went wrong. The value is the stable code."""

    WAITING = "waiting"
    """Another process is solving the same."""
    NOT_KEPT = "not-kept"


Say = Callable[[Note], None]

_in_memory: dict[Question, ValueTable] = {}


def cache_folder() -> Path:
    """Where tables are kept: the user's cache folder, by the custom of the system."""
    if os.environ.get(FOLDER):
        return Path(os.environ[FOLDER])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "qwixx"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "qwixx"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "qwixx"


def find_table(
    question: Question, threads: int = 1, progress: Progress | None = None, say: Say | None = None, fresh: bool = False
) -> ValueTable:
    """The table that answers a question: the one in memory, the one that was kept, or a new one.

    `fresh` asks for a new one. One that cannot be kept serves as long as the process lives.
    """
    if not fresh and question in _in_memory:
        return _in_memory[question]
    solved = _solved_for(question)
    say = say or _silent
    path = table_file(solved)
    layers = None if fresh else read_layers(path, solved)
    if layers is None:
        with _locked(path, say):
            layers = None if fresh else read_layers(path, solved)
            if layers is None:
                layers = _solve_and_keep(path, solved, threads, progress, say)
    _in_memory[question] = ValueTable(question, layers, exchanged=solved != question)
    while len(_in_memory) > MOST_IN_MEMORY:
        del _in_memory[next(iter(_in_memory))]
    return _in_memory[question]


def table_file(question: Question) -> Path:
    """The file of a question's table."""
    name = f"{question.variant.name}-{question}-{question.digest[:16]}{TABLE}"
    return cache_folder() / name.replace(" ", "-")


def kept_file(question: Question) -> Path:
    """The file of the table that answers a question; a mirrored question has the same."""
    return table_file(_solved_for(question))


def use(path: Path) -> None:
    """Note that a table is used now, where that can be."""
    with suppress(OSError):
        os.utime(path)


def forget_removed() -> None:
    """Let go of the tables in memory whose files are there no more: they take room on the disk until then."""
    for question in [each for each in _in_memory if not kept_file(each).exists()]:
        del _in_memory[question]


def read_layers(path: Path, question: Question) -> Layers | None:
    """The layers in a file, or `None` if it is not there, damaged, or of another version."""
    try:
        with path.open("rb") as file:
            header = file.read(HEADER)
            if not header.startswith(FORMAT):
                return None
            facts = json.loads(header.removeprefix(FORMAT).rstrip(b"\0"))
            if facts != {**_facts(question), "sha256": hashlib.file_digest(file, "sha256").hexdigest()}:
                return None
        use(path)
        return tuple(np.asarray(np.memmap(path, NUMBER, "r", HEADER, _shape(question))))
    except (OSError, ValueError):
        return None


def write_layers(path: Path, question: Question, layers: Layers) -> None:
    """Keep a table, all of it or nothing."""
    digest = hashlib.sha256()
    for layer in layers:
        digest.update(layer.data)
    header = FORMAT + json.dumps({**_facts(question), "sha256": digest.hexdigest()}).encode()
    handle, part = tempfile.mkstemp(dir=path.parent, prefix=f".{path.stem}.", suffix=PART)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(header.ljust(HEADER, b"\0"))
            for layer in layers:
                file.write(layer.data)
            file.flush()
            os.fsync(file.fileno())
        Path(part).replace(path)
    except BaseException:
        Path(part).unlink(missing_ok=True)
        raise


def _solve_and_keep(path: Path, question: Question, threads: int, progress: Progress | None, say: Say) -> Layers:
    values = solve(question, threads, progress)
    layers = tuple(values[layer] for layer in kept_layers(question.players))
    try:
        write_layers(path, question, layers)
    except OSError:
        say(Note.NOT_KEPT)
        return layers
    return read_layers(path, question) or layers


def _solved_for(question: Question) -> Question:
    return min(question, question.mirrored, key=lambda each: each.lucky or ())


def _facts(question: Question) -> dict[str, Any]:
    return {"question": str(question), "digest": question.digest, "shape": list(_shape(question))}


def _shape(question: Question) -> tuple[int, ...]:
    setting = setting_of(question)
    layers = len(kept_layers(question.players))
    return layers, len(setting.upper.states), len(setting.lower.states), PENALTY_BOXES


@contextmanager
def _locked(path: Path, say: Say) -> Iterator[None]:
    """Hold the lock of a table, where the system and the folder allow one; without it two processes solve, no worse."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = path.with_suffix(LOCK).open("w")
    except OSError:
        yield
        return
    with lock:
        if sys.platform != "win32":
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                say(Note.WAITING)
                fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _silent(_: Note) -> None:
    """Say nothing."""
