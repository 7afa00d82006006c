"""With a snapshot, a table is read from there, and of the events before it only the latest are stored."""

import pytest
from sqlalchemy import Connection, text

from qwixx.match import evolve, replay
from qwixx.server.storage import Along, Conflict, NewerForm, Snapshot, open_storage, row, writes
from tests.server.storage.events import noted, opened

FIRST = replay(opened())


async def test_a_snapshot_is_stored_with_its_events_or_not_at_all(database: str) -> None:
    events = noted(range(2, 6))
    after = FIRST
    for event in events:
        after = evolve(after, event)
    snapshot = Snapshot(after, ((0, "first"), (1, "second")))
    async with open_storage(database) as storage:
        key = await storage.create("ABCD-EFGH", opened())
        with pytest.raises(Conflict):
            await storage.append(key, row(noted(range(3, 7))), Along(snapshot=snapshot))
        assert await storage.snapshot(key) is None
        await storage.append(key, row(events), Along(snapshot=snapshot))
        assert await storage.snapshot(key) == snapshot
        assert await storage.events(key) == opened() + events


async def test_only_the_latest_events_before_a_snapshot_stay(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writes, "KEPT_EVENTS", 3)
    async with open_storage(database) as storage:
        key, other = [await storage.create(code, opened()) for code in ("ABCD-EFGH", "ABCD-EFGJ")]
        table = FIRST
        for event in noted(range(2, 10)):
            table = evolve(table, event)
            await storage.append(key, row([event]), Along(snapshot=Snapshot(table)) if event.number == 9 else None)
        assert await storage.events(key) == noted(range(7, 10))
        assert await storage.events(other) == opened()
        await storage.append(key, row(noted(range(10, 12))))
        assert await storage.events(key, after=9) == noted(range(10, 12))
        assert await storage.events(key, after=6, rows=2) == noted(range(7, 9))


async def test_a_snapshot_in_a_newer_form_is_not_misread(database: str) -> None:
    def newer(connection: Connection) -> None:
        connection.execute(text("UPDATE snapshots SET form = 99"))

    async with open_storage(database) as storage:
        key = await storage.create("ABCD-EFGH", opened())
        await storage.append(key, row(noted(range(2, 3))), Along(snapshot=Snapshot(FIRST)))
        await storage._database.write(newer)
        with pytest.raises(NewerForm, match="form 99"):
            await storage.snapshot(key)
