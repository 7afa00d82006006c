"""Games that go on whatever happens, and what their players were told was done."""

import asyncio
from pathlib import Path

from qwixx.cli import main
from qwixx.client import TableClient, ask, make_table, sit_down
from qwixx.client.http import Seat
from qwixx.dice import Verdict, check_dice
from qwixx.match import replay
from qwixx.rules import QwixxError, parse_record
from qwixx.server.storage import Storage
from qwixx.wire import Ack, Told
from qwixx.wire.commands import Begin
from tests.server.serving import Address
from tests.server.test_whole_games import act, all_there

PASSING = ("unavailable", "paused")
"""Refusals after which a person would try again."""


class Player(TableClient):
    """A client that notes which of its commands were acknowledged."""

    def __init__(self, seat: Seat, *, fair: bool) -> None:
        super().__init__(seat.server, seat.token, fair=fair)
        self.acknowledged: list[str] = []

    def _hear(self, told: Told) -> None:
        if isinstance(told, Ack) and told.id in self._under_way:
            self.acknowledged.append(told.id)
        super()._hear(told)

    async def play(self, *, begins: bool, fair: bool) -> None:
        """Play a game to its end."""
        if begins:
            await all_there(self, fair)
            await self.do(Begin())
        while not self.is_over:
            try:
                await act(self)
            except QwixxError as error:
                if error.code not in PASSING:
                    raise
                await asyncio.sleep(0.05)


class Party:
    """Some players at a table, and their game."""

    def __init__(self, seats: list[Seat], fair: bool) -> None:
        self.code = seats[0].table
        self.players = [Player(seat, fair=fair) for seat in seats]
        self._fair = fair
        self.game = asyncio.create_task(self._play())

    @property
    def acknowledged(self) -> int:
        """How many commands were."""
        return sum(len(player.acknowledged) for player in self.players)

    async def _play(self) -> None:
        async with asyncio.TaskGroup() as group:
            for player in self.players:
                await player.__aenter__()
                group.create_task(player.play(begins=player is self.players[-1], fair=self._fair))
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

    async def check_record(self, server: Address, folder: Path) -> None:
        """The game has ended right."""
        record = await ask(server.url, f"/api/tables/{self.code}/games/1/record")
        found = parse_record(record)
        assert check_dice(found) is Verdict.PROVED
        assert found.result
        for player in self.players:
            assert [sheet["scores"]["total"] for sheet in player.view["game"]["sheets"]] == list(found.result.totals)
        file = folder / f"{self.code}.qwixx"
        file.write_text(record, encoding="utf-8")
        assert main(["verify", str(file)]) == 0


async def party(server: Address, people: int, *, fair: bool, **settings: str) -> Party:
    """People who sit down and play; the last one begins, which is the host."""
    seats = [await make_table(server.url, "Anna", seats=people, **settings)]
    for name in ("Boris", "Chava", "Dawud")[: people - 1]:
        seats.append(await sit_down(server.url, seats[0].table, name))
    return Party([*seats[1:], seats[0]], fair)
