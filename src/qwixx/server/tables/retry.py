"""Work that has to be done whatever becomes of storage, in the background of a table."""

import asyncio
from collections.abc import Awaitable, Callable

from qwixx.server.storage import StorageDown

PAUSE = 0.5
"""Seconds until storage is asked again, if it did not answer."""


class RetryLoop:
    """Takes one step after the other while something is left to do, and tries again if storage does not answer."""

    def __init__(self, is_done: Callable[[], bool], step: Callable[[], Awaitable[None]]) -> None:
        self._is_done, self._step = is_done, step
        self._task: asyncio.Task[None] | None = None
        self._has_stopped = False

    def start(self) -> None:
        """There may be something to do."""
        if self._task is None and not self._has_stopped:
            self._task = asyncio.get_running_loop().create_task(self._work())

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing is left to do."""
        return self._task is None

    def stop(self) -> None:
        """Do nothing more."""
        self._has_stopped = True
        if self._task:
            self._task.cancel()

    async def _work(self) -> None:
        try:
            while not self._is_done():
                try:
                    await self._step()
                except StorageDown:
                    await asyncio.sleep(PAUSE)
        finally:
            self._task = None
