"""At tables of a real server, beside another client: the same screens, a lost connection that heals, refusals."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from qwixx.client import TableClient, make_table, seat_link
from qwixx.client import table_client as table_module
from qwixx.match import Stage
from qwixx.rules import QwixxError, format_sheet
from qwixx.terminal.app.screens.end import EndScreen
from qwixx.terminal.app.screens.lobby import LobbyScreen
from qwixx.terminal.app.screens.play import PlayScreen
from qwixx.terminal.remote_session import RemoteSession
from qwixx.terminal.saved_games import saved_games
from qwixx.terminal.start_options import StartOptions
from qwixx.wire.table_commands import Begin
from qwixx.wire.table_link import read_link
from tests.analysis.games import SHEETS
from tests.client.test_http import saying
from tests.server.serving import Served, serving
from tests.server.tables.test_table_actor import let_fail
from tests.server.test_whole_games import play_on
from tests.terminal.app.driving import Person, opened
from tests.terminal.app.screens import GOLDEN
from tests.terminal.app.test_whole_games import play_by_keys


def link_to(server: Served, code: str) -> str:
    return f"{server.url}/table/{code}"


async def come_in(person: Person) -> None:
    """Give a name and sit down."""
    await person.press("tab", "enter")
    await person.until(lambda: isinstance(person.screen, LobbyScreen))


@asynccontextmanager
async def hosting(server: Served, seats: int) -> AsyncIterator[Person]:
    """Anna in the lobby of a table that she has made."""
    seat = await make_table(server.url, "Anna", seats=seats)
    async with opened(StartOptions(link=read_link(seat_link(seat)))) as person:
        await person.until(lambda: isinstance(person.screen, LobbyScreen))
        yield person


async def test_a_whole_game_beside_another_client(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Boris", seats=3, bots=["random"], variant=format_sheet(SHEETS["short"]))
        async with TableClient(server.url, seat.token, fair=True) as other:
            way = read_link(link_to(server, seat.table))
            async with opened(StartOptions(link=way, name="Anna")) as person:
                await come_in(person)
                await person.read("Boris will start the game.")
                await other.do(Begin())
                playing = asyncio.create_task(play_on(other))
                await person.until(lambda: isinstance(person.screen, PlayScreen))
                await play_by_keys(person)
                await playing
                assert isinstance(person.screen, EndScreen)
                await person.read("The game is over")
                game = person.screen.session.sight.game
                assert game
                shown = [sheet["scores"]["total"] for sheet in other.view["game"]["sheets"]]
                assert [scores.total for scores in game.scores] == shown


@pytest.mark.parametrize("language", ["en", "ar"])
async def test_the_lobby_looks_as_it_did(tmp_path: Path, language: str) -> None:
    golden = GOLDEN / f"lobby-{language}-80x24.txt"

    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Boris", seats=3, bots=["sharp"])
        async with TableClient(server.url, seat.token):
            way = read_link(link_to(server, seat.table))
            async with opened(StartOptions(link=way, name="Anna"), (80, 24), language) as person:
                await come_in(person)
                await person.until(lambda: person.text.count("Boris") > 1)
                port = server.url.rpartition(":")[2]
                shown = (await person.settled()).replace(seat.table, "K7QM-2XHP").replace(port, "8" * len(port))
                assert f"{shown}\n" == golden.read_text(encoding="utf-8")


async def test_the_host_seats_bots_and_begins_and_comes_back_to_its_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        async with hosting(server, seats=2) as person:
            await person.press("b")
            await person.read("steady")
            await person.press("enter")
            await person.until(lambda: isinstance(person.screen, PlayScreen))
        (saved,) = saved_games()
        async with opened(StartOptions(resume=saved.path)) as person:
            await person.until(lambda: isinstance(person.screen, PlayScreen))
            assert person.table.sight.stage is Stage.PLAY


async def test_a_lost_connection_is_told_and_heals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "FIRST_WAIT", 0.02)

    async with serving(tmp_path) as server, hosting(server, seats=1) as person:
        await person.press("enter")
        assert await person.my_turn() == "roll"
        session = person.table.session
        assert isinstance(session, RemoteSession)
        back = asyncio.Event()

        def later(*arguments: Any, **settings: Any) -> object:
            if back.is_set():
                return connect(*arguments, **settings)
            raise OSError

        monkeypatch.setattr(table_module, "open_socket", later)
        assert session._client._socket
        session._client._socket.transport.abort()
        await person.read("The connection is lost.")
        back.set()
        await person.until(lambda: "The connection is lost." not in person.text)
        await person.press("enter")
        assert await person.my_turn() == "white"


async def test_a_server_that_can_keep_nothing_is_told_and_does_it_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_module, "AGAIN", 0.02)

    async with serving(tmp_path) as server, hosting(server, seats=1) as person:
        await person.press("enter")
        assert await person.my_turn() == "roll"
        with monkeypatch.context() as patched:
            let_fail(patched)
            await person.press("enter")
            await person.read("Nothing can be saved at the moment.")
        await person.until(lambda: "Nothing can be saved at the moment." not in person.text)
        assert await person.my_turn() == "white"


async def test_a_refusal_is_told(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Boris", seats=2)
        async with opened(StartOptions(link=read_link(link_to(server, seat.table)), name="Boris")) as person:
            await person.press("tab", "enter")
            await person.read("Someone at the table is called “Boris” already.")
        async with opened(StartOptions(link=read_link(link_to(server, "AAAA-AAAA")), name="Boris")) as person:
            await person.press("tab", "enter")
            await person.read("There is no table with this code.")


async def test_a_server_that_is_not_there_is_told() -> None:
    async with opened(StartOptions(link=read_link("http://127.0.0.1:1/table/AAAA-AAAA"))) as person:
        await person.press("tab", "enter")
        await person.read("There is no answer from http://127.0.0.1:1.")


async def test_a_proxy_without_its_server_is_told() -> None:
    async with (
        saying(502, "<h1>Bad Gateway</h1>") as address,
        opened(StartOptions(link=read_link(f"{address}/table/AAAA-AAAA"))) as person,
    ):
        await person.press("tab", "enter")
        await person.read("Nothing can be saved at the moment.")


@pytest.mark.parametrize(
    "text", ["", "here", "ftp://host/table/AAAA-AAAA", "http://host/AAAA-AAAA", "http://host/table/"]
)
def test_what_is_no_link_is_refused(text: str) -> None:
    with pytest.raises(QwixxError) as caught:
        read_link(text)
    assert caught.value.code == "no-such-table"


def test_links_lead_to_tables_seats_and_keys() -> None:
    assert read_link("https://host/qwixx/table/k7qm-2xhp#seat=abc") == ("https://host/qwixx", "K7QM-2XHP", "abc", None)
    assert read_link("http://host:8000/table/K7QM-2XHP/#move=xyz").key == "xyz"
    assert read_link("k7qm-2xhp").needs_name
