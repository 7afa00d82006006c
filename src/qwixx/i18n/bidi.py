"""Runs of text in another direction than the text around them: isolated where they would mix, and only there."""

import re
from unicodedata import bidirectional

FIRST, LAST = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
_MARKS = re.compile(f"([{FIRST}{LAST}])")
_ISOLATED = re.compile(f"{FIRST}[^{FIRST}{LAST}]*{LAST}")
_RIGHT = {"R", "AL"}


def without_needless(text: str, right_to_left: bool) -> str:
    """The text without isolates that change nothing, since Fluent isolates every value it puts in.

    What is left reads the same everywhere, and a text in one script has no invisible characters at all. A percent sign
    stays with its number: outside of the isolate it would be drawn to the number's other side.
    """
    open_parts: list[list[str]] = [[]]
    for part in _MARKS.split(text.replace(f"{LAST}%", f"%{LAST}")):
        if part == FIRST:
            open_parts.append([])
        elif part == LAST and len(open_parts) > 1:
            inner = "".join(open_parts.pop())
            open_parts[-1].append(f"{FIRST}{inner}{LAST}" if _may_mix(inner, right_to_left) else inner)
        else:
            open_parts[-1].append(part)
    return "".join("".join(parts) for parts in open_parts)


def _may_mix(inner: str, right_to_left: bool) -> bool:
    """Whether this run, apart from what is isolated in it, could be drawn into the text around it or draw that in.

    In a text from right to left a bare number takes care of itself; one with a sign does not: `-5` would read `5-`.
    """
    own = _without_isolated(inner)
    kinds = {bidirectional(character) for character in own}
    if not right_to_left:
        return bool(kinds & {*_RIGHT, "AN"})
    signed = own == inner and not inner.isdigit() and bool(kinds & {"EN", "AN"}) and not kinds & _RIGHT
    return "L" in kinds or signed


def _without_isolated(text: str) -> str:
    while (inner := _ISOLATED.sub("", text)) != text:
        text = inner
    return text
