"""What somebody types in from real dice."""

import re

from qwixx.rules import Colour, NotationError, Roll
from qwixx.rules.colours import COLOURS


def read_faces(text: str, dice: tuple[Colour, ...]) -> Roll:
    """A roll from its faces, the two white ones first: `4 1 2 3 6 6`, or `412366`."""
    faces = _numbers(text)
    if len(faces) != 2 + len(dice):
        raise NotationError(text, f"{2 + len(dice)} faces, the white ones first")
    first, second, *rest = faces
    shown = dict(zip(dice, rest, strict=True))
    red, yellow, green, blue = (shown.get(colour, 0) for colour in COLOURS)
    return Roll((first, second), (red, yellow, green, blue))


def read_throws(text: str) -> tuple[int, ...]:
    """Throws of one die in turn: `3 1 6`."""
    return tuple(_numbers(text))


def _numbers(text: str) -> list[int]:
    parts = re.findall(r"[0-9]+", text)
    if len(parts) == 1:
        parts = list(parts[0])
    if not parts or re.sub(r"[0-9\s,;+]", "", text):
        raise NotationError(text, "the faces of the dice, such as 4 1 2 3 6 6")
    return [int(part) for part in parts]
