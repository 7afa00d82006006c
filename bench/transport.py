"""The transport alone: what a server could do that decides and keeps nothing.

uvicorn with uvloop and its own WebSocket: a choice is read, encoded once as an event, told to the four who watch its
table, and acknowledged. On a machine with other work it is a yardstick: `bench/beside.py` compares servers with it.
"""

from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Any

from bench.lean_socket import LeanSocket
from bench.players import SEATS
from msgspec import Struct
from msgspec.json import Decoder, Encoder

Message = dict[str, Any]
Send = Callable[[Message], Awaitable[None]]
CHOICE = b'{"type":"do","id":"2-123","command":{"command":"choose","moment":12,"choice":{"row":1,"number":7}}}'
CHANGES = {
    "moment": {"moment": 12, "waits": "white", "active": 0, "awaited": [0, 1, 3], "deadline": None, "paused": False},
    "changes": {"game": {"sheets": {"2": {"rows": [[2, 3, 5], [3, 4, 7], [12, 11], [11]], "penalties": 1}}}},
}
"""About as much as a server tells of a choice."""
QUIET = ["--ws-per-message-deflate", "false", "--lifespan", "off", "--log-level", "error"]
MODULE = ["uvicorn", "bench.transport:app", "--loop", "uvloop", "--ws", "websockets-sansio", *QUIET]


class Do(Struct):
    """A command."""

    id: str
    command: Message


_decode = Decoder(Do).decode
_encode = Encoder().encode
_watchers: dict[str, list[Send]] = defaultdict(list)


async def app(scope: Message, receive: Callable[[], Awaitable[Message]], send: Send) -> None:
    """One client at the table that its address names."""
    watchers, step = _watchers[scope["path"]], 0
    await receive()
    await send({"type": "websocket.accept"})
    watchers.append(send)
    while (heard := await receive())["type"] == "websocket.receive":
        do, step = _decode(heard["text"]), step + 1
        told = _encode({"type": "events", "step": step, "events": [do.command], **CHANGES}).decode()
        for watcher in watchers:
            ack = f'\n{{"type":"ack","id":"{do.id}"}}' if watcher is send else ""
            await watcher({"type": "websocket.send", "text": told + ack})
    watchers.remove(send)


class Choosers:
    """Players who choose again as soon as they are told that their choice was heard."""

    def __init__(self) -> None:
        self.decisions = 0
        self._sockets: list[LeanSocket] = []

    async def open(self, address: str, tables: int) -> None:
        """Connect everybody, and begin."""
        for player in range(tables * SEATS):
            table = address.replace("http", "ws", 1) + f"/{player // SEATS}"
            self._sockets.append(await LeanSocket.connect(table, self._hears(player)))
        for each in self._sockets:
            each.send(CHOICE)

    def _hears(self, player: int) -> Callable[[bytes], None]:
        def hear(frame: bytes) -> None:
            if b'"ack"' in frame:
                self.decisions += 1
                self._sockets[player].send(CHOICE)

        return hear
