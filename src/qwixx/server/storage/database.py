"""What a database has to provide. Work is a plain function of a SQLAlchemy connection, the same for every database."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from sqlalchemy import Connection

from qwixx.server.storage.row_codec import Chain

Found = TypeVar("Found")


class Database(Protocol):
    """SQLite or PostgreSQL."""

    async def read(self, work: Callable[[Connection], Found]) -> Found:
        """Do work that changes nothing."""

    async def write(self, work: Callable[[Connection], Found]) -> Found:
        """Do work in a transaction of its own, durable once this returns."""

    async def append(self, chains: Sequence[Chain]) -> set[int]:
        """Store chains in one transaction, at most one a table; the keys of those that followed the stored events."""

    async def close(self) -> None:
        """Close all connections."""
