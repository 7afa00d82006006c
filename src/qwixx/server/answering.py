"""For which seats of a table this worker answers, as storage and the table are to know it.

A person is there while a device with its seat is connected to any worker. Each worker answers for the seats of its own
connections, and says of others that they are away only if no living worker answers for them.
"""

import asyncio
from collections.abc import Callable, Set

from qwixx.match import Presence, Table
from qwixx.server.persevering import Persevering
from qwixx.server.requests import Request
from qwixx.server.storage import Storage


class Answering:
    """The seats that have somebody here, or soon will."""

    def __init__(
        self,
        key: int,
        storage: Storage,
        ask: Callable[[Request], None],
        table: Callable[[], Table],
        connected: Callable[[], Set[int]],
    ) -> None:
        self._key, self._storage, self._ask, self._table, self._connected = key, storage, ask, table, connected
        self._expected: dict[int, asyncio.TimerHandle] = {}
        self._kept: set[int] = set()
        """The seats for which storage knows this worker to answer."""
        self._doubted: set[int] = set()
        """The seats for which perhaps nobody answers."""
        self._turn = asyncio.Lock()
        self._work = Persevering(self._is_settled, self._settle)
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
        found = self._table().seats[seat]
        if found.is_person and not found.present:
            self._ask(Request(Presence(seat, present=True), None))

    def contradict(self, seat: int) -> None:
        """Another worker said of somebody who is here that it is away."""
        self._kept.discard(seat)  # that worker has had storage forget it
        self._work.start()
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
        return not self._doubted and self._kept == self._here()

    async def _settle(self) -> None:
        """Bring storage and the table one step nearer to who is here."""
        here = self._here()
        if come := here - self._kept:
            await self._keep(come.pop())
        elif gone := self._kept - here:
            await self._let_go(gone.pop())
        else:
            doubted = frozenset(self._doubted)
            elsewhere = await self._storage.elsewhere(self._key)
            self._doubted -= doubted
            for seat in sorted((self.missing() & doubted) - elsewhere):
                self._ask(Request(Presence(seat, present=False), None))

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
