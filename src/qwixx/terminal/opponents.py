"""Random opponents: they choose among all that is allowed, each choice as likely as the other.

Their names tell them from people, so that a saved game knows who plays by itself.
"""

import re
from random import Random

from qwixx.rules import Choice, Game, IllegalError
from qwixx.rules.record import check_name

_NAME = re.compile(r"Random [1-5]")


def opponent_names(count: int) -> tuple[str, ...]:
    """The names of so many random opponents."""
    return tuple(f"Random {number}" for number in range(1, count + 1))


def is_opponent(name: str) -> bool:
    """Whether the player of this name is a random opponent."""
    return _NAME.fullmatch(name) is not None


def check_person(name: str) -> str:
    """The name, if a person may have it."""
    check_name(name)
    if is_opponent(name):
        raise IllegalError("name", f'the name "{name}" belongs to the random opponents')
    return name


def choose(game: Game, player: int, chance: Random) -> Choice:
    """What a random opponent does."""
    return chance.choice(game.choices(player))
