"""The latest steps of a table, for clients that reconnect.

Events without a step are left out: how far back the steps go would give away how often a player has reconsidered.
"""

from collections import deque
from collections.abc import Iterable

from qwixx.codec.strict_json import Fields
from qwixx.match import Event, seen_by
from qwixx.match.events import Sat

MOST = 500
"""How many steps are kept in memory."""


class RecentEvents:
    """The latest events that everyone can see."""

    def __init__(self) -> None:
        self._events: deque[Event] = deque(maxlen=MOST)

    def note(self, events: Iterable[Event]) -> None:
        """Add events."""
        for event in events:
            if event.step is not None:
                self._events.append(event)

    def between(self, after: int, last: int, seat: int | None) -> list[Fields] | None:
        """What a seat sees of the steps after one of them, up to the last; `None` if they are not all in memory.

        What was sealed there before its person sat down is another person's, and is not shown.
        """
        found = [event for event in self._events if (event.step or 0) > after]
        if len(found) != last - after:
            return None
        sat = [event.number for event in self._events if isinstance(event.what, Sat) and event.what.seat == seat]
        since = sat[-1] if sat else 0
        views = (seen_by(event, seat if event.number > since else None) for event in found)
        return [seen for seen in views if seen is not None]
