"""The transport alone: what a server could do that decides and keeps nothing.

uvicorn with uvloop and its own WebSocket: a choice is read, encoded once as an event, told to the four who watch its
table, and acknowledged. On a machine with other work it is a yardstick: compare `bench/load.py` with it, in turns.
"""

import argparse
import asyncio
import json
import tempfile
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from bench.lean_socket import LeanSocket
from bench.load import SEATS, WARM_UP, Server
from msgspec import Struct
from msgspec.json import Decoder, Encoder

Message = dict[str, Any]
Send = Callable[[Message], Awaitable[None]]
CHOICE = b'{"type":"do","id":"2-123","command":{"command":"choose","moment":12,"choice":{"row":1,"number":7}}}'
CHANGES = {
    "moment": {"moment": 12, "waits": "white", "active": 0, "awaited": [0, 1, 3], "deadline": None, "paused": False},
    "changes": {"game": {"sheets": {"2": {"rows": [[2, 3, 5], [3, 4, 7], [12, 11], [11]], "penalties": 1}}}},
}
"""About as much as a server tells of a choice."""
MODULE = ["uvicorn", "bench.transport:app", "--loop", "uvloop", "--ws", "websockets-sansio"]
QUIET = ["--ws-per-message-deflate", "false", "--lifespan", "off", "--log-level", "error"]


class Do(Struct):
    """A command."""

    id: str
    command: Message


_decode = Decoder(Do).decode
_encode = Encoder().encode
_watchers: dict[str, list[Send]] = defaultdict(list)


async def app(scope: Message, receive: Callable[[], Awaitable[Message]], send: Send) -> None:
    """One client at the table that its address names."""
    watchers, step = _watchers[scope["path"]], 0
    await receive()
    await send({"type": "websocket.accept"})
    watchers.append(send)
    while (heard := await receive())["type"] == "websocket.receive":
        do, step = _decode(heard["text"]), step + 1
        told = _encode({"type": "events", "step": step, "events": [do.command], **CHANGES}).decode()
        for watcher in watchers:
            ack = f'\n{{"type":"ack","id":"{do.id}"}}' if watcher is send else ""
            await watcher({"type": "websocket.send", "text": told + ack})
    watchers.remove(send)


async def measure(server: Server, tables: int, seconds: float) -> dict[str, Any]:
    """Have everybody choose again as soon as it is told that its choice was heard."""
    decisions = 0
    players: list[LeanSocket] = []

    def hears(player: int) -> Callable[[bytes], None]:
        def hear(frame: bytes) -> None:
            nonlocal decisions
            if b'"ack"' in frame:
                decisions += 1
                players[player].send(CHOICE)

        return hear

    for player in range(tables * SEATS):
        address = server.address.replace("http", "ws", 1) + f"/{player // SEATS}"
        players.append(await LeanSocket.connect(address, hears(player)))
    for each in players:
        each.send(CHOICE)
    await asyncio.sleep(WARM_UP)
    before, cpu, began = decisions, server.cpu_seconds(), time.perf_counter()
    await asyncio.sleep(seconds)
    made, used, elapsed = decisions - before, server.cpu_seconds() - cpu, time.perf_counter() - began
    for each in players:
        each.close()
    return {
        "tables": tables,
        "decisions_per_second": round(made / elapsed),
        "decisions_per_server_cpu_second": round(made / used),
        "connections_lost": sum(each.is_lost for each in players),
    }


def main() -> None:
    """Print one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=10.0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server([*MODULE, *QUIET], Path(folder) / "log")
        try:
            print(json.dumps(asyncio.run(measure(server, args.tables, args.seconds)), indent=2))
        finally:
            server.process.terminate()
            server.process.wait(30)


if __name__ == "__main__":
    main()
