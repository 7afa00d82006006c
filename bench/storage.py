"""Appends a second, each of one event and durable before it is answered, and the processor time that one takes.

On SQLite in a folder that is thrown away, or on the database that is given: an empty one, which is left with tables in
it. Processor time is that of this process; PostgreSQL works besides in its own.
"""

import argparse
import asyncio
import json
import secrets
import tempfile
import time
from pathlib import Path

import uvloop

from qwixx.match import Event, Settings, open_table
from qwixx.match.events import Confirmed
from qwixx.rules import variant
from qwixx.server.storage import Storage, open_storage, row


async def append(storage: Storage, key: int, end: float) -> list[float]:
    """Append to one table until it is time; how long each append took."""
    took: list[float] = []
    number = 1
    while (start := time.perf_counter()) < end:
        number += 1
        await storage.append(key, row([Event(number, number, time.time_ns() // 1_000_000, Confirmed(2, None))]))
        took.append(time.perf_counter() - start)
    return took


async def measure(database: str, tables: int, seconds: float) -> dict[str, float]:
    """The figures for so many tables, each of which waits for its last append before it makes the next."""
    async with open_storage(database) as storage:
        events = open_table(Settings(variant("classic")), 4, time.time_ns() // 1_000_000).events
        keys = [await storage.create(secrets.token_hex(8), events) for _ in range(tables)]
        start, processor = time.perf_counter(), time.process_time()
        found = await asyncio.gather(*[append(storage, key, start + seconds) for key in keys])
        wall, processor = time.perf_counter() - start, time.process_time() - processor
    took = sorted(each for times in found for each in times)
    return {
        "appends_per_second": round(len(took) / wall),
        "processor_microseconds_per_append": round(processor / len(took) * 1e6, 1),
        "p50_ms": round(took[len(took) // 2] * 1e3, 2),
        "p99_ms": round(took[len(took) * 99 // 100] * 1e3, 2),
    }


def main() -> None:
    """Print one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", default="", help="the URL of a PostgreSQL, or a file")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each number of tables")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=".") as folder:
        database = args.database or str(Path(folder) / "tables.sqlite")
        by_tables = {tables: uvloop.run(measure(database, tables, args.seconds)) for tables in (1, 10, 100, 500)}
    print(json.dumps({"database": database.partition(":")[0] if args.database else "sqlite", "by_tables": by_tables}))


if __name__ == "__main__":
    main()
