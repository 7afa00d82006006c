"""The client keeps its view, and comes back by itself."""

import asyncio
import runpy
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from qwixx.client import Seat, TableClient, make_table
from qwixx.client import table_client as table_module
from qwixx.rules import Cross, QwixxError
from qwixx.wire.table_commands import Begin, React
from tests.server.processes import process
from tests.server.serving import serving
from tests.server.test_whole_games import all_there, play_on

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot_over_the_network.py"


async def test_the_example_bot_plays_a_game(tmp_path: Path) -> None:
    bot = runpy.run_path(str(EXAMPLE))

    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=2)
        playing = asyncio.create_task(bot["play"](server.url, seat.table, "Robot"))
        async with TableClient(server.url, seat.token, fair=True) as table:
            while [found["kind"] for found in table.view["seats"]] != ["person", "person"]:
                await table.change()
            await all_there(table, fair=True)
            await table.do(Begin())
            await play_on(table)
            assert await playing == table.view["game"]["sheets"][1]["scores"]["total"]


@pytest.mark.parametrize(
    ("address", "code", "told"), [("{url}", "2222-2222", "no table"), ("http://127.0.0.1:1", "2222-2222", "refused")]
)
async def test_the_example_bot_says_in_one_line_what_is_wrong(
    tmp_path: Path, address: str, code: str, told: str
) -> None:
    async with serving(tmp_path) as server:
        arguments = (address.format(url=server.url), code, "Robot")
        bot = await asyncio.create_subprocess_exec(sys.executable, EXAMPLE, *arguments, stderr=asyncio.subprocess.PIPE)
        _, error = await bot.communicate()
    assert bot.returncode == 1
    assert told in error.decode()
    assert error.count(b"\n") == 1


async def test_the_example_bot_survives_a_restart_of_the_server(tmp_path: Path) -> None:
    bot, database = runpy.run_path(str(EXAMPLE)), str(tmp_path / "tables.sqlite")
    async with process(database) as server:
        seat = await make_table(server.url, "Anna", seats=2)
        playing = asyncio.create_task(bot["play"](server.url, seat.table, "Robot"))
        async with TableClient(server.url, seat.token) as table:
            while table.view["seats"][1]["commitment"] is None:
                await table.change()
            await table.do(Begin())
            await server.kill()
            async with process(database, port=server.port):
                await play_on(table)
                assert await playing == table.view["game"]["sheets"][1]["scores"]["total"]


async def test_refusals_are_errors_with_their_code(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=1)
        async with TableClient(server.url, seat.token) as table:
            await table.do(Begin())
            with pytest.raises(QwixxError) as caught:
                await table.choose(Cross(0, 5))
            assert (caught.value.code, caught.value.clause) == ("not-rolled", "C7")
            assert table.waits_for_me == "roll"


async def test_a_wrong_token_is_no_reason_to_try_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        with pytest.raises(QwixxError) as caught:
            async with TableClient(server.url, "A" * 43):
                pass
        assert caught.value.code == "wrong-token"


async def test_what_was_under_way_when_the_connection_broke_is_done_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_module, "FIRST_WAIT", 0.02)

    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=1)
        async with TableClient(server.url, seat.token) as table:
            socket = table._socket
            assert socket
            asked = asyncio.create_task(table.do(React("hello")))
            await asyncio.sleep(0)
            socket.transport.abort()
            await asked
            kinds = [event["event"] for event in table.events]
            assert kinds.count("reacted") == 1


async def test_who_was_connected_waits_no_longer_than_at_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []

    async def noted(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr(table_module, "asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": noted}))

    async def test() -> None:
        async with serving(tmp_path) as server:
            seat = await make_table(server.url, "Anna", seats=1)
            async with TableClient(server.url, seat.token) as table:
                for _ in range(3):
                    assert table._socket
                    table._socket.transport.abort()
                    while table.is_connected:
                        await table.change()
                    while not table.is_connected:
                        await table.change()

    await test()
    assert waits == [table_module.FIRST_WAIT] * 3


def test_a_token_does_not_show() -> None:
    assert "secret" not in repr(Seat("http://localhost", "K7QM-2XHP", 0, "secret"))


async def test_the_address_of_the_socket_names_the_table_for_a_proxy_to_go_by(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=1)
        for token in (seat.token, None):
            async with TableClient(server.url, token, seat.table) as table:
                assert table._socket
                assert table._socket.request
                assert table._socket.request.path == f"/ws?table={seat.table}"
                assert (table.view["you"] is None) == (token is None)
