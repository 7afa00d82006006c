"""The WebSocket endpoint: the handshake, the hello, and from then on one message after the other."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from http import HTTPStatus

from websockets.datastructures import Headers
from websockets.http11 import Request
from websockets.server import ServerProtocol

from qwixx.rules import IllegalError, QwixxError
from qwixx.server.client_address import Count, Scope, address_of
from qwixx.server.logs import log
from qwixx.server.page_origin import comes_from_a_known_page, names_a_known_host
from qwixx.server.rate_limit import Bucket
from qwixx.server.request_errors import PASSING
from qwixx.server.sockets import connection as connections
from qwixx.server.sockets.connection import COME_BACK, POLICY, Connection
from qwixx.server.sockets.dispatch import dispatch, greet, refuse
from qwixx.server.sockets.web_socket import WebSocket
from qwixx.server.tables.table_actor import TableActor
from qwixx.server.tables.table_registry import TableRegistry

PATH = "/ws"
MOST_IN_EXCESS = 100
"""How many messages of a client in a row may come too fast: each is refused, and that takes time, too."""
HELLO_SECONDS = 10.0
"""How long a client may take to say hello."""
INTERNAL_ERROR = 1011
TOO_FAST = "that is too many messages in too short a time"


class SocketEndpoint:
    """Accepts all WebSockets of a server, so many from each address."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._count = Count(registry.settings.connections)
        self._sessions: set[Session] = set()
        self._drained = asyncio.Event()

    def open(self, scope: Scope, transport: asyncio.Transport, sent_early: bytes) -> None:
        """Answer the request for a WebSocket; `sent_early` is what the client sent without awaiting the answer."""
        address = address_of(scope)
        handshake = ServerProtocol()
        if self._is_welcome(scope) and self._count.enter(address):
            headers = Headers([(name.decode(), value.decode("latin-1")) for name, value in scope["headers"]])
            response = handshake.accept(Request(scope["raw_path"].decode(), headers))
            if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
                self._count.leave(address)
        else:
            response = handshake.reject(HTTPStatus.FORBIDDEN, "This server does not accept the connection.\n")
        handshake.send_response(response)
        transport.write(b"".join(handshake.data_to_send()))
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            transport.close()
            return
        socket = WebSocket(transport, connections.MAX_WAITING)
        self._sessions.add(Session(self._registry, socket, address, self._forget))
        if sent_early:
            socket.data_received(sent_early)

    async def drain(self, seconds: float) -> None:
        """Wait so long for all WebSockets to end."""
        if self._sessions:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._drained.wait(), seconds)
        for session in tuple(self._sessions):
            session.abort()

    def _forget(self, session: "Session") -> None:
        self._sessions.discard(session)
        self._count.leave(session.address)
        if not self._sessions:
            self._drained.set()

    def _is_welcome(self, scope: Scope) -> bool:
        settings = self._registry.settings
        return (
            scope["path"] == PATH
            and names_a_known_host(scope, settings.known_hosts)
            and comes_from_a_known_page(scope, settings.known_origins)
            and not self._registry.is_closing
        )


class Session:
    """What one client does here, from its hello to the end of its connection."""

    def __init__(
        self, registry: TableRegistry, socket: WebSocket, address: str, on_closed: Callable[["Session"], None]
    ) -> None:
        settings = registry.settings
        self.address = address
        self._registry, self._socket, self._on_closed = registry, socket, on_closed
        self._connection = Connection(socket, Bucket(settings.message_rate, settings.message_burst), registry.metrics)
        self._actor: TableActor | None = None
        self._hello: asyncio.Future[bytes | None] = asyncio.get_running_loop().create_future()
        self._early: list[bytes] = []
        """Messages that came before the hello was answered."""
        self._pause = 1 / settings.message_rate
        self._in_excess = 0
        self._is_closed = False
        registry.connections.add(self._connection)
        socket.listener = self
        self._greeting = asyncio.create_task(self._greet())

    def abort(self) -> None:
        """End the connection at once."""
        self._socket.abort()

    async def _greet(self) -> None:
        """Wait for the hello, and answer it."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await self._hello
            if hello is None:
                return
            self._socket.hold()
            actor = await greet(self._registry, self._connection, self.address, hello)
        except TimeoutError:
            self._turn_away(QwixxError("hello", "the first message is a hello, and it did not come"))
        except QwixxError as error:
            self._turn_away(error)
        except Exception as error:  # noqa: BLE001 (the client has to be let go)
            log("a hello could not be answered", logging.ERROR, error)
            self._socket.close(INTERNAL_ERROR, "internal")
        else:
            self._begin(actor)
        self._socket.release()

    def received(self, message: bytes) -> None:
        """Dispatch a message, unless there are too many."""
        connection = self._connection
        if connection.has_ended:
            connection.rest(self._pause)
        elif self._actor is None:
            if self._hello.done():
                self._early.append(message)
            else:
                self._hello.set_result(message)
        elif connection.bucket.take():
            self._in_excess = 0
            dispatch(self._actor, connection, message, self._registry.metrics)
        else:
            self._slow_down(message)

    def dropped(self, reason: str) -> None:
        """Note that the client was cut off."""
        self._connection.drop(reason)

    def closed(self) -> None:
        """Leave the table, and give the place back."""
        self._connection.has_ended = self._is_closed = True
        self._registry.connections.discard(self._connection)
        self._on_closed(self)
        if self._actor:
            self._actor.leave(self._connection)
        if not self._hello.done():
            self._hello.set_result(None)

    def _begin(self, actor: TableActor) -> None:
        """Take messages from now on; first those that came while the hello was answered."""
        if self._is_closed:
            actor.leave(self._connection)
            return
        self._actor = actor
        early, self._early = self._early, []
        for message in early:
            self.received(message)

    def _slow_down(self, message: bytes) -> None:
        self._in_excess += 1
        if self._in_excess > MOST_IN_EXCESS:
            self._connection.end("refused", POLICY)
            return
        refuse(self._connection, message, self._registry.metrics, IllegalError("too-fast", TOO_FAST))
        self._connection.rest(self._pause)

    def _turn_away(self, error: QwixxError) -> None:
        self._registry.metrics.refusals[error.code] += 1
        self._connection.refuse(error)
        if error.code in PASSING:
            self._connection.end("shutdown", COME_BACK, int(self._registry.settings.come_back * 1000))
        else:
            self._connection.end("refused", POLICY)
