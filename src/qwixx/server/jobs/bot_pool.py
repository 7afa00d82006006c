"""The bots at the tables. They think in a thread pool, so the event loop does not wait for them."""

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.util import find_spec

from qwixx.bots import BUILT_IN, Bot, View, find_player
from qwixx.bots.registry import CHAMPION, RANDOM
from qwixx.fast.variant_tables import has_layout
from qwixx.match import BotTurn, Choose, Command, Play, RollDice
from qwixx.rules import Game, IllegalError, Phase

LEVELS = (*BUILT_IN, CHAMPION) if find_spec("numpy") else BUILT_IN
"""The levels that a table may seat. Players' own bots take a seat as people do. The champion needs NumPy."""


class BotPool:
    """The bots of this server."""

    def __init__(self, threads: int = 1) -> None:
        self._pool = ThreadPoolExecutor(threads, "bots")

    async def command(self, play: Play, turn: BotTurn) -> Command:
        """What a bot does now."""
        if play.game.phase is Phase.ROLL:
            return RollDice(turn.moment)
        view, choices = View(play.game, turn.player), play.choices[turn.player]
        bot = _bot(fitting_level(turn.level, play.game))
        choice = await asyncio.get_running_loop().run_in_executor(self._pool, bot.choose, view, choices)
        return Choose(turn.moment, choice)

    def close(self) -> None:
        """Stop the threads."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def check_level(level: str) -> None:
    """Raise unless this server has such a bot."""
    if level not in LEVELS:
        raise IllegalError("no-such-bot", f"the bots of this server are {', '.join(LEVELS)}")


def fitting_level(level: str, game: Game) -> str:
    """The level, if this server has it; where the champion has not learnt the game, the best of the other levels.

    On a sheet that these can't evaluate, the random one.
    """
    if level == CHAMPION and CHAMPION in LEVELS:
        from qwixx.bots.champion import has_learnt  # noqa: PLC0415 (it loads NumPy)

        if has_learnt(game.variant, game.players):
            return CHAMPION
        level = BUILT_IN[-1]
    return level if level in LEVELS and has_layout(game.variant) else RANDOM


@cache
def _bot(level: str) -> Bot:
    """A bot of a level. Bots keep nothing between decisions, so one serves all tables."""
    return find_player(level).make(random.SystemRandom())
