"""One client's connection. What is told goes out as it is; who does not read it is dropped, and hurts nobody."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from msgspec import Struct
from uvicorn.protocols.utils import ClientDisconnected

from qwixx.rules import QwixxError
from qwixx.server.localized_errors import text_of
from qwixx.server.metrics import Metrics
from qwixx.server.rate_limit import Bucket
from qwixx.server.sockets.frames import frame
from qwixx.wire import Bye, Farewell, Language, Refusal

Send = Callable[[dict[str, Any]], Awaitable[None]]
MAX_WAITING = 256 * 1024
"""How many bytes may wait for a client before it is dropped."""
MAX_UNDER_WAY = 64
"""How many of its commands may wait to be done."""
GOING_AWAY, POLICY, COME_BACK = 1001, 1008, 1012


class Way(Struct, frozen=True):
    """The way to a client and back, below ASGI: one frame, made once, is written to all who watch."""

    write: Callable[[bytes], None]
    bound: Callable[[int, Callable[[], None]], None]
    """Call somebody once more than so many bytes have been written that the client has not taken."""
    abort: Callable[[], None]
    is_closing: Callable[[], bool]
    listen: Callable[[Callable[[bytes], None]], None]
    """Have whole messages of the client heard at once; others come as ASGI has it."""
    rest: Callable[[float], None]
    """Hear nothing from it for so many seconds."""


class Connection:
    """A client that is connected: of a seat, or a spectator."""

    __slots__ = (
        "_closing",
        "_loop",
        "_metrics",
        "_send",
        "bucket",
        "has_ended",
        "is_dismissed",
        "language",
        "proof",
        "seat",
        "under_way",
        "way",
    )

    def __init__(self, way: Way, send: Send, bucket: Bucket, metrics: Metrics) -> None:
        self.seat: int | None = None
        self.proof: bytes | None = None
        """The hash of the token that it came with."""
        self.language: Language = "en"
        self.bucket = bucket
        self.under_way = 0
        self.has_ended = False
        self.is_dismissed = False
        """Whether goodbye was said to it: what it still has asked for is not done any more."""
        self.way, self._send, self._metrics = way, send, metrics
        self._closing: asyncio.Task[None] | None = None
        self._loop = asyncio.get_running_loop()
        way.bound(MAX_WAITING, self._drop)

    def tell(self, message: bytes) -> None:
        """Put a message, framed, on its way: what is written in one go is sent together."""
        way = self.way
        if self.has_ended or way.is_closing():
            return
        way.write(message)
        self._metrics.frames += 1

    def refuse(self, error: QwixxError, sent: str | None = None) -> None:
        """Tell why the message with this id was refused, in this client's language."""
        text = text_of(error, self.language)
        self.tell(frame(Refusal(error.code, text, error.clause, dict(error.facts), sent)))

    def end(self, reason: Farewell, code: int, come_back_ms: int | None = None) -> None:
        """Say goodbye, and tell nothing more."""
        if self.has_ended:
            return
        self.tell(frame(Bye(reason, come_back_ms)))
        self.has_ended = self.is_dismissed = True
        self._metrics.dropped[reason] += 1
        self._closing = self._loop.create_task(self._close(code, reason))

    async def leave(self) -> None:
        """The client is gone, or is to be: wait until it was told so."""
        self.has_ended = True
        if self._closing:
            await self._closing

    def _drop(self) -> None:
        """The client does not read, so it cannot be told."""
        if not self.has_ended:
            self.has_ended = True
            self._metrics.dropped["slow"] += 1
        self.way.abort()

    async def _close(self, code: int, reason: str) -> None:
        with suppress(ClientDisconnected):
            await self._send({"type": "websocket.close", "code": code, "reason": reason})
