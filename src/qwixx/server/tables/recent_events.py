"""The last steps of a table, for clients who were away for a moment.

Events without a step are not among them: how far the steps go back would tell how often somebody has changed its mind.
"""

from collections import deque
from collections.abc import Iterable

from qwixx.codec.strict_json import Fields
from qwixx.match import Event, seen_by
from qwixx.match.events import Sat

MOST = 500
"""How many steps are at hand."""


class RecentEvents:
    """What happened of late."""

    def __init__(self) -> None:
        self._events: deque[Event] = deque(maxlen=MOST)

    def note(self, events: Iterable[Event]) -> None:
        """Something has happened."""
        for event in events:
            if event.step is not None:
                self._events.append(event)

    def between(self, after: int, last: int, seat: int | None) -> list[Fields] | None:
        """What a seat sees of the steps after one of them, up to the last; `None` if they are not all at hand.

        What was sealed there before its person sat down was somebody else's, and is not shown.
        """
        found = [event for event in self._events if (event.step or 0) > after]
        if len(found) != last - after:
            return None
        sat = [event.number for event in self._events if isinstance(event.what, Sat) and event.what.seat == seat]
        since = sat[-1] if sat else 0
        views = (seen_by(event, seat if event.number > since else None) for event in found)
        return [seen for seen in views if seen is not None]
