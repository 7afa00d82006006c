"""A WebSocket below ASGI, where every message passes: frames go out as they are, and come in as they are read.

The careful parser of `websockets` sees everything that is not a whole frame of text, and from then on all that may
belong to it.
"""

from asyncio import Transport
from collections.abc import Callable
from functools import partial

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from qwixx.server.rate_limit import Bucket
from qwixx.server.sockets.connection import Way
from qwixx.server.sockets.frames import TEXT, WHOLE, whole_frames, whole_text

SWITCHING = 101
CARE = 64 * 1024
"""How many bytes of a client, at once and a second, the careful parser takes: of pings, say, it would look at
thousands in a row while everybody else waits. Who sends more is cut off."""
MOST_FRAGMENTS = 64
"""How many a message may come in."""


class OpenSocket(WebSocketsSansIOProtocol):
    """A WebSocket that the application can write whole frames to, and break off if nobody reads them."""

    _hear: Callable[[bytes], None] | None = None
    _full: Callable[[], None] | None = None
    _rests_until = 0.0
    _needs_care = False
    """Whether the careful parser may be in the middle of something."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Give it as much care as one client may have."""
        super().connection_made(transport)
        self._care = Bucket(CARE, CARE)

    def handle_connect(self, event: Request) -> None:
        """Give the application its way out and in, before it starts."""
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            out = self.transport
            listen = partial(setattr, self, "_hear")
            self.scope["state"]["way"] = Way(out.write, self._bound, out.abort, out.is_closing, listen, self._rest)

    def data_received(self, data: bytes) -> None:
        """Hand whole frames of text to the application at once, and all else to the careful parser."""
        if self._hear and not self._needs_care:
            text = whole_text(data)
            if text is not None:
                self._hear(text)
                return
        if self.handshake_initiated and not self._needs_care:
            frames = whole_frames(data)
            if self._hear and frames is not None and all(kind == TEXT for kind, _ in frames):
                for _, text in frames:
                    self._hear(text)
                return
            self._needs_care = frames is None or not all(kind & WHOLE for kind, _ in frames)
        if self.handshake_initiated and not self._care.take(len(data)):
            self.transport.abort()
            return
        super().data_received(data)
        if len(self.frames) > MOST_FRAGMENTS:
            self.transport.abort()

    def pause_writing(self) -> None:
        """More has been written than may wait for the client."""
        super().pause_writing()
        if self._full:
            self.loop.call_soon(self._full)  # not in the middle of writing

    def _bound(self, most: int, full: Callable[[], None]) -> None:
        self._full = full
        self.transport.set_write_buffer_limits(high=most)

    def _rest(self, seconds: float) -> None:
        """Read nothing for a while."""
        until = self.loop.time() + seconds
        if until > self._rests_until:
            self._rests_until = until
            self.transport.pause_reading()
            self.loop.call_later(seconds, self._go_on, until)

    def _go_on(self, until: float) -> None:
        if until == self._rests_until and not self.transport.is_closing():
            self.transport.resume_reading()
