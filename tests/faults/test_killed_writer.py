"""A server that is killed again and again loses nothing that it has acknowledged."""

import asyncio
import random
import subprocess
import sys
import time

from qwixx.server.storage import open_storage
from tests.server.storage.events import noted, opened

ROUNDS = 4
TABLES = 8


def killed(database: str, keys: list[int], after: int, seconds: float) -> dict[int, int]:
    """The last acknowledged event of each table, by a writer that was killed in mid-work."""
    command = [sys.executable, "-m", "tests.faults.writer", database, *map(str, keys)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:  # noqa: S603 (ours)
        assert writer.stdout
        lines = [writer.stdout.readline() for _ in range(after)]
        time.sleep(seconds)
        writer.kill()
        lines += writer.stdout.readlines()
    return {int(key): int(number) for key, number in (line.split() for line in lines if line.endswith("\n"))}


def test_every_acknowledged_event_is_there_once_after_sigkill(database: str) -> None:
    draws = random.Random(5)

    async def create() -> list[int]:
        async with open_storage(database) as storage:
            return [await storage.create(f"CODE-{table}", opened()) for table in range(TABLES)]

    async def check(acknowledged: dict[int, int]) -> None:
        async with open_storage(database) as storage:
            for key in keys:
                kept = await storage.table(key)
                assert kept
                assert kept.version >= acknowledged.get(key, 1)
                assert kept.version % 2 == 1, "half an append was kept"
                assert await storage.events(key) == opened() + noted(range(2, kept.version + 1), seat=key % 5)

    keys = asyncio.run(create())
    for _ in range(ROUNDS):
        acknowledged = killed(database, keys, after=draws.randrange(1, 200), seconds=draws.random() / 10)
        assert acknowledged
        asyncio.run(check(acknowledged))
