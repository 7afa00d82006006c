"""What happened, for others to announce (C14)."""

from dataclasses import dataclass

from qwixx.rules.colours import Colour
from qwixx.rules.outcome import Outcome


@dataclass(frozen=True, slots=True)
class Crossed:
    """A player crossed a number."""

    player: int
    row: int
    number: int
    lucky: bool


@dataclass(frozen=True, slots=True)
class Locked:
    """A player crossed the lock of a row."""

    player: int
    row: int


@dataclass(frozen=True, slots=True)
class Closed:
    """A row is closed for everyone."""

    row: int


@dataclass(frozen=True, slots=True)
class DieRemoved:
    """A coloured die left the game."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class Penalised:
    """A player crossed a penalty box."""

    player: int


@dataclass(frozen=True, slots=True)
class Over:
    """The game ended."""

    outcome: Outcome


Event = Crossed | Locked | Closed | DieRemoved | Penalised | Over
