"""A client drops at every phase of a table, and comes back to the same seat with nothing lost."""

import secrets
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from qwixx.client import make_table, sit_down
from qwixx.client.http import Seat
from qwixx.dice import Chain
from tests.server.serving import Plain, Served, plain, serving

CHOOSING = {"white", "white, pencilled", "white, confirmed", "colour", "colour, pencilled"}
PHASES = {
    "fair": {"lobby", "committed", "links for the start", "links for a roll", "roll", *CHOOSING, "over"},
    "real": {"lobby", "start", "start, typed", "roll", "roll, typed", "agreement", *CHOOSING, "over"},
}
FACES = {"white": [4, 1], "red": 2, "yellow": 3, "green": 6, "blue": 6}


class Dropper:
    """Somebody whose connection breaks at every phase, once in each, and who plays on."""

    def __init__(self, server: Served, seat: Seat) -> None:
        self._server, self._seat = server, seat
        self._stack = AsyncExitStack()
        self._chain = Chain(secrets.token_bytes(32))
        self._client: Plain | None = None
        self.dropped_in: set[str] = set()
        self._sent = 0

    async def come(self, **hello: Any) -> dict[str, Any]:
        """Connect; the welcome."""
        self._client = await self._stack.enter_async_context(plain(self._server))
        return await self._client.hello(token=self._seat.token, **hello)

    @property
    def client(self) -> Plain:
        assert self._client
        return self._client

    async def view(self) -> dict[str, Any]:
        view: dict[str, Any] = await self.client.view()
        return view

    async def drop(self, phase: str) -> None:
        """Lose the connection without a word, and come back: everything is as it was."""
        if phase in self.dropped_in:
            return
        self.dropped_in.add(phase)
        before = await self.view()
        self.client.socket.transport.abort()
        await self._stack.aclose()
        welcome = await self.come(after=before["step"])
        assert (welcome["events"], welcome["view"]) == ([], before), phase

    async def do(self, command: str, **fields: Any) -> None:
        self._sent += 1
        told = await self.client.do(f"{self._sent}", command, **fields)
        assert told["type"] == "ack", told

    async def sit_ready(self, dice: str) -> None:
        await self.drop("lobby")
        if dice == "real":
            return
        await self.do("commit", commitment=self._chain.commitment.hex())
        await self.drop("committed")

    async def act(self) -> None:
        """Do what the table waits for from this seat, if it does."""
        view = await self.view()
        moment = view["moment"]
        if self._seat.seat not in moment["awaited"]:
            return
        link = self._chain.link(view["game"]["turn"] + 1).hex()
        is_real = view["settings"]["dice"] == "real"
        match moment["waits"]:
            case "start":
                await self.drop("start")
                await self.do("type-start", moment=moment["moment"], start={"kind": "drawn", "player": 0})
                await self.drop("start, typed")
            case "roll" if is_real:
                await self.drop("roll")
                await self.do("type-roll", moment=moment["moment"], roll=FACES)
                await self.drop("roll, typed")
            case "agreement":
                await self.drop("agreement")
                await self.do("agree", moment=moment["moment"])
            case "links":
                await self.drop("links for the start" if view["game"]["turn"] == 0 else "links for a roll")
                await self.do("add-link", moment=moment["moment"], link=link)
            case "roll":
                await self.drop("roll")
                await self.do("roll", moment=moment["moment"], link=link)
            case phase:
                await self.drop(phase)
                choice = view["choices"][view["game"]["players"].index(self._seat.seat)][1]
                await self.do("choose", moment=moment["moment"], choice=choice, confirmed=False)
                assert (await self.view())["you"]["choice"] == choice
                await self.drop(f"{phase}, pencilled")
                await self.do("choose", moment=moment["moment"], choice=choice)

    async def go(self) -> None:
        await self._stack.aclose()


@pytest.mark.parametrize("dice", PHASES)
async def test_a_client_that_drops_comes_back_to_the_same_seat_with_nothing_lost(tmp_path: Path, dice: str) -> None:
    async with serving(tmp_path, away_grace=60.0) as server:
        first = await make_table(server.url, "Anna", seats=2, dice=dice, objection_seconds=300)
        second = await sit_down(server.url, first.table, "Boris")
        one, other = Dropper(server, first), Dropper(server, second)
        for each in (one, other):
            assert (await each.come())["type"] == "welcome"
            await each.sit_ready(dice)
        await one.do("begin")
        await play(one.act, other.act, one)
        for each in (one, other):
            await each.drop("over")
            assert (await each.view())["game"]["outcome"]
            await each.go()
        assert one.dropped_in | other.dropped_in == PHASES[dice]


async def play(one: Callable[[], Awaitable[None]], other: Callable[[], Awaitable[None]], watching: Dropper) -> None:
    """Let both act in turn until the game is over; who has confirmed while the other thinks drops, too."""
    while (view := await watching.view())["stage"] == "play":
        await one()
        you = (await watching.view())["you"]
        if you["confirmed"] and view["moment"]["waits"] == "white":
            await watching.drop("white, confirmed")
        await other()
