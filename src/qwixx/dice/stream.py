"""Unbiased draws from a key: the same key gives the same dice, on every machine and in every language."""

import hashlib
from collections.abc import Iterator

from qwixx.rules import Game, Roll
from qwixx.rules.colours import COLOURS
from qwixx.rules.record import Start, StartKind
from qwixx.rules.roll import check_face
from qwixx.rules.setup import STARTING_THROW, first_to_throw_six


class Stream:
    """The bytes SHA-256(key, 0), SHA-256(key, 1), …, drawn from without bias (`docs/fair-dice.md`)."""

    def __init__(self, key: bytes) -> None:
        self._bytes = _blocks(key)

    def below(self, count: int) -> int:
        """A number from 0 to count - 1, each equally likely; bytes that would favour some are thrown away."""
        fair_bytes = 256 - 256 % count
        byte = next(self._bytes)
        while byte >= fair_bytes:
            byte = next(self._bytes)
        return byte % count

    def face(self, sides: int) -> int:
        """The face of one die."""
        return self.below(sides) + 1

    def roll(self, game: Game) -> Roll:
        """The two white dice, then the coloured ones that are still in the game, in the order of their colours."""
        sides, dice = game.variant.sides, game.dice
        fair_bytes = 256 - 256 % sides
        faces = (byte % sides + 1 for byte in self._bytes if byte < fair_bytes)
        white = next(faces), next(faces)
        red, yellow, green, blue = [next(faces) if colour in dice else 0 for colour in COLOURS]
        return Roll(white, (red, yellow, green, blue))

    def start(self, players: int, sides: int, first_six: bool) -> Start:
        """Who begins: drawn, or the first to throw a six (C6)."""
        if not first_six:
            return Start(StartKind.DRAWN, self.below(players))
        check_face(STARTING_THROW, sides)
        throws = [self.face(sides)]
        while throws[-1] != STARTING_THROW:
            throws.append(self.face(sides))
        return Start(StartKind.THROWS, first_to_throw_six(throws, players, sides), tuple(throws))


def _blocks(key: bytes) -> Iterator[int]:
    counter = 0
    while True:
        yield from hashlib.sha256(key + counter.to_bytes(8, "big")).digest()
        counter += 1
