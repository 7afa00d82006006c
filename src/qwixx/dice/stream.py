"""Unbiased draws from a key: the same key gives the same dice, on every machine and in every language."""

import hashlib

from qwixx.rules import Game, Roll
from qwixx.rules.colours import COLOURS
from qwixx.rules.record import Start, StartKind
from qwixx.rules.roll import check_face
from qwixx.rules.setup import STARTING_THROW, first_to_throw_six


class Stream:
    """The bytes SHA-256(key, 0), SHA-256(key, 1), …, drawn from without bias (`docs/play/fair-dice.md`)."""

    def __init__(self, key: bytes) -> None:
        self._key, self._blocks = key, 0
        self._bytes = iter(b"")
        """What is left of the last block."""

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each equally likely."""
        return self._below(limit, 1)[0]

    def face(self, sides: int) -> int:
        """The face of one die."""
        return self.below(sides) + 1

    def roll(self, game: Game) -> Roll:
        """The two white dice, then the coloured ones that are still in the game, in the order of their colours."""
        sides, dice = game.variant.sides, game.dice
        first, second, *coloured = [found + 1 for found in self._below(sides, 2 + len(dice))]
        faces = iter(coloured)
        red, yellow, green, blue = [next(faces) if colour in dice else 0 for colour in COLOURS]
        return Roll((first, second), (red, yellow, green, blue))

    def start(self, players: int, sides: int, first_six: bool) -> Start:
        """Who begins: drawn, or the first to throw a six (C6)."""
        if not first_six:
            return Start(StartKind.DRAWN, self.below(players))
        check_face(STARTING_THROW, sides)
        throws = [self.face(sides)]
        while throws[-1] != STARTING_THROW:
            throws.append(self.face(sides))
        return Start(StartKind.THROWS, first_to_throw_six(throws, players, sides), tuple(throws))

    def _below(self, limit: int, numbers: int) -> list[int]:
        """Some numbers below a limit; bytes that would favour some of them are thrown away."""
        found: list[int] = []
        fair = 256 - 256 % limit
        while True:
            for byte in self._bytes:
                if byte < fair:
                    found.append(byte % limit)
                    if len(found) == numbers:
                        return found
            self._bytes = iter(hashlib.sha256(self._key + self._blocks.to_bytes(8, "big")).digest())
            self._blocks += 1
