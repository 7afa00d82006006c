"""The words that people type, in their language; the English ones are understood in every language."""

import re

from qwixx.i18n.catalogue import say
from qwixx.rules.colours import COLOURS

WORDS = (
    *("help", "quit", "rules", "sheet", "sheets", "read", "dice", "why", "back", "quick", "draw", "save", "hint"),
    *("yes", "no", "nothing", "virtual", "real", "fair"),
)


class TypedWords:
    """What may be typed in a language."""

    def __init__(self, language: str) -> None:
        self._words = {say(language, f"word-{word}").casefold(): word for word in WORDS}
        letters = say(language, "word-colours").split()
        self.letters = dict(zip(COLOURS, letters, strict=True))
        self._english = {letter.casefold(): colour.letter for colour, letter in self.letters.items()}
        self._cell = re.compile(rf"({'|'.join(letters)})(?= ?[0-9])", re.IGNORECASE)

    def understood(self, answer: str) -> str:
        """An answer with its command, or the letter of its cell, in English."""
        word, space, rest = answer.partition(" ")
        command = self._words.get(word.casefold())
        if command is None:
            return self._with_letter(answer)
        return f"{command}{space}{self._with_letter(rest) if command == 'why' else rest}"

    def _with_letter(self, text: str) -> str:
        found = self._cell.match(text)
        return self._english[found[1].casefold()] + text[found.end() :] if found else text
