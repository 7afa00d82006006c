"""What goes wrong with a request before any table is asked, with the status that HTTP has for it."""

from qwixx.codec.strict_json import MessageError
from qwixx.rules import NotationError, QwixxError

PASSING = frozenset({"busy", "too-fast", "unavailable"})
"""The codes of what may be asked again soon."""


class RequestError(QwixxError):
    """A request that cannot be met."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(code, message)
        self.status = status


def no_such_table() -> RequestError:
    """No table has this code, or it is closed; the client does not learn which."""
    return RequestError(404, "no-such-table", "there is no table of this code; has it been typed right?")


def wrong_token() -> RequestError:
    """A token or a one-time key that stands for nothing."""
    return RequestError(401, "wrong-token", "this token stands for no seat, or for one that was moved or left")


def no_spectators() -> RequestError:
    """The table allows no spectators."""
    return RequestError(403, "no-spectators", "this table is for those who sit at it")


def too_many_tries() -> RequestError:
    """An address has tried too many wrong codes or tokens."""
    return RequestError(429, "too-fast", "too many wrong codes or tokens; wait a little")


def unavailable() -> RequestError:
    """What is asked cannot be kept now."""
    return RequestError(503, "unavailable", "the server cannot keep anything at the moment; try again soon")


def busy() -> RequestError:
    """What is asked takes more than the server has at hand now; nothing was to be kept."""
    return RequestError(503, "busy", "the server has too much to do for this at the moment; try again soon")


def not_solved() -> RequestError:
    """What an answer takes could not be solved, a while ago."""
    return RequestError(503, "unsolved", "the expected points could not be worked out; try again later")


def status_of(error: QwixxError) -> int:
    """The status of HTTP for a refusal: what cannot be read is 400, what the table or the rules forbid is 409."""
    if isinstance(error, RequestError):
        return error.status
    return 400 if isinstance(error, MessageError | NotationError) else 409
