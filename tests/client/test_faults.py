"""While the server can keep nothing, a command waits; it is sent again until it is done, once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from qwixx.client import TableClient
from qwixx.client import table_client as table_module
from qwixx.rules import QwixxError
from qwixx.wire import Do
from qwixx.wire.table_commands import Begin, React, Sit
from tests.server.serving import PATIENCE
from tests.server.tables.test_table_actor import let_fail, lonely


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "AGAIN", 0.02)


async def hindered(table: TableClient) -> None:
    """Wait until the server has said that it can keep nothing."""
    async with asyncio.timeout(PATIENCE):
        while not table.hindrance:
            await table.change()
    assert table.hindrance.code == "unavailable"


@asynccontextmanager
async def sitting(tmp_path: Path) -> AsyncIterator[TableClient]:
    """A person alone at a table, whom the server knows to be there."""
    async with lonely(tmp_path) as (server, seat, _), TableClient(server.url, seat.token) as table:
        while not table.view["seats"][0]["present"]:
            await table.change()
        yield table


async def test_what_could_not_be_kept_is_sent_again_and_done_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with sitting(tmp_path) as table:
        with monkeypatch.context() as patched:
            let_fail(patched)
            asked = asyncio.create_task(table.do(React("hello")))
            await hindered(table)
            await asyncio.sleep(0.1)
            assert not asked.done()
        await asked
        assert table.hindrance is None
        assert [event["event"] for event in table.events].count("reacted") == 1


async def test_what_is_sent_again_has_the_same_id(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with sitting(tmp_path) as table:
        ids: list[str] = []
        send = table._send

        async def noted(message: Do) -> None:
            ids.append(message.id)
            await send(message)

        monkeypatch.setattr(table, "_send", noted)
        with monkeypatch.context() as patched:
            let_fail(patched)
            asked = asyncio.create_task(table.do(React("hello")))
            while len(ids) < 3:
                await table.change()
        await asked
        assert len(set(ids)) == 1


async def test_what_is_sent_again_overtakes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with sitting(tmp_path) as table:
        with monkeypatch.context() as patched:
            let_fail(patched)
            first = asyncio.create_task(table.do(Sit(0, "Ada")))
            await hindered(table)
        await table.do(Sit(0, "Eva"))
        await first
        assert [event["name"] for event in table.events if event["event"] == "sat"] == ["Ada", "Eva"]


async def test_who_does_not_want_to_wait_any_longer_need_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with sitting(tmp_path) as table:
        with monkeypatch.context() as patched:
            let_fail(patched)
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(table.do(React("hello")), 0.1)
            assert table.hindrance is None
        await table.do(Begin())
        assert not table._under_way


async def test_whoever_closes_the_client_ends_the_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "AGAIN", 600.0)

    async with sitting(tmp_path) as table:
        with monkeypatch.context() as patched:
            let_fail(patched)
            waiting = [asyncio.create_task(table.do(React("hello"))) for _ in range(2)]
            await hindered(table)
            await table.close()
            for asked in waiting:
                with pytest.raises(QwixxError) as caught:
                    await asked
                assert caught.value.code == "gone"


async def test_a_part_in_the_dice_is_not_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with lonely(tmp_path) as (server, seat, _):
        with monkeypatch.context() as patched:
            let_fail(patched)
            table = await TableClient(server.url, seat.token, fair=True).__aenter__()
            await hindered(table)
        while not table.view["seats"][0]["commitment"]:
            await table.change()
        await table.close()
