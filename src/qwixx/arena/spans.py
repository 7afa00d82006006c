"""Work on ranges of game numbers, by several threads, its results in order.

Results in order mean that what has come so far is always a beginning: an interrupted run has no holes.
"""

import os
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import NamedTuple, TypeVar

Found = TypeVar("Found")
WAITING = 3
"""How many spans a thread has waiting for it, at most, so that a long run does not queue up all of them at once."""


class Span(NamedTuple):
    """So many numbers in a row."""

    first: int
    length: int


def spans(first: int, end: int, size: int) -> Iterator[Span]:
    """The numbers from `first` to before `end`, cut into spans."""
    for start in range(first, end, size):
        yield Span(start, min(size, end - start))


def in_order(work: Callable[[Span], Found], over: Iterator[Span], threads: int) -> Iterator[Found]:
    """The work done on every span, in the order of the spans; one thread is the caller's own."""
    if threads == 1:
        yield from map(work, over)
        return
    pool = ThreadPoolExecutor(threads)
    waiting: deque[Future[Found]] = deque()
    try:
        for span in over:
            waiting.append(pool.submit(work, span))
            if len(waiting) >= WAITING * threads:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def all_cores() -> int:
    """How many threads this process may run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
