"""Names at a table: cleaned, bounded, and each different from the others."""

import re
import unicodedata
from collections.abc import Iterable

from qwixx.rules import IllegalError
from qwixx.rules.record import JOINERS, check_name

MARKS_IN_A_ROW = 3
"""More combining marks than any script needs on one letter would reach into the lines above and below."""
MARKS = ("Mn", "Me")
"""The categories of marks that take no place of their own."""
BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00013441\U00013442\U00016fe4\U0001d159"
"""Characters that count as printable and show nothing: fillers of scripts, an empty pattern of braille, a null note."""
_SELECTORS = re.compile("[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Characters that only choose another shape of the one before."""


def clean_name(text: str, others: Iterable[str]) -> str:
    """The name without invisible characters (controls, direction marks, fillers), if no other at the table has it."""
    name = _bounded_marks(" ".join(_visible(unicodedata.normalize("NFC", text)).split()))
    check_name(name if _shows_something(name) else "")
    if _likeness(name) in map(_likeness, others):
        raise IllegalError("name-taken", f'another player at the table is called "{name}" already', name=name)
    return name


def bot_name(level: str, others: Iterable[str]) -> str:
    """A name for a bot of this level that is free at the table: `sharp`, `sharp 2`, …."""
    taken = set(map(_likeness, others))
    names = (level if count == 1 else f"{level} {count}" for count in range(1, len(taken) + 2))
    return next(name for name in names if _likeness(name) not in taken)


def _visible(text: str) -> str:
    """The text with every kind of space a plain one, and without invisible characters."""
    return "".join(
        " " if character.isspace() else character
        for character in text
        if (character.isprintable() and character not in BLANKS) or character.isspace() or character in JOINERS
    )


def _shows_something(text: str) -> bool:
    """Whether there is a letter, a number, a symbol or the like: marks alone are on nothing."""
    return any(unicodedata.category(character)[0] in "LNPS" for character in text)


def _bounded_marks(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for character in text:
        marks = marks + 1 if unicodedata.category(character) in MARKS else 0
        if marks <= MARKS_IN_A_ROW:
            kept.append(character)
    return "".join(kept)


def _likeness(name: str) -> str:
    """What two names that look alike share."""
    folded = unicodedata.normalize("NFKC", _SELECTORS.sub("", name)).casefold()
    return "".join(character for character in folded if character not in JOINERS)
