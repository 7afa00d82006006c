"""Errors of storage; none of them shows a password."""

from enum import Enum


class Conflict(Exception):  # noqa: N818 (an expected answer, not a fault)
    """The table has newer events, or is gone: nothing was stored. Read it again, and decide again."""


class CodeTaken(Exception):  # noqa: N818 (as above)
    """Another table has this code: nothing was stored. Draw another one."""


class Trouble(Enum):
    """What is wrong with a database, for the people who run it."""

    FULL = "the disk of the database is full"
    READ_ONLY = "the database is read-only"
    BUSY = "another process keeps the database locked"
    DAMAGED = "the file of the database is damaged"
    ACCESS = "the database refuses this user"
    CONNECTIONS = "the database has too many connections"
    UNREACHABLE = "the database can't be reached"
    FAILING = "the database reports an error"


class StorageDown(Exception):  # noqa: N818 (the state of something else)
    """The database cannot be reached, or cannot write.

    Nothing is half done. An append that was under way when the connection broke may or may not have been stored: read
    the table again before going on.
    """

    def __init__(self, message: str = "", trouble: Trouble = Trouble.UNREACHABLE) -> None:
        super().__init__(message, trouble)
        self.trouble = trouble

    def __str__(self) -> str:
        return str(self.args[0]) or self.trouble.value


class NewerForm(Exception):  # noqa: N818 (what was found)
    """An event, a snapshot or the whole database has a form of a newer qwixx, which this one cannot read."""
