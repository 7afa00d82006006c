"""Connections that ask, before they become a WebSocket: how long a request may take, and how many of them there may be.

They are read by h11, as the other one of uvicorn, httptools, takes headers of any length.
"""

import asyncio

import h11
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol

from qwixx.server.client_address import Count, address_of

REQUEST_SECONDS = 15.0
"""How long a client may take for a whole request, from when it connected or was answered the one before."""
UNFINISHED = (h11.IDLE, h11.SEND_BODY)
"""The states of a client whose request is not whole."""
COUNT = "callers"
"""Where the state of the application has the count of callers."""


class PendingConnection(H11Protocol):
    """A connection that is closed if its request does not come, or if its address has too many."""

    _counted: str | None = None
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        """Wait for a request, unless too many are waited for already."""
        super().connection_made(transport)
        self._await_request()
        if self._is_proxy():
            return
        address = address_of({"client": self.client})
        if self._count().enter(address):
            self._counted = address
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._let_go()
        super().connection_lost(exc)

    def handle_events(self) -> None:
        """See whether the request is whole."""
        super().handle_events()
        if self.conn.their_state not in UNFINISHED:
            self._stop_waiting()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Leave it to the WebSocket, which is counted for itself."""
        self._let_go()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        self._await_request()
        super().on_response_complete()

    def _is_proxy(self) -> bool:
        """Whether it speaks for others, all of whom it has connections for."""
        host = self.client[0] if self.client else None
        return isinstance(self.app, ProxyHeadersMiddleware) and host in self.app.trusted_hosts

    def _count(self) -> Count:
        count: Count = self.app_state[COUNT]
        return count

    def _await_request(self) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _let_go(self) -> None:
        self._stop_waiting()
        if self._counted:
            self._count().leave(self._counted)
            self._counted = None
