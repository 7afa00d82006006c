"""The conversation itself: complete lines out, one line in. Nothing moves the cursor, so any terminal will do."""

import re
import textwrap
from collections.abc import Mapping
from typing import Protocol, TextIO

from qwixx.i18n.sheet_drawing import Paint
from qwixx.i18n.text_width import LINE
from qwixx.rules.colours import BY_WORD, Colour

MAX_ANSWER = 1000
_CODES = {Colour.RED: "31", Colour.YELLOW: "33", Colour.GREEN: "32", Colour.BLUE: "34"}
_COLOURED = re.compile(r"\b(red|yellow|green|blue)\b(?: [0-9]+)?")


class InputEndedError(Exception):
    """The input has ended."""


class Source(Protocol):
    """Where answers come from: a stream, or what stands in for one."""

    def readline(self) -> str:
        """The next line with its end, or nothing once the input has ended."""


class Console:
    """Where lines are written and read. With `ansi`, colours are shown besides being named."""

    def __init__(self, source: Source, sink: TextIO, ansi: bool = False) -> None:
        self._source = source
        self._sink = sink
        self.ansi = ansi

    @property
    def paint(self) -> Paint | None:
        """How a text is shown in a colour, if colours are."""
        return painted if self.ansi else None

    def say(self, text: str) -> None:
        """Write prose, folded to 80 columns; each line of `text` is a paragraph, and keeps its indentation."""
        for paragraph in text.split("\n"):
            indent = " " * (len(paragraph) - len(paragraph.lstrip()))
            folded = textwrap.fill(
                paragraph.strip(),
                LINE,
                initial_indent=indent,
                subsequent_indent=indent + "   " if indent else "",
                break_long_words=False,
                break_on_hyphens=False,
            )
            self.show(_COLOURED.sub(_paint_words, folded) if self.ansi else folded)

    def show(self, text: str) -> None:
        """Write text as it is."""
        self._sink.write(text + "\n")
        self._sink.flush()

    def ask(self, prompt: str) -> str:
        """Write a prompt, which is a line of its own, and read the answer."""
        self.say(prompt)
        line = self._source.readline()
        if not line:
            raise InputEndedError
        return "".join(character for character in line[:MAX_ANSWER] if character.isprintable()).strip()


def painted(colour: Colour, text: str, strong: bool = False) -> str:
    """Text in a colour, for terminals that have them."""
    return f"\x1b[{'1;' if strong else ''}{_CODES[colour]}m{text}\x1b[0m"


def wants_colour(sink: TextIO, environment: Mapping[str, str]) -> bool:
    """Whether colours may be used: on a terminal that has them, unless none are wanted."""
    return sink.isatty() and environment.get("TERM") != "dumb" and not environment.get("NO_COLOR")


def _paint_words(found: re.Match[str]) -> str:
    return painted(BY_WORD[found[1]], found[0])
