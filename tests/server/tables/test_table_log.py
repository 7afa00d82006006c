"""However much has happened at a table, it is read from its last snapshot, and others are served meanwhile."""

import asyncio
from pathlib import Path

import pytest

from qwixx.client import make_table
from qwixx.match import Event, React, replay
from qwixx.rules import QwixxError
from qwixx.server.storage import Storage, row, writes
from qwixx.server.tables import table_log
from tests.server.serving import plain, serving
from tests.server.storage.events import noted
from tests.server.tables.test_presence import begun, opened, roll

REACTION_GAP = "qwixx.match.presence_commands.REACTION_GAP"


async def test_a_table_with_a_snapshot_is_read_from_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_log, "SNAPSHOT_EVENTS", 8)
    monkeypatch.setattr(REACTION_GAP, 0)
    async with opened(tmp_path) as registry:
        actor = await begun(registry)
        await roll(actor)
        for _ in range(20):
            await actor.do(React("hello"), 0)
        key, table = actor.key, actor.table
        whole = await registry.storage.events(key)
        assert whole
        assert replay(whole) == table
        read: list[Event] = []
        events = Storage.events

        async def counted(self: Storage, *asked: int) -> list[Event] | None:
            found = await events(self, *asked)
            read.extend(found or [])
            return found

        monkeypatch.setattr(Storage, "events", counted)
        log = await table_log.read_log(registry.storage, key)
        assert log
        assert log.table == table
        assert len(read) <= 8


async def test_a_command_counts_once_though_its_event_came_before_the_snapshot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_log, "SNAPSHOT_EVENTS", 4)
    monkeypatch.setattr(REACTION_GAP, 0)
    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=1)
        async with plain(server, token=seat.token) as anna:
            for number in range(12):
                await anna.do(f"{number}", "react", reaction="hello")
    async with serving(tmp_path) as server, plain(server, token=seat.token) as anna:
        actor = await server.actor()
        before = actor.table.number
        assert (await anna.do("0", "react", reaction="hello"))["type"] == "ack"
        await actor.stop()
        events = await server.registry.storage.events(actor.key, before)
        assert not [event for event in events or () if event.sent]


async def test_others_are_served_while_a_long_log_is_read(tmp_path: Path) -> None:
    """A log without a snapshot, as older versions wrote it."""
    rows, turns = 20 * table_log.ROWS_AT_ONCE, 0

    async def count_turns() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    async with opened(tmp_path) as registry:
        actor = await begun(registry)
        first = actor.table.number + 1
        for event in noted(range(first, first + rows)):
            await registry.storage.append(actor.key, row([event]))
        counting = asyncio.create_task(count_turns())
        log = await table_log.read_log(registry.storage, actor.key)
        counting.cancel()
        assert log
        assert log.table.number == first + rows - 1
        assert turns >= rows / table_log.ROWS_AT_ONCE


async def test_a_worker_that_is_too_far_behind_reads_the_table_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_log, "SNAPSHOT_EVENTS", 4)
    monkeypatch.setattr(writes, "KEPT_EVENTS", 2)
    monkeypatch.setattr(REACTION_GAP, 0)
    async with serving(tmp_path) as first, serving(tmp_path) as second:
        seat = await make_table(first.url, "Anna", seats=2)
        async with plain(second, table=seat.table) as watching:
            behind = await second.actor()
            ahead = await first.actor()
            for _ in range(20):
                await ahead.do(React("hello"), 0)
            with pytest.raises(QwixxError, match="cannot keep anything"):
                await behind.do(React("hello"), 0)
            assert (await watching.next("bye"))["reason"] == "shutdown"
        async with plain(second, table=seat.table) as watching:
            assert (await watching.view())["step"] == ahead.table.step
