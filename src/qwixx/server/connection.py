"""One client's connection: what is to be told to it waits in a bounded queue, so that a slow reader hurts nobody."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from qwixx.rules import QwixxError
from qwixx.server.buckets import Bucket
from qwixx.server.metrics import Metrics
from qwixx.server.texts import text_of
from qwixx.wire import Bye, Farewell, Language, Refusal, told_line

Send = Callable[[dict[str, Any]], Awaitable[None]]
MAX_WAITING = 256 * 1024
"""How many characters may wait for a client before it is dropped."""
MAX_UNDER_WAY = 64
"""How many of its commands may wait to be done."""
GOING_AWAY, POLICY, COME_BACK, TRY_AGAIN = 1001, 1008, 1012, 1013


class Connection:
    """A client that is connected: of a seat, or a spectator."""

    __slots__ = (
        "_abort",
        "_ended",
        "_lines",
        "_metrics",
        "_send",
        "_size",
        "_waker",
        "bucket",
        "language",
        "seat",
        "under_way",
    )

    def __init__(self, send: Send, abort: Callable[[], None], bucket: Bucket, metrics: Metrics) -> None:
        self.seat: int | None = None
        self.language: Language = "en"
        self.bucket = bucket
        self.under_way = 0
        self._send, self._abort, self._metrics = send, abort, metrics
        self._lines: list[str] = []
        self._size = 0
        self._waker: asyncio.Future[None] | None = None
        self._ended: tuple[int, str] | None = None

    def tell(self, line: str) -> None:
        """Put a message on its way; it never waits."""
        if self._ended:
            return
        self._size += len(line)
        if self._size > MAX_WAITING:
            self._ended = TRY_AGAIN, "slow"
            self._metrics.dropped["slow"] += 1
            self._abort()  # it does not read, so it cannot be told
            return
        self._lines.append(line)
        self._wake()

    def refusal(self, error: QwixxError, sent: str | None = None) -> str:
        """The refusal of the message with this id, as a line in this client's language."""
        text = text_of(error, self.language)
        return told_line(Refusal(error.code, text, error.clause, dict(error.facts), sent))

    def end(self, reason: Farewell, code: int, come_back_ms: int | None = None) -> None:
        """Say goodbye, and tell nothing more."""
        if self._ended:
            return
        self._metrics.dropped[reason] += 1
        self._lines.append(told_line(Bye(reason, come_back_ms)))
        self._ended = code, reason
        self._wake()

    @property
    def has_ended(self) -> bool:
        """Whether nothing more is told to this client."""
        return self._ended is not None

    async def write(self) -> None:
        """Send what is to be told, until it ends; what has gathered meanwhile goes in one frame."""
        while True:
            if self._lines:
                frame = "\n".join(self._lines)
                self._lines.clear()
                await self._send({"type": "websocket.send", "text": frame})
                self._size = sum(map(len, self._lines))
                self._metrics.frames += 1
            elif self._ended:
                code, reason = self._ended
                await self._send({"type": "websocket.close", "code": code, "reason": reason})
                return
            else:
                self._waker = asyncio.get_running_loop().create_future()
                await self._waker

    def _wake(self) -> None:
        if self._waker and not self._waker.done():
            self._waker.set_result(None)
            self._waker = None
