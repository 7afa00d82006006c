"""The WebSocket side: one connection a client. It is plain ASGI, as every message passes here."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from qwixx.rules import IllegalError, QwixxError
from qwixx.server.client_address import Count, Scope, address_of, comes_from_a_known_page
from qwixx.server.rate_limit import Bucket
from qwixx.server.request_errors import PASSING
from qwixx.server.sockets.connection import COME_BACK, POLICY, Connection, Send
from qwixx.server.sockets.dispatch import dispatch, greet, refuse
from qwixx.server.tables.table_actor import TableActor
from qwixx.server.tables.table_registry import TableRegistry

Receive = Callable[[], Awaitable[dict[str, Any]]]
PATH = "/ws"
MOST_IN_EXCESS = 100
"""How many messages of a client in a row may come too fast: each is refused, and that takes time, too."""
CLOSING_SECONDS = 10.0
"""How long what was said last may take to arrive, before the line is cut."""
HELLO_SECONDS = 10.0
"""How long a client may take to say who it is."""


class SocketEndpoint:
    """Takes all WebSocket connections of a server."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._count = Count(registry.settings.connections)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection, from the handshake to its end."""
        await receive()
        address = address_of(scope)
        known = self._registry.settings.known_origins
        is_welcome = scope["path"] == PATH and comes_from_a_known_page(scope, known) and not self._registry.is_closing
        if not is_welcome or not self._count.enter(address):
            await send({"type": "websocket.close"})
            return
        try:
            await send({"type": "websocket.accept"})
            await self._serve(scope, address, receive, send)
        finally:
            self._count.leave(address)

    async def _serve(self, scope: Scope, address: str, receive: Receive, send: Send) -> None:
        settings = self._registry.settings
        bucket = Bucket(settings.message_rate, settings.message_burst)
        connection = Connection(scope["state"]["way"], send, bucket, self._registry.metrics)
        self._registry.connections.add(connection)
        actor: TableActor | None = None
        try:
            actor = await self._greeted(connection, address, receive)
            if actor:
                await self._listen(actor, connection, receive)
        finally:
            self._registry.connections.discard(connection)
            if actor:
                actor.leave(connection)
            await connection.leave()
            asyncio.get_running_loop().call_later(CLOSING_SECONDS, connection.way.abort)

    async def _greeted(self, connection: Connection, address: str, receive: Receive) -> TableActor | None:
        """The table of a client that has said who it is; `None` if it is gone or was sent away."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                frame = frame_of(await receive())
            return None if frame is None else await greet(self._registry, connection, address, frame)
        except TimeoutError:
            error = QwixxError("hello", "the first message is a hello, and it did not come")
        except QwixxError as found:
            error = found
        self._registry.metrics.refusals[error.code] += 1
        connection.refuse(error)
        if error.code in PASSING:
            connection.end("shutdown", COME_BACK, int(self._registry.settings.come_back * 1000))
        else:
            connection.end("refused", POLICY)
        return None

    async def _listen(self, actor: TableActor, connection: Connection, receive: Receive) -> None:
        """Hear what a client says until it is gone."""
        metrics, pause = self._registry.metrics, 1 / self._registry.settings.message_rate
        in_excess = 0

        def heard(message: str | bytes) -> None:
            nonlocal in_excess
            if connection.has_ended:
                connection.way.rest(pause)
                return
            if connection.bucket.take():
                in_excess = 0
                dispatch(actor, connection, message, metrics)
                return
            in_excess += 1
            if in_excess > MOST_IN_EXCESS:
                connection.end("refused", POLICY)
                return
            refuse(
                connection, message, metrics, IllegalError("too-fast", "that is too many messages in too short a time")
            )
            connection.way.rest(pause)

        connection.way.listen(heard)
        while (message := frame_of(await receive())) is not None:
            heard(message)


def frame_of(message: dict[str, Any]) -> str | bytes | None:
    """What a client sent; `None` if it is gone."""
    if message["type"] != "websocket.receive":
        return None
    text: str | None = message.get("text")
    return text if text is not None else message["bytes"]
