"""A WebSocket client that does next to nothing, so that a load test measures the server and not itself."""

import asyncio
import base64
import os
from collections.abc import Callable
from urllib.parse import urlsplit

LARGE, HUGE = 126, 127
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
UNMASKED_KEY = b"\0\0\0\0"
"""Clients have to mask what they send; with this key the masked text is the text."""


class LeanSocket(asyncio.Protocol):
    """One connection; whole frames of text go to `on_text`."""

    def __init__(self, address: str, on_text: Callable[[bytes], None]) -> None:
        self._address = urlsplit(address)
        self._on_text = on_text
        self._buffer = b""
        self._is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_lost = False

    @classmethod
    async def connect(cls, address: str, on_text: Callable[[bytes], None]) -> "LeanSocket":
        """A connection that is open."""
        found = urlsplit(address)
        loop = asyncio.get_running_loop()
        host, port = found.hostname or "", found.port or 80
        _, socket = await loop.create_connection(lambda: cls(address, on_text), host, port)
        await socket.opened
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        assert isinstance(transport, asyncio.Transport)  # noqa: S101 (for the type checker)
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self._address.path} HTTP/1.1\r\nHost: {self._address.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, error: Exception | None) -> None:
        """Remember it: a load test must not lose anybody."""
        self.is_lost = True
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("the server closed the connection"))

    def data_received(self, data: bytes) -> None:
        """Cut what comes into frames."""
        self._buffer += data
        if not self._is_open and not self._open():
            return
        while self._frame():
            pass

    def send(self, text: bytes) -> None:
        """Send a frame of text."""
        self._send(TEXT, text)

    def close(self) -> None:
        """Leave without a word."""
        self._transport.abort()

    def _send(self, kind: int, text: bytes) -> None:
        size = len(text)
        if size < LARGE:
            head = bytes([0x80 | kind, 0x80 | size])
        else:
            head = bytes([0x80 | kind, 0x80 | LARGE]) + size.to_bytes(2, "big")
        self._transport.write(head + UNMASKED_KEY + text)

    def _open(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        answer, self._buffer = self._buffer[:end], self._buffer[end + 4 :]
        if not answer.startswith(b"HTTP/1.1 101"):
            self.opened.set_exception(ConnectionError(answer.split(b"\r\n")[0].decode()))
            self._transport.abort()
            return False
        self._is_open = True
        self.opened.set_result(None)
        return True

    def _frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        kind, size, begin = buffer[0] & 15, buffer[1] & 127, 2
        if size >= LARGE:
            width = 2 if size == LARGE else 8
            begin += width
            if len(buffer) < begin:
                return False
            size = int.from_bytes(buffer[2:begin], "big")
        if len(buffer) < begin + size:
            return False
        content, self._buffer = buffer[begin : begin + size], buffer[begin + size :]
        if kind == TEXT:
            self._on_text(content)
        elif kind == PING:
            self._send(PONG, content)
        elif kind == CLOSE:
            self._transport.abort()
        return True
