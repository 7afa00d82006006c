"""A line between a browser and the server that is slow, uneven or cut: a TCP proxy of the tests' own."""

import asyncio
import random
import threading
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, TypeVar
from urllib.parse import urlsplit

CHUNK = 65536
T = TypeVar("T")


class SlowLine:
    """Passes bytes on in both directions, each as much later as `delay` says; nothing overtakes anything."""

    def __init__(self, server: str) -> None:
        target = urlsplit(server)
        self._host, self._port = target.hostname or "127.0.0.1", target.port or 80
        self.delay = 0.0
        """Seconds that bytes are under way in each direction."""
        self.jitter = 0.0
        """Seconds that they may be under way longer, by chance."""
        self.rate: float | None = None
        """Bytes a second in each direction; no limit if there is none."""
        self._down = False
        self._chance = random.Random(1)
        self._serving: set[asyncio.Future[None]] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._listener = self._call(asyncio.start_server(self._take, "127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.sockets[0].getsockname()[1]}"

    def cut(self) -> None:
        """End all connections, and refuse new ones until it is mended."""
        self._down = True
        self._loop.call_soon_threadsafe(self._end)

    def mend(self) -> None:
        """Let connections through again."""
        self._down = False

    def close(self) -> None:
        """End everything."""
        self.cut()
        self._call(self._finish())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _call(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(10)

    def _end(self) -> None:
        for task in self._serving:
            task.cancel()

    async def _finish(self) -> None:
        """Wait for every task before the listener is closed: asyncio forgets the sockets it is about to accept."""
        while others := asyncio.all_tasks() - {asyncio.current_task()}:
            await asyncio.wait(others)
        self._listener.close()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        async with _closing(writer):
            if self._down:
                return
            serving = asyncio.ensure_future(self._serve(reader, writer))
            self._serving.add(serving)
            await asyncio.wait((serving,))
            self._serving.discard(serving)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        remote_reader, remote_writer = await asyncio.open_connection(self._host, self._port)
        async with _closing(remote_writer):
            with suppress(ConnectionError):  # either side may be gone: then the other one is ended, too
                await asyncio.gather(self._pass_on(reader, remote_writer), self._pass_on(remote_reader, writer))

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        arriving = asyncio.create_task(self._arrive(under_way, writer))
        try:
            while data := await reader.read(CHUNK):
                wait = self.delay + self._chance.uniform(0, self.jitter)
                if self.rate:
                    await asyncio.sleep(len(data) / self.rate)
                under_way.put_nowait((self._loop.time() + wait, data))
            under_way.put_nowait((self._loop.time() + self.delay, b""))
            await arriving
        finally:
            arriving.cancel()

    async def _arrive(self, under_way: "asyncio.Queue[tuple[float, bytes]]", writer: asyncio.StreamWriter) -> None:
        while True:
            due, data = await under_way.get()
            await asyncio.sleep(due - self._loop.time())
            if not data:
                writer.close()
                return
            writer.write(data)
            await writer.drain()


@asynccontextmanager
async def _closing(writer: asyncio.StreamWriter) -> AsyncIterator[None]:
    """End this connection at last, and wait until its socket is closed."""
    try:
        yield
    finally:
        writer.transport.abort()
        with suppress(OSError):  # it may have been reset
            await writer.wait_closed()


@contextmanager
def slow_line(server: str) -> Iterator[SlowLine]:
    """A line to a server, as long as it is needed."""
    line = SlowLine(server)
    try:
        yield line
    finally:
        line.close()
