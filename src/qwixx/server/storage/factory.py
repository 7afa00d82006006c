"""Opening storage, in SQLite or PostgreSQL."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from qwixx.server.storage.change_listener import ChangeListener
from qwixx.server.storage.interface import Storage
from qwixx.server.storage.location import place_of
from qwixx.server.storage.postgres import PostgresDatabase
from qwixx.server.storage.sqlite import SqliteDatabase


@asynccontextmanager
async def open_storage(database: str = "") -> AsyncIterator[Storage]:
    """Storage where `--database` says, with the current schema; it is closed at the end.

    Raises `IllegalError` if that says nothing sensible, `StorageDown` if it is not there, and `NewerForm` if a newer
    qwixx has been at it.
    """
    place = place_of(database)
    if isinstance(place, Path):
        storage = Storage(await SqliteDatabase.open(place))
    else:
        postgres = await PostgresDatabase.open(place)
        storage = Storage(postgres, ChangeListener(postgres))
    try:
        yield storage
    finally:
        await storage.close()
