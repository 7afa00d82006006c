"""The plain game at tables of a real server, through a pipe."""

import asyncio
from pathlib import Path

import pytest

from qwixx.client import TableClient, make_table, seat_link
from qwixx.i18n.catalogue import say
from qwixx.rules import QwixxError, format_sheet
from qwixx.terminal.saved_games import saved_games
from qwixx.terminal.start_options import Flags
from qwixx.wire.table_commands import Begin
from tests.analysis.games import SHEETS
from tests.server.serving import serving
from tests.server.test_whole_games import play_on
from tests.terminal.plain_play import Talk, evening


async def joined(link: str, *answers: str, names: str | None = None, then: str | None = None) -> Talk:
    """A game at a server's table, with these answers and then the same one again and again."""
    typed = iter(answers)
    return await asyncio.to_thread(evening, Flags(link=link, names=names), answer=lambda _: next(typed, then))


async def test_a_whole_game_with_another_client(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Boris", seats=3, bots=["random"], variant=format_sheet(SHEETS["short"]))
        async with TableClient(server.url, seat.token, fair=True) as other:
            playing = asyncio.create_task(joined(f"{server.url}/table/{seat.table}", names="Anna", then="1"))
            while not any(found["name"] == "Anna" for found in other.view["seats"]):
                await other.change()
            await other.do(Begin())
            await play_on(other)
            talk = await playing
            totals = [sheet["scores"]["total"] for sheet in other.view["game"]["sheets"]]
            names = other.view["game"]["names"]
    assert talk.ended
    told = [f"{name}, {total} point" for name, total in zip(names, totals, strict=True)]
    assert [words for words in told if words not in talk.flowing] == []
    (saved,) = saved_games()
    assert f"Go on with: qwixx play --resume {saved.path}" in talk.flowing


async def test_the_host_seats_a_bot_begins_leaves_and_comes_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=2, variant=format_sheet(SHEETS["short"]))
        talk = await joined(seat_link(seat), "sharp", "", "save x", "hint", "quit")
        assert f"At the table: Anna and {say('en', 'table-seat-open')}." in talk.flowing
        assert "At the table: Anna and sharp." in talk.flowing
        assert "Anna, action" in talk.text
        assert "Your seat is kept." in talk.flowing
        (saved,) = saved_games()
        again = await asyncio.to_thread(evening, Flags(resume=str(saved.path)), answer=lambda _: "1")
        assert again.ended


def test_a_server_that_is_not_there_is_told() -> None:
    with pytest.raises(QwixxError, match="there is no answer from"):
        evening(Flags(link="http://127.0.0.1:1/table/AAAA-AAAA", names="Anna"))


async def test_a_table_that_is_not_there_is_told(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        with pytest.raises(QwixxError) as caught:
            await joined(f"{server.url}/table/AAAA-AAAA", names="Anna")
        assert caught.value.code == "no-such-table"
