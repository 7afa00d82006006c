"""Who works on spans of games: threads of this process, or the processes of a cluster (`cluster`).

Which of them it is changes nothing but the speed. What is to be done is a value that can be sent anywhere.
"""

import platform
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, Protocol

from qwixx.arena.game_ranges import Found, Span, all_cores, in_order
from qwixx.rules import IllegalError

LOCAL = "local"
"""The address of a cluster that is started here and ends with the work."""
AUTO = "auto"
"""The address of the cluster that runs on this machine, wherever it listens."""


class Ran(NamedTuple):
    """Where work was done."""

    hosts: dict[str, int]
    """By name of the machine, how many threads or processes worked there."""
    ray: str | None = None
    """The version of Ray, if it was a cluster."""

    @property
    def workers(self) -> int:
        """How many threads or processes worked on all machines."""
        return sum(self.hosts.values())


def cluster_address(text: str) -> str:
    """The address of a cluster, checked for its form; raise if it has none of the forms there are."""
    host, _, port = text.rpartition(":")
    if text not in {LOCAL, AUTO} and (not host or ":" in host or not port.isdigit()):
        raise IllegalError("cluster", f'"{text}" is no address of a cluster: that is HOST:PORT, {AUTO} or {LOCAL}')
    return text


class Workers(Protocol):
    """Some who work at the same time."""

    def in_order(self, work: Callable[[Span], Found], over: Iterator[Span]) -> Iterator[Found]:
        """The work done on every span, in the order of the spans."""

    def fit_for(self, compiled: bool) -> "Workers":
        """Those of them who can share games of this kind, compiled ones or those of bots in plain Python."""

    def ran(self) -> Ran:
        """Where the work was done."""


class Threads:
    """So many threads of this process; a single one is the caller's own."""

    def __init__(self, count: int | None = None) -> None:
        """All cores, unless a number is given."""
        self.count = count or all_cores()

    def in_order(self, work: Callable[[Span], Found], over: Iterator[Span]) -> Iterator[Found]:
        """The work done on every span, in the order of the spans."""
        if self.count == 1:
            yield from map(work, over)
            return
        pool = ThreadPoolExecutor(self.count)
        try:
            yield from in_order(lambda span: pool.submit(work, span).result, over, self.count)
        finally:
            pool.shutdown(cancel_futures=True)

    def fit_for(self, compiled: bool) -> "Threads":
        """One for plain Python: more would wait for each other, and a custom bot need not be safe for threads."""
        return self if compiled else Threads(1)

    def ran(self) -> Ran:
        """Here."""
        return Ran({platform.node(): self.count})
