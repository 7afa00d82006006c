"""Reading messages: the part of Fluent's syntax that the catalogues use.

A message has a text and perhaps attributes. In a text stand, in braces, values, other messages, strings, numbers with
so many decimals, and choices by a value. There are no terms and no other functions.
"""

import re
from typing import NamedTuple, NoReturn


class Value(NamedTuple):
    """A fact, with its decimals if the message gives them."""

    name: str
    decimals: int | None = None


class Reference(NamedTuple):
    """Another message, or one of its attributes."""

    name: str
    attribute: str | None = None


class Choice(NamedTuple):
    """One of several texts, by a fact: a number or a word, a plural category, or the rest."""

    name: str
    variants: "dict[str, Pattern]"
    rest: str


class Literal(NamedTuple):
    """Text that could not stand as it is."""

    text: str


Placeable = Value | Reference | Choice | Literal
Pattern = tuple[str | Placeable, ...]


class Message(NamedTuple):
    """A text, and others by name that belong to it."""

    text: Pattern
    attributes: dict[str, Pattern]


_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=(.*(?:\n(?:[ ].*)?)*)", re.MULTILINE)
_NAME = re.compile(r"[a-zA-Z][\w-]*")
_TEXT = re.compile(r"[^{}\n]+")
_NUMBER = re.compile(r"NUMBER\( *\$([\w-]+), *minimumFractionDigits: (\d), *maximumFractionDigits: \2 *\)")
_KEY = re.compile(r"\s*(\*?)\[([\w-]+)\] *")
_STRING = re.compile(r'"((?:[^"\\]|\\u[0-9A-F]{4})*)"')
_ESCAPE = re.compile(r"\\u([0-9A-F]{4})")
_ATTRIBUTE = re.compile(r"\s*\.([\w-]+) *=")


def entries(text: str) -> dict[str, str]:
    """The messages of a file by name, not read yet."""
    return {found[1]: found[2] for found in _ENTRY.finditer(text)}


def read_message(source: str) -> Message:
    """A message as it stands behind its name."""
    reader = _Reader(source)
    text = reader.pattern()
    attributes = {}
    while found := reader.accept(_ATTRIBUTE):
        attributes[found[1]] = reader.pattern()
    if reader.rest.strip():
        reader.refuse()
    return Message(text, attributes)


class _Reader:
    """A place in a source."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._place = 0

    @property
    def rest(self) -> str:
        """What is still to be read."""
        return self._source[self._place :]

    def accept(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """Read this, if it comes next."""
        found = pattern.match(self._source, self._place)
        if found:
            self._place = found.end()
        return found

    def refuse(self) -> NoReturn:
        """Say what cannot be read."""
        raise ValueError(f"this is not Fluent as it is written here: {self.rest[:40]!r}")

    def pattern(self) -> Pattern:
        """A text up to where something else begins; lines stand as far to the left as the first of them lets them."""
        parts: list[str | Placeable] = []
        while self._place < len(self._source):
            if self._source[self._place] == "\n":
                following = self.rest.lstrip("\n ")
                if not following or following[0] in "}[*.":
                    break
                parts.append(self.rest[: len(self.rest) - len(following)])
                self._place = len(self._source) - len(following)
            elif found := self.accept(_TEXT):
                parts.append(found[0])
            elif self._source[self._place] == "{":
                parts.append(self._placeable())
            else:
                self.refuse()
        return _set_left(parts)

    def _placeable(self) -> Placeable:
        self._place += 1
        self._skip()
        found: Placeable
        if number := self.accept(_NUMBER):
            found = Value(number[1], int(number[2]))
        elif string := self.accept(_STRING):
            found = Literal(_ESCAPE.sub(lambda code: chr(int(code[1], 16)), string[1]))
        elif self._take("$"):
            name = self._name()
            self._skip()
            found = self._choice(name) if self._take("->") else Value(name)
        else:
            name = self._name()
            found = Reference(name, self._name() if self._take(".") else None)
        self._skip()
        if not self._take("}"):
            self.refuse()
        return found

    def _choice(self, name: str) -> Choice:
        variants, rest = {}, ""
        while found := self.accept(_KEY):
            variants[found[2]] = self.pattern()
            rest = found[2] if found[1] else rest
        if not rest:
            self.refuse()
        return Choice(name, variants, rest)

    def _name(self) -> str:
        found = self.accept(_NAME)
        return found[0] if found else self.refuse()

    def _take(self, text: str) -> bool:
        taken = self._source.startswith(text, self._place)
        self._place += len(text) * taken
        return taken

    def _skip(self) -> None:
        self._place = len(self._source) - len(self.rest.lstrip(" \n"))


def _set_left(parts: list[str | Placeable]) -> Pattern:
    """The parts without the indentation that all lines share, nor what surrounds the whole."""
    breaks = [part for part in parts if isinstance(part, str) and part.startswith("\n")]
    shared = min((len(each) - each.rindex("\n") - 1 for each in breaks), default=0)
    joined: list[str | Placeable] = []
    for part in parts:
        text = part[: len(part) - shared] if isinstance(part, str) and part.startswith("\n") else part
        if isinstance(text, str) and joined and isinstance(joined[-1], str):
            joined[-1] += text
        else:
            joined.append(text)
    if joined and isinstance(joined[0], str):
        joined[0] = joined[0].lstrip("\n ")
    if joined and isinstance(joined[-1], str):
        joined[-1] = joined[-1].rstrip("\n ")
    return tuple(part for part in joined if part != "")
