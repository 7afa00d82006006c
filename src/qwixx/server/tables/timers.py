"""Clocks and bots: what happens at a table without a request from a client."""

import asyncio
from typing import TYPE_CHECKING

from qwixx.match import BotTurn, Play, Seat, Table, Tick, bots_awaited, deadline
from qwixx.rules import QwixxError
from qwixx.server.jobs.bot_pool import BotPool
from qwixx.server.logs import log
from qwixx.server.tables.table_request import Request

if TYPE_CHECKING:
    from qwixx.server.tables.table_actor import TableActor

AGAIN = 1.0
"""Seconds until a clock or a bot tries again, if its events could not be stored."""
HEAD_START = 1.0
"""Seconds that bots leave to those of the worker where the table has just moved on."""


class Timers:
    """The timer and the bots of a table. The event loop keeps the timers of all tables in one heap."""

    def __init__(self, actor: "TableActor", bots: BotPool) -> None:
        self._actor, self._bots = actor, bots
        self._loop = asyncio.get_running_loop()
        self._table: Table | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._due = 0
        self._seats: tuple[Seat, ...] = ()
        self._has_bots = False
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}

    def follow(self, table: Table, elsewhere: bool = False) -> None:
        """The table has moved on, here or at another worker: bots think there first, and here if those do not act."""
        self._table = table
        due = deadline(table)
        if due is not None and (self._timer is None or due < self._due):
            self._set(due)
        if table.seats is not self._seats:
            self._seats, self._has_bots = table.seats, any(seat.is_played_by_bot for seat in table.seats)
        for turn in bots_awaited(table) if self._has_bots else ():
            key = (turn.seat, turn.moment)
            if key not in self._thinking and table.play:
                task = self._play_bot(table.play, turn, HEAD_START if elsewhere else 0)
                self._thinking[key] = self._loop.create_task(task)

    @property
    def is_at_rest(self) -> bool:
        """Whether neither a clock nor a bot is running."""
        return not self._thinking and (self._table is None or deadline(self._table) is None)

    def stop(self) -> None:
        """Stop clocks and bots."""
        self._table = None
        if self._timer:
            self._timer.cancel()
        for task in self._thinking.values():
            task.cancel()

    def _set(self, due: int) -> None:
        """Set the timer; if it fires too early, it is set again."""
        if self._timer:
            self._timer.cancel()
        self._due = due
        self._timer = self._loop.call_later(max(0, due - self._actor.now()) / 1000, self._ring)

    def _ring(self) -> None:
        self._timer = None
        due = deadline(self._table) if self._table else None
        if due is None:
            return
        now = self._actor.now()
        if due > now:
            self._set(due)
        else:
            self._actor.ask(Request(Tick(), None))
            self._set(now + int(AGAIN * 1000))

    def _look_again(self) -> None:
        """Start bots that are awaited again although they have just been refused."""
        if self._table:
            self.follow(self._table)

    async def _play_bot(self, play: Play, turn: BotTurn, head_start: float) -> None:
        """Have a bot act if it is still awaited; retry while its command cannot be stored."""
        try:
            await asyncio.sleep(head_start)
            if self._table is None or turn not in bots_awaited(self._table):
                return
            command = await self._bots.command(play, turn)
            while True:
                answer: asyncio.Future[Table] = self._loop.create_future()
                self._actor.ask(Request(command, turn.seat, bot=True, answer=answer))
                try:
                    await answer
                except QwixxError as error:
                    if error.code == "unavailable":
                        await asyncio.sleep(AGAIN)
                        continue
                    log("a bot was refused", code=error.code, level_of_bot=turn.level)
                    self._loop.call_later(AGAIN, self._look_again)
                return
        finally:
            self._thinking.pop((turn.seat, turn.moment), None)
