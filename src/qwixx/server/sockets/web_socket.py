"""A WebSocket on asyncio: whole frames of text are read and written directly, all others by `websockets`."""

import asyncio
from typing import Protocol

from websockets.frames import Frame, Opcode
from websockets.protocol import SEND_EOF, Side, State
from websockets.protocol import Protocol as FrameParser

from qwixx.server.rate_limit import Bucket
from qwixx.server.sockets.frames import PING, TEXT, WHOLE, whole_frames, whole_text
from qwixx.wire import MAX_FRAME

SLOW_BYTES = 64 * 1024
"""How many bytes of a client, at once and per second, the parser of `websockets` reads: it takes so long for each ping
that thousands in a row would hold up all other clients. A client that sends more is cut off."""
MOST_FRAGMENTS = 64
"""How many frames a message may be split into."""
PING_SECONDS = 20.0
"""A client that sends nothing for so long is pinged, and cut off if it is silent for as long again."""
CLOSING_SECONDS = 10.0
"""How long a client may take to answer a close frame, and to read what was sent before it."""
INVALID_UTF8 = 1007


class Listener(Protocol):
    """What a WebSocket reports to."""

    def received(self, message: bytes) -> None:
        """Take a whole message."""

    def dropped(self, reason: str) -> None:
        """Note that the client is cut off: it is `slow` to read, or `silent`."""

    def closed(self) -> None:
        """Note that the connection is gone."""


class WebSocket(asyncio.Protocol):
    """An open WebSocket: it takes over a transport after the handshake.

    `write` sends a whole frame; once more than `max_waiting` bytes wait for the client, it is cut off.
    """

    listener: Listener | None = None

    def __init__(self, transport: asyncio.Transport, max_waiting: int) -> None:
        self._transport = transport
        self._loop = asyncio.get_running_loop()
        self._allowance = Bucket(SLOW_BYTES, SLOW_BYTES)
        self._parser: FrameParser | None = None
        self._is_mid_frame = False
        """Whether the parser may have read part of a frame or of a message."""
        self._fragments: list[Frame] = []
        self._is_silent = False
        self._resumes_at = 0.0
        self.write, self.abort, self.is_closing = transport.write, transport.abort, transport.is_closing
        transport.set_write_buffer_limits(high=max_waiting)
        transport.set_protocol(self)
        self._pinger = self._loop.call_later(PING_SECONDS, self._ping)

    def data_received(self, data: bytes) -> None:
        """Hand whole frames of text to the listener at once, and everything else to the parser."""
        self._is_silent = False
        if not self._is_mid_frame:
            text = whole_text(data)
            if text is not None:
                self._receive(text)
                return
            frames = whole_frames(data)
            if frames is not None and all(kind == TEXT for kind, _ in frames):
                for _, text in frames:
                    self._receive(text)
                return
            self._is_mid_frame = frames is None or not all(kind & WHOLE for kind, _ in frames)
        if self._allowance.take(len(data)):
            self._parse(data)
        else:
            self.abort()

    def pause_writing(self) -> None:
        """Cut off a client for which more waits than may; not in the middle of writing."""
        self._loop.call_soon(self._drop, "slow")

    def connection_lost(self, _: Exception | None) -> None:
        """Let go of everything, so that nothing waits for the garbage collector."""
        self._pinger.cancel()
        if self._parser:
            self._parser.receive_eof()
        listener, self.listener = self.listener, None
        if listener:
            listener.closed()

    def close(self, code: int, reason: str) -> None:
        """Start the closing handshake; the connection ends when the client answers, or takes too long."""
        parser = self._frame_parser()
        if parser.state is State.OPEN:
            parser.send_close(code, reason)
            self._flush(parser)
        self._loop.call_later(CLOSING_SECONDS, self.abort)

    def hold(self) -> None:
        """Read nothing until `release`."""
        self._transport.pause_reading()

    def release(self) -> None:
        """Read again."""
        if not self.is_closing():
            self._transport.resume_reading()

    def rest(self, seconds: float) -> None:
        """Read nothing from the client for a while."""
        until = self._loop.time() + seconds
        if until > self._resumes_at:
            self._resumes_at = until
            self.hold()
            self._loop.call_later(seconds, self._resume, until)

    def _resume(self, until: float) -> None:
        if until == self._resumes_at:
            self.release()

    def _parse(self, data: bytes) -> None:
        parser = self._frame_parser()
        parser.receive_data(data)
        for frame in parser.events_received():
            if isinstance(frame, Frame) and frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
                self._fragments.append(frame)
                if len(self._fragments) > MOST_FRAGMENTS:
                    self.abort()
                    return
                if frame.fin:
                    fragments, self._fragments = self._fragments, []
                    message = b"".join(bytes(fragment.data) for fragment in fragments)
                    self._receive(message, is_text=fragments[0].opcode is Opcode.TEXT)
        self._flush(parser)

    def _receive(self, message: bytes, *, is_text: bool = True) -> None:
        if is_text and not message.isascii():
            try:
                message.decode()
            except UnicodeDecodeError:
                parser = self._frame_parser()
                parser.fail(INVALID_UTF8, "text is UTF-8")
                self._flush(parser)
                return
        if self.listener and not self.is_closing():
            self.listener.received(message)

    def _frame_parser(self) -> FrameParser:
        if self._parser is None:
            self._parser = FrameParser(Side.SERVER, max_size=MAX_FRAME)
        return self._parser

    def _flush(self, parser: FrameParser) -> None:
        for data in parser.data_to_send():
            if data == SEND_EOF:
                self._transport.close()
                self._loop.call_later(CLOSING_SECONDS, self.abort)
            else:
                self.write(data)

    def _ping(self) -> None:
        if self._is_silent:
            self._drop("silent")
            return
        self._is_silent = True
        self.write(PING)
        self._pinger = self._loop.call_later(PING_SECONDS, self._ping)

    def _drop(self, reason: str) -> None:
        if self.listener:
            self.listener.dropped(reason)
        self.abort()
