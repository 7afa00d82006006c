"""How far a long run has come, in one line that is drawn over; silent where the output is not a terminal."""

from enum import Enum
from shutil import get_terminal_size
from time import perf_counter
from typing import Literal, TextIO

from qwixx.i18n.catalogue import say
from qwixx.i18n.languages import ENGLISH
from qwixx.i18n.phrases import number_words
from qwixx.i18n.text_width import text_width

BAR = 20
EVERY = 0.1
"""Seconds between two drawings."""


class ProgressLine:
    """A line on a terminal. Use it as a context: it clears its line at the end, so that results stand alone."""

    def __init__(self, stream: TextIO, unit: Literal["games", "sheets"], language: str = ENGLISH) -> None:
        """`unit` is what is counted."""
        self._stream = stream
        self._unit = unit
        self._language = language
        self._shown = stream.isatty()
        self._heading = ""
        self._began = self._drawn = 0.0
        self._before: int | None = None

    def __enter__(self) -> "ProgressLine":
        return self

    def __exit__(self, *_: object) -> None:
        self._draw([""])

    def say(self, message: str, **facts: str | float) -> None:
        """Say what begins now; its progress is shown behind these words."""
        text = say(self._language, message, **facts)
        self._heading, self._before, self._drawn = f"{text} ", None, 0.0
        self._draw([text])

    def note(self, note: Enum) -> None:
        """Leave a note."""
        self.leave(f"note-{note.value}")

    def leave(self, message: str) -> None:
        """Say something that is to stay, wherever the stream leads."""
        self._draw([""])
        self._stream.write(f"qwixx: {say(self._language, message)}\n")

    def __call__(self, done: int, total: int) -> None:
        """Show how much of how much is done; the first call says where this run begins."""
        now = perf_counter()
        if self._before is None:
            self._before, self._began = done, now
        if now - self._drawn < EVERY:
            return
        self._drawn = now
        filled = BAR * done // total
        bar = f"{self._heading}[{'#' * filled}{'.' * (BAR - filled)}] {100 * done // total:>3} %"
        parts = [bar, say(self._language, f"progress-{self._unit}", done=done, total=total)]
        if done > self._before:
            seconds = (now - self._began) * (total - done) / (done - self._before)
            parts.insert(1, say(self._language, "progress-left", time=duration_words(seconds, self._language)))
        self._draw(parts)

    def _draw(self, parts: list[str]) -> None:
        """Draw as many of the parts as fit in the line, which could not be drawn over if it broke into two."""
        if not self._shown:
            return
        room = get_terminal_size().columns - 1
        text = parts[0]
        for part in parts[1:]:
            if text_width(text) + 2 + text_width(part) <= room:
                text += f"  {part}"
        self._stream.write(f"\r\x1b[K{text[:room]}")
        self._stream.flush()


def duration_words(seconds: float, language: str = ENGLISH) -> str:
    """A time to wait, no more exact than it can be known: `12 s`, `4 min`, `2.5 h`."""
    if seconds < 99.5:
        return say(language, "progress-seconds", time=number_words(seconds, 0, language))
    if seconds < 99.5 * 60:
        return say(language, "progress-minutes", time=number_words(seconds / 60, 0, language))
    return say(language, "progress-hours", time=number_words(seconds / 3600, 1, language))
