"""A server in a process of its own, which can be killed: `qwixx serve`, as people start it."""

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from qwixx.server.server_settings import variable
from tests.server.serving import PATIENCE, QUICK, Address


class Killable(Address):
    """A server that runs elsewhere."""

    def __init__(self, port: int, process: Process) -> None:
        super().__init__(port)
        self._process = process

    async def kill(self) -> None:
        """End it at once, by SIGKILL."""
        self._process.kill()
        await self._process.wait()


@asynccontextmanager
async def process(database: str, **changes: Any) -> AsyncIterator[Killable]:
    """Such a server, until it is killed or no longer needed."""
    settings = {variable(name): str(value) for name, value in {**QUICK, "database": database, **changes}.items()}
    started = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "qwixx", "serve", env={**os.environ, **settings}, stderr=PIPE
    )
    assert started.stderr
    try:
        async with asyncio.timeout(3 * PATIENCE):
            port = await _port(started.stderr)
        reading = asyncio.create_task(started.stderr.read())
        yield Killable(port, started)
        reading.cancel()
    finally:
        if started.returncode is None:
            started.terminate()
        await started.wait()


async def _port(log: asyncio.StreamReader) -> int:
    """The port that a server says it has, once it is ready."""
    said: list[dict[str, Any]] = []
    async for line in log:
        said.append(json.loads(line))
        if said[-1]["what"] == "the server is ready":
            port: int = next(told["port"] for told in said if "port" in told)
            return port
    raise AssertionError(f"the server did not start: {said}")
