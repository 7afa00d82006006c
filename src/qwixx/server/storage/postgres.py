"""PostgreSQL: a pool of connections, and one for appends, which are one statement each."""

import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
from sqlalchemy import Connection
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import create_async_engine

from qwixx.rules import IllegalError
from qwixx.server.storage.database import Found
from qwixx.server.storage.location import PostgresUrl
from qwixx.server.storage.migration import migrate
from qwixx.server.storage.row_codec import Chain, all_rows
from qwixx.server.storage.storage_errors import StorageDown, Trouble
from qwixx.server.storage.writes import keep_along

CONNECT_SECONDS = 5
ANSWER_SECONDS = 15
OWN_FAULTS = (
    IntegrityError,
    ProgrammingError,
    DataError,
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.SyntaxOrAccessError,
    asyncpg.DataError,
)
"""Mistakes in the work, not faults of the database: as SQLAlchemy raises them, and as the driver does."""
TROUBLES = {
    "53100": Trouble.FULL,
    "53300": Trouble.CONNECTIONS,
    "25006": Trouble.READ_ONLY,
    "28": Trouble.ACCESS,
    "XX": Trouble.DAMAGED,
    "53": Trouble.FAILING,
    "58": Trouble.FAILING,
}
"""By how the SQLSTATE of an error begins."""
KEEPALIVE = {"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "3"}
"""A worker lives as long as it is connected: PostgreSQL should soon notice that a machine has died."""
CHANNEL = "qwixx"
"""The channel of notifications about appends: the name of the worker, then keys and versions."""

APPEND = f"""
WITH wanted AS (
    SELECT * FROM unnest($1::bigint[], $2::int[], $3::int[], $4::bigint[]) AS _ (key, expected, version, at)
), locked AS (
    SELECT key FROM tables WHERE key = ANY ($1) ORDER BY key FOR NO KEY UPDATE
), kept AS (
    UPDATE tables SET version = wanted.version, changed = wanted.at
    FROM wanted JOIN locked USING (key)
    WHERE tables.key = wanted.key AND tables.version = wanted.expected
    RETURNING tables.key, tables.version
), rows AS (
    INSERT INTO events (table_key, number, form, at, body)
    SELECT row.* FROM unnest($5::bigint[], $6::int[], $7::smallint[], $8::bigint[], $9::text[])
        AS row (key, number, form, at, body) JOIN kept USING (key)
)
SELECT array_agg(key), pg_notify('{CHANNEL}', concat_ws(' ', $10::text, string_agg(key || ' ' || version, ' ')))
FROM kept HAVING count(*) > 0
"""  # noqa: S608 (the name of the channel is ours)
"""Rows are locked in the order of their keys, so that workers cannot deadlock."""


class PostgresDatabase:
    """A PostgreSQL database, and the name of this worker in it."""

    def __init__(self, url: PostgresUrl) -> None:
        self.name = secrets.token_hex(4)
        self._url = url
        self._appender: Any = None
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self.connect,
            max_overflow=4,
            pool_pre_ping=True,
            pool_timeout=ANSWER_SECONDS,
            hide_parameters=True,
        )

    @classmethod
    async def open(cls, url: PostgresUrl) -> "PostgresDatabase":
        """The PostgreSQL at a URL, with the current schema."""
        database = cls(url)
        try:
            await database.write(migrate)
        except BaseException:
            await database.close()
            raise
        return database

    async def read(self, work: Callable[[Connection], Found]) -> Found:
        """Do work that changes nothing."""
        return await self.write(work)

    async def write(self, work: Callable[[Connection], Found]) -> Found:
        """Do work in a transaction of its own, durable once this returns."""
        async with down_if_lost(), self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def append(self, chains: Sequence[Chain]) -> set[int]:
        """Store chains in one transaction, and notify other workers; the keys of those that followed on."""
        if any(chain.along for chain in chains):
            return await self.write(lambda connection: self._append_with_more(connection, chains))
        async with down_if_lost():
            if self._appender is None or self._appender.is_closed():
                self._appender = await self.connect()
            found = await self._appender.fetch(APPEND, *self._arguments(chains))
        return set(found[0][0]) if found else set()

    async def connect(self) -> Any:
        """A new connection, outside the pool."""
        return await asyncpg.connect(
            self._url.text,
            timeout=CONNECT_SECONDS,
            command_timeout=ANSWER_SECONDS,
            server_settings={"application_name": f"qwixx {self.name}", "jit": "off", **KEEPALIVE},
        )

    async def close(self) -> None:
        """Close all connections."""
        if self._appender is not None:
            self._appender.terminate()
        await self._engine.dispose()

    def _append_with_more(self, connection: Connection, chains: Sequence[Chain]) -> set[int]:
        found = connection.exec_driver_sql(APPEND, self._arguments(chains)).first()
        kept = set(found[0]) if found else set()
        for chain in chains:
            if chain.key in kept:
                keep_along(connection, chain)
        return kept

    def _arguments(self, chains: Sequence[Chain]) -> tuple[Any, ...]:
        tables = [(chain.key, chain.expected, chain.version, chain.at) for chain in chains]
        return (*zip(*tables, strict=True), *zip(*all_rows(chains), strict=True), self.name)


@asynccontextmanager
async def down_if_lost() -> AsyncIterator[None]:
    """Raise `StorageDown` for any error but mistakes in the work."""
    try:
        yield
    except asyncpg.exceptions.ClientConfigurationError as error:
        raise IllegalError("database", f"the URL of the PostgreSQL: {error}") from None
    except OWN_FAULTS:
        raise
    except DBAPIError as error:
        raise StorageDown(f"PostgreSQL: {error.orig}", _trouble(error.orig)) from error
    except (asyncpg.PostgresError, asyncpg.InterfaceError, PoolTimeout, OSError) as error:
        raise StorageDown(f"PostgreSQL: {error or type(error).__name__}", _trouble(error)) from error


def _trouble(error: object) -> Trouble:
    state = getattr(error, "sqlstate", None) or ""
    return next((trouble for start, trouble in TROUBLES.items() if state.startswith(start)), Trouble.UNREACHABLE)
