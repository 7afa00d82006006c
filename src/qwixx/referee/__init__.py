"""The referee: a game held over lines of JSON, for programs in any language (`docs/develop/referee.md`).

- `pipe` reads bounded lines from a stream of bytes and writes one answer for each.
- `session` is the game: it keeps choices sealed until all are made, and a refusal changes nothing.
- `setup_messages` reads the messages that begin a game.
"""

from qwixx.codec.strict_json import MessageError
from qwixx.referee.pipe import serve
from qwixx.referee.session import Referee

__all__ = ["MessageError", "Referee", "serve"]
