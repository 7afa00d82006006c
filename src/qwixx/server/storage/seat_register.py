"""Which worker has clients of which seat. A worker lives as long as it is connected to the database, under its name."""

from sqlalchemy import Connection, bindparam, delete, select, text
from sqlalchemy.dialects.postgresql import insert

from qwixx.server.storage.schema import attendance, tables

LIVING = text(
    "SELECT substr(application_name, 7) AS worker FROM pg_stat_activity"
    " WHERE datname = current_database() AND application_name LIKE 'qwixx %'"
).columns(attendance.c.worker)
"""All of them have the role of this worker, whose connections it may see."""
AT_TABLE = attendance.c.table_key == bindparam("key")
ROW = select(tables.c.key, bindparam("at"), bindparam("own")).where(tables.c.key == bindparam("key"))
REGISTER = insert(attendance).from_select(list(attendance.c), ROW).on_conflict_do_nothing()
UNREGISTER = delete(attendance).where(
    AT_TABLE, attendance.c.seat == bindparam("at"), attendance.c.worker == bindparam("own")
)
FORGET_THE_DEAD = delete(attendance).where(AT_TABLE, attendance.c.worker.not_in(select(LIVING.subquery().c.worker)))
ELSEWHERE = select(attendance.c.seat).where(AT_TABLE, attendance.c.worker != bindparam("own"))


def register(connection: Connection, worker: str, key: int, seat: int) -> None:
    """A client of a seat is connected to this worker; nothing is stored if the table has expired."""
    connection.execute(REGISTER, {"key": key, "at": seat, "own": worker})


def unregister(connection: Connection, worker: str, key: int, seat: int) -> None:
    """No client of a seat is connected to this worker any more."""
    connection.execute(UNREGISTER, {"key": key, "at": seat, "own": worker})


def registered_elsewhere(connection: Connection, worker: str, key: int) -> frozenset[int]:
    """The seats of a table with clients at other living workers; what dead ones left is deleted."""
    connection.execute(FORGET_THE_DEAD, {"key": key})
    return frozenset(connection.execute(ELSEWHERE, {"key": key, "own": worker}).scalars())


def other_workers(connection: Connection, worker: str) -> frozenset[str]:
    """The names of the other living workers."""
    return frozenset(connection.execute(LIVING).scalars()) - {worker}
