"""The referee: a game held over lines of JSON, for programs in any language (`docs/develop/referee.md`)."""

from qwixx.codec.strict_json import MessageError
from qwixx.referee.pipe import serve
from qwixx.referee.session import Referee

__all__ = ["MessageError", "Referee", "serve"]
