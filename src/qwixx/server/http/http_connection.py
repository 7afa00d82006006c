"""HTTP/1.1 on asyncio, parsed by h11: the requests of a connection one after the other, until it becomes a WebSocket.

The time and the size of a request are bounded, and so is the number of connections of an address.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from email.utils import formatdate
from http import HTTPStatus
from typing import Any
from urllib.parse import unquote

import h11
from msgspec import Struct

from qwixx.server.client_address import Count, Networks, Scope, address_of, follow_proxies
from qwixx.server.logs import log
from qwixx.wire import MAX_FRAME

REQUEST_SECONDS = 15.0
"""How long a client may take for a whole request, from when it connected or the answer before was written."""
Message = dict[str, Any]
App = Callable[[Scope, Callable[[], Awaitable[Message]], Callable[[Message], Awaitable[None]]], Awaitable[None]]
Upgrade = Callable[[Scope, asyncio.Transport, bytes], None]


class HttpServer(Struct, frozen=True):
    """What all connections of a server share."""

    app: App
    """The ASGI application that answers; it sees at most one byte of a body more than `MAX_FRAME`."""
    upgrade: Upgrade
    """Takes a connection over that asks for a WebSocket, with what the client sent after its request."""
    proxies: Networks
    count: Count
    open: set["HttpConnection"] = set()

    def connection(self) -> "HttpConnection":
        """The protocol of a new connection."""
        return HttpConnection(self)

    async def drain(self, seconds: float) -> None:
        """End connections that wait for a request, and wait so long for the answers of the others."""
        for connection in tuple(self.open):
            connection.finish()
        pending = [connection.answering for connection in self.open if connection.answering]
        if pending:
            await asyncio.wait(pending, timeout=seconds)
        for connection in tuple(self.open):
            connection.abort()


class HttpConnection(asyncio.Protocol):
    """One connection: `connection_made`, then requests and answers in turn."""

    def __init__(self, server: HttpServer) -> None:
        self._server = server
        self._http = h11.Connection(h11.SERVER, max_incomplete_event_size=MAX_FRAME)
        self._loop = asyncio.get_running_loop()
        self._request: h11.Request | None = None
        self._body = bytearray()
        self._deadline: asyncio.TimerHandle | None = None
        self._counted_for: str | None = None
        self._is_last = False
        self._gone = asyncio.Event()
        self._is_writable = asyncio.Event()
        self._is_writable.set()
        self.answering: asyncio.Task[None] | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # a socket has no other
        """Wait for a request, unless the address has too many connections already; proxies speak for many addresses."""
        self._transport = transport
        self._server.open.add(self)
        self._await_request()
        peer = self._peer()
        if self._server.proxies.have(peer):
            return
        address = address_of(peer)
        if self._server.count.enter(address):
            self._counted_for = address
        else:
            self.abort()

    def connection_lost(self, _: Exception | None) -> None:
        """Wait for nothing more; an answer that is under way finds out when it asks."""
        self._let_go()
        self._gone.set()
        self._is_writable.set()

    def pause_writing(self) -> None:
        """Have the answer wait for the client."""
        self._is_writable.clear()

    def resume_writing(self) -> None:
        """Let the answer go on."""
        self._is_writable.set()

    def data_received(self, data: bytes) -> None:
        """Read on."""
        self._http.receive_data(data)
        self._read()

    def eof_received(self) -> bool:
        """Answer what was asked, and end."""
        self._http.receive_data(b"")
        self._read()
        return self.answering is not None

    def finish(self) -> None:
        """End after the answer that is under way, if one is."""
        self._is_last = True
        if self.answering is None:
            self._transport.close()

    def abort(self) -> None:
        """End at once."""
        self._transport.abort()

    def _read(self) -> None:
        """Take what has come of a request; of a body only as much as shows that it is too long."""
        while self.answering is None:
            try:
                event = self._http.next_event()
            except h11.RemoteProtocolError as error:
                self._refuse(error.error_status_hint)
                return
            if isinstance(event, h11.Request):
                self._request, self._body = event, bytearray()
                if _asks_for_a_websocket(event):
                    self._hand_over(event)
                    return
                if self._http.they_are_waiting_for_100_continue:
                    self._write(h11.InformationalResponse(status_code=100, headers=[]))
            elif isinstance(event, h11.Data):
                self._body += event.data[: MAX_FRAME + 1 - len(self._body)]
            elif isinstance(event, h11.EndOfMessage):
                self._stop_waiting()
                self.answering = self._loop.create_task(self._answer())
            elif isinstance(event, h11.ConnectionClosed):
                self._transport.close()
                return
            else:
                return
        self._transport.pause_reading()  # the next request has to wait

    async def _answer(self) -> None:
        """Have the application answer the request, and go on to the next."""
        request = self._request
        assert request  # noqa: S101 (for the type checker)
        asked = {"type": "http.request", "body": bytes(self._body), "more_body": False}
        head: h11.Response | None = None

        async def receive() -> Message:
            nonlocal asked
            if asked:
                message, asked = asked, {}
                return message
            await self._gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            nonlocal head
            if message["type"] == "http.response.start":
                head = self._head(message)
                return
            if head:
                self._write(head)
                head = None
            if message.get("body") and request.method != b"HEAD":
                self._write(h11.Data(data=message["body"]))
            if not message.get("more_body"):
                self._write(h11.EndOfMessage())
            await self._is_writable.wait()

        try:
            await self._server.app(self._scope(request), receive, send)
        except Exception as error:  # noqa: BLE001 (the server goes on)
            log("a request could not be answered", logging.ERROR, error)
        self._go_on()

    def _go_on(self) -> None:
        """Read the next request, unless this one was the last."""
        self.answering = None
        if self._is_last or self._http.our_state is not h11.DONE:
            self._transport.close()
        elif not self._gone.is_set():
            self._http.start_next_cycle()
            self._await_request()
            self._transport.resume_reading()
            self._read()

    def _head(self, message: Message) -> h11.Response:
        headers = [*message["headers"], (b"date", formatdate(usegmt=True).encode())]
        if self._is_last:
            headers.append((b"connection", b"close"))
        return _response(message["status"], headers)

    def _refuse(self, status: int) -> None:
        """Answer what cannot be read, and end."""
        if self._http.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            headers = [(b"content-length", b"0"), (b"connection", b"close")]
            self._write(_response(status, headers))
            self._write(h11.EndOfMessage())
        self._transport.close()

    def _hand_over(self, request: h11.Request) -> None:
        """Leave the connection to a WebSocket, which is counted for itself."""
        self._let_go()
        self._server.upgrade(self._scope(request), self._transport, self._http.trailing_data[0])

    def _scope(self, request: h11.Request) -> Scope:
        """The request as ASGI has it; its client and scheme are those that trusted proxies name."""
        path, _, query = request.target.partition(b"?")
        scope: Scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": request.http_version.decode(),
            "server": self._transport.get_extra_info("sockname")[:2],
            **self._peer(),
            "scheme": "http",
            "method": request.method.decode(),
            "root_path": "",
            "path": unquote(path.decode()),
            "raw_path": path,
            "query_string": query,
            "headers": list(request.headers),
        }
        follow_proxies(scope, self._server.proxies)
        return scope

    def _peer(self) -> Scope:
        """Who the connection comes from."""
        name = self._transport.get_extra_info("peername")
        return {"client": name[:2] if name else None}

    def _write(self, event: h11.Event) -> None:
        data = self._http.send(event)
        if data and not self._transport.is_closing():
            self._transport.write(data)

    def _await_request(self) -> None:
        self._stop_waiting()
        self._deadline = self._loop.call_later(REQUEST_SECONDS, self.abort)

    def _stop_waiting(self) -> None:
        if self._deadline:
            self._deadline.cancel()
            self._deadline = None

    def _let_go(self) -> None:
        """Take no place among the connections any more."""
        self._stop_waiting()
        self._server.open.discard(self)
        if self._counted_for:
            self._server.count.leave(self._counted_for)
            self._counted_for = None


def _response(status: int, headers: list[tuple[bytes, bytes]]) -> h11.Response:
    return h11.Response(status_code=status, headers=headers, reason=HTTPStatus(status).phrase.encode())


def _asks_for_a_websocket(request: h11.Request) -> bool:
    return request.method == b"GET" and any(
        name == b"upgrade" and value.lower() == b"websocket" for name, value in request.headers
    )
