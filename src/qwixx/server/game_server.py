"""Running the server: where it listens, how it starts, and how it stops."""

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager

from qwixx import __version__
from qwixx.rules import IllegalError
from qwixx.server.asgi_app import application
from qwixx.server.client_address import Count
from qwixx.server.http.http_connection import HttpServer
from qwixx.server.listen_address import Addresses, addresses, listen
from qwixx.server.logs import log, set_up_logs
from qwixx.server.server_settings import ServerSettings
from qwixx.server.sockets.endpoint import SocketEndpoint
from qwixx.server.storage import NewerForm, StorageDown, open_storage
from qwixx.server.tables.table_registry import TableRegistry

BACKLOG = 2048
"""How many connections may wait to be accepted."""
DRAIN_SECONDS = 10.0
"""How long answers may take when the server stops."""
GC_THRESHOLDS = (30_000, 3, 100)
"""How many new objects start a garbage collection, and how often the older generations are collected with it.

Tables and sockets are freed without it. By Python's own thresholds it takes about 8 % of the CPU of a server with 10
tables, for nothing."""


@asynccontextmanager
async def running(settings: ServerSettings, listener: socket.socket) -> AsyncIterator[TableRegistry]:
    """A server that accepts connections on a bound socket; at the end it tells its clients to come back, and stops.

    Raises `IllegalError` where tables cannot be kept.
    """
    async with AsyncExitStack() as stack:
        try:
            storage = await stack.enter_async_context(open_storage(settings.database))
        except (StorageDown, NewerForm, IllegalError) as error:
            raise IllegalError("database", str(error)) from None
        registry = TableRegistry(settings, storage)
        stack.push_async_callback(registry.close)
        endpoint, count = SocketEndpoint(registry), Count(settings.connections)
        http = HttpServer(application(registry), endpoint.open, settings.trusted_proxies, count)
        server = await asyncio.get_running_loop().create_server(http.connection, sock=listener, backlog=BACKLOG)
        try:
            yield registry
        finally:
            server.close()
            await registry.say_goodbye()
            await asyncio.gather(http.drain(DRAIN_SECONDS), endpoint.drain(DRAIN_SECONDS))
    log("the server has stopped")


def serve(settings: ServerSettings, may_move: bool, on_ready: Callable[[Addresses], None]) -> None:
    """Serve until a signal ends it; on another port if that of the settings is taken and may be another.

    Raises `IllegalError` where it cannot listen, or tables cannot be kept.
    """
    set_up_logs(settings.log_level)
    with listen(settings, may_move) as listener:
        port = listener.getsockname()[1]
        log("the server starts", host=settings.host, port=port)
        gc.freeze()
        gc.set_threshold(*GC_THRESHOLDS)
        with asyncio.Runner(loop_factory=_event_loop()) as runner:
            runner.run(_serve(settings, listener, lambda: on_ready(addresses(settings, port))))


async def _serve(settings: ServerSettings, listener: socket.socket, on_ready: Callable[[], None]) -> None:
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    usual = {each: signal.getsignal(each) for each in (signal.SIGINT, signal.SIGTERM)}

    def stop(*_: object) -> None:
        for each, handler in usual.items():  # a second signal does not wait
            signal.signal(each, handler)
        loop.call_soon_threadsafe(stopped.set)

    for each in usual:
        signal.signal(each, stop)
    async with running(settings, listener):
        log("the server is ready", version=__version__)
        on_ready()
        await stopped.wait()


def _event_loop() -> Callable[[], asyncio.AbstractEventLoop]:
    """The quickest event loop that there is for this system."""
    if sys.platform == "win32":
        return asyncio.new_event_loop
    import uvloop  # noqa: PLC0415 (there is none for Windows)

    return uvloop.new_event_loop
