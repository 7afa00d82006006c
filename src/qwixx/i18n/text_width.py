"""How many columns a text takes in a terminal."""

from unicodedata import category, combining, east_asian_width

LINE = 79
"""The columns of a line of plain text."""


def text_width(text: str) -> int:
    """The columns that a text takes: some letters take two, some are written over others, some cannot be seen."""
    return sum(map(_columns, text))


def padded(text: str, columns: int, right: bool = False) -> str:
    """A text filled up with spaces to so many columns; with `right` it stands at their right end."""
    spaces = " " * (columns - text_width(text))
    return spaces + text if right else text + spaces


def _columns(letter: str) -> int:
    if combining(letter) or category(letter) == "Cf":
        return 0
    return 2 if east_asian_width(letter) in "WF" else 1
