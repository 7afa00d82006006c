"""Structured logs: one JSON object a line. No token, no code, no payload is ever in them."""

import logging
import sys
from traceback import extract_tb
from typing import Any

from msgspec.json import encode

LOGGER = logging.getLogger("qwixx.server")
FACTS = "facts"


class JsonLines(logging.Formatter):
    """A log record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The time, the level, what happened, and the facts that go with it."""
        told: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage().partition("\n")[0],  # asyncio shows an error with its message on the next line
        }
        told |= getattr(record, FACTS, {})
        kind, error, trace = record.exc_info or (None, None, None)
        if kind:  # without its message, which may quote what a client sent
            told["error"] = kind.__name__
            if trouble := getattr(error, "trouble", None):  # that of a database
                told["trouble"] = trouble.value
            told["where"] = [f"{frame.filename}:{frame.lineno}" for frame in extract_tb(trace)]
        return encode(told, enc_hook=repr).decode()


def log(what: str, level: int = logging.INFO, error: BaseException | None = None, **facts: Any) -> None:
    """Log that something happened."""
    LOGGER.log(level, what, exc_info=error, extra={FACTS: facts})


def set_up_logs(level: str) -> None:
    """Send all logs to standard error, as lines of JSON; of the parts that the server is built of only warnings."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    LOGGER.setLevel(level.upper())
