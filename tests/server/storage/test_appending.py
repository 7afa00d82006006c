"""What is appended is there: each event once, in order, or none of it."""

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from threading import current_thread, main_thread

import pytest
from sqlalchemy import insert

from qwixx.match import replay
from qwixx.server.storage import (
    Along,
    CodeTaken,
    Conflict,
    KeptRecord,
    State,
    StorageDown,
    Token,
    open_storage,
    row,
    schema,
    sqlite,
    sqlite_connection,
)
from qwixx.server.storage.interface import Storage
from qwixx.server.storage.row_codec import Chain
from qwixx.server.storage.sqlite import SqliteDatabase
from tests.server.storage.events import AT, noted, opened, whole_game


async def test_a_whole_game_comes_back_as_it_was(database: str) -> None:
    registry = whole_game()
    async with open_storage(database) as storage:
        key = await storage.create("ABCD-EFGH", registry.log[:3])
        for place in range(3, len(registry.log), 2):
            await storage.append(key, row(registry.log[place : place + 2]))
    async with open_storage(database) as storage:
        found = await storage.events(key)
        assert found == registry.log
        assert replay(found) == registry.table
        assert await storage.events(key, len(registry.log) - 2) == registry.log[-2:]
        kept = await storage.find("ABCD-EFGH")
        assert kept == await storage.table(key)
        assert kept == (key, "ABCD-EFGH", State.OPEN, len(registry.log), registry.log[2].at, registry.log[-1].at)


async def test_what_is_not_there_is_none(database: str) -> None:
    async with open_storage(database) as storage:
        assert await storage.find("ABCD-EFGH") is None
        assert await storage.table(7) is None
        assert await storage.events(7) is None
        assert await storage.records(7) == []
        assert await storage.holder(bytes(32)) is None
        key = await storage.create("ABCD-EFGH", opened())
        assert await storage.events(key, 1) == []
        await storage.ping()


async def test_a_code_serves_one_table(database: str) -> None:
    async with open_storage(database) as storage:
        key = await storage.create("ABCD-EFGH", opened())
        with pytest.raises(CodeTaken):
            await storage.create("ABCD-EFGH", opened())
        assert await storage.create("ABCD-EFGJ", opened()) > key


async def test_events_that_do_not_follow_are_refused(database: str) -> None:
    async with open_storage(database) as storage:
        key = await storage.create("ABCD-EFGH", opened())
        await storage.append(key, row(noted(range(2, 4))))
        for early_or_late in (range(2, 3), range(3, 6), range(5, 6)):
            with pytest.raises(Conflict):
                await storage.append(key, row(noted(early_or_late, seat=1)))
        with pytest.raises(Conflict):
            await storage.append(key + 1, row(noted(range(2, 3))))
        await storage.append(key, row(noted(range(4, 5))))
        assert await storage.events(key) == opened() + noted(range(2, 5))


async def test_hundreds_of_appends_at_once_keep_every_event_once_and_in_order(database: str) -> None:
    tables, appends = 100, 8

    async def play(storage: Storage, key: int) -> None:
        for number in range(2, 2 + appends * 2, 2):
            await storage.append(key, row(noted(range(number, number + 2), seat=key % 5)))

    async with open_storage(database) as storage:
        keys = [await storage.create(f"CODE-{table}", opened()) for table in range(tables)]
        await asyncio.gather(*[play(storage, key) for key in keys])
        for key in keys:
            assert await storage.events(key) == opened() + noted(range(2, 2 + appends * 2), seat=key % 5)


async def test_appends_to_one_table_may_be_under_way_together(database: str) -> None:
    async with open_storage(database) as storage:
        key = await storage.create("ABCD-EFGH", opened())
        found = await asyncio.gather(
            storage.append(key, row(noted(range(2, 3)))),
            storage.append(key, row(noted(range(2, 3), seat=1))),
            storage.append(key, row(noted(range(3, 5))), Along(state=State.OVER)),
            storage.append(key, row(noted(range(3, 4), seat=1))),
            storage.append(key, row(noted(range(5, 6)))),
            return_exceptions=True,
        )
        assert [type(answer) for answer in found] == [type(None), Conflict, type(None), Conflict, type(None)]
        assert await storage.events(key) == opened() + noted(range(2, 6))


async def test_what_goes_along_is_kept_with_the_events_or_not_at_all(database: str) -> None:
    first, second, lost = (bytes([number]) * 32 for number in range(3))

    async with open_storage(database) as storage:
        key = await storage.create("ABCD-EFGH", opened(), [Token(first, "seat", 0)])
        record = KeptRecord(1, "a game\n")
        along = Along(State.OVER, record, (Token(second, "seat", 0), Token(b"w" * 32, "watch")), revoked=(0,))
        await storage.append(key, row(noted(range(2, 3))), along)
        with pytest.raises(Conflict):
            await storage.append(key, row(noted(range(2, 3))), Along(State.CLOSED, record, (Token(lost, "seat", 1),)))
        kept = await storage.table(key)
        assert kept
        assert kept.state is State.OVER
        assert await storage.records(key) == [record]
        assert [await storage.holder(each) for each in (first, lost)] == [None, None]
        assert await storage.holder(second) == (key, "seat", 0, AT + 2)
        assert await storage.holder(b"w" * 32) == (key, "watch", None, AT + 2)


