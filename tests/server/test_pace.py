"""What happens at a table of itself."""

import asyncio

import pytest

from qwixx.match import Begin, SeatBot, Settings, Sit, obey, open_table
from qwixx.rules import IllegalError, variant
from qwixx.server import pace
from qwixx.server.bots import BotRoom
from qwixx.server.requests import Request
from tests.server.serving import PATIENCE, run


def test_a_bot_that_was_refused_in_the_moment_of_a_pause_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table has gone on again before the bot hears of it, and nothing else happens after that."""
    monkeypatch.setattr(pace, "AGAIN", 0.01)
    table = open_table(Settings(variant("classic")), 2, 0).table
    for command in (Sit(0, "Anna"), SeatBot(1, "random"), Begin(bytes([1]) * 32)):
        table = obey(table, command, None, 0).table
    assert table.awaited == (1,)

    async def test() -> None:
        asked: asyncio.Queue[Request] = asyncio.Queue()
        room = BotRoom()
        at_table = pace.Pace(asked.put_nowait, room)
        at_table.follow(table)
        first = await asyncio.wait_for(asked.get(), PATIENCE)
        assert first.answer
        first.answer.set_exception(IllegalError("paused", "nobody is there"))
        at_table.follow(table)
        again = await asyncio.wait_for(asked.get(), PATIENCE)
        assert again.command == first.command
        at_table.stop()
        room.close()

    run(test())
