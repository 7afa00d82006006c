"""Idle tables are deleted; where a game was finished they stay."""

import pytest

from qwixx.server.storage import Along, Conflict, KeptRecord, State, Token, open_storage, row, writes
from tests.server.storage.events import AT, noted, opened


async def test_idle_tables_expire_but_finished_games_stay(database: str) -> None:
    async with open_storage(database) as storage:
        idle, busy, over, closed = [
            await storage.create(name, opened(), [Token(name.encode().ljust(32), "seat", 0)])
            for name in ("idle", "busy", "over", "closed")
        ]
        await storage.append(busy, row(noted(range(2, 3))))
        await storage.append(over, row(noted(range(2, 3))), Along(State.OVER, KeptRecord(1, "a game\n")))
        await storage.append(closed, row(noted(range(2, 3))), Along(State.CLOSED))
        await storage.append(busy, row(noted(range(3, 900))))
        assert sorted(await storage.expire(AT + 100, 0)) == [idle, closed]
        assert await storage.table(idle) is None
        assert await storage.events(idle) is None
        assert await storage.holder(b"idle".ljust(32)) is None
        with pytest.raises(Conflict):
            await storage.append(idle, row(noted(range(2, 3))))
        assert await storage.records(over) == [(1, "a game\n")]
        assert await storage.events(over) == opened() + noted(range(2, 3))
        assert await storage.holder(b"over".ljust(32))
        assert await storage.expire(AT + 100, 0) == []
        assert await storage.create("idle", opened()) > closed


async def test_many_expire_a_few_at_a_time(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writes, "AT_ONCE", 3)

    async with open_storage(database) as storage:
        keys = [await storage.create(f"CODE-{table}", opened()) for table in range(8)]
        assert sorted(await storage.expire(AT, 0)) == keys


async def test_tables_with_finished_games_expire_when_they_are_told_to(database: str) -> None:
    async with open_storage(database) as storage:
        old, new, unfinished = [await storage.create(f"CODE-{table}", opened()) for table in range(3)]
        for key, at in ((old, 2), (new, 3)):
            record = Along(State.OVER, KeptRecord(1, "a game\n"))
            await storage.append(key, row(noted(range(2, at + 1))), record)
        assert await storage.expire(0, AT + 3) == [old]
        assert await storage.records(old) == []
        assert await storage.table(new)
        assert await storage.expire(AT + 3, AT + 3) == [unfinished]
