"""A thread that does work one after the other, for an event loop.

The executors of the standard library take 40 microseconds more for each piece of work, a tenth of a commit.
"""

import asyncio
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any

from qwixx.server.storage.storage_errors import StorageDown

Work = Callable[[], Any]


class WorkerThread:
    """Work waits for the work before it, and nothing else does."""

    def __init__(self) -> None:
        self._waiting: SimpleQueue[tuple[Work, asyncio.Future[Any]] | None] = SimpleQueue()
        self._thread = Thread(target=self._serve, name="storage", daemon=True)
        self._is_closed = False
        self._thread.start()

    async def run(self, work: Work) -> Any:
        """What the work finds; it goes on if its caller is cancelled."""
        if self._is_closed:
            raise StorageDown("storage is closed")
        return await self._put(work)

    async def close(self, last: Work) -> None:
        """Finish what waits, then do this."""
        self._is_closed = True
        try:
            await self._put(last)
        finally:
            self._waiting.put(None)

    def _put(self, work: Work) -> asyncio.Future[Any]:
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.put((work, answer))
        return answer

    def _serve(self) -> None:
        while asked := self._waiting.get():
            work, answer = asked
            found, error = None, None
            try:
                found = work()
            except BaseException as raised:  # noqa: BLE001 (it is raised where the work was asked for)
                error = raised
            answer.get_loop().call_soon_threadsafe(_settle, answer, found, error)


def _settle(answer: asyncio.Future[Any], found: Any, error: BaseException | None) -> None:
    if answer.done():
        return
    if error is None:
        answer.set_result(found)
    else:
        answer.set_exception(error)
