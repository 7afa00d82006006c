"""A table on a server, through `qwixx.client`: with a connection that heals by itself."""

import asyncio
from collections.abc import Sequence

from msgspec import convert

from qwixx.client import Seat, TableClient, ask
from qwixx.i18n.catalogue import say
from qwixx.i18n.refusals import error_words
from qwixx.i18n.step_words import step_words
from qwixx.match import Command, RollDice, command_json
from qwixx.rules import QwixxError, Record, parse_record
from qwixx.terminal.game_log import GameLog, Telling
from qwixx.terminal.session import OnChange
from qwixx.wire import table_commands
from qwixx.wire.sight import Sight, game_of, sight_of

FAREWELLS = ("moved", "left", "closed", "refused")


class RemoteSession:
    """A seat at a table of a server."""

    is_remote = True

    def __init__(self, seat: Seat, language: str, telling: Telling = step_words) -> None:
        self.seat = seat
        self.ended: str | None = None
        self._language, self._telling = language, telling
        self._client = TableClient(seat.server, seat.token, seat.table, fair=True)
        self._log: GameLog | None = None
        self._told = 0
        self._on_change: OnChange | None = None
        self._task: asyncio.Task[None] | None = None

    async def connect(self) -> None:
        """Come to the table; raises if there is none, and waits as long as the server cannot be reached."""
        await self._client.__aenter__()
        view = self._client.view
        self._log = GameLog(self._language, self._telling, game_of(view), view["game"]["turn"] if view["game"] else 0)
        self._told = len(self._client.events)
        self._task = asyncio.create_task(self._follow())

    @property
    def sight(self) -> Sight:
        """The table as this seat sees it."""
        return sight_of(self._client.view, self._log.game if self._log else None)

    @property
    def people(self) -> tuple[int, ...]:
        """The one seat."""
        seat = self.sight.seat
        return () if seat is None else (seat,)

    @property
    def news(self) -> Sequence[str]:
        """What happened since this client is there."""
        return self._log.lines if self._log else ()

    @property
    def notice(self) -> str | None:
        """That the connection is lost, or that the server can keep nothing, as long as it is so."""
        if not self._client.is_connected:
            return say(self._language, "notice-lost")
        hindrance = self._client.hindrance
        return error_words(hindrance, self._language) if hindrance else None

    def listen(self, on_change: OnChange) -> None:
        """Call this on every change."""
        self._on_change = on_change

    async def do(self, command: Command) -> None:
        """Send a command, and wait until it is done."""
        if isinstance(command, RollDice):
            await self._client.roll()
        else:
            asked = {key: value for key, value in command_json(command).items() if value is not None}
            await self._client.do(convert(asked, table_commands.Command))
        self._add_events()

    async def take_back(self) -> None:
        """Take one's own confirmation back."""
        await self._client.choose(self.sight.choice, confirmed=False)

    async def record(self) -> Record:
        """The record of the last game, from the server."""
        path = f"/api/tables/{self.seat.table}/games/{self.sight.games}/record"
        return parse_record(await ask(self.seat.server, path))

    async def close(self) -> None:
        """Leave the connection; the seat stays."""
        self._on_change = None
        if self._task:
            self._task.cancel()
        await self._client.close()

    async def _follow(self) -> None:
        while self.ended is None:
            try:
                await self._client.change()
            except QwixxError as error:
                self.ended = (
                    say(self._language, "table-ended", reason=error.code)
                    if error.code in FAREWELLS
                    else error_words(error, self._language)
                )
            self._add_events()
            if self._on_change:
                self._on_change()

    def _add_events(self) -> None:
        fresh = self._client.events[self._told :]
        self._told += len(fresh)
        for event in fresh:
            if self._log:
                self._log.add(event, self._client.view)
