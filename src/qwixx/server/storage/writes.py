"""What is written to the database, besides the appending of events."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from qwixx.server.storage import schema
from qwixx.server.storage.row_codec import Chain, Row, all_rows
from qwixx.server.storage.storage_errors import CodeTaken
from qwixx.server.storage.stored_types import State, Token
from qwixx.server.storage.token_rows import keep, revoke

AT_ONCE = 200
"""How many tables one transaction deletes, so that nobody waits for it."""
COLUMNS = [column.name for column in schema.events.columns]


def create(connection: Connection, code: str, row: Row, given: Sequence[Token]) -> int:
    """Keep a new table; its key."""
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
    """Keep what goes along with the events of a chain."""
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


def expire(connection: Connection, before: int) -> list[int]:
    """Delete some of the tables that have not changed since, unless a game was finished there; their keys."""
    idle = (
        select(schema.tables.c.key)
        .where(schema.tables.c.changed < before)
        .where(~exists().where(schema.records.c.table_key == schema.tables.c.key))
        .limit(AT_ONCE)
        .with_for_update(skip_locked=True)  # who is being written to is not idle, and nobody waits for anybody
    )
    keys = list(connection.execute(idle).scalars())
    if keys:
        connection.execute(delete(schema.tables).where(schema.tables.c.key.in_(keys)))
    return keys
