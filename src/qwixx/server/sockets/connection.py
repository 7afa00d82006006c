"""One client's connection, as its table sees it."""

from qwixx.rules import QwixxError
from qwixx.server.localized_errors import text_of
from qwixx.server.metrics import Metrics
from qwixx.server.rate_limit import Bucket
from qwixx.server.sockets.frames import frame
from qwixx.server.sockets.web_socket import WebSocket
from qwixx.wire import Bye, Farewell, Language, Refusal

MAX_WAITING = 256 * 1024
"""How many bytes may wait for a client before it is cut off."""
MAX_UNDER_WAY = 64
"""How many of its commands may be pending."""
GOING_AWAY, POLICY, COME_BACK = 1001, 1008, 1012


class Connection:
    """A connected client: of a seat, or a spectator."""

    __slots__ = (
        "_metrics",
        "_socket",
        "bucket",
        "commands",
        "has_ended",
        "is_dismissed",
        "language",
        "proof",
        "seat",
        "under_way",
    )

    def __init__(self, socket: WebSocket, bucket: Bucket, metrics: Metrics) -> None:
        self.seat: int | None = None
        self.proof: bytes | None = None
        """The hash of the token that it came with."""
        self.language: Language = "en"
        self.bucket = bucket
        self.commands = bucket
        """How many commands its address may send."""
        self.under_way = 0
        self.has_ended = False
        """Whether nothing more is sent to it."""
        self.is_dismissed = False
        """Whether it was told goodbye: its pending commands are dropped."""
        self._socket, self._metrics = socket, metrics

    def tell(self, message: bytes) -> None:
        """Send a framed message."""
        socket = self._socket
        if self.has_ended or socket.is_closing():
            return
        socket.write(message)
        self._metrics.frames += 1

    def refuse(self, error: QwixxError, sent: str | None = None) -> None:
        """Say why the message with this id was refused, in this client's language."""
        text = text_of(error, self.language)
        self.tell(frame(Refusal(error.code, text, error.clause, dict(error.facts), sent)))

    def end(self, reason: Farewell, code: int, come_back_ms: int | None = None) -> None:
        """Say goodbye and close the connection."""
        if self.has_ended:
            return
        self.tell(frame(Bye(reason, come_back_ms)))
        self.has_ended = self.is_dismissed = True
        self._metrics.dropped[reason] += 1
        self._socket.close(code, reason)

    def rest(self, seconds: float) -> None:
        """Read nothing from this client for a while."""
        self._socket.rest(seconds)

    def drop(self, reason: str) -> None:
        """Note that the client was cut off."""
        if not self.has_ended:
            self.has_ended = True
            self._metrics.dropped[reason] += 1
