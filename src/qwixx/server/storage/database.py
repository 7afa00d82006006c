"""What a database has to be able to do. Work is a plain function of a SQLAlchemy connection, the same for all."""

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
        """Keep chains in one transaction, at most one a table; the keys of those that followed on what was there."""

    async def close(self) -> None:
        """Let go of all connections."""
