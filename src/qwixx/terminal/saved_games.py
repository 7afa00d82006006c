"""Games in files: each is replaced whole at every step before anything is shown, so that a kill loses nothing."""

import os
import shlex
import shutil
import sys
from collections.abc import Iterator
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import NamedTuple

from qwixx.local import LocalTable, Services, read_saved
from qwixx.rules import IllegalError, QwixxError, Record, format_record

FOLDER = "QWIXX_GAMES"
"""The environment variable that names another folder."""
RECORD, SEAT = ".qwixx", ".seat"
OLD_LOG = ".table"
"""How the names of older files end, which are the events of a table."""
MAX_SAVED = 1 << 24


def games_folder() -> Path:
    """Where games are saved unless a file is named: the user's data folder, by the custom of the system."""
    if os.environ.get(FOLDER):
        return Path(os.environ[FOLDER])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "qwixx" / "games"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "qwixx" / "games"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "qwixx" / "games"


class SaveFile:
    """A file of ours: made by this game, or taken up from an earlier one. No other file is ever written over."""

    def __init__(self, path: Path, text: str = "") -> None:
        self.path = path
        self._text = text

    @classmethod
    def create(cls, path: Path) -> "SaveFile":
        """Claim a name that no file has yet."""
        try:
            with path.open("x"):
                return cls(path)
        except FileExistsError as error:
            raise _taken(path) from error
        except OSError as error:
            raise _cannot_write(path, error) from error

    @classmethod
    def create_in_folder(cls) -> "SaveFile":
        """A new file in the user's folder."""
        folder = games_folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise _cannot_write(folder, error) from error
        paths = (folder / f"{datetime.now():%Y-%m-%d}-{number}{RECORD}" for number in count(1))
        return cls.create(next(path for path in paths if not path.exists()))

    def is_at(self, path: Path) -> bool:
        """Whether this is the file of that name."""
        return os.path.realpath(self.path) == os.path.realpath(path)

    def write(self, text: str) -> None:
        """Replace what the file holds, unless another program has changed it in the meantime."""
        target = Path(os.path.realpath(self.path))
        try:
            if target.exists() and target.read_text(encoding="utf-8", errors="replace") not in (self._text, text):
                message = f"the file {self.path} was changed by another program and is left alone"
                raise IllegalError("file-changed", message, file=str(self.path))
            _replace(target, text)
        except OSError as error:
            raise _cannot_write(self.path, error) from error
        self._text = text


class SavedTable:
    """Where the games of a table are saved: the first one in a file if it is named, others in the user's folder."""

    def __init__(self, file: SaveFile | None = None) -> None:
        self.file = file
        self._is_named = file is not None
        self._is_over = False

    @classmethod
    def continued(cls, file: SaveFile, path: Path | None) -> "SavedTable":
        """A game of this file, which continues in another one if it is named."""
        return cls(file if path is None or file.is_at(path) else SaveFile.create(path))

    def save(self, record: Record) -> None:
        """Save a game; a new one gets a new file."""
        if self.file is None or self._is_over:
            self.file, self._is_named = SaveFile.create_in_folder(), False
        self.file.write(format_record(record))
        self._is_over = record.result is not None

    def move_to(self, path: Path, record: Record | None) -> None:
        """Save in this file from now on. The file in the user's folder is not needed any more."""
        if self.file is None or not self.file.is_at(path):
            file = SaveFile.create(path)
            if record:
                file.write(format_record(record))
            if self.file and not self._is_named:
                self.file.path.unlink(missing_ok=True)
            self.file, self._is_named = file, True
        elif record:
            self.save(record)


def read_file(path: Path) -> tuple[SaveFile, Record]:
    """A saved game, and its file to continue it in."""
    text = _read_text(path)
    try:
        return SaveFile(path, text), read_saved(text)
    except QwixxError as error:
        raise _not_resumed(path, error) from error


def resumed_table(record: Record, path: Path, services: Services) -> LocalTable:
    """The table of a saved game."""
    if record.result:
        command = f"qwixx replay {shlex.quote(str(path))}"
        message = f"the game in {path} is over; look at it with {command}"
        raise IllegalError("resume-over", message, file=str(path), command=command)
    try:
        return LocalTable.resumed(record, services)
    except QwixxError as error:
        raise _not_resumed(path, error) from error


class Saved(NamedTuple):
    """A saved game, or a seat on a server."""

    path: Path
    record: Record | None
    """`None` for a seat."""
    is_over: bool = False


def saved_games() -> list[Saved]:
    """All saved games and seats of the user, the latest first."""
    found = []
    for path in sorted(_files(), key=lambda path: path.stat().st_mtime_ns, reverse=True):
        if path.suffix == SEAT:
            found.append(Saved(path, None))
            continue
        try:
            _, record = read_file(path)
        except IllegalError:
            continue  # not ours, or broken: it is not offered, and not touched
        found.append(Saved(path, record, record.result is not None))
    return found


def save_seat(table: str, link: str) -> Path:
    """Save the way back to a seat on a server, for this user alone."""
    path = games_folder() / f"{table}{SEAT}"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)
    path.write_text(f"{link}\n", encoding="utf-8")
    return path


def read_seat(path: Path) -> str:
    """The link of a seat on a server that was saved."""
    return _read_text(path).strip()


def check_free(path: Path) -> None:
    """Raise unless a file of this name can be made: better before the game than at its first turn."""
    if path.exists():
        raise _taken(path)
    if not os.access(path.parent, os.W_OK):
        message = f"the file {path} cannot be written: the folder {path.parent} is not there or closed"
        raise IllegalError("cannot-write", message, file=str(path))


def _read_text(path: Path) -> str:
    try:
        if path.exists() and (not path.is_file() or path.stat().st_size > MAX_SAVED):
            message = f"{path} cannot be a saved game: it is no file, or far too large"
            raise IllegalError("not-saved-game", message, file=str(path))
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        message = f"the file {path} is not a text and cannot be a saved game"
        raise IllegalError("not-saved-game", message, file=str(path)) from error
    except OSError as error:
        message = f"the file {path} cannot be read: {error.strerror}"
        raise IllegalError("cannot-read", message, file=str(path)) from error


def _files() -> Iterator[Path]:
    folder = games_folder()
    for path in folder.iterdir() if folder.is_dir() else ():
        if path.suffix in (RECORD, SEAT, OLD_LOG):
            yield path


def _replace(target: Path, text: str) -> None:
    """Replace a file whole or not at all, and be sure that it is on the disk."""
    part = target.with_name(f".{target.name}.part")
    try:
        with part.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            shutil.copymode(target, part)
        part.replace(target)
    except OSError:
        part.unlink(missing_ok=True)
        raise
    if hasattr(os, "O_DIRECTORY"):  # where folders can be synchronised, the new name outlasts a power cut as well
        handle = os.open(target.parent, os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def resume_command(path: Path) -> str:
    """How to continue the game in a file, or to come back to a seat."""
    return f"qwixx play --resume {shlex.quote(str(path))}"


def _not_resumed(path: Path, error: QwixxError) -> IllegalError:
    message = f"the game in {path} cannot be resumed: {error.message}"
    return IllegalError("not-resumed", message, error.clause, file=str(path))


def _taken(path: Path) -> IllegalError:
    command = resume_command(path)
    message = f"the file {path} exists and is not written over: choose another name, or continue its game: {command}"
    return IllegalError("file-exists", message, file=str(path), command=command)


def _cannot_write(path: Path, error: OSError) -> IllegalError:
    return IllegalError("cannot-write", f"the file {path} cannot be written: {error.strerror}", file=str(path))
