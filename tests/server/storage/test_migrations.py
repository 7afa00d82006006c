"""A database gets the schema of today, whoever comes first, and keeps what is in it."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, text, update

from qwixx.match import event_json, replay
from qwixx.server.storage import (
    Along,
    KeptRecord,
    NewerForm,
    Snapshot,
    State,
    Storage,
    Token,
    open_storage,
    row,
    schema,
)
from qwixx.server.storage.database import Database
from qwixx.server.tables.table_log import read_log
from tests.server.storage.events import noted, opened, whole_game


def database_of(storage: Storage) -> Database:
    return storage._database  # what no server needs


async def test_migrations_make_the_schema(database: str) -> None:
    def compare(connection: Connection) -> bool:
        return not compare_metadata(MigrationContext.configure(connection), schema.metadata)

    async with open_storage(database) as storage:
        assert await database_of(storage).read(compare)


async def test_many_may_start_at_once(database: str) -> None:
    async def start(number: int) -> None:
        async with open_storage(database) as storage:
            await storage.create(f"CODE-{number}", opened())

    await asyncio.gather(*[start(number) for number in range(6)])
    async with open_storage(database) as storage:
        assert [bool(await storage.find(f"CODE-{number}")) for number in range(6)] == [True] * 6
        revisions = await database_of(storage).read(
            lambda connection: connection.execute(text("SELECT version_num FROM alembic_version")).all()
        )
        assert len(revisions) == 1


async def test_a_database_of_a_newer_qwixx_is_left_alone(database: str) -> None:
    async with open_storage(database) as storage:
        renew = text("UPDATE alembic_version SET version_num = '9999'")
        await database_of(storage).write(lambda connection: connection.execute(renew))
    with pytest.raises(NewerForm, match="newer"):
        await open_storage(database).__aenter__()


async def test_sqlite_is_set_up_to_survive_a_loss_of_power(tmp_path: Path) -> None:
    def ask(connection: Connection) -> list[object]:
        asked = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.execute(text(f"PRAGMA {pragma}")).scalar() for pragma in asked]

    async with open_storage(str(tmp_path / "tables.sqlite")) as storage:
        full = 2
        assert await database_of(storage).write(ask) == ["wal", full, 1]


async def test_an_event_in_a_newer_form_is_not_misread(database: str) -> None:
    async with open_storage(database) as storage:
        key = await storage.create("ABCD-EFGH", opened())
        await database_of(storage).write(lambda connection: connection.execute(update(schema.events).values(form=99)))
        with pytest.raises(NewerForm, match="form 99"):
            await storage.events(key)


async def test_a_log_that_began_with_one_event_a_row_goes_on(database: str) -> None:
    def one_by_one(key: int) -> list[dict[str, object]]:
        kept = [(event, msgspec.json.encode(event_json(event)).decode()) for event in noted(range(2, 5))]
        return [
            {"table_key": key, "number": event.number, "form": 1, "at": event.at, "body": body} for event, body in kept
        ]

    async with open_storage(database) as storage:
        key = await storage.create("ABCD-EFGH", opened())
        await database_of(storage).write(
            lambda connection: (
                connection.execute(insert(schema.events), one_by_one(key)),
                connection.execute(update(schema.tables).values(version=4)),
            )
        )
        await storage.append(key, row(noted(range(5, 8))))
        for after in range(9):
            assert await storage.events(key, after) == (opened() + noted(range(2, 8)))[after:]


async def test_an_old_database_keeps_its_tables_and_gets_snapshots(database: str) -> None:
    """One that qwixx made before there were snapshots, with a game in it."""
    game = whole_game()
    async with open_storage(database) as storage:
        key = await storage.create("ABCD-EFGH", game.log[:1], [Token(bytes(32), "seat", 0)])
        await storage.append(key, row(game.log[1:-1]), Along(State.OVER, KeptRecord(1, "a game\n")))

        def as_before(connection: Connection) -> None:
            connection.execute(text("DROP TABLE snapshots"))
            connection.execute(text("UPDATE alembic_version SET version_num = '0002'"))

        await database_of(storage).write(as_before)
    async with open_storage(database) as storage:
        assert await storage.snapshot(key) is None
        assert await storage.events(key) == game.log[:-1]
        assert await storage.records(key) == [(1, "a game\n")]
        assert await storage.holder(bytes(32))
        log = await read_log(storage, key)
        assert log
        assert log.table == replay(game.log[:-1])
        await storage.append(key, row(game.log[-1:]), Along(snapshot=Snapshot(game.table, ((0, "a"),))))
        assert await storage.snapshot(key) == (game.table, ((0, "a"),))
