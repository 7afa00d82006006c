"""Connections to a SQLite file, and the threads that they are used in."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any, cast

from sqlalchemy import URL, Connection, Engine, create_engine
from sqlalchemy import event as hooks
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from qwixx.server.storage.database import Found
from qwixx.server.storage.storage_errors import StorageDown, Trouble
from qwixx.server.storage.worker_thread import WorkerThread

PATIENCE = 10.0
"""Seconds to wait for another process that writes to the same file."""
SLOW = 0.002
"""Seconds: if work in the event loop's own thread takes longer as a rule, another thread waits for the disk."""
RULE = 16
"""How many times make a rule."""
REST = 10.0
"""Seconds until the disk is tried again in the event loop's own thread."""
WRITING = "BEGIN IMMEDIATE"
PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",  # a commit survives a loss of power, not only of the process
    "foreign_keys = ON",
)

TROUBLES = {
    sqlite3.SQLITE_FULL: Trouble.FULL,
    sqlite3.SQLITE_READONLY: Trouble.READ_ONLY,
    sqlite3.SQLITE_BUSY: Trouble.BUSY,
    sqlite3.SQLITE_LOCKED: Trouble.BUSY,
    sqlite3.SQLITE_CANTOPEN: Trouble.UNREACHABLE,
    sqlite3.SQLITE_CORRUPT: Trouble.DAMAGED,
    sqlite3.SQLITE_NOTADB: Trouble.DAMAGED,
}

Bare = Callable[[sqlite3.Connection], Found]
"""Work with the driver's own connection: a commit takes two thirds of the time without what is around it."""


class Access:
    """A connection with a thread of its own, so that nobody waits for the disk but who asked."""

    def __init__(self, file: Path, begin: str) -> None:
        self._engine, self._begin = _engine(file, begin, PATIENCE), begin
        self._lane = WorkerThread()
        self._connection: Connection | None = None

    async def run(self, work: Callable[[Connection], Found]) -> Found:
        """Do work in a transaction."""
        found: Found = await self._lane.run(lambda: self._run(work))
        return found

    async def run_bare(self, work: Bare[Found]) -> Found:
        """The same with the driver's connection."""
        found: Found = await self._lane.run(lambda: self._run_bare(work))
        return found

    async def close(self) -> None:
        """Finish what is under way, and let go of the connection."""
        await self._lane.close(self._close)

    def _run(self, work: Callable[[Connection], Found]) -> Found:
        with down_if_lost(), self._connected().begin():
            return work(self._connected())

    def _run_bare(self, work: Bare[Found]) -> Found:
        with down_if_lost():
            driver = driver_of(self._connected())
            driver.execute(self._begin)
            return _finished(driver, work)

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _close(self) -> None:
        if self._connection:
            self._connection.close()


class Spot:
    """A connection for small work on the spot, in the event loop's own thread, as long as the disk is quick.

    There a commit takes a fifth of a millisecond; to hand it over to a thread and back takes more of the processor than
    the commit itself.
    """

    def __init__(self, file: Path) -> None:
        self._engine = _engine(file, WRITING, 0)
        self._connection: Connection | None = None
        self._takes = 0.0
        """How long work takes as a rule, in seconds."""
        self._rests_until = 0.0

    def run_bare(self, work: Bare[Found]) -> Found | None:
        """Do work in a transaction; `None` if that would have to wait, for whoever else writes or for a slow disk."""
        began = monotonic()
        if began < self._rests_until:
            return None
        with down_if_lost():
            if self._connection is None:
                self._connection = self._engine.connect()
            driver = driver_of(self._connection)
            if not _begun(driver):
                return None
            found = _finished(driver, work)
        ended = monotonic()
        self._takes += (ended - began - self._takes) / RULE
        if self._takes > SLOW:
            self._takes, self._rests_until = 0.0, ended + REST
        return found

    def close(self) -> None:
        """Let go of the connection."""
        if self._connection:
            self._connection.close()


@contextmanager
def down_if_lost() -> Iterator[None]:
    """Say `StorageDown` of whatever goes wrong between here and the file."""
    try:
        yield
    except (DBAPIError, sqlite3.Error) as error:
        reason = error.orig if isinstance(error, DBAPIError) else error
        if isinstance(reason, sqlite3.IntegrityError | sqlite3.ProgrammingError):
            raise
        raise StorageDown(f"SQLite: {reason}", _trouble(reason)) from error


def _trouble(reason: object) -> Trouble:
    code = getattr(reason, "sqlite_errorcode", 0) & 0xFF  # the lowest byte; the others give details
    return TROUBLES.get(code, Trouble.FAILING)


def driver_of(connection: Connection) -> sqlite3.Connection:
    """The driver's own connection."""
    return cast(sqlite3.Connection, connection.connection.driver_connection)


def _begun(driver: sqlite3.Connection) -> bool:
    """Whether a transaction has begun; nobody else is writing then."""
    try:
        driver.execute(WRITING)
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:  # the lowest byte; the others say of which kind
            return False
        raise
    return True


def _finished(driver: sqlite3.Connection, work: Bare[Found]) -> Found:
    """What the work finds, and the end of its transaction."""
    try:
        found = work(driver)
        driver.execute("COMMIT")
    except BaseException:
        if driver.in_transaction:
            driver.execute("ROLLBACK")
        raise
    return found


def _engine(file: Path, begin: str, patience: float) -> Engine:
    engine = create_engine(
        URL.create("sqlite", database=str(file)),
        poolclass=NullPool,
        connect_args={"timeout": patience, "isolation_level": None},  # transactions begin where this module says
        hide_parameters=True,
    )
    hooks.listen(engine, "connect", _set_up)
    hooks.listen(engine, "begin", lambda connection: driver_of(connection).execute(begin))
    return engine


def _set_up(driver: sqlite3.Connection, _: Any) -> None:
    for pragma in PRAGMAS:
        driver.execute(f"PRAGMA {pragma}")
