"""A server for tests, on a free port and in the event loop of the test; and clients that say what the test wants."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.frames import Frame, Opcode

from qwixx.server.game_server import running
from qwixx.server.listen_address import listen
from qwixx.server.server_settings import ServerSettings
from qwixx.server.tables.table_actor import TableActor
from qwixx.server.tables.table_registry import TableRegistry

QUICK: dict[str, Any] = {
    "port": 0,
    "away_grace": 0.05,
    "come_back": 0.05,
    "message_rate": 1e5,
    "message_burst": 10**5,
    "command_rate": 1e5,
    "command_burst": 10**5,
    "table_rate": 1e5,
    "table_burst": 10**5,
}
PATIENCE = 60.0
"""Seconds that a test waits for something that must come, however busy the machine is."""
HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Address:
    """Where a server is."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.ws = f"ws://127.0.0.1:{port}/ws"


class Served(Address):
    """A server that runs."""

    def __init__(self, port: int, registry: TableRegistry, stopped: asyncio.Event) -> None:
        super().__init__(port)
        self.registry = registry
        self._stopped = stopped

    async def actor(self) -> TableActor:
        """The one table that is in memory."""
        (task,) = self.registry._actors.values()
        return await task

    def stop(self) -> None:
        self._stopped.set()


@asynccontextmanager
async def serving(folder: Path, **changes: Any) -> AsyncIterator[Served]:
    """A server with its tables in a folder."""
    settings = ServerSettings(**{**QUICK, "database": str(folder / "tables.sqlite"), **changes})
    started: asyncio.Future[Served] = asyncio.get_running_loop().create_future()
    stopped = asyncio.Event()

    async def serve() -> None:
        with listen(settings, may_move=False) as listener:
            async with running(settings, listener) as registry:
                started.set_result(Served(listener.getsockname()[1], registry, stopped))
                await stopped.wait()

    task = asyncio.create_task(serve())
    task.add_done_callback(lambda _: started.cancel())
    try:
        yield await started
    finally:
        stopped.set()
        await task


class Plain:
    """A client that sends and sees bare messages."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seen: list[dict[str, Any]] = []
        self.frames: list[str] = []

    @property
    def told(self) -> list[dict[str, Any]]:
        """Everything that this client was told."""
        return [json.loads(line) for frame in self.frames for line in frame.split("\n")]

    async def send(self, message: object) -> None:
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def next(self, *kinds: str) -> dict[str, Any]:
        """The next message of these kinds, the others being noted."""
        while True:
            while self.seen:
                found = self.seen.pop(0)
                if not kinds or found["type"] in kinds:
                    return found
            frame = await asyncio.wait_for(self.socket.recv(), PATIENCE)
            assert isinstance(frame, str)
            self.frames.append(frame)
            self.seen += [json.loads(line) for line in frame.split("\n")]

    async def hello(self, **fields: Any) -> dict[str, Any]:
        await self.send({"type": "hello", "version": 1, **fields})
        return await self.next()

    async def view(self) -> Any:
        """The table as it stands."""
        await self.send({"type": "ask"})
        return (await self.next("view"))["view"]

    async def do(self, sent: str, command: str, **fields: Any) -> dict[str, Any]:
        """Send a command; the ack or the refusal."""
        await self.send({"type": "do", "id": sent, "command": {"command": command, **fields}})
        while True:
            found = await self.next("ack", "refusal")
            if found.get("id") == sent:
                return found


@asynccontextmanager
async def plain(server: Address, **hello: Any) -> AsyncIterator[Plain]:
    """A bare client; with the fields of a hello it says so first."""
    async with open_socket(server.ws, compression=None, proxy=None, max_size=None) as socket:
        client = Plain(socket)
        if hello:
            welcome = await client.hello(**hello)
            assert welcome["type"] == "welcome", welcome
        yield client


async def shake_hands(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Make a WebSocket of a connection over which a test says bytes of its own."""
    writer.write(HANDSHAKE)
    await reader.readuntil(b"\r\n\r\n")


def framed(content: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame as clients send it."""
    return Frame(opcode, content, fin).serialize(mask=True)
