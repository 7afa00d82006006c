"""Text on a screen whose lines run from left to right: folded, and kept apart where it runs the other way.

A terminal that knows Hebrew and Arabic orders each of its lines by itself. What is isolated neither draws the numbers
of a sheet into its own direction nor loses its full stop to the other end.
"""

from unicodedata import bidirectional

from rich.console import Console
from rich.text import Text

from qwixx.i18n.bidi import FIRST, LAST


def apart(text: str) -> str:
    """The text, isolated if it runs from right to left."""
    return f"{FIRST}{text}{LAST}" if any(bidirectional(letter) in ("R", "AL") for letter in text) else text


def folded(text: str, console: Console, width: int) -> list[str]:
    """The lines of a text in so many columns, each one apart."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        found = Text(paragraph).wrap(console, max(width, 1)) if paragraph else [Text()]
        lines += [apart(line.plain.rstrip()) for line in found]
    return lines
