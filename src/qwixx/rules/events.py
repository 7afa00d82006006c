"""What happened, for others to announce (C14)."""

from dataclasses import dataclass

from qwixx.rules.colours import Colour
from qwixx.rules.outcome import Outcome


@dataclass(frozen=True, slots=True)
class Crossed:
    """A player crossed a number, in the way that its choice named, or because another cross forced it."""

    player: int
    row: int
    number: int
    lucky: bool = False
    second: bool = False
    exchange: int | None = None
    then: tuple[int, ...] = ()
    forced: bool = False
    """By what another cross of the same player set off (E1)."""


@dataclass(frozen=True, slots=True)
class BarUsed:
    """A player crossed a field of the bar, counted from 0 at the left (BA2)."""

    player: int
    place: int


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


Event = Crossed | BarUsed | Locked | Closed | DieRemoved | Penalised | Over
