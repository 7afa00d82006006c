"""Connections to a SQLite file: in a thread of their own, or in the event loop."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
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

PATIENCE = 10.0
"""Seconds to wait for another process that writes to the same file."""
SLOW = 0.002
"""Seconds: if work in the event loop takes longer on average, a thread does it instead."""
AVERAGED = 16
"""Over how many times that is averaged."""
REST = 10.0
"""Seconds until the event loop tries again."""
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
"""Work with the driver's own connection: without SQLAlchemy around it, a commit takes two thirds of the time."""


class SqliteConnection:
    """A connection with a thread of its own: work waits for the work before it, and the event loop for none of it."""

    def __init__(self, file: Path, begin: str) -> None:
        self._engine, self._begin = _engine(file, begin, PATIENCE), begin
        self._thread = ThreadPoolExecutor(1, "storage")
        self._connection: Connection | None = None
        self._is_closed = False

    async def run(self, work: Callable[[Connection], Found]) -> Found:
        """Do work in a transaction."""
        return await self._in_thread(lambda: self._run(work))

    async def run_bare(self, work: Bare[Found]) -> Found:
        """The same with the driver's connection."""
        return await self._in_thread(lambda: self._run_bare(work))

    async def close(self) -> None:
        """Finish what waits, and close the connection."""
        closing = self._in_thread(self._close)
        self._is_closed = True
        await closing
        self._thread.shutdown(wait=False)

    def _in_thread(self, work: Callable[[], Found]) -> asyncio.Future[Found]:
        if self._is_closed:
            raise StorageDown("storage is closed")
        return asyncio.get_running_loop().run_in_executor(self._thread, work)

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


class InLoopConnection:
    """A connection for small work in the event loop's own thread, as long as the disk is quick.

    At people's pace most commits hold one decision: in the loop that takes 29 to 47 microseconds of CPU, through
    a thread 61 to 65 (`bench/storage.py` on a RAM disk). With 10 tables at once it is 12 and 16, with 100 the same.
    """

    def __init__(self, file: Path) -> None:
        self._engine = _engine(file, WRITING, 0)
        self._connection: Connection | None = None
        self._takes = 0.0
        """How long work takes on average, in seconds."""
        self._rests_until = 0.0

    def run_bare(self, work: Bare[Found]) -> Found | None:
        """Do work in a transaction; `None` if that would have to wait for another writer, or for a slow disk."""
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
        self._takes += (ended - began - self._takes) / AVERAGED
        if self._takes > SLOW:
            self._takes, self._rests_until = 0.0, ended + REST
        return found

    def close(self) -> None:
        """Close the connection."""
        if self._connection:
            self._connection.close()


@contextmanager
def down_if_lost() -> Iterator[None]:
    """Raise `StorageDown` for any error of the driver but mistakes in the work."""
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
    """Whether a transaction has begun: no other connection is writing then."""
    try:
        driver.execute(WRITING)
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:  # the lowest byte; the others say of which kind
            return False
        raise
    return True


def _finished(driver: sqlite3.Connection, work: Bare[Found]) -> Found:
    """Do the work, and end its transaction."""
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
