"""A program that appends as fast as it can, and says what was acknowledged: `key number`, a line each.

Run by the tests, which kill it: `python -m tests.faults.writer DATABASE KEY…`.
"""

import asyncio
import os
import sys

from qwixx.server.storage import Storage, open_storage, row
from tests.server.storage.events import noted


async def append(storage: Storage, key: int) -> None:
    kept = await storage.table(key)
    assert kept
    number = kept.version
    while True:
        await storage.append(key, row(noted(range(number + 1, number + 3), seat=key % 5)))
        number += 2
        os.write(1, f"{key} {number}\n".encode())


async def main(database: str, keys: list[int]) -> None:
    async with open_storage(database) as storage:
        await asyncio.gather(*[append(storage, key) for key in keys])


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], [int(key) for key in sys.argv[2:]]))
