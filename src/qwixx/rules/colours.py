"""The four colours that rows and dice come in (C2, C3)."""

from enum import IntEnum


class Colour(IntEnum):
    """A colour; its value is the place of its die in a roll."""

    RED = 0
    YELLOW = 1
    GREEN = 2
    BLUE = 3

    @property
    def word(self) -> str:
        """The colour's name as programs write it: `red`."""
        return self.name.lower()

    @property
    def letter(self) -> str:
        """The colour's initial as notation writes it: `R`."""
        return self.name[0]


COLOURS = tuple(Colour)
BY_LETTER = {colour.letter: colour for colour in Colour}
BY_WORD = {colour.word: colour for colour in Colour}
