"""Running the server: uvicorn with uvloop, our connections, and our settings."""

import gc
import socket
import sys
from collections.abc import Callable

import uvicorn

from qwixx import __version__
from qwixx.server.asgi_app import Application
from qwixx.server.listen_address import Addresses, addresses, listen
from qwixx.server.logs import log, set_up_logs
from qwixx.server.server_settings import ServerSettings
from qwixx.server.sockets.handshakes import PendingConnection
from qwixx.server.sockets.open_socket import OpenSocket
from qwixx.wire import MAX_FRAME

PATIENCE = 10
"""Seconds that connections have to end when the server stops."""
RUBBISH = (30_000, 3, 100)
"""How much may come up before Python looks for rubbish among it; how often, before it looks again at what it has seen
once, and at everything. Of what tables hold next to nothing is rubbish of the kind that has to be looked for, and what
was looked at last is what the processor has at hand afterwards, instead of what it needs. But nobody is answered while
it looks: among a hundred thousand at a time, the second look took a third of a second."""


class QwixxServer(uvicorn.Server):
    """A server that says when it is ready, and tells its clients to come back before it closes their connections."""

    def __init__(self, config: uvicorn.Config, app: Application, on_ready: Callable[[], None] | None = None) -> None:
        super().__init__(config)
        self.app, self._on_ready = app, on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if not self.started:
            return
        log("the server is ready", version=__version__)
        if self._on_ready:
            self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then stop."""
        if self.app.registry:
            await self.app.registry.say_goodbye()
        await super().shutdown(sockets)


def make_server(settings: ServerSettings, on_ready: Callable[[], None] | None = None) -> QwixxServer:
    """A server that can be run."""
    app = Application(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http=PendingConnection,
        ws=OpenSocket,
        ws_max_size=MAX_FRAME,
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=PATIENCE,
        h11_max_incomplete_event_size=MAX_FRAME,
    )
    return QwixxServer(config, app, on_ready)


def serve(settings: ServerSettings, may_move: bool, on_ready: Callable[[Addresses], None]) -> None:
    """Serve until a signal ends it; on another port if that of the settings is taken and may be another.

    Raises `IllegalError` where tables cannot be kept.
    """
    set_up_logs(settings.log_level)
    here = listen(settings, may_move)
    port = here.getsockname()[1]
    log("the server starts", host=settings.host, port=port)
    server = make_server(settings, lambda: on_ready(addresses(settings, port)))
    gc.freeze()
    gc.set_threshold(*RUBBISH)
    try:
        server.run([here])
    except SystemExit:
        if server.app.trouble:
            raise server.app.trouble from None
        raise