async def test_what_is_wrong_with_one_append_does_not_hurt_the_others(database: str) -> None:
    async with open_storage(database) as storage:
        keys = [await storage.create(f"CODE-{table}", opened()) for table in range(3)]
        plain = Along(tokens=(Token(b"not a hash", "seat", 0),))
        found = await asyncio.gather(
            *[storage.append(key, row(noted(range(2, 3))), plain if key == keys[1] else None) for key in keys],
            return_exceptions=True,
        )
        assert [type(answer) for answer in found] == [type(None), ValueError, type(None)]
        versions = [kept.version for key in keys if (kept := await storage.table(key))]
        assert versions == [2, 1, 2]


@pytest.mark.parametrize("along", [None, Along(State.OVER)])
async def test_what_is_wrong_in_the_database_hurts_one_table(database: str, along: Along | None) -> None:
    async with open_storage(database) as storage:
        keys = [await storage.create(f"CODE-{table}", opened()) for table in range(3)]
        misplaced = {"table_key": keys[1], "number": 2, "form": 1, "at": AT, "body": "{}"}
        await storage._database.write(lambda connection: connection.execute(insert(schema.events), misplaced))
        found = await asyncio.gather(
            *[storage.append(key, row(noted(range(2, 3))), along) for key in keys], return_exceptions=True
        )
        assert [answer is None for answer in found] == [True, False, True]
        assert not isinstance(found[1], Conflict | StorageDown)
        versions = [kept.version for key in keys if (kept := await storage.table(key))]
        assert versions == [2, 1, 2]


async def test_an_append_goes_on_without_its_caller(database: str) -> None:
    async with open_storage(database) as storage:
        key = await storage.create("ABCD-EFGH", opened())
        caller = storage.append(key, row(noted(range(2, 3))))
        await asyncio.sleep(0)
        caller.cancel()
        with pytest.raises(asyncio.CancelledError):
            await caller
        await storage.append(key, row(noted(range(3, 4))))
        assert await storage.events(key) == opened() + noted(range(2, 4))


async def test_closing_finishes_what_waits(database: str) -> None:
    async with open_storage(database) as storage:
        keys = [await storage.create(f"CODE-{table}", opened()) for table in range(250)]
        waiting = [storage.append(key, row(noted(range(2, 3)))) for key in keys]
    await asyncio.gather(*waiting)
    with pytest.raises(StorageDown):
        await storage.append(keys[0], row(noted(range(3, 4))))
    async with open_storage(database) as storage:
        assert {kept.version for key in keys if (kept := await storage.table(key))} == {2}


def threads_of_appends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tables: int, times: int) -> list[bool]:
    """Of each of several appends to all of some tables, whether it was made in the event loop's own thread."""
    found: list[bool] = []
    append = sqlite._append

    def noted_append(driver: sqlite3.Connection, chains: Sequence[Chain]) -> set[int]:
        found.append(current_thread() is main_thread())
        return append(driver, chains)

    async def run() -> None:
        async with open_storage(str(tmp_path / "tables.sqlite")) as storage:
            keys = [await storage.create(f"CODE-{table}", opened()) for table in range(tables)]
            for number in range(2, 2 + times):
                await asyncio.gather(*[storage.append(key, row(noted(range(number, number + 1)))) for key in keys])
            kept = [await storage.table(key) for key in keys]
            assert [table and table.version for table in kept] == [1 + times] * tables

    monkeypatch.setattr(sqlite, "_append", noted_append)
    asyncio.run(run())
    return found


def test_small_appends_are_made_on_the_spot_and_large_ones_in_a_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_connection, "SLOW", 60.0)
    assert threads_of_appends(tmp_path, monkeypatch, 3, 2) == [True, True]
    assert threads_of_appends(tmp_path / "large", monkeypatch, sqlite.FEW + 1, 1) == [False]


def test_on_a_slow_disk_appends_are_made_in_a_thread_and_the_disk_is_tried_again_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_connection, "SLOW", 0.0)
    assert threads_of_appends(tmp_path, monkeypatch, 3, 3) == [True, False, False]
    monkeypatch.setattr(sqlite_connection, "REST", 0.0)
    assert threads_of_appends(tmp_path / "again", monkeypatch, 3, 2) == [True, True]


async def test_many_appends_share_few_commits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commits: list[int] = []
    append = SqliteDatabase.append

    async def counted(database: SqliteDatabase, chains: Sequence[Chain]) -> set[int]:
        commits.append(len(chains))
        return await append(database, chains)

    async def run() -> None:
        async with open_storage(str(tmp_path / "tables.sqlite")) as storage:
            keys = [await storage.create(f"CODE-{table}", opened()) for table in range(50)]
            await asyncio.gather(*[storage.append(key, row(noted(range(2, 3)))) for key in keys])

    monkeypatch.setattr(SqliteDatabase, "append", counted)
    await run()
    assert commits == [50]
