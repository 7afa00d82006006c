"""What a table agrees on before it plays."""

import re
from enum import Enum

from qwixx.match.struct_base import Value
from qwixx.rules import FOUR_ROWS, IllegalError, Options, Variant, new_game, require
from qwixx.rules.options import DEFAULT_OPTIONS
from qwixx.rules.variant import LuckyPair

HANDLED = FOUR_ROWS
"""The features of sheets that can be played at a table."""
SECONDS = {
    "decision_seconds": (5, 7 * 24 * 3600),
    "link_seconds": (1, 30),
    "objection_seconds": (1, 300),
    "away_seconds": (5, 24 * 3600),
}
"""The least and the most of every time that a table may set."""
_LEVEL = re.compile(r"[a-z][a-z0-9-]{0,31}")


class DiceKind(Enum):
    """Where the rolls of a table come from."""

    FAIR = "fair"
    """Virtual dice that no player can steer or foresee (`docs/play/fair-dice.md`)."""
    REAL = "real"
    """Real dice, their faces typed in."""


class Settings(Value, frozen=True):
    """The sheet, the house rules, the dice, the clocks, and what is allowed at a table."""

    variant: Variant
    options: Options = DEFAULT_OPTIONS
    dice: DiceKind = DiceKind.FAIR
    lucky: tuple[LuckyPair | None, ...] | None = None
    """The lucky pairs by seat (L3); `None` gives the variant's own in playing order (L8)."""
    decision_seconds: int | None = None
    """How long a player may think about one decision; `None` for as long as it likes."""
    link_seconds: int = 2
    """How long a draw waits for the links of players who are there (`docs/develop/match.md`)."""
    objection_seconds: int = 10
    """How long others may object to a roll that was typed in."""
    away_seconds: int = 60
    """How long a player is away before a bot may stand in."""
    stand_in: str = "steady"
    """The level of that bot."""
    hints: bool = True
    reviews: bool = True
    spectators: bool = True


def check_settings(settings: Settings, seats: int) -> None:
    """Raise unless so many can play by these settings."""
    require(settings.variant, HANDLED, "a table")
    new_game(settings.variant, seats, 0, settings.lucky, settings.options)
    check_level(settings.stand_in)
    for name, (least, most) in SECONDS.items():
        seconds = getattr(settings, name)
        if seconds is not None and not least <= seconds <= most:
            raise IllegalError("seconds", f"{name} is {least} to {most}, not {seconds}")


def check_level(level: str) -> None:
    """Raise unless a bot's level can have this name; which levels exist is up to the program that runs the bots."""
    if not _LEVEL.fullmatch(level):
        raise IllegalError("level", "the level of a bot is 1 to 32 of a-z, 0-9 and -, and begins with a letter")
