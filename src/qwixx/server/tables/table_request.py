"""What waits to be done at a table, and who waits for the answer."""

import asyncio

from msgspec import Struct

from qwixx.match import Command, Table
from qwixx.server.sockets.connection import Connection
from qwixx.server.storage import Token


class Request(Struct, frozen=True):
    """A command, who asks it, and whom to answer."""

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
    """To be kept with what comes of it: that of the seat that somebody takes."""
