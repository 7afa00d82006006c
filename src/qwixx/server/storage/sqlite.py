"""SQLite in a file: a connection that writes and one that reads, and one in the event loop for small appends."""

import os
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path

from sqlalchemy import Connection

from qwixx.server.storage.database import Found
from qwixx.server.storage.migration import migrate
from qwixx.server.storage.row_codec import Chain, all_rows
from qwixx.server.storage.sqlite_connection import WRITING, InLoopConnection, SqliteConnection, driver_of
from qwixx.server.storage.storage_errors import StorageDown
from qwixx.server.storage.writes import keep_along

FEW = 32
"""The most tables that an append in the event loop may be for: with more, a thread costs little in comparison."""
FOLLOW = "UPDATE tables SET version = ?, changed = ? WHERE key = ? AND version = ?"
KEEP = "INSERT INTO events (table_key, number, form, at, body) VALUES (?, ?, ?, ?, ?)"


class SqliteDatabase:
    """A database in a file, which is created if it is missing."""

    def __init__(self, file: Path) -> None:
        self._writer = SqliteConnection(file, WRITING)
        self._reader = SqliteConnection(file, "BEGIN")
        self._in_loop = InLoopConnection(file)

    @classmethod
    async def open(cls, file: Path) -> "SqliteDatabase":
        """The database of a file, with the current schema."""
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
        """Store chains in one transaction; the keys of those that followed the stored events."""
        if any(chain.along for chain in chains):
            return await self._writer.run(lambda connection: _append_with_more(connection, chains))
        kept = self._in_loop.run_bare(lambda driver: _append(driver, chains)) if len(chains) <= FEW else None
        return await self._writer.run_bare(lambda driver: _append(driver, chains)) if kept is None else kept

    async def close(self) -> None:
        """Close all connections."""
        self._in_loop.close()
        await self._reader.close()
        await self._writer.close()


def _append(driver: sqlite3.Connection, chains: Sequence[Chain]) -> set[int]:
    return {chain.key for chain in _follow(driver, chains)}


def _append_with_more(connection: Connection, chains: Sequence[Chain]) -> set[int]:
    kept = _follow(driver_of(connection), chains)
    for chain in kept:
        keep_along(connection, chain)
    return {chain.key for chain in kept}


def _follow(driver: sqlite3.Connection, chains: Sequence[Chain]) -> list[Chain]:
    """Store the events of the chains that follow the stored events; those chains."""
    kept = [
        chain
        for chain in chains
        if driver.execute(FOLLOW, (chain.version, chain.at, chain.key, chain.expected)).rowcount
    ]
    driver.executemany(KEEP, all_rows(kept))
    return kept
