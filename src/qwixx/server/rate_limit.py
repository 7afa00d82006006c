"""Token buckets: how much a client may do in the long run, and how much at once."""

from collections.abc import Callable
from time import monotonic

KEPT = 10_000
"""How many addresses are remembered; a bucket that is full again is forgotten first."""


class Bucket:
    """One party's allowance."""

    __slots__ = ("_at", "_burst", "_clock", "_left", "_rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._left, self._at = burst, clock()

    def take(self, count: int = 1) -> bool:
        """Whether one more, or so many more, are allowed; they are counted if so."""
        if not self.has(count):
            return False
        self._left -= count
        return True

    def has(self, count: int = 1) -> bool:
        """Whether they would be allowed."""
        now = self._clock()
        left = self._left + (now - self._at) * self._rate
        self._left, self._at = min(left, self._burst), now
        return self._left >= count

    def is_full(self) -> bool:
        """Whether nothing is remembered of this party."""
        self.has()
        return self._left >= self._burst


class Buckets:
    """The allowances of all addresses, for one kind of thing."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._buckets: dict[str, Bucket] = {}

    def __getitem__(self, address: str) -> Bucket:
        """The bucket of an address."""
        found = self._buckets.get(address)
        if found is None:
            if len(self._buckets) >= KEPT:
                self._forget()
            found = self._buckets[address] = Bucket(self._rate, self._burst, self._clock)
        return found

    def _forget(self) -> None:
        """Forget the full buckets, or if there are none the oldest tenth."""
        full = [address for address, bucket in self._buckets.items() if bucket.is_full()]
        for address in full or list(self._buckets)[: KEPT // 10]:
            del self._buckets[address]
