"""Values of flags as people write them, checked before the long work that they are for."""

import os
from pathlib import Path

from qwixx.rules import IllegalError

MOST_GAMES = 10**12
MOST_SEED = 2**64 - 1
MOST_THREADS = 1024
_LONGEST = 25


def number(text: str, low: int, high: int) -> int:
    """A whole number within bounds; `2_000_000` and `2,000,000` are two million."""
    digits = text.replace("_", "").replace(",", "")
    if len(digits) <= _LONGEST and digits.isascii() and digits.isdigit() and low <= int(digits) <= high:
        return int(digits)
    found = text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
    message = f'"{found}" is not a whole number from {low} to {high}'
    raise IllegalError("number", message, found=found, low=low, high=high)


def output_file(text: str | None, source: str | None = None) -> Path | None:
    """A file to be written later, if one is wanted and can be written."""
    return None if text is None else writable_file(text, source)


def writable_file(text: str, source: str | None = None) -> Path:
    """A file to be written later, if it can be; never the one that it is made from."""
    path = Path(text)
    is_source = source is not None and path.exists() and Path(source).exists() and path.samefile(source)
    if is_source or path.is_dir() or not os.access(path if path.exists() else path.parent, os.W_OK):
        raise IllegalError("cannot-write", f"the file {path} cannot be written; choose another one", file=str(path))
    return path
