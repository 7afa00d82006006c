"""Players by name: the built-in ones, people's own as `module:Class`, and programs as `program:COMMAND`."""

import random
from collections.abc import Callable
from functools import cache, partial
from typing import NamedTuple

from qwixx.bots.custom import find_class
from qwixx.bots.heuristic import WeightedBot
from qwixx.bots.levels import LEVELS, weights_on
from qwixx.bots.protocol import Bot
from qwixx.bots.random_bot import RandomBot
from qwixx.bots.subprocess_bot import ProgramBot
from qwixx.fast.installed_extras import check_installed
from qwixx.fast.weighted_policy import Weights
from qwixx.rules import Game, IllegalError, Variant
from qwixx.solve.progress import Progress

RANDOM = "random"
OPTIMAL = "optimal"
CHAMPION = "champion"
BUILT_IN = (RANDOM, *LEVELS)
"""Players who sit down at once, on any machine."""
NAMED = (*BUILT_IN, OPTIMAL, CHAMPION)
"""All players with a name of their own; the optimal one has to solve its game first, the champion needs NumPy."""
PROGRAM = "program:"


class Player(NamedTuple):
    """A player that can take a seat: a name, and how to make its bot, given a source of chance."""

    name: str
    make: Callable[[random.Random], Bot]
    compiled: bool = False
    """Whether whole games of it can be played by `qwixx.fast`."""
    weights: Callable[[Variant], Weights] | None = None
    """How it weighs on a sheet, if it does and is compiled."""
    get_ready: Callable[[Game, int, int, Progress | None], None] | None = None
    """What it does before its first game in a seat, if that takes its time: with so many threads, telling how far."""

    def __reduce__(self) -> "tuple[Callable[[str], Player], tuple[str]]":
        """Pickle a player by its name: the other process looks it up again."""
        return find_player, (self.name,)


def find_player(name: str) -> Player:
    """The player of this name."""
    if name == RANDOM:
        return Player(name, RandomBot, compiled=True)
    if name in LEVELS:
        weights = partial(weights_on, name)
        return Player(name, lambda _: WeightedBot(weights), compiled=True, weights=weights)
    if name == OPTIMAL:
        return _optimal()
    if name == CHAMPION:
        return _champion()
    if name.startswith(PROGRAM):
        return Player(name, _kept(lambda: ProgramBot(name.removeprefix(PROGRAM).strip())))
    if ":" in name:
        own = find_class(*name.split(":", 1))
        return Player(name, lambda _: own())
    known = ", ".join(NAMED)
    message = f'there is no bot "{name}"; there are {known}, and your own as module:Class or program:COMMAND'
    raise IllegalError("no-such-bot", message, name=name)


def _optimal() -> Player:
    check_installed()
    from qwixx.bots.optimal import OptimalBot, get_ready  # noqa: PLC0415 (it loads Numba)

    return Player(OPTIMAL, lambda _: OptimalBot(), get_ready=get_ready)


def _champion() -> Player:
    check_installed()
    from qwixx.bots.champion import ChampionBot, get_ready  # noqa: PLC0415 (it loads NumPy)

    return Player(CHAMPION, lambda _: ChampionBot(), get_ready=get_ready)


def _kept(start: Callable[[], Bot]) -> Callable[[random.Random], Bot]:
    """One bot for all games of a player: starting a program is dear, and every question tells it all it needs."""
    kept = cache(start)
    return lambda _: kept()
