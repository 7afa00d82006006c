"""What is over is freed at once, without the garbage collector, which may not run for a long time."""

import asyncio
import gc
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from qwixx.client import make_table
from qwixx.match import Begin, RollDice
from qwixx.rules import QwixxError
from qwixx.server.sockets.connection import Connection
from qwixx.server.sockets.endpoint import Session
from qwixx.server.sockets.web_socket import WebSocket
from qwixx.server.tables import entry, table_actor, table_registry
from qwixx.server.tables.presence import TablePresence
from qwixx.server.tables.table_actor import TableActor
from qwixx.server.tables.timers import Timers
from tests.server.serving import PATIENCE, plain, serving
from tests.server.tables.test_presence import begun, opened

COUNTED = (TableActor, TablePresence, Timers, Session, Connection, WebSocket)


@pytest.fixture
def without_gc() -> Iterator[None]:
    """No garbage collector, and nothing left for it to do."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def alive() -> Counter[type]:
    """How many objects there are of what must not stay."""
    return Counter(type(found) for found in gc.get_objects() if type(found) in COUNTED)


@pytest.mark.usefixtures("without_gc")
async def test_a_forgotten_table_is_freed_without_the_garbage_collector(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_registry, "SWEEP", 0.01)
    monkeypatch.setattr(table_actor, "IDLE", 0.0)
    monkeypatch.setattr(entry, "SETTLING", 0.05)
    before = alive()  # what a test before this one may have left
    async with opened(tmp_path) as registry:
        for _ in range(3):
            actor = await begun(registry, "steady")
            for command in (Begin(), RollDice(0)):
                with pytest.raises(QwixxError):
                    await actor.do(command, 0)
            with pytest.raises(QwixxError):
                await registry.entry.sit(actor.code, "Boris", None, "here")
            actor.presence.expect(0, 0.0)
        assert (alive() - before)[TableActor] > 0
        del actor
        async with asyncio.timeout(PATIENCE):
            while alive() - before:
                await asyncio.sleep(0.05)


@pytest.mark.usefixtures("without_gc")
async def test_closed_sockets_are_freed_without_the_garbage_collector(tmp_path: Path) -> None:
    before = alive()
    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=2)
        for _ in range(3):
            async with plain(server, token=seat.token) as anna, plain(server, table=seat.table) as watching:
                assert (await anna.do("too-soon", "roll", moment=0))["type"] == "refusal"
                await watching.view()
                assert (alive() - before)[Session] == 2
            async with plain(server) as stranger:
                assert (await stranger.hello(token="A" * 43))["type"] == "refusal"
        async with asyncio.timeout(PATIENCE):
            while {Session, Connection, WebSocket} & set(alive() - before):
                await asyncio.sleep(0.05)
