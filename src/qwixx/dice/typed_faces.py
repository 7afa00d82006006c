"""Faces of real dice as they are typed, one die after another: a wrong one costs itself, not those before it."""

from typing import NamedTuple

from qwixx.rules import Colour, NotationError, Roll
from qwixx.rules.colours import COLOURS
from qwixx.rules.roll import check_face

SEPARATORS = ",;+"


class TypedFaces(NamedTuple):
    """What has been typed so far."""

    faces: tuple[int, ...] = ()
    is_open: bool = False
    """Whether another digit may belong to the last face: dice can have up to 20 sides."""

    def typed(self, key: str, sides: int) -> "TypedFaces":
        """With one more digit, space or separator; raises if no such die can show that."""
        if key.isspace() or key in SEPARATORS:
            return TypedFaces(self.faces)
        if not (key.isascii() and key.isdigit()):
            raise NotationError(key, "the faces of the dice, such as 4 1 2 3 6 6")
        face = int(key)
        longer = 10 * self.faces[-1] + face if self.is_open else sides + 1
        if longer > sides:
            check_face(face, sides)
            return TypedFaces((*self.faces, face), 10 * face <= sides)
        return TypedFaces((*self.faces[:-1], longer), 10 * longer <= sides)

    def erased(self) -> "TypedFaces":
        """Without the last die."""
        return TypedFaces(self.faces[:-1])

    def roll(self, dice: tuple[Colour, ...]) -> Roll:
        """The dice that these are, the white ones first; 0 for each that has not been typed."""
        first, second, *rest = (*self.faces, *[0] * (2 + len(dice)))
        shown = dict(zip(dice, rest, strict=False))
        red, yellow, green, blue = (shown.get(colour, 0) for colour in COLOURS)
        return Roll((first, second), (red, yellow, green, blue))
