"""How a game ended."""

from dataclasses import dataclass
from enum import Enum


class Ending(Enum):
    """What ended the game (C16)."""

    PENALTIES = "penalties"
    LOCKS = "locks"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The reason for the end, and who won; equal scores share the win (C20)."""

    ending: Ending
    winners: tuple[int, ...]
