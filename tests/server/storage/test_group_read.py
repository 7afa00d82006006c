"""Tables that are behind are read together, and each gets what it missed."""

import asyncio
from collections.abc import Sequence

import pytest

from qwixx.server.storage import StorageDown, open_storage
from qwixx.server.storage.group_read import MOST_TABLES, Behind, GroupRead, Kept
from tests.server.storage.events import noted, opened


class Slowly:
    """Reads tables, each event of which is its number, when it is told to."""

    def __init__(self) -> None:
        self.readings: list[list[tuple[int, int]]] = []
        self.go_on = asyncio.Event()
        self.error: Exception | None = None

    async def __call__(self, behind: Sequence[Behind]) -> list[list[Kept] | None]:
        self.readings.append([(key, after) for key, after, _ in behind])
        await self.go_on.wait()
        if self.error:
            raise self.error
        return [[(1, f"{table.key}")] for table in behind]


async def asked(catch_up: GroupRead, keys: Sequence[int]) -> list[asyncio.Task[list[Kept] | None]]:
    """Questions for tables, all of which have been put."""
    tasks = [asyncio.create_task(catch_up.events(key, 2 * key)) for key in keys]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    return tasks


async def test_what_is_asked_during_a_reading_goes_together_into_the_next_one() -> None:
    read = Slowly()
    catch_up = GroupRead(read)
    tasks = await asked(catch_up, [1])
    tasks += await asked(catch_up, [2, 3, 2])
    read.go_on.set()
    assert await asyncio.gather(*tasks) == [[(1, "1")], [(1, "2")], [(1, "3")], [(1, "2")]]
    assert read.readings == [[(1, 2)], [(2, 4), (3, 6), (2, 4)]]


async def test_a_reading_takes_only_so_many_tables() -> None:
    read = Slowly()
    read.go_on.set()
    keys = range(MOST_TABLES + 5)
    tasks = await asked(GroupRead(read), keys)
    assert await asyncio.gather(*tasks) == [[(1, f"{key}")] for key in keys]
    assert [len(reading) for reading in read.readings] == [MOST_TABLES, 5]


async def test_an_outage_is_told_to_all_who_waited_and_over_for_the_next() -> None:
    read = Slowly()
    catch_up = GroupRead(read)
    tasks = await asked(catch_up, [1, 2])
    tasks[1].cancel()
    read.error = StorageDown("gone")
    read.go_on.set()
    with pytest.raises(StorageDown, match="gone"):
        await tasks[0]
    read.error = None
    assert await catch_up.events(3, 0) == [(1, "3")]


async def test_each_table_gets_its_own_events_and_one_that_is_not_there_none(database: str) -> None:
    async with open_storage(database) as storage:
        logs = [opened() + noted(range(2, 2 + more)) for more in (5, 0, 3)]
        keys = [await storage.create(f"CODE-{place}", log) for place, log in enumerate(logs)]
        wanted = [(keys[0], 1), (999, 0), (keys[1], 0), (keys[2], 4), (keys[2], 2)]
        found = await asyncio.gather(*[storage.events(key, after) for key, after in wanted])
        assert found == [logs[0][1:], None, logs[1], [], logs[2][2:]]
