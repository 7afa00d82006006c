"""Games in a folder of the user, kept at every step: closing the terminal, or a power cut, loses nothing.

A table in this program is the log of its events, a line of JSON each, which only grows. A seat on a server is its link.
"""

import json
import os
import sys
from collections.abc import Iterable, Sequence
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import NamedTuple

from qwixx.match import Event, Stage, Table, event_json, read_event, record, replay
from qwixx.rules import IllegalError, QwixxError, Record, format_record
from qwixx.terminal.save_file import SEAT

FOLDER = "QWIXX_GAMES"
"""The environment variable that names another folder."""
TABLE, RECORD = ".table", ".qwixx"
MAX_LOG = 1 << 24


def games_folder() -> Path:
    """Where games are kept: the user's data folder, by the custom of the system."""
    if os.environ.get(FOLDER):
        return Path(os.environ[FOLDER])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "qwixx" / "games"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "qwixx" / "games"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "qwixx" / "games"


class Log:
    """The file of a table. Lines are only added, and on the disk before anybody is told."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def keep(self, events: Sequence[Event], table: Table) -> None:
        """Add events; when a game has ended, its record goes beside the log."""
        lines = "".join(f"{json.dumps(event_json(event), ensure_ascii=False)}\n" for event in events)
        found = record(table) if table.stage is Stage.OVER else None
        try:
            if found:
                write_record(record_path(self.path, table.games), found)
            self._add(lines.encode())
        except OSError as error:
            raise _cannot_write(self.path, error) from error

    def _add(self, lines: bytes) -> None:
        """Add all of the lines, or nothing: what comes later must not follow half a line."""
        with self.path.open("ab", buffering=0) as file:
            before = file.tell()
            try:
                while lines:
                    lines = lines[file.write(lines) :]
                os.fsync(file.fileno())
            except OSError:
                file.truncate(before)
                raise


def new_log(events: Sequence[Event], path: Path | None = None) -> Log:
    """A log of its own for a new table: the file that was asked for, or one in the user's folder."""
    log = Log(_claimed(path) if path else _fresh(games_folder(), f"{datetime.now():%Y-%m-%d}", TABLE))
    log.keep(events, replay(events))
    return log


def read_log(path: Path) -> list[Event]:
    """The events of a log. A last line that was not written to its end never happened."""
    try:
        if path.stat().st_size > MAX_LOG:
            raise IllegalError("log", f"{path} is far too large for a game")
        lines = path.read_text(encoding="utf-8").split("\n")
        events = [read_event(json.loads(line)) for line in lines[:-1]]
        replay(events)
    except OSError as error:
        message = f"the file {path} cannot be read: {error.strerror}"
        raise IllegalError("cannot-read", message, file=str(path)) from error
    except (QwixxError, ValueError) as error:
        raise IllegalError("log", f"{path} is not a game of this app: {error}") from error
    if lines[-1]:
        path.write_text("".join(f"{line}\n" for line in lines[:-1]), encoding="utf-8")
    return events


class Saved(NamedTuple):
    """A game that can be gone on with."""

    path: Path
    names: tuple[str, ...]
    turn: int
    """0 for a seat on a server."""


def saved_games() -> list[Saved]:
    """Games that are not over, and seats on servers; the latest first."""
    found = []
    for path in _files((TABLE, SEAT)):
        if path.suffix == SEAT:
            found.append(Saved(path, (path.stem,), 0))
            continue
        try:
            table = replay(read_log(path))
        except IllegalError:
            continue  # not ours, or broken: it is not offered, and not touched
        if table.stage is Stage.PLAY and table.play:
            found.append(Saved(path, table.play.names, table.play.turn))
    return found


def kept_records() -> list[Path]:
    """The records of finished games, the latest first."""
    return list(_files((RECORD,)))


def keep_seat(table: str, link: str) -> Path:
    """Keep the way back to a seat on a server."""
    path = games_folder() / f"{table}{SEAT}"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)
    path.write_text(f"{link}\n", encoding="utf-8")
    return path


def read_seat(path: Path) -> str:
    """The link of a seat on a server that was kept."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise IllegalError("cannot-read", f"the file {path} cannot be read", file=str(path)) from error


def write_record(path: Path, found: Record) -> None:
    """Write a record."""
    path.write_text(format_record(found), encoding="utf-8")


def record_path(log: Path, game: int) -> Path:
    """Where the record of a table's game lies."""
    return log.with_suffix(f".{game}{RECORD}")


def _files(suffixes: tuple[str, ...]) -> Iterable[Path]:
    folder = games_folder()
    found = [path for path in folder.iterdir() if path.suffix in suffixes] if folder.is_dir() else []
    return sorted(found, key=lambda path: path.stat().st_mtime_ns, reverse=True)


def _fresh(folder: Path, stem: str, suffix: str) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _cannot_write(folder, error) from error
    for number in count(1):
        path = folder / f"{stem}-{number}{suffix}"
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            continue
        except OSError as error:
            raise _cannot_write(path, error) from error
        return path
    raise AssertionError


def _claimed(path: Path) -> Path:
    try:
        path.touch(exist_ok=False)
    except FileExistsError as error:
        raise IllegalError("file-exists", f"the file {path} exists and is not written over") from error
    except OSError as error:
        raise _cannot_write(path, error) from error
    return path


def _cannot_write(path: Path, error: OSError) -> IllegalError:
    return IllegalError("cannot-write", f"the file {path} cannot be written: {error.strerror}", file=str(path))
