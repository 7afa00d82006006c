"""Bringing a database to the schema of today, at the start of a server."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, text

from qwixx.server.storage.storage_errors import NewerForm

LOCK = 0x71776978
"""Of workers that start at once on one PostgreSQL, one migrates at a time. On SQLite the transaction is the lock."""


def migrate(connection: Connection) -> None:
    """Run the migrations that this database lacks, within the transaction that is on."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise NewerForm("the database was made by a newer qwixx: install that one") from error
