"""Reads from the database."""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, bindparam, select

from qwixx.server.storage import schema
from qwixx.server.storage.stored_types import KeptRecord, KeptTable, State

StoredRow = tuple[int, str]
"""The form that something is stored in, and its body."""
EVENTS_AFTER = (
    select(schema.events.c.form, schema.events.c.body)
    .where(schema.events.c.table_key == bindparam("key"), schema.events.c.number > bindparam("after"))
    .order_by(schema.events.c.number)
    .limit(bindparam("most"))
)
SNAPSHOT = select(schema.snapshots.c.form, schema.snapshots.c.body).where(
    schema.snapshots.c.table_key == bindparam("key")
)
RECORDS = (
    select(schema.records.c.game, schema.records.c.body)
    .where(schema.records.c.table_key == bindparam("key"))
    .order_by(schema.records.c.game)
)


def find(connection: Connection, code: str) -> KeptTable | None:
    """The table with this code."""
    return _table(connection, schema.tables.c.code == code)


def table(connection: Connection, key: int) -> KeptTable | None:
    """The table with this key."""
    return _table(connection, schema.tables.c.key == key)


def events(connection: Connection, key: int, after: int, most: int) -> list[StoredRow] | None:
    """The first rows of a table after this event, at most so many; `None` if there is no such table."""
    wanted = {"key": key, "after": after, "most": most}
    found = [(form, body) for form, body in connection.execute(EVENTS_AFTER, wanted)]
    return found if found or table(connection, key) else None


def snapshot(connection: Connection, key: int) -> StoredRow | None:
    """The latest snapshot of a table."""
    found = connection.execute(SNAPSHOT, {"key": key}).first()
    return None if found is None else (found.form, found.body)


def versions(connection: Connection, keys: Sequence[int]) -> list[tuple[int, int]]:
    """Keys and versions of those of these tables that are there."""
    wanted = select(schema.tables.c.key, schema.tables.c.version).where(schema.tables.c.key.in_(keys))
    return [(key, version) for key, version in connection.execute(wanted)]


def records(connection: Connection, key: int) -> list[KeptRecord]:
    """The finished games of a table."""
    return [KeptRecord(*found) for found in connection.execute(RECORDS, {"key": key})]


def _table(connection: Connection, wanted: ColumnElement[bool]) -> KeptTable | None:
    found = connection.execute(select(schema.tables).where(wanted)).first()
    if found is None:
        return None
    return KeptTable(found.key, found.code, State(found.state), found.version, found.created, found.changed)
