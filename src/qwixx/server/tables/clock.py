"""The time, in milliseconds since 1970: that of the system, and that of a table."""

from time import monotonic_ns, time_ns

from qwixx.match import Table
from qwixx.match.table import PLAY

NANOSECONDS = 1_000_000
"""In a millisecond."""


def now_ms() -> int:
    """The time by the system's clock, which may be set at any moment."""
    return time_ns() // NANOSECONDS


class TableClock:
    """The time at one table. It never runs backwards, and during a game it follows the monotonic clock.

    So setting the system's clock neither stops nor shortens a decision. Between games the clock is set by the system's.
    """

    def __init__(self) -> None:
        self._offset: int | None = None

    def now(self, table: Table) -> int:
        """The time at the table as it is now: not before its last event, which another worker may have timed."""
        monotonic = monotonic_ns() // NANOSECONDS
        if self._offset is None or table.stage is not PLAY:
            self._offset = now_ms() - monotonic
        self._offset = max(self._offset, table.at - monotonic)
        return monotonic + self._offset
