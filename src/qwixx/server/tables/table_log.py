"""A table and its latest events, as they are read from storage: from the last snapshot, a few events at a time."""

import asyncio
from collections.abc import Sequence

from qwixx.match import Event, Table, evolve, replay
from qwixx.server.storage import Snapshot, Storage
from qwixx.server.tables.recent_events import RecentEvents
from qwixx.server.tables.sent_ids import SentIds

ROWS_AT_ONCE = 32
"""How many rows are read before the event loop serves others: some milliseconds' work."""
SNAPSHOT_EVENTS = 1024
"""After how many events a new snapshot is due. One costs as much as the appends of twenty events; a table that is read
has at most so many events to replay, a few at a time."""


class Gone(Exception):  # noqa: N818 (what was found)
    """The table has been removed."""


class Trimmed(Exception):  # noqa: N818 (what was found)
    """The events that follow the known ones are stored no more: the table has to be read from its snapshot."""


class TableLog:
    """The state of a table, the events that clients may have missed, and the ids of the commands done last."""

    def __init__(self, snapshot: Snapshot, snapshot_number: int) -> None:
        self.table = snapshot.table
        self.recent = RecentEvents()
        self.ids = SentIds(snapshot.sent)
        self._snapshot_number = snapshot_number

    def follow(self, table: Table, events: Sequence[Event]) -> None:
        """These events have led to this table."""
        self.table = table
        self.recent.note(events)
        self.ids.note(events)

    def due_snapshot(self, after: Table, events: Sequence[Event]) -> Snapshot | None:
        """The snapshot to store together with these events, which lead to this table, if it is time for one."""
        if after.number < self._snapshot_number + SNAPSHOT_EVENTS:
            return None
        ids = SentIds(self.ids.latest)
        ids.note(events)
        return Snapshot(after, ids.latest)

    def note_snapshot(self, snapshot: Snapshot | None) -> None:
        """Count from this snapshot: it has been stored."""
        if snapshot:
            self._snapshot_number = snapshot.table.number


async def read_log(storage: Storage, key: int) -> TableLog | None:
    """A table from storage, if it is there."""
    snapshot = await storage.snapshot(key)
    if snapshot:
        log = TableLog(snapshot, snapshot.table.number)
    else:
        first = await storage.events(key, rows=1)
        if not first:
            return None
        log = TableLog(Snapshot(replay(first)), 0)
        log.follow(log.table, first)
    await catch_up(storage, key, log)
    return log


async def catch_up(storage: Storage, key: int, log: TableLog) -> list[Event]:
    """Bring a log up to date; the events that were new. Others are served between the portions."""
    missed: list[Event] = []
    table = log.table
    while events := await _next_events(storage, key, table.number):
        for event in events:
            if event.number != table.number + 1:
                raise Trimmed
            table = evolve(table, event)
        missed += events
        await asyncio.sleep(0)
    log.follow(table, missed)
    return missed


async def _next_events(storage: Storage, key: int, after: int) -> list[Event]:
    events = await storage.events(key, after, ROWS_AT_ONCE)
    if events is None:
        raise Gone
    return events
