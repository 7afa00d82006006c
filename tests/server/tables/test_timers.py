"""What happens at a table of itself."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from qwixx.client import TableClient, make_table, sit_down
from qwixx.match import Begin, Choose, Command, RollDice, SeatBot, Settings, Sit, Table, clocks, obey, open_table
from qwixx.rules import IllegalError, variant
from qwixx.server.jobs.bot_pool import BotPool
from qwixx.server.tables import clock, timers
from qwixx.server.tables.table_actor import TableActor
from qwixx.server.tables.table_request import Request
from qwixx.wire import table_commands
from tests.server.serving import PATIENCE, serving
from tests.server.test_whole_games import all_there, play_on


def waiting_for_a_bot() -> Table:
    table = open_table(Settings(variant("classic")), 2, 0).table
    for command in (Sit(0, "Anna"), SeatBot(1, "random"), Begin(bytes([1]) * 32)):
        table = obey(table, command, None, 0).table
    assert table.awaited == (1,)
    return table


def asking(asked: asyncio.Queue[Request]) -> TableActor:
    """A table that only notes what it is asked."""
    return cast(TableActor, SimpleNamespace(ask=asked.put_nowait, now=clock.now_ms))


async def test_a_bot_that_was_refused_in_the_moment_of_a_pause_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table has gone on again before the bot hears of it, and nothing else happens after that."""
    monkeypatch.setattr(timers, "AGAIN", 0.01)
    table = waiting_for_a_bot()

    asked: asyncio.Queue[Request] = asyncio.Queue()
    room = BotPool()
    at_table = timers.Timers(asking(asked), room)
    at_table.follow(table)
    first = await asyncio.wait_for(asked.get(), PATIENCE)
    assert first.answer
    first.answer.set_exception(IllegalError("paused", "nobody is there"))
    at_table.follow(table)
    again = await asyncio.wait_for(asked.get(), PATIENCE)
    assert again.command == first.command
    at_table.stop()
    room.close()


async def test_bots_do_what_those_of_the_worker_that_went_on_have_not_done(monkeypatch: pytest.MonkeyPatch) -> None:
    table = waiting_for_a_bot()
    roll = RollDice(table.play.moment if table.play else 0)
    rolled = obey(table, roll, 1, 0, bot=True).table

    async def asked(head_start: float, *heard_of: Table, within: float = PATIENCE) -> Command | None:
        monkeypatch.setattr(timers, "HEAD_START", head_start)
        requests: asyncio.Queue[Request] = asyncio.Queue()
        room = BotPool()
        at_table = timers.Timers(asking(requests), room)
        for each in heard_of:
            at_table.follow(each, elsewhere=True)
        try:
            return (await asyncio.wait_for(requests.get(), within)).command
        except TimeoutError:
            return None
        finally:
            at_table.stop()
            room.close()

    assert await asked(3600, table, within=0.1) is None
    assert await asked(0.01, table) == roll
    assert isinstance(await asked(0.01, table, rolled), Choose)


def happened(table: TableClient, kind: str) -> list[dict[str, Any]]:
    return [event for event in table.events if event["event"] == kind]


async def test_who_does_not_choose_in_time_is_late_by_the_clock_of_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clocks, "SECOND", 10)

    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=1, decision_seconds=5)
        async with TableClient(server.url, seat.token) as table:
            await table.do(table_commands.Begin())
            while not (resolved := happened(table, "white-resolved")):
                await table.change()
            assert [event["late"] for event in happened(table, "called")[:1] + resolved[:1]] == [True, [0]]


@pytest.mark.parametrize("worker_is_new", [False, True])
async def test_a_clock_that_was_a_day_ahead_does_not_stop_decisions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, worker_is_new: bool
) -> None:
    monkeypatch.setattr(clocks, "SECOND", 50)
    day, true = 24 * 3600 * 1000, clock.now_ms

    async with serving(tmp_path) as server:
        seat = await make_table(server.url, "Anna", seats=1, decision_seconds=5)
        async with TableClient(server.url, seat.token) as table:
            monkeypatch.setattr(clock, "now_ms", lambda: true() + day)
            await table.do(table_commands.Begin())
            monkeypatch.setattr(clock, "now_ms", true)
            if worker_is_new:
                (await server.actor())._clock = clock.TableClock()
            async with asyncio.timeout(PATIENCE):
                while not happened(table, "white-resolved"):
                    await table.change()


async def test_a_clock_set_a_day_ahead_during_a_game_leaves_everyone_their_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = waiting_for_a_bot()
    table_clock = clock.TableClock()
    began = table_clock.now(table)
    monkeypatch.setattr(clock, "now_ms", lambda: began + 24 * 3600 * 1000)
    assert table_clock.now(table) - began < 1000 * PATIENCE


async def test_a_bot_plays_for_who_is_away_for_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "SECOND", 1)

    async with serving(tmp_path) as server:
        first = await make_table(server.url, "Anna", away_seconds=5, decision_seconds=7 * 24 * 3600)
        second = await sit_down(server.url, first.table, "Boris")
        async with TableClient(server.url, first.token) as table:
            async with TableClient(server.url, second.token):
                await all_there(table, fair=False)
                await table.do(table_commands.Begin())
            await play_on(table)
            assert [event["seat"] for event in happened(table, "replaced")] == [1]
