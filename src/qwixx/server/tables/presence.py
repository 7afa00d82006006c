"""For which seats of a table this worker answers, as storage and the table are to know it.

A person is there while a device with its seat is connected to any worker. Each worker answers for the seats of its own
connections, and says of others that they are away only if no living worker answers for them.
"""

import asyncio
from collections.abc import Awaitable, Callable, Set

from qwixx.match import Presence, Table
from qwixx.rules import QwixxError
from qwixx.server.request_errors import PASSING
from qwixx.server.storage import Storage, StorageDown
from qwixx.server.tables.retry import RetryLoop

Do = Callable[[Presence, None], Awaitable[Table]]
"""Has the house say something of somebody."""


class SeatPresence:
    """The seats that have somebody here, or soon will."""

    def __init__(
        self,
        key: int,
        storage: Storage,
        do: Do,
        table: Callable[[], Table],
        connected: Callable[[], Set[int]],
    ) -> None:
        self._key, self._storage, self._do, self._table, self._connected = key, storage, do, table, connected
        self._expected: dict[int, asyncio.TimerHandle] = {}
        self._kept: set[int] = set()
        """The seats for which storage knows this worker to answer."""
        self._affirmed: set[int] = set()
        """The seats that have somebody here of whom the table perhaps does not know."""
        self._doubted: set[int] = set()
        """The seats for which perhaps nobody answers."""
        self._turn = asyncio.Lock()
        self._work = RetryLoop(self._is_settled, self._settle)
        self._loop = asyncio.get_running_loop()

    def expect(self, seat: int, seconds: float) -> None:
        """Somebody should connect for a seat in so many seconds, and counts as there until then."""
        self._expect_no_more(seat)
        self._expected[seat] = self._loop.call_later(seconds, self._give_up, seat)
        self._work.start()

    async def prepare(self, seat: int, seconds: float) -> None:
        """Have storage know that somebody is about to connect, before the table does: so nobody says otherwise."""
        self.expect(seat, seconds)
        await self._keep(seat)

    def affirm(self, seat: int) -> None:
        """Somebody has connected for a seat, or is said to be away and is not."""
        self._expect_no_more(seat)
        self._affirmed.add(seat)
        self._work.start()

    def contradict(self, seat: int) -> None:
        """Another worker said of somebody who is here that it is away."""
        self._kept.discard(seat)  # that worker has had storage forget it
        self.affirm(seat)

    def missing(self) -> set[int]:
        """The seats of people who count as there, for whom this worker does not answer."""
        seats = enumerate(self._table().seats)
        return {index for index, seat in seats if seat.is_person and seat.present} - self._here()

    def look_for_others(self, seconds: float) -> None:
        """Another worker is no more: see in so many seconds whom it had that has not come back."""
        self._loop.call_later(seconds, self._doubt, self.missing())

    @property
    def is_at_rest(self) -> bool:
        """Whether this worker answers for nobody, and storage knows that."""
        return not (self._kept or self._expected) and self._work.is_at_rest

    def stop(self) -> None:
        """Say nothing more of anybody."""
        self._work.stop()
        for seat in tuple(self._expected):
            self._expect_no_more(seat)

    def _here(self) -> set[int]:
        return {*self._connected(), *self._expected}

    def _expect_no_more(self, seat: int) -> None:
        timer = self._expected.pop(seat, None)
        if timer:
            timer.cancel()

    def _give_up(self, seat: int) -> None:
        del self._expected[seat]
        self._work.start()

    def _doubt(self, seats: set[int]) -> None:
        self._doubted |= seats
        self._work.start()

    def _is_settled(self) -> bool:
        return not (self._affirmed or self._doubted) and self._kept == self._here()

    async def _settle(self) -> None:
        """Bring storage and the table one step nearer to who is here."""
        here = self._here()
        if come := here - self._kept:
            await self._keep(come.pop())
        elif gone := self._kept - here:
            await self._let_go(gone.pop())
        elif self._affirmed:
            await self._look_at_next(self._affirmed, self._say_here)
        else:
            await self._look_at_next(self._doubted, self._say_away)

    async def _look_at_next(self, seats: set[int], look: Callable[[int], Awaitable[None]]) -> None:
        """Look at one of these seats; once more if storage did not answer, or if it was named again meanwhile."""
        seat = seats.pop()
        try:
            await look(seat)
        except StorageDown:
            seats.add(seat)
            raise

    async def _say_here(self, seat: int) -> None:
        found = self._table().seats[seat]
        if seat in self._connected() and found.is_person and not found.present:
            await self._say(seat, present=True)

    async def _say_away(self, seat: int) -> None:
        """Whether the seat has a person who counts as there is for the table to see: it may be behind storage."""
        if seat not in await self._storage.elsewhere(self._key) and seat not in self._here():
            await self._say(seat, present=False)

    async def _say(self, seat: int, *, present: bool) -> None:
        """Have the table know, unless it does not want to."""
        try:
            await self._do(Presence(seat, present), None)
        except QwixxError as error:
            if error.code in PASSING:
                raise StorageDown from error

    async def _keep(self, seat: int) -> None:
        async with self._turn:
            if seat not in self._kept:
                try:
                    await self._storage.come(self._key, seat)
                finally:
                    self._kept.add(seat)  # it may have been kept even if nobody knows

    async def _let_go(self, seat: int) -> None:
        async with self._turn:
            if seat not in self._here():
                await self._storage.go(self._key, seat)
                self._kept.discard(seat)
                self._doubted.add(seat)
