"""Commands that come twice, be it at another worker: each counts once, as its id is kept with its event."""

from collections import defaultdict, deque
from collections.abc import Iterable

from qwixx.match import Event
from qwixx.match.events import Sat

Sent = tuple[int, str]
"""The seat whose command it was, and its sender's own id of it."""
KEPT = 128
"""How many ids are remembered for a seat: more than can be under way."""


class SentIds:
    """The ids of the commands that were done last."""

    def __init__(self) -> None:
        self.known: set[Sent] = set()
        self._by_seat: defaultdict[int, deque[Sent]] = defaultdict(deque)

    def note(self, events: Iterable[Event]) -> None:
        """Remember which commands these events came of."""
        for event in events:
            sent = event.sent
            if sent is not None:
                of_seat = self._by_seat[sent[0]]
                if len(of_seat) == KEPT:
                    self.known.discard(of_seat.popleft())
                of_seat.append(sent)
                self.known.add(sent)
            elif type(event.what) is Sat:
                self.known.difference_update(self._by_seat.pop(event.what.seat, ()))  # somebody else sits there now
