"""Frames of a WebSocket server, without mask or compression: made once, they are the same bytes for everybody."""

from qwixx.wire import EncodedEvents, Told, told_text

_TEXT = 0x81
_SMALL, _MEDIUM = 126, 1 << 16


def frame(message: Told | EncodedEvents) -> bytes:
    """A message as a frame of text."""
    text = told_text(message)
    size = len(text)
    if size < _SMALL:
        return bytes((_TEXT, size)) + text
    if size < _MEDIUM:
        return bytes((_TEXT, _SMALL)) + size.to_bytes(2, "big") + text
    return bytes((_TEXT, _SMALL + 1)) + size.to_bytes(8, "big") + text
