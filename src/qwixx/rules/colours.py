"""The four colours that rows and dice come in (C2, C3)."""

from enum import IntEnum


class Colour(IntEnum):
    """A colour; its value is the place of its die in a roll."""

    RED = 0
    YELLOW = 1
    GREEN = 2
    BLUE = 3

    def __init__(self, _: int) -> None:
        self.word = self.name.lower()
        """The colour's name as programs write it: `red`."""
        self.letter = self.name[0]
        """The colour's initial as notation writes it: `R`."""


COLOURS = tuple(Colour)
BY_LETTER = {colour.letter: colour for colour in Colour}
BY_WORD = {colour.word: colour for colour in Colour}
