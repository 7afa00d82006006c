"""SQLite in a file: one thread writes, one reads, each with a connection of its own.

A driver that goes through the event loop for every statement took three times the processor time for an append.
"""

import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

from sqlalchemy import URL, Connection, Engine, create_engine
from sqlalchemy import event as hooks
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from qwixx.server.storage import reading
from qwixx.server.storage.catching_up import Kept
from qwixx.server.storage.database import Found
from qwixx.server.storage.errors import StorageDown
from qwixx.server.storage.forms import Chain, all_rows
from qwixx.server.storage.keeping import keep_along
from qwixx.server.storage.lane import Lane
from qwixx.server.storage.migrating import migrate

PATIENCE = 10
"""Seconds to wait for another process that writes to the same file."""
PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",  # a commit survives a loss of power, not only of the process
    "foreign_keys = ON",
)
FOLLOW = "UPDATE tables SET version = ?, changed = ? WHERE key = ? AND version = ?"
KEEP = "INSERT INTO events (table_key, number, form, at, body) VALUES (?, ?, ?, ?, ?)"
STATE = "UPDATE tables SET state = ? WHERE key = ?"
RECORD = "INSERT INTO records (table_key, game, body) VALUES (?, ?, ?)"


class SqliteDatabase:
    """A database in a file, which is made if it is not there."""

    def __init__(self, file: Path) -> None:
        self._writer = Access(file, "BEGIN IMMEDIATE")
        self._reader = Access(file, "BEGIN")

    @classmethod
    async def open(cls, file: Path) -> "SqliteDatabase":
        """The database of a file, with the schema of today."""
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))  # it holds choices that are sealed
        except OSError as error:
            raise StorageDown(f"the file {file} cannot be written: {error.strerror}") from error
        database = cls(file)
        try:
            await database.write(migrate)
        except BaseException:
            await database.close()
            raise
        return database

    async def read(self, work: Callable[[Connection], Found]) -> Found:
        """Do work that changes nothing."""
        return await self._reader.run(work)

    async def write(self, work: Callable[[Connection], Found]) -> Found:
        """Do work in a transaction of its own, durable once this returns."""
        return await self._writer.run(work)

    async def append(self, chains: Sequence[Chain]) -> set[int]:
        """Keep chains in one transaction; the keys of those that followed on what was there."""
        if any(along.tokens or along.revoked for chain in chains for along in chain.along):
            return await self._writer.run(lambda connection: _append_with_more(connection, chains))
        return await self._writer.run_bare(lambda driver: _append(driver, chains))

    async def events(self, key: int, after: int) -> list[Kept] | None:
        """The events of a table after this number; `None` if there is no such table."""
        return await self.read(lambda connection: reading.events(connection, key, after))

    async def close(self) -> None:
        """Let go of all connections."""
        await self._reader.close()
        await self._writer.close()


class Access:
    """A connection, and the thread that it is used in."""

    def __init__(self, file: Path, begin: str) -> None:
        self._engine, self._begin = _engine(file, begin), begin
        self._lane = Lane()
        self._connection: Connection | None = None

    async def run(self, work: Callable[[Connection], Found]) -> Found:
        """Do work in a transaction."""
        found: Found = await self._lane.run(lambda: self._run(work))
        return found

    async def run_bare(self, work: Callable[[sqlite3.Connection], Found]) -> Found:
        """The same with the driver's connection: a commit takes two thirds of the time without what is around it."""
        found: Found = await self._lane.run(lambda: self._run_bare(work))
        return found

    def _run(self, work: Callable[[Connection], Found]) -> Found:
        with down_if_lost(), self._connected().begin():
            return work(self._connected())

    def _run_bare(self, work: Callable[[sqlite3.Connection], Found]) -> Found:
        with down_if_lost():
            driver = _driver(self._connected())
            driver.execute(self._begin)
            try:
                found = work(driver)
                driver.execute("COMMIT")
            except BaseException:
                if driver.in_transaction:
                    driver.execute("ROLLBACK")
                raise
            return found

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    async def close(self) -> None:
        """Finish what is under way, and let go of the connection."""
        await self._lane.close(self._close)

    def _close(self) -> None:
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
        raise StorageDown(f"SQLite: {reason}") from error


def _engine(file: Path, begin: str) -> Engine:
    engine = create_engine(
        URL.create("sqlite", database=str(file)),
        poolclass=NullPool,
        connect_args={"timeout": PATIENCE, "isolation_level": None},  # transactions begin where this module says
        hide_parameters=True,
    )
    hooks.listen(engine, "connect", _set_up)
    hooks.listen(engine, "begin", lambda connection: _driver(connection).execute(begin))
    return engine


def _set_up(driver: sqlite3.Connection, _: Any) -> None:
    for pragma in PRAGMAS:
        driver.execute(f"PRAGMA {pragma}")


def _driver(connection: Connection) -> sqlite3.Connection:
    return cast(sqlite3.Connection, connection.connection.driver_connection)


def _append(driver: sqlite3.Connection, chains: Sequence[Chain]) -> set[int]:
    """Keep chains along with which there are no tokens: beginnings and ends of games are among them."""
    kept = _follow(driver, chains)
    for chain in kept:
        for along in chain.along:
            if along.state:
                driver.execute(STATE, (along.state.value, chain.key))
            if along.record:
                driver.execute(RECORD, (chain.key, *along.record))
    return {chain.key for chain in kept}


def _append_with_more(connection: Connection, chains: Sequence[Chain]) -> set[int]:
    kept = _follow(_driver(connection), chains)
    for chain in kept:
        keep_along(connection, chain)
    return {chain.key for chain in kept}


def _follow(driver: sqlite3.Connection, chains: Sequence[Chain]) -> list[Chain]:
    """Keep the events of those chains that follow on what is there."""
    kept = [
        chain
        for chain in chains
        if driver.execute(FOLLOW, (chain.version, chain.at, chain.key, chain.expected)).rowcount
    ]
    driver.executemany(KEEP, all_rows(kept))
    return kept
