"""Who is connected to a table here, and to whom goodbye has to be said."""

import asyncio
from collections.abc import Callable

from qwixx.match import Table
from qwixx.server.request_errors import no_spectators
from qwixx.server.sockets.connection import GOING_AWAY, POLICY, Connection
from qwixx.server.storage import Storage, StorageDown
from qwixx.server.tables.presence import Do, SeatPresence
from qwixx.server.tables.retry import RetryLoop
from qwixx.wire import Farewell

LAST_ANSWER = 1.0
"""Seconds that a client whose token is void has to hear what came of its last command; it is not heard any more."""


class Attendance:
    """The connections of a table to this worker. Whoever comes in is looked at once more after it is in."""

    def __init__(self, key: int, storage: Storage, do: Do, table: Callable[[], Table], away_grace: float) -> None:
        self.connections: set[Connection] = set()
        self.seats = SeatPresence(key, storage, do, table, self._connected)
        self._key, self._storage, self._table, self._grace = key, storage, table, away_grace
        self._unproved: set[Connection] = set()
        """The connections whose token may be void."""
        self._work = RetryLoop(lambda: not self._unproved, self._prove)

    async def prepare(self, seat: int) -> None:
        """A client of a seat is about to enter."""
        await self.seats.prepare(seat, self._grace)

    def enter(self, connection: Connection) -> None:
        """A client is there."""
        self.connections.add(connection)
        if connection.seat is not None:
            self.seats.affirm(connection.seat)
            self._unproved.add(connection)
            self._work.start()

    def leave(self, connection: Connection) -> None:
        """A client is gone; whether its seat is away is seen a moment later."""
        self.connections.discard(connection)
        self._unproved.discard(connection)
        if connection.seat is not None and connection.seat not in self._connected():
            self.seats.expect(connection.seat, self._grace)

    def worker_died(self) -> None:
        """Another worker is no more."""
        self.seats.look_for_others(self._grace)

    def tokens_changed(self) -> None:
        """Some tokens of the table are void now."""
        self._unproved.update(connection for connection in self.connections if connection.seat is not None)
        self._work.start()

    def seats_changed(self, before: Table) -> None:
        """Say goodbye to those whose seat is theirs no more; and if somebody is there of whom others say otherwise."""
        seats = self._table().seats
        if any(old.name != new.name for old, new in zip(before.seats, seats, strict=True)):
            self.tokens_changed()
        for connection in tuple(self.connections):
            seat = connection.seat
            if seat is None or connection.has_ended:
                continue
            if not seats[seat].is_person or (seats[seat].left and not before.seats[seat].left):
                connection.end("left", GOING_AWAY)
            elif not seats[seat].present:
                self.seats.contradict(seat)

    def dismiss(self, reason: Farewell) -> None:
        """Say goodbye to everybody."""
        for connection in tuple(self.connections):
            connection.end(reason, GOING_AWAY)

    def dismiss_spectators(self) -> None:
        """Say goodbye to those who watch without a seat: they may not any more."""
        for connection in tuple(self.connections):
            if connection.seat is None and not connection.has_ended:
                connection.refuse(no_spectators())
                connection.end("refused", POLICY)

    def count_spectators(self) -> int:
        """How many watch without a seat."""
        return sum(connection.seat is None for connection in self.connections)

    @property
    def is_at_rest(self) -> bool:
        """Whether nobody is here, and storage knows that."""
        return not self.connections and self.seats.is_at_rest

    def stop(self) -> None:
        """Do nothing more."""
        self._work.stop()
        self.seats.stop()

    def _connected(self) -> set[int]:
        return {connection.seat for connection in self.connections if connection.seat is not None}

    async def _prove(self) -> None:
        """Say goodbye to those whose token is void; what a seat asked for may be why, and is answered first."""
        looked_at, self._unproved = self._unproved, set()
        try:
            valid = await self._storage.tokens(self._key)
        except StorageDown:
            self._unproved |= looked_at & self.connections
            raise
        asking = {connection.seat for connection in self.connections if connection.under_way}
        for connection in looked_at:
            if connection.proof in valid:
                continue
            if connection.seat in asking:
                connection.way.rest(LAST_ANSWER)
                asyncio.get_running_loop().call_later(LAST_ANSWER, connection.end, "moved", GOING_AWAY)
            else:
                connection.end("moved", GOING_AWAY)
