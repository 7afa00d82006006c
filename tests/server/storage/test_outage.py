"""The database goes away and comes back."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from qwixx.server.storage import (
    Along,
    Conflict,
    KeptTable,
    State,
    Storage,
    StorageDown,
    open_storage,
    row,
    sqlite_connection,
)
from qwixx.server.storage import change_listener as listening
from qwixx.server.storage.postgres import PostgresDatabase
from tests.postgres import Postgres
from tests.server.storage.events import noted, opened

PATIENCE = 60


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """One that can be stopped without harm to other tests."""
    server = Postgres()
    yield server
    server.remove()


async def back(storage: Storage) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await storage.ping()
            except StorageDown:
                await asyncio.sleep(0.05)


async def test_a_postgresql_that_restarts_is_found_again(
    own_postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listening, "SECONDS_BETWEEN_TRIES", 0.05)
    url = own_postgres.new_database()
    heard: list[int] = []

    async with open_storage(url) as storage, open_storage(url) as other:
        key = await storage.create("ABCD-EFGH", opened())
        other.watch(key, heard.append)
        await storage.append(key, row(noted(range(2, 3))))
        await asyncio.to_thread(own_postgres.stop)
        for attempt in (
            storage.append(key, row(noted(range(3, 4), seat=1))),
            storage.append(key, row(noted(range(3, 4), seat=2)), Along(State.OVER)),
            storage.events(key),
            storage.create("ABCD-EFGJ", opened()),
            storage.ping(),
        ):
            with pytest.raises(StorageDown):
                await attempt
        await asyncio.to_thread(own_postgres.start)
        await back(storage)
        await storage.append(key, row(noted(range(3, 4))))
        assert await storage.events(key) == opened() + noted(range(2, 4))
        async with asyncio.timeout(PATIENCE):
            while 3 not in heard:
                await asyncio.sleep(0.01)


async def test_closing_needs_no_database(own_postgres: Postgres) -> None:
    url = own_postgres.new_database()

    async def run() -> None:
        async with open_storage(url) as storage:
            key = await storage.create("ABCD-EFGH", opened())
            await storage.append(key, row(noted(range(2, 3))))
            await asyncio.to_thread(own_postgres.stop)

    await run()
    own_postgres.start()


async def test_what_was_in_doubt_is_found_out_by_reading(own_postgres: Postgres) -> None:
    url = own_postgres.new_database()

    async def play(storage: Storage, key: int, enough: asyncio.Event) -> int:
        """Append until it is enough; after an outage go on from what is there."""
        version = 1
        while not enough.is_set():
            try:
                await storage.append(key, row(noted(range(version + 1, version + 2))))
                version += 1
            except StorageDown:
                kept = await found(storage, key)
                assert kept.version in (version, version + 1)
                version = kept.version
        return version

    async def found(storage: Storage, key: int) -> KeptTable:
        """What is kept, once it can be read: the next outage may come before that."""
        while True:
            try:
                kept = await storage.table(key)
            except StorageDown:
                await back(storage)
            else:
                assert kept
                return kept

    async with open_storage(url) as storage:
        enough = asyncio.Event()
        keys = [await storage.create(f"CODE-{table}", opened()) for table in range(5)]
        games = asyncio.gather(*[play(storage, key, enough) for key in keys])
        for _ in range(3):
            await asyncio.sleep(0.2)
            await asyncio.to_thread(own_postgres.stop)
            await asyncio.to_thread(own_postgres.start)
        await back(storage)
        enough.set()
        for key, version in zip(keys, await games, strict=True):
            assert await storage.events(key) == opened() + noted(range(2, version + 1))


async def test_a_file_that_another_process_holds_is_waited_for_and_then_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_connection, "PATIENCE", 0.2)
    file = tmp_path / "tables.sqlite"

    async with open_storage(str(file)) as storage:
        key = await storage.create("ABCD-EFGH", opened())
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageDown, match="locked"):
            await storage.append(key, row(noted(range(2, 3))))
        assert await storage.events(key) == opened()
        other.execute("ROLLBACK")
        await storage.append(key, row(noted(range(2, 3))))
        with pytest.raises(Conflict):
            await storage.append(key, row(noted(range(2, 3))))
        other.close()


def nothing(connection: Connection) -> None:
    connection.execute(text("SELECT 1"))


async def test_who_asks_while_storage_is_being_closed_is_told_so(tmp_path: Path) -> None:
    access = sqlite_connection.SqliteConnection(tmp_path / "tables.sqlite", "BEGIN")
    await access.run(nothing)
    closing = asyncio.ensure_future(access.close())
    await asyncio.sleep(0)
    with pytest.raises(StorageDown):
        await access.run(nothing)
    await closing


async def test_others_are_listened_to_whatever_went_wrong_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listening, "SECONDS_BETWEEN_TRIES", 0.01)

    class Strange(PostgresDatabase):
        def __init__(self) -> None:
            self.name, self.tries = "strange", 0

        async def connect(self) -> None:
            self.tries += 1
            raise ValueError

    database = Strange()
    listener = listening.ChangeListener(database)
    async with asyncio.timeout(PATIENCE):
        while database.tries < 2:
            await asyncio.sleep(0.01)
    await listener.close()
