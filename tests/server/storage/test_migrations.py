"""A database gets the schema of today, whoever comes first, and keeps what is in it."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text, update

from qwixx.server.storage import NewerForm, Storage, open_storage, schema
from qwixx.server.storage.database import Database
from tests.server.storage.events import opened


def database_of(storage: Storage) -> Database:
    return storage._database  # what no server needs


def test_migrations_make_the_schema(database: str) -> None:
    def compare(connection: Connection) -> bool:
        return not compare_metadata(MigrationContext.configure(connection), schema.metadata)

    async def run() -> None:
        async with open_storage(database) as storage:
            assert await database_of(storage).read(compare)

    asyncio.run(run())


def test_many_may_start_at_once(database: str) -> None:
    async def start(number: int) -> None:
        async with open_storage(database) as storage:
            await storage.create(f"CODE-{number}", opened())

    async def run() -> None:
        await asyncio.gather(*[start(number) for number in range(6)])
        async with open_storage(database) as storage:
            assert [bool(await storage.find(f"CODE-{number}")) for number in range(6)] == [True] * 6
            revisions = await database_of(storage).read(
                lambda connection: connection.execute(text("SELECT version_num FROM alembic_version")).all()
            )
            assert len(revisions) == 1

    asyncio.run(run())


def test_a_database_of_a_newer_qwixx_is_left_alone(database: str) -> None:
    async def run() -> None:
        async with open_storage(database) as storage:
            renew = text("UPDATE alembic_version SET version_num = '9999'")
            await database_of(storage).write(lambda connection: connection.execute(renew))
        with pytest.raises(NewerForm, match="newer"):
            await open_storage(database).__aenter__()

    asyncio.run(run())


def test_sqlite_is_set_up_to_survive_a_loss_of_power(tmp_path: Path) -> None:
    def ask(connection: Connection) -> list[object]:
        asked = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.execute(text(f"PRAGMA {pragma}")).scalar() for pragma in asked]

    async def run() -> None:
        async with open_storage(str(tmp_path / "tables.sqlite")) as storage:
            full = 2
            assert await database_of(storage).write(ask) == ["wal", full, 1]

    asyncio.run(run())


def test_an_event_in_a_newer_form_is_not_misread(database: str) -> None:
    async def run() -> None:
        async with open_storage(database) as storage:
            key = await storage.create("ABCD-EFGH", opened())
            await database_of(storage).write(
                lambda connection: connection.execute(update(schema.events).values(form=99))
            )
            with pytest.raises(NewerForm, match="form 99"):
                await storage.events(key)

    asyncio.run(run())
