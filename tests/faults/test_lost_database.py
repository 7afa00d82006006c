"""The database goes away and comes back: clients are told, nothing is lost, and the games go on."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest

from qwixx.client import ask, make_table
from qwixx.rules import QwixxError
from qwixx.server.storage import change_listener, open_storage, sqlite_connection
from qwixx.server.tables import presence, table_actor
from tests.faults.games import party
from tests.postgres import Postgres
from tests.server.serving import Plain, Served, plain, serving

HOLD = """
import sqlite3, sys
held = sqlite3.connect(sys.argv[1], isolation_level=None)
held.execute("BEGIN EXCLUSIVE")
print("held", flush=True)
sys.stdin.read()
"""


@pytest.fixture(autouse=True)
def nobody_waits_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(change_listener, "SECONDS_BETWEEN_TRIES", 0.05)
    monkeypatch.setattr(presence, "RETRY_PAUSE", 0.05)
    monkeypatch.setattr(table_actor, "STORAGE_PAUSE", 0.05)
    monkeypatch.setattr(sqlite_connection, "PATIENCE", 0.2)


class Place:
    """A database that can be taken away."""

    def __init__(self, database: str, postgres: Postgres | None) -> None:
        self.database = database
        self._postgres = postgres

    def without(self) -> AbstractAsyncContextManager[None]:
        """While this lasts, it is not there."""
        return self._stopped(self._postgres) if self._postgres else self._held()

    @asynccontextmanager
    async def _stopped(self, postgres: Postgres) -> AsyncIterator[None]:
        await asyncio.to_thread(postgres.stop)
        try:
            yield
        finally:
            await asyncio.to_thread(postgres.start)

    @asynccontextmanager
    async def _held(self) -> AsyncIterator[None]:
        command = [sys.executable, "-c", HOLD, self.database]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:  # noqa: S603 (ours)
            assert holder.stdout
            await asyncio.to_thread(holder.stdout.readline)
            try:
                yield
            finally:
                holder.kill()


@pytest.fixture(scope="module")
def stoppable() -> Iterator[Postgres]:
    """One that can be stopped without harm to other tests."""
    server = Postgres()
    yield server
    server.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, stoppable: Postgres, tmp_path: Path) -> Place:
    if request.param == "sqlite":
        return Place(str(tmp_path / "tables.sqlite"), None)
    return Place(stoppable.new_database(), stoppable)


async def status(server: Served, path: str) -> str:
    """What the server says to a request: the code of its refusal, or `ok`."""
    try:
        await ask(server.url, path)
    except QwixxError as error:
        return error.code
    return "ok"


async def refused(client: Plain, sent: str) -> dict[str, object]:
    """The refusal of a command while the database is away."""
    told = await client.do(sent, "react", reaction="hello")
    assert (told["type"], told["code"]) == ("refusal", "unavailable"), told
    assert told["text"]
    return told


async def test_whoever_asks_while_the_database_is_away_is_told_so_and_asks_again(place: Place, tmp_path: Path) -> None:
    async with serving(tmp_path, database=place.database) as server:
        seat = await make_table(server.url, "Anna", seats=1)
        async with plain(server, token=seat.token) as one:
            async with place.without():
                await refused(one, "a")
                assert (await one.view())["stage"] == "lobby"
                with pytest.raises(QwixxError) as caught:
                    await make_table(server.url, "Boris")
                assert caught.value.code == "unavailable"
            while (told := await one.do("a", "react", reaction="hello"))["type"] != "ack":
                assert told["code"] == "unavailable"
            assert (await one.do("b", "begin"))["type"] == "ack"
        assert await status(server, f"/api/tables/{seat.table}") == "ok"
        kept = await server.registry.storage.find(seat.table)
        events = await server.registry.storage.events(kept.key) if kept else None
        assert events
        assert [event.sent for event in events if event.sent] == [(0, "a"), (0, "b")]


async def test_who_comes_while_there_is_no_postgresql_is_asked_to_come_back(
    stoppable: Postgres, tmp_path: Path
) -> None:
    place = Place(stoppable.new_database(), stoppable)

    async with serving(tmp_path, database=place.database) as server:
        seat = await make_table(server.url, "Anna", seats=1)
        async with place.without():
            async with plain(server) as one:
                assert (await one.hello(token=seat.token))["code"] == "unavailable"
                assert await one.next("bye") == {"type": "bye", "reason": "shutdown", "come_back_ms": 50}
            assert await status(server, f"/api/tables/{seat.table}") == "unavailable"
            assert await status(server, "/healthz") == "ok"
        while True:
            async with plain(server) as one:
                told = await one.hello(token=seat.token)
            if told["type"] == "welcome":
                break
            assert told["code"] == "unavailable"


async def test_games_go_on_when_the_database_is_back(place: Place, tmp_path: Path) -> None:
    async with serving(tmp_path, database=place.database) as server:
        playing = await party(server, 3, fair=True)
        for _ in range(3):
            await playing.more(10)
            async with place.without():
                before = server.registry.metrics.refusals["unavailable"]
                while server.registry.metrics.refusals["unavailable"] == before:
                    await asyncio.sleep(0.01)
        await playing.end(server, tmp_path)
    async with open_storage(place.database) as storage:
        await playing.check(storage)
