"""Presence at a table: the clients that are connected to this worker, and the people who count as present.

A person is present while a device with their seat is connected to any worker. Each worker registers in storage the
seats of its own connections, and reports others as away only if no living worker has registered them. What it reports
becomes an event of the table.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from qwixx.match import Presence, Table
from qwixx.rules import QwixxError
from qwixx.server.request_errors import PASSING, no_spectators
from qwixx.server.sockets.connection import GOING_AWAY, POLICY, Connection
from qwixx.server.storage import Storage, StorageDown
from qwixx.wire import Farewell

if TYPE_CHECKING:
    from qwixx.server.tables.table_actor import TableActor

LAST_ANSWER = 1.0
"""Seconds in which a client whose token is void may still receive the answer to its last command; it can send none."""
RETRY_PAUSE = 0.5
"""Seconds until storage is tried again after it did not answer."""


class TablePresence:
    """The connections of a table to this worker, and a task that brings storage and the table in line with them.

    The task takes one step after the other until nothing is left to report, and retries when storage is down.
    """

    def __init__(self, actor: "TableActor", storage: Storage, away_grace: float) -> None:
        self.connections: set[Connection] = set()
        self._actor, self._storage, self._grace = actor, storage, away_grace
        self._expected: dict[int, asyncio.TimerHandle] = {}
        """Seats whose client should connect soon; they count as present until their timer ends."""
        self._registered: set[int] = set()
        """Seats that storage knows to be connected here."""
        self._arrived: set[int] = set()
        """Seats that are connected here, though the table may say otherwise."""
        self._doubted: set[int] = set()
        """Seats that perhaps no worker has registered."""
        self._unverified: set[Connection] = set()
        """Connections whose token may be void."""
        self._registering = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        self._is_stopped = False
        self._loop = asyncio.get_running_loop()

    def expect(self, seat: int, seconds: float) -> None:
        """Count a seat as present for so many seconds, in which its client should connect."""
        self._cancel_timer(seat)
        self._expected[seat] = self._loop.call_later(seconds, self._stop_expecting, seat)
        self._work()

    async def prepare(self, seat: int) -> None:
        """Register a seat whose client is about to enter, before the table knows, so that no worker says it is away."""
        self.expect(seat, self._grace)
        await self._register(seat)

    def enter(self, connection: Connection) -> None:
        """A client has connected. Its token is verified once more: it may have become void meanwhile."""
        self.connections.add(connection)
        if connection.seat is not None:
            self._unverified.add(connection)
            self._confirm(connection.seat)

    def leave(self, connection: Connection) -> None:
        """A client has gone; its seat counts as away after the grace time."""
        self.connections.discard(connection)
        self._unverified.discard(connection)
        if connection.seat is not None and connection.seat not in self._connected():
            self.expect(connection.seat, self._grace)

    def worker_died(self) -> None:
        """Another worker has died: after the grace time, look which of its people have not come back."""
        self._loop.call_later(self._grace, self._doubt, self.missing())

    def tokens_changed(self) -> None:
        """Some tokens of the table have become void."""
        self._unverified.update(connection for connection in self.connections if connection.seat is not None)
        self._work()

    def seats_changed(self, before: Table) -> None:
        """Dismiss clients that have lost their seat, and contradict other workers that report a client here as away."""
        seats = self._actor.table.seats
        if any(old.name != new.name for old, new in zip(before.seats, seats, strict=True)):
            self.tokens_changed()
        for connection in tuple(self.connections):
            seat = connection.seat
            if seat is None or connection.has_ended:
                continue
            if not seats[seat].is_person or (seats[seat].left and not before.seats[seat].left):
                connection.end("left", GOING_AWAY)
            elif not seats[seat].present:
                self._registered.discard(seat)  # the other worker has removed it from storage
                self._confirm(seat)

    def dismiss(self, reason: Farewell) -> None:
        """Close all connections."""
        for connection in tuple(self.connections):
            connection.end(reason, GOING_AWAY)

    def dismiss_spectators(self) -> None:
        """Close the connections without a seat: watching is not allowed any more."""
        for connection in tuple(self.connections):
            if connection.seat is None and not connection.has_ended:
                connection.refuse(no_spectators())
                connection.end("refused", POLICY)

    def count_spectators(self) -> int:
        """How many connections have no seat."""
        return sum(connection.seat is None for connection in self.connections)

    def missing(self) -> set[int]:
        """The seats of people who count as present at the table and are not connected here."""
        seats = enumerate(self._actor.table.seats)
        return {index for index, seat in seats if seat.is_person and seat.present} - self._here()

    @property
    def is_at_rest(self) -> bool:
        """Whether no client is connected or expected, and storage knows that."""
        return not (self.connections or self._expected or self._registered or self._task)

    def stop(self) -> None:
        """Report nothing more."""
        self._is_stopped = True
        if self._task:
            self._task.cancel()
        for seat in tuple(self._expected):
            self._cancel_timer(seat)

    def _connected(self) -> set[int]:
        return {connection.seat for connection in self.connections if connection.seat is not None}

    def _here(self) -> set[int]:
        return {*self._connected(), *self._expected}

    def _confirm(self, seat: int) -> None:
        self._cancel_timer(seat)
        self._arrived.add(seat)
        self._work()

    def _cancel_timer(self, seat: int) -> None:
        timer = self._expected.pop(seat, None)
        if timer:
            timer.cancel()

    def _stop_expecting(self, seat: int) -> None:
        del self._expected[seat]
        self._work()

    def _doubt(self, seats: set[int]) -> None:
        self._doubted |= seats
        self._work()

    def _work(self) -> None:
        if self._task is None and not self._is_stopped:
            self._task = self._loop.create_task(self._report_all())

    async def _report_all(self) -> None:
        try:
            while step := self._next_step():
                try:
                    await step()
                except StorageDown:
                    await asyncio.sleep(RETRY_PAUSE)
        finally:
            self._task = None

    def _next_step(self) -> Callable[[], Awaitable[None]] | None:
        if self._unverified:
            return self._verify_tokens
        if self._registered != self._here():
            return self._update_register
        return self._report_next if self._arrived or self._doubted else None

    async def _verify_tokens(self) -> None:
        """Dismiss clients whose token is void, after the answer to a command that may be the reason."""
        checked, self._unverified = self._unverified, set()
        try:
            valid = await self._storage.tokens(self._actor.key)
        except StorageDown:
            self._unverified |= checked & self.connections
            raise
        waiting = {connection.seat for connection in self.connections if connection.under_way}
        for connection in checked:
            if connection.proof in valid:
                continue
            if connection.seat in waiting:
                connection.rest(LAST_ANSWER)
                self._loop.call_later(LAST_ANSWER, connection.end, "moved", GOING_AWAY)
            else:
                connection.end("moved", GOING_AWAY)

    async def _update_register(self) -> None:
        here = self._here()
        if arrived := here - self._registered:
            await self._register(arrived.pop())
        else:
            await self._unregister((self._registered - here).pop())

    async def _register(self, seat: int) -> None:
        async with self._registering:
            if seat not in self._registered:
                try:
                    await self._storage.register(self._actor.key, seat)
                finally:
                    self._registered.add(seat)  # after an error storage may have it all the same

    async def _unregister(self, seat: int) -> None:
        async with self._registering:
            if seat not in self._here():
                await self._storage.unregister(self._actor.key, seat)
                self._registered.discard(seat)
                self._doubted.add(seat)

    async def _report_next(self) -> None:
        """Report one seat; it stays to be reported if storage is down, or if it is named again meanwhile."""
        seats = self._arrived or self._doubted
        is_present = seats is self._arrived
        seat = seats.pop()
        try:
            if is_present:
                person = self._actor.table.seats[seat]
                if seat in self._connected() and person.is_person and not person.present:
                    await self._report(seat, present=True)
            elif seat not in await self._storage.registered_elsewhere(self._actor.key) and seat not in self._here():
                await self._report(seat, present=False)  # the table refuses it where it is known
        except StorageDown:
            seats.add(seat)
            raise

    async def _report(self, seat: int, *, present: bool) -> None:
        try:
            await self._actor.do(Presence(seat, present), None)
        except QwixxError as error:
            if error.code in PASSING:
                raise StorageDown from error
