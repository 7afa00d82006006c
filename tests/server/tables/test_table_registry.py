"""Tables that nobody needs go: out of memory first, and out of storage in the end."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from qwixx.client import TableClient, ask, make_table
from qwixx.server.tables import table_actor, table_registry
from qwixx.server.tables.clock import now_ms
from qwixx.wire.table_commands import Begin
from tests.server.serving import PATIENCE, plain, serving
from tests.server.sockets.test_refusals import refused
from tests.server.test_whole_games import play_on

Swept = Callable[[], Awaitable[None]]


@pytest.fixture
def swept(monkeypatch: pytest.MonkeyPatch) -> Swept:
    """Waits until the house has looked once more for what nobody needs, which it does all the time."""
    monkeypatch.setattr(table_registry, "SWEEP", 0.005)
    monkeypatch.setattr(table_registry, "EXPIRY", 0.0)
    look_after, looks = table_registry.TableRegistry._look_after, 0

    async def counted(self: table_registry.TableRegistry, others: frozenset[str]) -> frozenset[str]:
        nonlocal looks
        looks += 1
        return await look_after(self, others)

    async def once_more() -> None:
        wanted = looks + 2  # the next look may have begun before
        while looks < wanted:
            await asyncio.sleep(0.005)

    monkeypatch.setattr(table_registry.TableRegistry, "_look_after", counted)
    return once_more


async def test_a_table_that_nobody_watches_is_forgotten_and_comes_back_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, swept: Swept
) -> None:
    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=1)
        async with plain(server, token=seat.token) as one:
            await one.do("a", "begin")
            await one.do("b", "roll", moment=(await one.view())["moment"]["moment"])
            before, in_memory = await one.view(), await server.actor()
            monkeypatch.setattr(table_actor, "IDLE", 0.0)
            await swept()
            assert await server.actor() is in_memory
        while server.registry._actors:
            await asyncio.sleep(0.01)
        monkeypatch.setattr(table_actor, "IDLE", 60.0)
        async with plain(server, token=seat.token) as one:
            view = await one.view()
            assert [view[key] for key in ("game", "choices")] == [before[key] for key in ("game", "choices")]
            assert (await one.do("c", "choose", moment=view["moment"]["moment"], choice=None))["type"] == "ack"


async def test_who_comes_back_to_a_closed_table_is_told_so(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=1)
        async with plain(server, token=seat.token) as one:
            assert (await one.do("a", "close"))["type"] == "ack"
        async with plain(server, token=seat.token) as one:
            assert await one.next("bye") == {"type": "bye", "reason": "closed"}
            with pytest.raises(ConnectionClosed):
                await one.next()


async def test_a_table_at_which_nothing_happens_for_days_is_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, swept: Swept
) -> None:
    async with serving(tmp_path, keep_days=14.0) as server:
        seat = await make_table(server.url, "Anna", seats=1)
        async with plain(server, token=seat.token) as one:
            monkeypatch.setattr(table_registry, "now_ms", lambda: now_ms() + 13 * table_registry.DAY)
            await swept()
            assert (await ask(server.url, f"/api/tables/{seat.table}"))["stage"] == "lobby"
            monkeypatch.setattr(table_registry, "now_ms", lambda: now_ms() + 15 * table_registry.DAY)
            await swept()
            await refused(ask(server.url, f"/api/tables/{seat.table}"), "no-such-table")
            await one.send({"type": "do", "id": "a", "command": {"command": "begin"}})
            assert await one.next("bye") == {"type": "bye", "reason": "closed"}


async def test_a_table_with_finished_games_is_removed_after_the_days_that_are_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, swept: Swept
) -> None:
    async with serving(tmp_path, keep_games=30.0) as server:
        seat = await make_table(server.url, "Anna", seats=1)
        async with TableClient(server.url, seat.token) as table:
            await table.do(Begin())
            await play_on(table)
        monkeypatch.setattr(table_registry, "now_ms", lambda: now_ms() + 29 * table_registry.DAY)
        await swept()
        assert len(await ask(server.url, f"/api/tables/{seat.table}/games")) == 1
        monkeypatch.setattr(table_registry, "now_ms", lambda: now_ms() + 31 * table_registry.DAY)
        await swept()
        await refused(ask(server.url, f"/api/tables/{seat.table}"), "no-such-table")


async def test_tables_are_looked_after_whatever_went_wrong_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_registry, "SWEEP", 0.01)
    again = asyncio.Event()
    times: list[int] = []

    async def fail(_: table_registry.TableRegistry) -> None:
        times.append(len(times))
        if len(times) > 1:
            again.set()
        raise ValueError

    monkeypatch.setattr(table_registry.TableRegistry, "_forget_idle", fail)
    async with serving(tmp_path):
        await asyncio.wait_for(again.wait(), PATIENCE)
