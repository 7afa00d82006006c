"""Ranges of game numbers, and the results of work on them, in order.

Results in order mean that what has come so far is always a beginning: an interrupted run has no holes.
"""

import os
from collections import deque
from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeVar

Found = TypeVar("Found")
WAITING = 3
"""How many spans a worker has waiting for it, at most, so that a long run does not queue up all of them at once."""


class Span(NamedTuple):
    """So many numbers in a row."""

    first: int
    length: int


def spans(first: int, end: int, size: int) -> Iterator[Span]:
    """The numbers from `first` to before `end`, cut into spans."""
    for start in range(first, end, size):
        yield Span(start, min(size, end - start))


def in_order(begin: Callable[[Span], Callable[[], Found]], over: Iterator[Span], workers: int) -> Iterator[Found]:
    """What comes of every span, in their order: `begin` starts the work on one, and tells how to wait for its end."""
    waiting: deque[Callable[[], Found]] = deque()
    for span in over:
        waiting.append(begin(span))
        if len(waiting) >= WAITING * workers:
            yield waiting.popleft()()
    while waiting:
        yield waiting.popleft()()


def all_cores() -> int:
    """How many threads this process may run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
