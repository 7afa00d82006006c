"""Lines of `key: value`, the common ground of sheet files and game records."""

from collections.abc import Iterator
from typing import NamedTuple

from qwixx.rules.errors import NotationError

MAX_LINE = 1000


class Field(NamedTuple):
    """One line of a file: what it sets, to what, and where it stands (lines count from 1)."""

    line: int
    key: str
    value: str


def meaningful_lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that say something, with their numbers: no blank ones, no comments."""
    for line, content in enumerate(text.split("\n"), start=1):
        if len(content) > MAX_LINE:
            raise NotationError(content[:40] + "…", f"a line of at most {MAX_LINE} characters", line)
        stripped = content.strip()
        if stripped and not stripped.startswith("#"):
            yield line, stripped


def parse_field(line: int, content: str) -> Field:
    """Split `key: value`."""
    key, colon, value = content.partition(":")
    if not colon or not key.strip():
        raise NotationError(content, '"key: value"', line)
    return Field(line, " ".join(key.split()), value.strip())


def parse_whole(field: Field, low: int, high: int) -> int:
    """The value of a field as a whole number within bounds."""
    return whole(field.value, low, high, field.line)


def whole(text: str, low: int, high: int, line: int | None = None) -> int:
    """A whole number within bounds, in plain digits and no other spelling, so that it reads back the same."""
    wanted = f"a whole number from {low} to {high}"
    if not (text.isascii() and text.isdigit()) or len(text) > 6 or (text[0] == "0" and text != "0"):
        raise NotationError(text, wanted, line)
    number = int(text)
    if not low <= number <= high:
        raise NotationError(text, wanted, line)
    return number
