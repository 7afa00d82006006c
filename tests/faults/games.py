"""Games that go on whatever happens, and what their players were told was done."""

import asyncio
from collections.abc import Awaitable
from pathlib import Path

from qwixx.cli import main
from qwixx.client import TableClient, ask, make_table, sit_down
from qwixx.client.http import Seat
from qwixx.dice import Verdict, check_dice
from qwixx.match import replay
from qwixx.rules import QwixxError, parse_record
from qwixx.server.storage import Storage
from qwixx.wire import Ack, Told
from qwixx.wire.table_commands import AddLink, Begin, Rematch
from tests.server.serving import Address
from tests.server.test_whole_games import act, all_there

PASSING = ("unavailable",)
"""Refusals after which a person would try again."""
THOUGHT = 0.02
"""Seconds between two choices: without them the log grows so long that its oldest events are trimmed."""
DONE = ("stale", "game-over", "game-on", "no-change")
"""Refusals of what is tried again, because it was kept the first time, although nobody could know."""


class Player(TableClient):
    """A client that notes which of its commands were acknowledged."""

    def __init__(self, seat: Seat, *, fair: bool) -> None:
        super().__init__(seat.server, seat.token, fair=fair)
        self.acknowledged: list[str] = []
        self._is_in_doubt = False
        """Whether something may have been kept since, although it was refused."""

    def _receive(self, told: Told) -> None:
        if isinstance(told, Ack) and told.id in self._under_way:
            if not isinstance(self._under_way[told.id][0].command, AddLink):  # a link is stored with its roll
                self.acknowledged.append(told.id)
            self._is_in_doubt = False
        super()._receive(told)

    async def play(self, party: "Party", *, begins: bool) -> None:
        """Play one game after the other, as long as the party likes."""
        if begins:
            await all_there(self, party.fair)
            await self.do(Begin())
        while True:
            while not self.is_over:
                await self._try(act(self))
                await asyncio.sleep(THOUGHT)
            if party.last is not None and self.view["games"] >= party.last:
                return
            while not await self._try(self.do(Rematch())):
                pass
            while self.is_over:
                await self.change()

    async def _try(self, doing: Awaitable[None]) -> bool:
        """Whether it was done, now or before."""
        try:
            await doing
        except QwixxError as error:
            if error.code in PASSING:
                self._is_in_doubt = True
                await asyncio.sleep(0.05)
                return False
            if not self._is_in_doubt or error.code not in DONE:
                raise
        return True


class Party:
    """Some players at a table, and their games."""

    def __init__(self, seats: list[Seat], fair: bool) -> None:
        self.code, self.fair = seats[0].table, fair
        self.last: int | None = None
        """The game after which they stop, once that is known."""
        self.players = [Player(seat, fair=fair) for seat in seats]
        self._games = asyncio.create_task(self._play())

    @property
    def acknowledged(self) -> int:
        """How many commands were."""
        return sum(len(player.acknowledged) for player in self.players)

    async def more(self, commands: int) -> None:
        """Wait until so many more commands were acknowledged."""
        before = self.acknowledged
        while self.acknowledged < before + commands:
            if self._games.done():
                self._games.result()
            await asyncio.sleep(0.005)

    async def end(self, server: Address, folder: Path) -> None:
        """Let them play one more game after this one; all of them have ended right."""
        self.last = 1 + max(player.view["games"] for player in self.players)
        await self._games
        path = f"/api/tables/{self.code}/games"
        for game in range(1, self.last + 1):
            record = await ask(server.url, f"{path}/{game}/record")
            assert check_dice(parse_record(record)) is Verdict.PROVED
            file = folder / f"{self.code}-{game}.qwixx"
            file.write_text(record, encoding="utf-8")
            assert main(["verify", str(file)]) == 0
        scores = (await ask(server.url, path))[-1]["scores"]
        for player in self.players:
            assert [sheet["scores"]["total"] for sheet in player.view["game"]["sheets"]] == scores

    async def _play(self) -> None:
        async with asyncio.TaskGroup() as group:
            for player in self.players:
                await player.__aenter__()
                group.create_task(player.play(self, begins=player is self.players[-1]))
        for player in self.players:
            await player.close()

    async def check(self, storage: Storage) -> None:
        """Everything that was acknowledged is there, once, and nothing stands between."""
        acknowledged = [(player.seat, sent) for player in self.players for sent in player.acknowledged]
        kept = await storage.find(self.code)
        events = await storage.events(kept.key) if kept else None
        assert events
        done = [event.sent for event in events if event.sent]
        assert len(done) == len(set(done)), "something was done twice"
        assert set(acknowledged) <= set(done), "something that was acknowledged is not there"
        assert replay(events).number == len(events)


async def party(server: Address, people: int, *, fair: bool, **settings: str) -> Party:
    """People who sit down and play; the last one begins, which is the host."""
    seats = [await make_table(server.url, "Anna", seats=people, **settings)]
    for name in ("Boris", "Chava", "Dawud")[: people - 1]:
        seats.append(await sit_down(server.url, seats[0].table, name))
    return Party([*seats[1:], seats[0]], fair)
