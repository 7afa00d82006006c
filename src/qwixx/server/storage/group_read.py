"""Group reading: tables that fall behind while a reading is under way are read together in the next one."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from qwixx.server.storage.storage_errors import StorageDown

MOST_TABLES = 200
"""How many tables one reading takes, so that the first of them need not wait for too many others."""

Kept = tuple[int, str]
"""A row as it is kept: the form that it is written in, and its body."""


class Behind(NamedTuple):
    """A table whose events after a number are wanted."""

    key: int
    after: int
    answer: asyncio.Future[list[Kept] | None]


Read = Callable[[Sequence[Behind]], Awaitable[list[list[Kept] | None]]]
"""Reads tables in one go: for each of them, in order, its events; `None` if there is no such table."""


class GroupRead:
    """Takes tables that are behind, and answers each after the reading that it was in."""

    def __init__(self, read: Read) -> None:
        self._read = read
        self._waiting: deque[Behind] = deque()
        self._task: asyncio.Task[None] | None = None

    async def events(self, key: int, after: int) -> list[Kept] | None:
        """The events of a table after this number; `None` if there is no such table."""
        answer: asyncio.Future[list[Kept] | None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Behind(key, after, answer))
        if self._task is None:
            self._task = asyncio.create_task(self._drain())
        return await answer

    async def _drain(self) -> None:
        while self._waiting:
            behind = [self._waiting.popleft() for _ in range(min(len(self._waiting), MOST_TABLES))]
            try:
                found = await self._read(behind)
            except Exception as error:  # noqa: BLE001 (it is raised where the events were asked for)
                for each in behind:
                    if not each.answer.done():
                        each.answer.set_exception(StorageDown(*error.args) if isinstance(error, StorageDown) else error)
            else:
                for each, events in zip(behind, found, strict=True):
                    if not each.answer.done():
                        each.answer.set_result(events)
        self._task = None
