"""What moves a game on: a roll, everybody's choice in action 1, the active player's in action 2."""

from typing import NamedTuple

from qwixx.rules.cross import Choice
from qwixx.rules.roll import Roll


class WhiteChoices(NamedTuple):
    """The choices of all players in action 1, in seat order; they are resolved together (C15)."""

    choices: tuple[Choice, ...]


class ColourChoice(NamedTuple):
    """The choice of the active player in action 2 (C9)."""

    choice: Choice


Action = Roll | WhiteChoices | ColourChoice
