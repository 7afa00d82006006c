"""Clients that do not read, and clients that send too much, hurt nobody else at the table."""

import asyncio
import json
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from qwixx.server.sockets import connection
from tests.faults.games import party
from tests.server.serving import HANDSHAKE, Plain, Served, framed, plain, serving, shake_hands

Nuisance = Callable[[Served, str], Awaitable[None]]


async def slow_readers(server: Served, code: str) -> None:
    """Ask for more and more, and read nothing, until the server has had enough."""
    for _ in range(3):
        dropped = server.registry.metrics.dropped["slow"]
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.setblocking(False)
        await asyncio.get_running_loop().sock_connect(deaf, ("127.0.0.1", server.port))
        reader, writer = await asyncio.open_connection(sock=deaf)
        await shake_hands(reader, writer)
        writer.transport.pause_reading()  # type: ignore[attr-defined] # it can, as it is a socket's
        writer.write(framed(json.dumps({"type": "hello", "table": code}).encode()))
        while server.registry.metrics.dropped["slow"] == dropped:
            writer.write(framed(b'{"type":"ask"}') * 20)
            await asyncio.sleep(0.001)
        writer.close()


async def sent_away(client: Plain, frames: list[Any]) -> None:
    """Send all that, and see the connection end; part of it may come to nothing before."""
    with suppress(ConnectionClosed):
        for frame in frames:
            await client.socket.send(frame)
    with pytest.raises(ConnectionClosed):
        await client.next("nothing")


async def many_frames(server: Served, code: str) -> None:
    """Send thousands of messages at once, sense and nonsense, until one is sent away."""
    for message in ('{"type":"ask"}', "x", '{"type":"why","id":"1","row":0,"number":5}'):
        async with plain(server, table=code) as flooding:
            await sent_away(flooding, [message] * 5000)


async def huge_frames(server: Served, code: str) -> None:
    """Send more than a message may hold, in one piece and in many."""
    for size in (20_000, 2_000_000):
        async with plain(server, table=code) as huge:
            await sent_away(huge, ["x" * size])
    async with plain(server, table=code) as huge:
        await sent_away(huge, [["x" * 1000] * 30])


async def many_connections(server: Served, code: str) -> None:
    """Connect again and again, and more often at once than one address may."""
    for _ in range(100):
        async with plain(server, table=code):
            pass
    silent = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(100)]
    for _, writer in silent:
        writer.write(HANDSHAKE)
    while server.registry.connections and not await is_refused(server):
        await asyncio.sleep(0.01)
    for _, writer in silent:
        writer.close()


async def is_refused(server: Served) -> bool:
    """Whether one more connection is let in."""
    try:
        async with plain(server):
            return False
    except InvalidStatus:
        return True


async def garbage(server: Served, _: str) -> None:
    """Say what is no HTTP and no WebSocket."""
    for said in (b"\x00" * 1000, b"GET / HTTP/1.1\r\n" + b"x" * 100_000, HANDSHAKE + b"\x81\x05hello" * 100):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(said)
        writer.write_eof()
        await reader.read()
        writer.close()


@pytest.mark.parametrize(
    ("nuisance", "settings"),
    [
        (slow_readers, {}),
        (many_frames, {"message_rate": 20.0, "message_burst": 2000}),
        (huge_frames, {}),
        (many_connections, {"connections": 90}),
        (garbage, {}),
    ],
)
async def test_a_game_goes_on_beside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, nuisance: Nuisance, settings: dict[str, Any]
) -> None:
    monkeypatch.setattr(connection, "MAX_WAITING", 50_000)

    async with serving(tmp_path, **settings) as server:
        playing = await party(server, 3, fair=True)
        await nuisance(server, playing.code)
        await playing.more(10)
        await playing.end(server, tmp_path)
        await playing.check(server.registry.storage)
