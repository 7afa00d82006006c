"""One order of everything that happens at a table, the same for everyone, whoever was faster."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from qwixx.client import Seat, TableClient, make_table, sit_down
from qwixx.match import Event, RollDice
from qwixx.rules import QwixxError
from qwixx.server.storage import Storage, StorageDown
from qwixx.server.tables.table_actor import TableActor
from tests.postgres import Postgres
from tests.server.serving import Plain, Served, plain, serving
from tests.server.test_whole_games import play, seated


def steps(client: Plain) -> list[tuple[int, str]]:
    """What a client was told, in order."""
    told = [message for message in client.told if message["type"] == "events"]
    return [(event["step"], event["event"]) for message in told for event in message["events"]]


async def down(*_: object) -> None:
    raise StorageDown


def let_fail(patched: pytest.MonkeyPatch) -> None:
    """Let storage keep nothing from now on."""
    patched.setattr(Storage, "append", lambda *_: asyncio.ensure_future(down()))


@asynccontextmanager
async def lonely(tmp_path: Path) -> AsyncIterator[tuple[Served, Seat, TableActor]]:
    """A server with a table of one seat."""
    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=1)
        actor = await server.actor()
        yield server, seat, actor


def slow_down(monkeypatch: pytest.MonkeyPatch, seconds: Callable[[], float]) -> None:
    """Let storage take so long from now on."""
    append = Storage.append

    async def slowly(self: Storage, *what: Any) -> None:
        await asyncio.sleep(seconds())
        await append(self, *what)

    monkeypatch.setattr(Storage, "append", lambda *what: asyncio.ensure_future(slowly(*what)))


async def test_two_who_act_at_the_same_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as server:
        seats = [await make_table(server.url, "Anna", seats=3)]
        seats += [await sit_down(server.url, seats[0].table, name) for name in ("Boris", "Chava")]
        async with (
            plain(server, token=seats[0].token) as one,
            plain(server, token=seats[1].token) as other,
            plain(server, token=seats[2].token) as third,
            plain(server, table=seats[0].table) as watching,
        ):
            clients = (one, other, third)
            slow_down(monkeypatch, lambda: 0.05)
            answers = await asyncio.gather(*(client.do("react", "react", reaction="hello") for client in clients))
            assert {answer["type"] for answer in answers} == {"ack"}
            for client in (*clients, watching):
                await client.view()
            seen = [[step for step in steps(client) if step[1] == "reacted"] for client in (*clients, watching)]
            assert len(seen[0]) == 3
            assert all(each == seen[0] for each in seen)


@pytest.mark.parametrize("workers", [1, 2])
async def test_a_whole_game_has_one_order_for_everyone_however_slow_storage_is(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch, workers: int
) -> None:
    draws = Random(3)

    database = await asyncio.to_thread(postgres.new_database)
    async with AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(serving(tmp_path, database=database)) for _ in range(workers)]
        seats = await seated(servers[0], 3)
        watching = [await stack.enter_async_context(TableClient(each.url, table=seats[0].table)) for each in servers]
        slow_down(monkeypatch, lambda: draws.random() / 200)
        placed = [seat._replace(server=servers[seat.seat % workers].url) for seat in seats]
        players = await asyncio.gather(*(play(seat, seat.seat == 0, fair=False) for seat in placed))
        for spectator in watching:
            while not spectator.is_over:
                await spectator.change()
        whole: dict[int, Any] = {}
        for client in (*players, *watching):
            steps = [event["step"] for event in client.events]
            assert steps == list(range(steps[0], steps[-1] + 1))
            assert client.events == [whole.setdefault(event["step"], event) for event in client.events]
        assert workers == 1 or sum(server.registry.metrics.conflicts for server in servers) > 0


async def test_of_two_who_want_the_same_seat_one_gets_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=2)
        slow_down(monkeypatch, lambda: 0.05)
        wanted = [sit_down(server.url, seat.table, name, 1) for name in ("Boris", "Chava", "Dawud")]
        found = await asyncio.gather(*wanted, return_exceptions=True)
        refused = [each for each in found if isinstance(each, QwixxError)]
        assert [error.code for error in refused] == ["seat-taken", "seat-taken"]
        (mate,) = [each for each in found if isinstance(each, Seat)]
        async with plain(server, token=mate.token) as client:
            assert (await client.view())["you"]["seat"] == 1


async def test_another_worker_was_faster(tmp_path: Path) -> None:
    async with serving(tmp_path) as first, serving(tmp_path) as second:
        seat = await make_table(first.url, "Anna", seats=2)
        mate = await sit_down(second.url, seat.table, "Boris")
        async with plain(first, token=seat.token) as one, plain(second, token=mate.token) as other:
            for number in range(5):
                for client in (one, other):
                    told = await client.do(f"{number}", "commit", commitment=f"{number:063x}{client is one:x}")
                    assert told["type"] == "ack"
            for client in (one, other):
                await client.do("name", "sit", seat=0 if client is one else 1, name=f"{client is one}")
            view = await other.view()
            assert [found["name"] for found in view["seats"]] == ["True", "False"]
        assert first.registry.metrics.conflicts + second.registry.metrics.conflicts > 0


async def test_what_cannot_be_kept_is_refused_and_the_table_goes_on_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with lonely(tmp_path) as (server, seat, _), plain(server, token=seat.token) as one:
        await one.do("first", "commit", commitment="0" * 64)
        step = (await one.view())["step"]
        with monkeypatch.context() as patched:
            let_fail(patched)
            assert (await one.do("a", "begin"))["code"] == "unavailable"
            assert (await one.view())["step"] == step
        assert (await one.do("a", "begin"))["type"] == "ack"
        assert (await one.view())["stage"] == "play"


async def test_a_server_stops_though_what_became_of_an_append_cannot_be_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with lonely(tmp_path) as (server, seat, _), plain(server, token=seat.token) as one:
        with monkeypatch.context() as patched:
            let_fail(patched)
            patched.setattr(Storage, "events", down)
            assert (await one.do("a", "begin"))["code"] == "unavailable"
            async with asyncio.timeout(5):
                await server.registry.say_goodbye()
            assert (await one.next("bye"))["reason"] == "shutdown"


async def test_a_table_that_stops_still_asks_storage_before_it_refuses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with lonely(tmp_path) as (_, _, actor):
        monkeypatch.setattr(Storage, "is_shared", True)
        asked = asyncio.create_task(actor.do(RollDice(0), 0))
        await asyncio.sleep(0)
        async with asyncio.timeout(5):
            await actor.stop()
        with pytest.raises(QwixxError) as found:
            await asked
        assert found.value.code == "no-game"


async def test_storage_is_asked_before_each_refusal_and_not_only_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    events = Storage.events

    async def counted(self: Storage, key: int, after: int, rows: int) -> list[Event] | None:
        asked.append(after)
        return await events(self, key, after, rows)

    async with lonely(tmp_path) as (_, _, actor):
        monkeypatch.setattr(Storage, "is_shared", True)
        monkeypatch.setattr(Storage, "events", counted)
        actor.received(actor.table.number + 1)
        while actor._is_at_work:
            await asyncio.sleep(0.01)
        assert len(asked) == 1
        for times in (2, 3):
            with pytest.raises(QwixxError, match="no game"):
                await actor.do(RollDice(0), 0)
            assert len(asked) == times
