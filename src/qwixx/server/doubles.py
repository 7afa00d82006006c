"""Commands that come twice, be it at another worker: each counts once, as its id is kept with its event."""

from collections.abc import Iterable

from qwixx.match import Event
from qwixx.match.events import Sat

KEPT = 128
"""How many ids are remembered for a seat: more than can be under way."""


class SentIds:
    """The ids of the commands that were done last."""

    def __init__(self) -> None:
        self._ids: dict[int, dict[str, None]] = {}

    def __contains__(self, sent: tuple[int, str]) -> bool:
        seat, named = sent
        return named in self._ids.get(seat, ())

    def note(self, events: Iterable[Event]) -> None:
        """Remember which commands these events came of."""
        for event in events:
            if event.sent is None and isinstance(event.what, Sat):
                self._ids.pop(event.what.seat, None)  # somebody else sits there now, with ids of its own
            if event.sent:
                seat, named = event.sent
                known = self._ids.setdefault(seat, {})
                known[named] = None
                if len(known) > KEPT:
                    del known[next(iter(known))]
