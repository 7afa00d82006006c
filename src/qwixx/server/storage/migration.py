"""Migrating a database to the current schema, when a server starts."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, text

from qwixx.server.storage.storage_errors import NewerForm

LOCK = 0x71776978
"""Workers that start together on one PostgreSQL migrate one at a time. On SQLite the transaction is the lock."""


def migrate(connection: Connection) -> None:
    """Run the missing migrations, within the current transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise NewerForm("the database was made by a newer qwixx: install that one") from error
