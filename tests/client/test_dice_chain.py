"""The client takes part in the fair dice, and leaves it to another device of its seat where that has the chain."""

import asyncio
from pathlib import Path

import pytest

from qwixx.client import TableClient, ask, make_table
from qwixx.client.dice_chain import ANOTHER_DEVICE, Answer, Links
from qwixx.client.view_state import Seen
from qwixx.dice import Verdict, check_dice
from qwixx.rules import format_sheet, parse_record
from qwixx.wire.table_commands import AddLink, Begin, Commit, Sit
from tests.analysis.games import SHEETS
from tests.server.serving import serving
from tests.server.test_whole_games import all_there, play_on, seated


def lobby(commitment: str | None = None, games: int = 0, stage: str = "lobby") -> Seen:
    """A table between games, from seat 0 with this commitment."""
    seen = Seen()
    seen.view = {"stage": stage, "games": games, "seats": [{"commitment": commitment}], "you": {"seat": 0}}
    return seen


def draw(commitment: str, moment: int = 7) -> Seen:
    """A table that waits for a link of seat 0."""
    seen = lobby(games=1, stage="play")
    seen.view["moment"] = {"moment": moment, "waits": "links", "awaited": [0], "links": [0]}
    seen.view["game"] = {"players": [0], "commitments": [commitment], "turn": 3}
    return seen


def committed(links: Links, games: int = 0) -> str:
    answer = links.answer(lobby(games=games))
    assert answer
    assert isinstance(answer.command, Commit)
    assert answer.wait == 0
    return answer.command.commitment


def test_a_commitment_that_stands_is_left_alone() -> None:
    assert Links().answer(lobby(commitment="ab" * 32)) is None


def test_each_game_has_a_commitment_of_its_own_and_is_asked_for_it_once() -> None:
    links = Links()
    first = committed(links)
    assert links.answer(lobby()) is None
    assert committed(links, games=1) != first


def test_a_link_is_given_at_once_and_once() -> None:
    links = Links()
    seen = draw(committed(links))
    link = links.link(seen)
    assert link
    assert links.answer(seen) == Answer(AddLink(7, link))
    assert links.answer(seen) is None
    assert links.answer(draw("ab" * 32, moment=8)) == Answer(AddLink(8, None), ANOTHER_DEVICE)


async def test_two_devices_of_a_seat_commit_it_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=2)
        async with TableClient(server.url, seat.token, fair=True) as phone:
            while not phone.view["seats"][0]["commitment"]:
                await phone.change()
            async with TableClient(server.url, seat.token, fair=True) as tablet:
                for name, device in (("Ada", tablet), ("Eva", phone), ("Ida", tablet), ("Una", phone)):
                    await device.do(Sit(0, name))
            assert [event["event"] for event in phone.events].count("committed") == 1


async def test_a_draw_takes_the_link_of_the_device_that_has_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as server:
        one, two = await seated(server, 2, variant=format_sheet(SHEETS["short"]))
        phone = TableClient(server.url, two.token, fair=True)
        answer = phone._answer
        monkeypatch.setattr(phone, "_answer", lambda found: answer(found._replace(wait=0.1)))
        async with TableClient(server.url, one.token, fair=True) as table, phone:
            await all_there(table, fair=True)
            async with TableClient(server.url, two.token, fair=True):
                await table.do(Begin())
                await asyncio.gather(play_on(table), play_on(phone))
        record = await ask(server.url, f"/api/tables/{one.table}/games/1/record")
        assert "dice absent" not in record
        assert "dice commitment 2" in record
        assert check_dice(parse_record(record)) is Verdict.PROVED
