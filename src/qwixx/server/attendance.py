"""Who is connected to a table, and what the table has to know of it."""

import asyncio
from collections.abc import Callable

from qwixx.match import Presence, Table
from qwixx.server.connection import GOING_AWAY, Connection
from qwixx.server.requests import Request
from qwixx.wire import Farewell


class Attendance:
    """The connections of a table. A person is there while any device with its seat is connected."""

    def __init__(self, ask: Callable[[Request], None], away_grace: float) -> None:
        self.connections: set[Connection] = set()
        self._ask, self._grace = ask, away_grace

    def enter(self, connection: Connection, table: Table) -> None:
        """A client is there."""
        self.connections.add(connection)
        seat = connection.seat
        if seat is not None and not table.seats[seat].present:
            self._ask(Request(Presence(seat, present=True), None))

    def leave(self, connection: Connection, table: Callable[[], Table]) -> None:
        """A client is gone; whether its seat is away is seen a moment later."""
        self.connections.discard(connection)
        if connection.seat is not None:
            self.expect(connection.seat, table, self._grace)

    def expect(self, seat: int, table: Callable[[], Table], seconds: float) -> None:
        """See in so many seconds whether anybody is connected for a seat."""
        asyncio.get_running_loop().call_later(seconds, self._look_for, seat, table)

    def nobody_yet(self, table: Table) -> None:
        """Say of everybody that it is away, when the table comes into memory: whoever is there will connect."""
        for seat, found in enumerate(table.seats):
            if found.is_person and found.present:
                self._ask(Request(Presence(seat, present=False), None))

    def seats_changed(self, table: Table) -> None:
        """Say goodbye to those whose seat is theirs no more; and if somebody is there of whom others say otherwise."""
        for connection in tuple(self.connections):
            if connection.seat is None or connection.has_ended:
                continue
            seat = table.seats[connection.seat]
            if not seat.is_person or seat.left:
                connection.end("left", GOING_AWAY)
            elif not seat.present:
                self._ask(Request(Presence(connection.seat, present=True), None))

    def dismiss(self, reason: Farewell, seat: int | None = None) -> None:
        """Say goodbye to all connections, or to those of a seat."""
        for connection in tuple(self.connections):
            if seat is None or connection.seat == seat:
                connection.end(reason, GOING_AWAY)

    def count_spectators(self) -> int:
        """How many watch without a seat."""
        return sum(connection.seat is None for connection in self.connections)

    def _look_for(self, seat: int, table: Callable[[], Table]) -> None:
        found = table().seats[seat]
        if found.is_person and found.present and all(each.seat != seat for each in self.connections):
            self._ask(Request(Presence(seat, present=False), None))
