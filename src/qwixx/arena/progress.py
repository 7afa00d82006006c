"""How far a long run has come, in one line that is drawn over; silent where nobody watches."""

from time import perf_counter
from typing import TextIO

BAR = 30
EVERY = 0.1
"""Seconds between two drawings."""


class ProgressLine:
    """A line on a terminal. Use it as a context: it clears its line at the end, so that results stand alone."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._shown = stream.isatty()
        self._began = perf_counter()
        self._drawn = 0.0
        self._before: int | None = None

    def __enter__(self) -> "ProgressLine":
        return self

    def __exit__(self, *_: object) -> None:
        self._draw("")

    def say(self, text: str) -> None:
        """Show this now."""
        self._draw(text)
        self._began = perf_counter()

    def __call__(self, played: int, games: int) -> None:
        """Show how many games of how many have been played; the first call says where this run begins."""
        if self._before is None:
            self._before = played
        now = perf_counter()
        if now - self._drawn < EVERY:
            return
        self._drawn = now
        filled = BAR * played // games
        bar = "#" * filled + "." * (BAR - filled)
        speed = (played - self._before) / max(now - self._began, 1e-9)
        self._draw(f"[{bar}] {100 * played // games:>3} %  {played:,} of {games:,} games  {speed:,.0f} a second")

    def _draw(self, text: str) -> None:
        if self._shown:
            self._stream.write(f"\r\x1b[K{text}")
            self._stream.flush()
