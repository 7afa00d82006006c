"""The interface of storage. Whatever is not there is `None`; whatever cannot be done is in `errors`."""

import asyncio
from collections.abc import Callable, Sequence

from sqlalchemy import Connection

from qwixx.match import Event
from qwixx.server.storage import reads, token_rows, writes
from qwixx.server.storage.change_listener import Watching
from qwixx.server.storage.database import Database
from qwixx.server.storage.group_commit import GroupCommit
from qwixx.server.storage.row_codec import Row, read_row, row
from qwixx.server.storage.stored_types import Along, Holder, KeptRecord, KeptTable, Token
from qwixx.server.storage.worker_register import Attending


class Storage:
    """Everything that a server keeps. Any method may raise `StorageDown`, and works again when the database is back."""

    def __init__(self, database: Database, watching: Watching, attending: Attending) -> None:
        self._database = database
        self._watching = watching
        self._attending = attending
        self._committer = GroupCommit(database.append)

    @property
    def is_shared(self) -> bool:
        """Whether other workers may append, too."""
        return self._watching.is_shared

    async def create(self, code: str, events: Sequence[Event], given: Sequence[Token] = ()) -> int:
        """Keep a new table with its first events; its key. Raises `CodeTaken`."""
        kept = row(events)
        return await self._database.write(lambda connection: writes.create(connection, code, kept, given))

    def append(self, key: int, kept: Row, along: Along | None = None) -> asyncio.Future[None]:
        """Keep events that follow on those that are kept. Once the answer is there they are durable.

        Raises `Conflict` if they do not follow: somebody else was faster, or the table has expired. Several appends to
        one table may be under way, each following on the one before; if one is refused, so are those that follow on it.
        An append goes on if its caller is cancelled.
        """
        return self._committer.append(key, kept, along)

    async def find(self, code: str) -> KeptTable | None:
        """The table with this code."""
        return await self._database.read(lambda connection: reads.find(connection, code))

    async def table(self, key: int) -> KeptTable | None:
        """The table with this key."""
        return await self._database.read(lambda connection: reads.table(connection, key))

    async def events(self, key: int, after: int = 0) -> list[Event] | None:
        """The events of a table after this number, in order; `None` if there is no such table."""
        rows = await self._database.events(key, after)
        if rows is None:
            return None
        return [event for form, body in rows for event in read_row(form, body) if event.number > after]

    async def records(self, key: int) -> list[KeptRecord]:
        """The finished games of a table."""
        return await self._database.read(lambda connection: reads.records(connection, key))

    async def offer(self, by: bytes, key: int, given: Token, at: int) -> None:
        """Keep a token besides the newest that there are, for whoever has another one; `Conflict` if that is void."""
        await self._database.write(lambda connection: token_rows.offer(connection, by, key, given, at))

    async def holder(self, token_hash: bytes) -> Holder | None:
        """What the token with this hash gives a right to."""
        return await self._database.read(lambda connection: token_rows.holder(connection, token_hash))

    async def tokens(self, key: int) -> frozenset[bytes]:
        """The hashes of all tokens of a table."""
        return await self._database.read(lambda connection: token_rows.of_table(connection, key))

    async def exchange(self, token_hash: bytes, key: int, given: Token, at: int) -> bool:
        """Make a token of a table void, and give another one instead.

        Of several who do so at the same moment one succeeds. Raises `Conflict` if the table is gone.
        """
        return await self._database.write(
            lambda connection: token_rows.exchange(connection, token_hash, key, given, at)
        )

    async def swap(self, token_hash: bytes, key: int, given: Token, at: int) -> bool:
        """The same, with all other tokens of the seat becoming void. Other workers hear of it."""

        def swapped(connection: Connection) -> bool:
            found = token_rows.swap(connection, token_hash, key, given, at)
            if found:
                self._watching.notify(connection, key)
            return found

        return await self._database.write(swapped)

    async def come(self, key: int, seat: int) -> None:
        """Have other workers know that this one answers for a seat."""
        await self._attending.come(key, seat)

    async def go(self, key: int, seat: int) -> None:
        """Have them know that it does so no more."""
        await self._attending.go(key, seat)

    async def elsewhere(self, key: int) -> frozenset[int]:
        """The seats of a table for which other workers answer, if they live."""
        return await self._attending.elsewhere(key)

    async def others(self) -> frozenset[str]:
        """The names of the other workers that live."""
        return await self._attending.others()

    async def expire(self, before: int) -> list[int]:
        """Delete the tables that have not changed since, unless a game was finished there; their keys."""
        gone: list[int] = []
        while found := await self._database.write(lambda connection: writes.expire(connection, before)):
            gone += found
        return gone

    def watch(self, key: int, heard: Callable[[int], None]) -> None:
        """Call `heard` with the version of a table, in the event loop, when another worker has appended to it.

        It is called with 0 when tokens of the table may have become void.

        It may be called with a version that is known, but never misses a newer one, whatever becomes of the connection.
        Watch a table before reading it. What this worker appends itself it is not told. One watcher a table.
        """
        self._watching.watch(key, heard)

    def unwatch(self, key: int) -> None:
        """Call nobody any more."""
        self._watching.unwatch(key)

    async def ping(self) -> None:
        """Return if the database answers."""
        await self._database.read(reads.nothing)

    async def close(self) -> None:
        """Finish all appends, and let go of the database."""
        await self._committer.close()
        await self._watching.close()
        await self._database.close()
