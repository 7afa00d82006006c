"""A request to a table, and where its answer goes."""

import asyncio

from msgspec import Struct

from qwixx.match import Command, Table
from qwixx.server.sockets.connection import Connection
from qwixx.server.storage import Token


class Request(Struct, frozen=True):
    """A command, the seat that it comes from, and where its answer goes."""

    command: Command
    by: int | None
    """A seat; `None` for the registry."""
    bot: bool = False
    id: str | None = None
    """The client's own id of it."""
    connection: Connection | None = None
    answer: "asyncio.Future[Table] | None" = None
    links: tuple["Request", ...] = ()
    """Early links that go into this roll, and are answered with it."""
    token: Token | None = None
    """Of the seat that a person takes: to be stored with the events."""
