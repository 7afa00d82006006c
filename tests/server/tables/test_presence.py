"""What a restart, an outage or a slow database must not cost anybody: a move, a seat, or being seen."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from qwixx.client import make_table
from qwixx.match import Begin, React, RollDice, Settings, Vacate
from qwixx.match.events import Paused, WentAway
from qwixx.rules import QwixxError, variant
from qwixx.server.server_settings import ServerSettings
from qwixx.server.sockets import endpoint
from qwixx.server.storage import Storage, StorageDown, open_storage, sqlite_connection
from qwixx.server.tables import clock, entry, presence
from qwixx.server.tables.presence import TablePresence
from qwixx.server.tables.table_actor import TableActor
from qwixx.server.tables.table_registry import TableRegistry
from tests.server.serving import PATIENCE, QUICK, plain, serving

SETTLED = 1000.0
"""Seconds for which somebody counts as there who is not connected: for ever, as far as a test goes."""


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[TableRegistry]:
    """A house without doors to the network."""
    async with open_storage(str(folder / "tables.sqlite")) as storage:
        registry = TableRegistry(ServerSettings(**QUICK), storage)
        yield registry
        await registry.close()


async def begun(registry: TableRegistry, *bots: str, **settings: Any) -> TableActor:
    """A table at which Anna plays with bots, or alone."""
    agreed = Settings(variant("classic"), **settings)
    taken = await registry.entry.make(agreed, 1 + len(bots), "Anna", bots, "here")
    actor = await registry.entry.by_code(taken.code, "here")
    actor.presence.expect(0, SETTLED)
    await actor.do(Begin(), 0)
    return actor


async def roll(actor: TableActor) -> None:
    assert actor.table.play
    await actor.do(RollDice(actor.table.play.moment), 0)


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


async def test_time_that_ran_out_while_the_server_was_down_costs_nobody_a_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as registry:
        actor = await begun(registry, decision_seconds=5)
        await roll(actor)
        assert actor.table.awaited == (0,)
    now = clock.now_ms() + 3_600_000
    monkeypatch.setattr(clock, "now_ms", lambda: now)
    async with opened(tmp_path) as registry:
        again = await registry.actor(actor.key)
        for _ in range(10):
            await asyncio.sleep(0)
        events = await registry.storage.events(actor.key, actor.table.number)
        assert [type(event.what) for event in events or ()] == [WentAway, Paused]
        assert again.table.play
        assert again.table.play.game == (actor.table.play and actor.table.play.game)


async def test_who_comes_or_goes_while_nothing_can_be_kept_is_seen_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_connection, "PATIENCE", 0.05)
    monkeypatch.setattr(presence, "RETRY_PAUSE", 0.05)

    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=1)
        held = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
        refusals = server.registry.metrics.refusals
        async with plain(server, token=seat.token):
            actor = await server.actor()
            assert actor.table.seats[0].present
            held.execute("BEGIN IMMEDIATE")
        await until(lambda: refusals["unavailable"] > 0)
        assert actor.table.seats[0].present
        held.execute("ROLLBACK")
        await until(lambda: not actor.table.seats[0].present)
        held.execute("BEGIN IMMEDIATE")
        before = refusals["unavailable"]
        async with plain(server, token=seat.token) as anna:
            await until(lambda: refusals["unavailable"] > before)
            assert not actor.table.seats[0].present
            held.execute("ROLLBACK")
            await until(lambda: actor.table.seats[0].present)
            assert (await anna.do("a", "begin"))["type"] == "ack"
        held.close()


async def test_a_seat_that_was_kept_for_nobody_is_away_soon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entry, "SETTLING", 0.05)
    append = Storage.append

    async def kept_unheard(self: Storage, *what: Any) -> None:
        await append(self, *what)
        raise StorageDown

    async with opened(tmp_path) as registry:
        taken = await registry.entry.make(Settings(variant("classic")), 2, "Anna", [], "here")
        actor = await registry.entry.by_code(taken.code, "here")
        actor.presence.expect(0, SETTLED)
        with monkeypatch.context() as broken:
            broken.setattr(Storage, "append", lambda *what: asyncio.ensure_future(kept_unheard(*what)))
            with pytest.raises(QwixxError, match="cannot keep anything"):
                await registry.entry.sit(taken.code, "Boris", None, "here")
        await until(lambda: actor.table.seats[1].name == "Boris" and not actor.table.seats[1].present)
        await actor.do(Vacate(1), 0)
        assert actor.table.seats[1].is_open


async def test_who_comes_back_and_acts_at_once_is_not_told_that_the_game_is_paused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=1)
        async with plain(server, token=seat.token) as anna:
            await anna.do("begin", "begin")
        actor = await server.actor()
        await until(lambda: actor.table.paused)
        monkeypatch.setattr(TablePresence, "_report_next", lambda _: asyncio.sleep(0.01))
        async with plain(server, token=seat.token) as anna:
            moment = (await anna.view())["moment"]["moment"]
            assert (await anna.do("roll", "roll", moment=moment))["type"] == "ack"
            assert not actor.table.paused


async def test_a_table_that_has_stopped_stays_as_it_is(tmp_path: Path) -> None:
    async with opened(tmp_path) as registry:
        actor = await begun(registry, decision_seconds=5)
        asked = asyncio.ensure_future(roll(actor))
        await asyncio.sleep(0)
        await actor.stop()
        await asked
        assert actor._pace.is_at_rest


async def test_a_stop_that_was_given_up_harms_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path) as registry:
        actor = await begun(registry)
        for wish in (React("hello"), RollDice(actor.table.step)):
            asked = asyncio.ensure_future(actor.do(wish, 0))
            stopping = asyncio.ensure_future(actor.stop())
            await asyncio.sleep(0)
            stopping.cancel()
            await asyncio.wait([asked, stopping])
            assert stopping.cancelled()
            assert asked.result() is actor.table
        assert not registry.metrics.refusals


async def test_the_clock_of_a_table_that_has_expired_rings_no_more(tmp_path: Path) -> None:
    async with opened(tmp_path) as registry:
        actor = await begun(registry, decision_seconds=5)
        assert not actor._pace.is_at_rest
        await registry.storage.expire(clock.now_ms() + 1000, 0)
        with pytest.raises(QwixxError, match="gone"):
            await roll(actor)
        assert actor._pace.is_at_rest


async def test_who_said_hello_waits_for_a_slow_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoint, "HELLO_SECONDS", 0.2)
    holder = Storage.holder

    async def late(self: Storage, token_hash: bytes) -> Any:
        await asyncio.sleep(2 * endpoint.HELLO_SECONDS)
        return await holder(self, token_hash)

    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=1)
        monkeypatch.setattr(Storage, "holder", late)
        async with plain(server, token=seat.token) as anna:
            assert (await anna.do("a", "begin"))["type"] == "ack"


async def test_a_token_that_becomes_void_during_a_look_at_it_is_looked_at_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tokens = Storage.tokens

    looked, moved = asyncio.Event(), asyncio.Event()

    async def slowly(self: Storage, key: int) -> frozenset[bytes]:
        found = await tokens(self, key)
        looked.set()
        await moved.wait()
        return found

    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=1)
        monkeypatch.setattr(Storage, "tokens", slowly)
        async with plain(server, token=seat.token) as old:
            await looked.wait()
            _, key = await server.registry.entry.offer(seat.token, "here")
            claimed = await server.registry.entry.claim(key, "here")
            await server.registry.entry.enter(claimed.token, "here")
            moved.set()
            assert (await old.next("bye"))["reason"] == "moved"
