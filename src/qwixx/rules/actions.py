"""What moves a game on: a roll, everybody's choice in action 1, the active player's in action 2."""

from dataclasses import dataclass

from qwixx.rules.cross import Choice
from qwixx.rules.roll import Roll


@dataclass(frozen=True, slots=True)
class WhiteChoices:
    """The choices of all players in action 1, in seat order; they are resolved together (C15)."""

    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class ColourChoice:
    """The choice of the active player in action 2 (C9)."""

    choice: Choice


Action = Roll | WhiteChoices | ColourChoice
