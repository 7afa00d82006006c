"""Frames of a WebSocket: those of the server, which are the same bytes for every client, and those of clients."""

from struct import Struct

from qwixx.wire import MAX_FRAME, Told, told_text

WHOLE = 0x80
"""The bit of a frame that is no fragment of a message."""
TEXT = WHOLE | 1
PING = bytes((WHOLE | 9, 0))
"""An empty ping of the server."""
_MASKED = 0x80
_MASK_BYTES = 4
_SHORT_HEAD = 2 + _MASK_BYTES
_MEDIUM_HEAD = 4 + _MASK_BYTES
_SMALL, _MEDIUM = 126, 1 << 16
_medium_head = Struct("!BBH").pack


def frame(message: Told) -> bytes:
    """A message as a frame of text."""
    return framed(told_text(message))


def framed(text: bytes) -> bytes:
    """Messages, one a line, as one frame of text, without mask or compression."""
    size = len(text)
    if size < _SMALL:
        return bytes((TEXT, size)) + text
    if size < _MEDIUM:
        return _medium_head(TEXT, _SMALL, size) + text
    return bytes((TEXT, _SMALL + 1)) + size.to_bytes(8, "big") + text


def whole_text(data: bytes) -> bytes | None:
    """What is in a frame of text, if this is one that a client may send and nothing else, as it mostly is."""
    size = len(data) - _SHORT_HEAD
    if size < 0 or data[0] != TEXT:
        return None
    if size < _SMALL:
        return _unmasked(data[_SHORT_HEAD:], data[2:_SHORT_HEAD]) if data[1] == _MASKED | size else None
    size = len(data) - _MEDIUM_HEAD
    if data[1] == _MASKED | _SMALL and size <= MAX_FRAME and int.from_bytes(data[2:4]) == size:
        return _unmasked(data[_MEDIUM_HEAD:], data[4:_MEDIUM_HEAD])
    return None


def whole_frames(data: bytes) -> list[tuple[int, bytes]] | None:
    """The frames of a client, each its kind and what is in it; `None` if there is anything else, or part of one."""
    found: list[tuple[int, bytes]] = []
    place, end = 0, len(data)
    while place < end:
        if end < place + 2:
            return None
        kind, size = data[place], data[place + 1] - _MASKED
        place += 2
        if size == _SMALL:
            size = int.from_bytes(data[place : place + 2], "big")
            place += 2
        elif size > _SMALL:
            return None
        last = place + _MASK_BYTES + size
        if not 0 <= size <= MAX_FRAME or last > end:
            return None
        found.append((kind, _unmasked(data[place + _MASK_BYTES : last], data[place : place + _MASK_BYTES])))
        place = last
    return found


def _unmasked(data: bytes, mask: bytes) -> bytes:
    """What a client has masked: all bytes at once, as one large number, which is much quicker than one by one."""
    size = len(data)
    repeated = (mask * (size // _MASK_BYTES + 1))[:size]
    return (int.from_bytes(data) ^ int.from_bytes(repeated)).to_bytes(size)
