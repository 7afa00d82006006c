"""The file that a game is kept in. It is replaced whole or not at all, so a kill at any moment loses nothing."""

import os
import shlex
import shutil
from pathlib import Path

from qwixx.rules import IllegalError

MAX_SAVED = 1 << 20

SEAT = ".seat"
"""How the name of a file ends in which the link of a seat on a server is kept."""


class SaveFile:
    """A file of ours: made by this game, or taken up from an earlier one. No other file is ever written over."""

    def __init__(self, path: Path, text: str) -> None:
        self.path = path
        self._text = text

    @classmethod
    def create(cls, name: str) -> "SaveFile":
        """Claim a name that no file has yet."""
        path = _path(name)
        try:
            with path.open("x"):
                return cls(path, "")
        except FileExistsError as error:
            raise _taken(path) from error
        except OSError as error:
            message = f"the file {path} cannot be written: {error.strerror}"
            raise IllegalError("cannot-write", message, file=str(path)) from error

    @classmethod
    def take_up(cls, name: str) -> tuple["SaveFile", str]:
        """Go on with a file, and what stands in it."""
        path = _path(name)
        try:
            if path.exists() and (not path.is_file() or path.stat().st_size > MAX_SAVED):
                message = f"{path} cannot be a saved game: it is no file, or far too large"
                raise IllegalError("not-saved-game", message, file=str(path))
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            message = f"the file {path} is not a text and cannot be a saved game"
            raise IllegalError("not-saved-game", message, file=str(path)) from error
        except OSError as error:
            message = f"the file {path} cannot be read: {error.strerror}"
            raise IllegalError("cannot-read", message, file=str(path)) from error
        return cls(path, text), text

    def is_at(self, name: str) -> bool:
        """Whether this is the file of that name."""
        return os.path.realpath(self.path) == os.path.realpath(_path(name))

    def write(self, text: str) -> None:
        """Replace what the file holds, unless somebody else has changed it in the meantime."""
        target = Path(os.path.realpath(self.path))
        if target.exists():
            held = target.read_text(encoding="utf-8", errors="replace")
            if held not in (self._text, text):
                message = f"the file {self.path} was changed by somebody else and is left alone"
                raise IllegalError("file-changed", message, file=str(self.path))
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
        _sync_folder(target.parent)
        self._text = text

    @property
    def resume_command(self) -> str:
        """How to go on with the game in this file."""
        return f"qwixx play --resume {shlex.quote(str(self.path))}"


def check_free(name: str) -> None:
    """Raise unless a file of this name can be made: better before the game than at its first turn."""
    path = _path(name)
    if path.exists():
        raise _taken(path)
    if not os.access(path.parent, os.W_OK):
        message = f"the file {path} cannot be written: the folder {path.parent} is not there or closed"
        raise IllegalError("cannot-write", message, file=str(path))


def _path(name: str) -> Path:
    return Path(os.path.expanduser(name))


def _taken(path: Path) -> IllegalError:
    command = f"qwixx play --resume {shlex.quote(str(path))}"
    return IllegalError(
        "file-exists",
        f"the file {path} exists and is not written over: choose another name, or go on with the game in it by "
        f"{command}",
        file=str(path),
        command=command,
    )


def _sync_folder(folder: Path) -> None:
    """Make the new name of a file outlast a power cut, where folders can be synchronised."""
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(folder, os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
