"""Players, from random to sharp; one small protocol for them and for anybody's own."""

from qwixx.bots.protocol import Bot, View
from qwixx.bots.registry import BUILT_IN, NAMED, Player, find_player

__all__ = ["BUILT_IN", "NAMED", "Bot", "Player", "View", "find_player"]
