"""Where a database is: a file, or the URL of a PostgreSQL, whose password is never shown."""

import os
import sys
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

from qwixx.rules import IllegalError

FOLDER = "QWIXX_DATA"
"""The environment variable that names another folder."""
FILE = "tables.sqlite"
SQLITE = "sqlite"
POSTGRESQL = ("postgresql", "postgres")
KNOWN = "give a file, sqlite:///file or postgresql://user@host/database"


class PostgresUrl:
    """The URL of a PostgreSQL."""

    def __init__(self, text: str) -> None:
        try:
            parts = urlsplit(text)
            host = parts.hostname or ""
            port = f":{parts.port}" if parts.port else ""
        except ValueError:
            raise IllegalError("database", f"the URL of the PostgreSQL cannot be read; {KNOWN}") from None
        user = f"{parts.username}@" if parts.username else ""
        self.text = text
        self._shown = urlunsplit((parts.scheme, f"{user}{host}{port}", parts.path, "", ""))

    def __str__(self) -> str:
        return self._shown

    __repr__ = __str__


def place_of(database: str) -> Path | PostgresUrl:
    """The place that `--database` names; without it, a file in the user's data folder."""
    if not database:
        return data_folder() / FILE
    scheme, found, rest = database.partition("://")
    if not found:
        return Path(database)
    if scheme in POSTGRESQL:
        return PostgresUrl(database)
    if scheme != SQLITE:
        raise IllegalError("database", f"there is no way to keep tables in {scheme}://…; {KNOWN}")
    if not rest.startswith("/") or rest in ("/", "/:memory:"):
        raise IllegalError("database", f"the URL names no file; {KNOWN}")
    return Path(rest.removeprefix("/"))


def data_folder() -> Path:
    """The user's data folder, where the operating system has it."""
    if os.environ.get(FOLDER):
        return Path(os.environ[FOLDER])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "qwixx"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "qwixx"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "qwixx"
