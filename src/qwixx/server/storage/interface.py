"""Storage as tables use it. What is not there is `None`; what can't be done is in `storage_errors`."""

import asyncio
from collections.abc import Callable, Sequence

from sqlalchemy import Connection

from qwixx.match import Event
from qwixx.server.storage import reads, seat_register, token_rows, writes
from qwixx.server.storage.change_listener import REMOVED, TOKENS, ChangeListener, Received
from qwixx.server.storage.database import Database, Found
from qwixx.server.storage.group_commit import GroupCommit
from qwixx.server.storage.row_codec import Row, read_row, read_stored_snapshot, row
from qwixx.server.storage.stored_types import Along, Holder, KeptRecord, KeptTable, Snapshot, Token

ALL_ROWS = 1 << 31


class Storage:
    """All that a server stores. Every method may raise `StorageDown`, and works again once the database is back."""

    def __init__(self, database: Database, listener: ChangeListener | None = None) -> None:
        self._database = database
        self._listener = listener
        self._committer = GroupCommit(database.append)

    @property
    def is_shared(self) -> bool:
        """Whether other workers may append, too."""
        return self._listener is not None

    async def create(self, code: str, events: Sequence[Event], given: Sequence[Token] = ()) -> int:
        """Store a new table with its first events; its key. Raises `CodeTaken`."""
        first = row(events)
        return await self._database.write(lambda connection: writes.create(connection, code, first, given))

    def append(self, key: int, appended: Row, along: Along | None = None) -> asyncio.Future[None]:
        """Store events that follow the stored ones. They are durable once the future is done.

        Raises `Conflict` if they do not follow: another worker was faster, or the table is gone. Several appends to one
        table may be under way, each following the one before; if one is refused, so are those that follow it. An append
        goes on if its caller is cancelled.
        """
        return self._committer.append(key, appended, along)

    async def find(self, code: str) -> KeptTable | None:
        """The table with this code."""
        return await self._database.read(lambda connection: reads.find(connection, code))

    async def table(self, key: int) -> KeptTable | None:
        """The table with this key."""
        return await self._database.read(lambda connection: reads.table(connection, key))

    async def snapshot(self, key: int) -> Snapshot | None:
        """The latest snapshot of a table; the events after it are all stored."""
        found = await self._database.read(lambda connection: reads.snapshot(connection, key))
        return found and read_stored_snapshot(*found)

    async def events(self, key: int, after: int = 0, rows: int = ALL_ROWS) -> list[Event] | None:
        """The stored events of a table after this number, in order, from at most so many rows.

        `None` if there is no such table.
        """
        found = await self._database.read(lambda connection: reads.events(connection, key, after, rows))
        if found is None:
            return None
        return [event for form, body in found for event in read_row(form, body) if event.number > after]

    async def records(self, key: int) -> list[KeptRecord]:
        """The finished games of a table."""
        return await self._database.read(lambda connection: reads.records(connection, key))

    async def offer(self, by: bytes, key: int, given: Token, at: int) -> None:
        """Store a token for the holder of another one of the same seat; `Conflict` if that one is void."""
        await self._database.write(lambda connection: token_rows.offer(connection, by, key, given, at))

    async def holder(self, token_hash: bytes) -> Holder | None:
        """What the token with this hash gives a right to."""
        return await self._database.read(lambda connection: token_rows.holder(connection, token_hash))

    async def tokens(self, key: int) -> frozenset[bytes]:
        """The hashes of all tokens of a table."""
        return await self._database.read(lambda connection: token_rows.of_table(connection, key))

    async def exchange(self, token_hash: bytes, key: int, given: Token, at: int) -> bool:
        """Replace a token of a table by another one, if it is valid: of several calls at once, one succeeds.

        Raises `Conflict` if the table is gone.
        """
        return await self._database.write(
            lambda connection: token_rows.exchange(connection, token_hash, key, given, at)
        )

    async def swap(self, token_hash: bytes, key: int, given: Token, at: int) -> bool:
        """The same, making all other tokens of the seat void. Other workers are notified."""

        def swapped(connection: Connection) -> bool:
            found = token_rows.swap(connection, token_hash, key, given, at)
            if found:
                self._notify(connection, key, TOKENS)
            return found

        return await self._database.write(swapped)

    async def register(self, key: int, seat: int) -> None:
        """Let other workers know that a client of this seat is connected here."""
        await self._with_register(seat_register.register, None, key, seat)

    async def unregister(self, key: int, seat: int) -> None:
        """Let them know that none is any more."""
        await self._with_register(seat_register.unregister, None, key, seat)

    async def registered_elsewhere(self, key: int) -> frozenset[int]:
        """The seats of a table with clients at other living workers."""
        return await self._with_register(seat_register.registered_elsewhere, frozenset[int](), key)

    async def other_workers(self) -> frozenset[str]:
        """The names of the other living workers."""
        return await self._with_register(seat_register.other_workers, frozenset[str]())

    async def remove(self, key: int) -> None:
        """Delete a table and its games. Other workers are notified."""

        def removed(connection: Connection) -> None:
            writes.remove(connection, key)
            self._notify(connection, key, REMOVED)

        await self._database.write(removed)

    async def expire(self, unfinished: int, finished: int) -> list[int]:
        """Delete tables without or with finished games that have not changed since the two times; their keys."""
        gone: list[int] = []
        while found := await self._database.write(lambda connection: writes.expire(connection, unfinished, finished)):
            gone += found
        return gone

    def watch(self, key: int, received: Received) -> None:
        """Call back in the event loop with the version of a table when another worker has appended to it.

        Instead of a version it may be `TOKENS`, if tokens of the table may have become void, or `REMOVED`. The version
        may be known already, but no newer one is ever missed, whatever happens to the connection. Watch a table before
        reading it. What this worker appends is not reported. Each table has one watcher.
        """
        if self._listener:
            self._listener.watch(key, received)

    def unwatch(self, key: int) -> None:
        """Call back no more."""
        if self._listener:
            self._listener.unwatch(key)

    async def ping(self) -> None:
        """Return if the database can be written to."""
        await self._database.write(writes.ping)

    async def close(self) -> None:
        """Finish all appends, and close the database."""
        await self._committer.close()
        if self._listener:
            await self._listener.close()
        await self._database.close()

    def _notify(self, connection: Connection, key: int, what: int) -> None:
        if self._listener:
            self._listener.notify(connection, key, what)

    async def _with_register(self, work: Callable[..., Found], alone: Found, *asked: int) -> Found:
        """What is found in the register of all workers; `alone` where there is one worker."""
        if self._listener is None:
            return alone
        worker = self._listener.worker
        return await self._database.write(lambda connection: work(connection, worker, *asked))
