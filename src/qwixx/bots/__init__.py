"""Players, from random to the champion, with one small protocol for them and for custom bots.

- `protocol` is what a bot is asked; `registry` finds players by name, `custom` loads a bot from a file,
  `subprocess_bot` talks to a program.
- `heuristic` weighs choices with the weights of `levels`; `optimal` asks the solver; `champion` searches with the
  `network` that `qwixx.learn` trained, which sees positions as `features` says.
"""

from qwixx.bots.protocol import Bot, View
from qwixx.bots.registry import BUILT_IN, NAMED, Player, find_player

__all__ = ["BUILT_IN", "NAMED", "Bot", "Player", "View", "find_player"]
