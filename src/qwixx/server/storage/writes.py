"""Writes to the database, except appends of events."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, exists, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from qwixx.server.storage import schema
from qwixx.server.storage.row_codec import SNAPSHOT_FORM, Chain, Row, all_rows, write_snapshot
from qwixx.server.storage.storage_errors import CodeTaken
from qwixx.server.storage.stored_types import Snapshot, State, Token
from qwixx.server.storage.token_rows import keep, revoke

AT_ONCE = 200
"""How many tables one transaction deletes, so that others need not wait long for it."""
KEPT_EVENTS = 4096
"""How many events before its snapshot a table keeps: enough to look into what happened, and too few to fill a disk."""
COLUMNS = [column.name for column in schema.events.columns]


def create(connection: Connection, code: str, row: Row, given: Sequence[Token]) -> int:
    """Store a new table; its key."""
    made = {"code": code, "state": State.OPEN.value, "version": row.number, "created": row.at, "changed": row.at}
    try:
        key: int = connection.execute(insert(schema.tables).returning(schema.tables.c.key), made).scalar_one()
    except IntegrityError as error:
        raise CodeTaken from error
    (values,) = all_rows([Chain(key, row.follows, [row], [])])
    connection.execute(insert(schema.events), dict(zip(COLUMNS, values, strict=True)))
    keep(connection, key, given, row.at)
    return key


def keep_along(connection: Connection, chain: Chain) -> None:
    """Store what goes along with the events of a chain."""
    for along in chain.along:
        if along.state:
            changed = update(schema.tables).where(schema.tables.c.key == chain.key)
            connection.execute(changed.values(state=along.state.value))
        if along.record:
            game, text = along.record
            connection.execute(insert(schema.records), {"table_key": chain.key, "game": game, "body": text})
        if along.revoked:
            revoke(connection, chain.key, along.revoked)
        keep(connection, chain.key, along.tokens, chain.at)
        if along.snapshot:
            _keep_snapshot(connection, chain.key, along.snapshot)


def ping(connection: Connection) -> None:
    """Write something that changes nothing: reading would go on with a full disk, or with one that is read-only."""
    connection.execute(text("UPDATE alembic_version SET version_num = version_num"))


def _keep_snapshot(connection: Connection, key: int, snapshot: Snapshot) -> None:
    number = snapshot.table.number
    connection.execute(delete(schema.snapshots).where(schema.snapshots.c.table_key == key))
    stored = {"table_key": key, "number": number, "form": SNAPSHOT_FORM, "body": write_snapshot(snapshot)}
    connection.execute(insert(schema.snapshots), stored)
    old = schema.events.c.table_key == key, schema.events.c.number <= number - KEPT_EVENTS
    connection.execute(delete(schema.events).where(*old))


def remove(connection: Connection, key: int) -> None:
    """Delete a table with all that is stored about it."""
    connection.execute(delete(schema.tables).where(schema.tables.c.key == key))


def expire(connection: Connection, unfinished: int, finished: int) -> list[int]:
    """Delete some tables without or with finished games that have not changed since the two times; their keys."""
    has_games = exists().where(schema.records.c.table_key == schema.tables.c.key)
    changed = schema.tables.c.changed
    idle = (
        select(schema.tables.c.key)
        .where((changed < finished) & has_games | (changed < unfinished) & ~has_games)
        .limit(AT_ONCE)
        .with_for_update(skip_locked=True)  # a table that is being written to is not idle
    )
    keys = list(connection.execute(idle).scalars())
    if keys:
        connection.execute(delete(schema.tables).where(schema.tables.c.key.in_(keys)))
    return keys
