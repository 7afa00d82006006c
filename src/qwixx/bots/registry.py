"""Players by name: the built-in ones, people's own as `module:Class`, and programs as `program:COMMAND`."""

import random
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from qwixx.bots.drawing import RandomBot
from qwixx.bots.levels import LEVELS
from qwixx.bots.own import find_class
from qwixx.bots.program import ProgramBot
from qwixx.bots.protocol import Bot
from qwixx.bots.weighted import WeightedBot
from qwixx.fast.policy import Weights
from qwixx.rules import IllegalError

RANDOM = "random"
BUILT_IN = (RANDOM, *LEVELS)
PROGRAM = "program:"


class Player(NamedTuple):
    """Somebody who can sit down: a name, and how to make a bot of it, given its own source of chance."""

    name: str
    make: Callable[[random.Random], Bot]
    compiled: bool = False
    """Whether whole games of it can be played by `qwixx.fast`."""
    weights: Weights | None = None
    """How it weighs, if it does and is compiled."""


def find_player(name: str) -> Player:
    """The player of this name."""
    if name == RANDOM:
        return Player(name, RandomBot, compiled=True)
    if name in LEVELS:
        return Player(name, lambda _: WeightedBot(LEVELS[name]), compiled=True, weights=LEVELS[name])
    if name.startswith(PROGRAM):
        return Player(name, _kept(lambda: ProgramBot(name.removeprefix(PROGRAM).strip())))
    if ":" in name:
        own = find_class(*name.split(":", 1))
        return Player(name, lambda _: own())
    known = ", ".join(BUILT_IN)
    raise IllegalError(
        "no-such-bot", f'there is no bot "{name}"; there are {known}, and your own as module:Class or program:COMMAND'
    )


def _kept(start: Callable[[], Bot]) -> Callable[[random.Random], Bot]:
    """One bot for all games of a player: starting a program is dear, and every question tells it all it needs."""
    kept = cache(start)
    return lambda _: kept()
