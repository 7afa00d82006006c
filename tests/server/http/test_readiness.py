"""A server that cannot store anything says so, and why, to its operator."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from qwixx.server.logs import JsonLines
from qwixx.server.storage import sqlite_connection, writes
from qwixx.server.tables import table_registry
from tests.postgres import Postgres
from tests.server.http.test_routes import fetch
from tests.server.serving import serving


def full(connection: Connection) -> None:
    """Meet a real limit of SQLite, that of the size of its file."""
    connection.execute(text("PRAGMA max_page_count = 1"))
    connection.execute(text("CREATE TABLE large AS SELECT zeroblob(1000000)"))


def read_only(connection: Connection) -> None:
    connection.execute(text("PRAGMA query_only = ON"))
    connection.execute(text("UPDATE alembic_version SET version_num = version_num"))


@pytest.mark.parametrize(
    ("fails", "trouble"), [(full, "the disk of the database is full"), (read_only, "the database is read-only")]
)
async def test_the_trouble_of_a_database_is_in_the_log_and_in_readyz(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    fails: Callable[[Connection], None],
    trouble: str,
) -> None:
    monkeypatch.setattr(table_registry, "CHECK_SECONDS", 0.0)
    async with serving(tmp_path) as server:
        with monkeypatch.context() as broken:
            broken.setattr(writes, "ping", fails)
            status, _, body = await fetch(server, "/readyz")
        assert (status, body) == (503, f"not ready: {trouble}\n")
        (logged,) = [record for record in caplog.records if record.levelno == logging.ERROR]
        assert f'"trouble":"{trouble}"' in JsonLines().format(logged)


async def test_readyz_writes_to_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_registry, "CHECK_SECONDS", 0.0)
    monkeypatch.setattr(sqlite_connection, "PATIENCE", 0.05)
    async with serving(tmp_path) as server:
        assert (await fetch(server, "/readyz"))[0] == 200
        other = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        status, _, body = await fetch(server, "/readyz")
        assert (status, body) == (503, "not ready: another process keeps the database locked\n")
        other.execute("ROLLBACK")
        other.close()
        assert (await fetch(server, "/readyz"))[2] == "ok\n"


async def test_readyz_finds_a_postgresql_that_takes_no_writes(tmp_path: Path, postgres: Postgres) -> None:
    url = await asyncio.to_thread(postgres.new_database)
    async with serving(tmp_path, database=url) as server:
        ((database,),) = await asyncio.to_thread(postgres.execute, "SELECT current_database()", url)
        for statement in (
            f"ALTER DATABASE {database} SET default_transaction_read_only = on",
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'qwixx %'",
        ):
            await asyncio.to_thread(postgres.execute, statement)
        status, _, body = await fetch(server, "/readyz")
        assert (status, body) == (503, "not ready: the database is read-only\n")
