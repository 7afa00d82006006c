"""Numbers that look random and are the same for ever: on every machine, in every version of Python."""

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")


class Stream:
    """An endless row of numbers, named by its seed: the n-th is the hash of the seed and n."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.drawn = 0

    def below(self, bound: int) -> int:
        """The next number, from 0 up to but not including the bound."""
        digest = sha256(f"{self.seed} {self.drawn}".encode()).digest()
        self.drawn += 1
        return int.from_bytes(digest[:8], "big") % bound

    def one_of(self, items: Sequence[T]) -> T:
        """The next item, any of these."""
        return items[self.below(len(items))]
