"""Which worker answers for which seat. A worker lives as long as it is connected to the database, under its name."""

from typing import Protocol

from sqlalchemy import Connection, bindparam, delete, select, text
from sqlalchemy.dialects.postgresql import insert

from qwixx.server.storage.postgres import PostgresDatabase
from qwixx.server.storage.schema import attendance, tables

LIVING = text(
    "SELECT substr(application_name, 7) AS worker FROM pg_stat_activity"
    " WHERE datname = current_database() AND application_name LIKE 'qwixx %'"
).columns(attendance.c.worker)
"""All of them have the role of this worker, whose connections it may see."""
AT_TABLE = attendance.c.table_key == bindparam("key")
ROW = select(tables.c.key, bindparam("at"), bindparam("own")).where(tables.c.key == bindparam("key"))
COME = insert(attendance).from_select(list(attendance.c), ROW).on_conflict_do_nothing()
GO = delete(attendance).where(AT_TABLE, attendance.c.seat == bindparam("at"), attendance.c.worker == bindparam("own"))
BURY = delete(attendance).where(AT_TABLE, attendance.c.worker.not_in(select(LIVING.subquery().c.worker)))
ELSEWHERE = select(attendance.c.seat).where(AT_TABLE, attendance.c.worker != bindparam("own"))


class Attending(Protocol):
    """Knows of the seats of other workers."""

    async def come(self, key: int, seat: int) -> None:
        """Answer for a seat from now on."""

    async def go(self, key: int, seat: int) -> None:
        """Answer for it no more."""

    async def elsewhere(self, key: int) -> frozenset[int]:
        """The seats of a table for which other workers answer."""

    async def others(self) -> frozenset[str]:
        """The names of the other workers."""


class OnlyHere:
    """There is no other worker."""

    async def come(self, key: int, seat: int) -> None:
        """Nobody has to know."""

    async def go(self, key: int, seat: int) -> None:
        """Nobody knew."""

    async def elsewhere(self, key: int) -> frozenset[int]:  # noqa: ARG002 (the interface's)
        """None."""
        return frozenset()

    async def others(self) -> frozenset[str]:
        """None."""
        return frozenset()


class WorkerRegister:
    """Kept in PostgreSQL, for all workers. Of those who live no more it forgets what they said when it is asked."""

    def __init__(self, database: PostgresDatabase) -> None:
        self._database = database

    async def come(self, key: int, seat: int) -> None:
        """Answer for a seat from now on, unless the table has expired."""
        row = {"key": key, "at": seat, "own": self._database.name}
        await self._database.write(lambda connection: connection.execute(COME, row))

    async def go(self, key: int, seat: int) -> None:
        """Answer for it no more."""
        row = {"key": key, "at": seat, "own": self._database.name}
        await self._database.write(lambda connection: connection.execute(GO, row))

    async def elsewhere(self, key: int) -> frozenset[int]:
        """The seats of a table for which other living workers answer."""

        def found(connection: Connection) -> frozenset[int]:
            connection.execute(BURY, {"key": key})
            return frozenset(connection.execute(ELSEWHERE, {"key": key, "own": self._database.name}).scalars())

        return await self._database.write(found)

    async def others(self) -> frozenset[str]:
        """The names of the other workers that live."""
        living = await self._database.read(lambda connection: frozenset(connection.execute(LIVING).scalars()))
        return living - {self._database.name}
