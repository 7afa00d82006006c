"""Commands that are sent twice, perhaps to another worker: each counts once, as its id is stored with its event."""

from collections import defaultdict, deque
from collections.abc import Iterable

from qwixx.match import Event
from qwixx.match.events import Sat

Sent = tuple[int, str]
"""The seat whose command it was, and its sender's own id of it."""
MOST_IDS = 128
"""How many ids of a seat are remembered: more than can be under way."""


class SentIds:
    """The ids of the commands that were done last."""

    def __init__(self, known: Iterable[Sent] = ()) -> None:
        self.known: set[Sent] = set()
        self._by_seat: defaultdict[int, deque[Sent]] = defaultdict(deque)
        for sent in known:
            self.remember(*sent)

    @property
    def latest(self) -> tuple[Sent, ...]:
        """All of them, of each seat the oldest first."""
        return tuple(sent for of_seat in self._by_seat.values() for sent in of_seat)

    def note(self, events: Iterable[Event]) -> None:
        """Remember which commands these events came of."""
        for event in events:
            if event.sent is not None:
                self.remember(*event.sent)
            elif type(event.what) is Sat:
                self.known.difference_update(self._by_seat.pop(event.what.seat, ()))  # another person sits there now

    def remember(self, seat: int, sent_id: str) -> None:
        """Remember a command that was done."""
        of_seat = self._by_seat[seat]
        if len(of_seat) == MOST_IDS:
            self.known.discard(of_seat.popleft())
        of_seat.append((seat, sent_id))
        self.known.add((seat, sent_id))
