"""Several workers on one PostgreSQL: one order of events, and everyone hears of it."""

import asyncio
from collections.abc import Sequence

import pytest

from qwixx.match import Event
from qwixx.server.storage import Along, Conflict, State, Storage, open_storage, row
from qwixx.server.storage import change_listener as listening
from tests.postgres import Postgres
from tests.server.storage.events import noted, opened

PATIENCE = 60


async def until(heard: Sequence[object], wanted: object) -> None:
    async with asyncio.timeout(PATIENCE):
        while wanted not in heard:
            await asyncio.sleep(0.01)


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.new_database()


async def add(storage: Storage, key: int, worker: int) -> Event:
    """Append one event, whatever others do meanwhile."""
    while True:
        kept = await storage.table(key)
        assert kept
        (event,) = noted(range(kept.version + 1, kept.version + 2), seat=worker)
        try:
            await storage.append(key, row([event]), Along(State.OVER) if event.number % 7 == 0 else None)
        except Conflict:
            continue
        return event


async def test_workers_that_act_at_once_yield_one_order(url: str) -> None:
    tables, appends, workers = 6, 12, 3

    async with open_storage(url) as one, open_storage(url) as two, open_storage(url) as three:
        storages = (one, two, three)
        keys = [await one.create(f"CODE-{table}", opened()) for table in range(tables)]

        async def play(worker: int, key: int) -> list[Event]:
            return [await add(storages[worker], key, worker) for _ in range(appends)]

        pairs = [(worker, key) for worker in range(workers) for key in keys]
        acknowledged = await asyncio.gather(*[play(worker, key) for worker, key in pairs])
        for key in keys:
            found = await two.events(key)
            assert found
            assert [event.number for event in found] == list(range(1, 2 + workers * appends))
            own = [event for (_, at), events in zip(pairs, acknowledged, strict=True) if at == key for event in events]
            assert sorted(own, key=lambda event: event.number) == found[1:]


async def test_of_two_that_follow_on_the_same_event_one_wins(url: str) -> None:
    async with open_storage(url) as one, open_storage(url) as two:
        key = await one.create("ABCD-EFGH", opened())
        for number in range(2, 30):
            both = [
                storage.append(key, row(noted(range(number, number + 1), seat)))
                for seat, storage in enumerate((one, two))
            ]
            found = await asyncio.gather(*both, return_exceptions=True)
            assert {type(answer) for answer in found} == {type(None), Conflict}


async def test_other_workers_hear_of_an_append_and_the_own_one_does_not(url: str) -> None:
    heard: list[tuple[str, int]] = []

    async def run() -> None:
        async with open_storage(url) as one, open_storage(url) as two:
            keys = [await one.create(f"CODE-{table}", opened()) for table in range(2)]
            one.watch(keys[0], lambda version: heard.append(("one", version)))
            two.watch(keys[0], lambda version: heard.append(("two", version)))
            await listening_begins(one, two)
            await asyncio.gather(*[one.append(key, row(noted(range(2, 4)))) for key in keys])
            await until(heard, ("two", 3))
            await one.append(keys[0], row(noted(range(4, 5))), Along(State.OVER))
            await until(heard, ("two", 4))
            two.unwatch(keys[0])
            await two.append(keys[0], row(noted(range(5, 6))))
            await until(heard, ("one", 5))

    await run()
    assert [version for name, version in heard if name == "one" and version > 1] == [5]
    assert max(version for name, version in heard if name == "two") == 4


async def test_each_worker_answers_for_its_own_seats_as_long_as_it_lives(url: str) -> None:
    async with open_storage(url) as one:
        key = await one.create("ABCD-EFGH", opened())
        async with open_storage(url) as two:
            for seat in (0, 1, 1):
                await two.register(key, seat)
            await one.register(key, 1)
            assert await one.registered_elsewhere(key) == {0, 1}
            assert await two.registered_elsewhere(key) == {1}
            await two.unregister(key, 0)
            assert await one.registered_elsewhere(key) == {1}
            assert len(await one.other_workers()) == len(await two.other_workers()) == 1
            assert await one.other_workers() != await two.other_workers()
        async with asyncio.timeout(PATIENCE):
            while await one.registered_elsewhere(key) or await one.other_workers():
                await asyncio.sleep(0.01)
        await one.unregister(key, 1)
        await one.register(key + 1, 0)


async def test_what_was_said_while_nobody_listened_is_made_good(
    url: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[int] = []
    monkeypatch.setattr(listening, "SECONDS_BETWEEN_TRIES", 0.05)

    async with open_storage(url) as one, open_storage(url) as two:
        key = await one.create("ABCD-EFGH", opened())
        two.watch(key, heard.append)
        await listening_begins(one, two)
        for version in range(2, 8):
            ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
            await asyncio.to_thread(postgres.execute, ended)
            await one.append(key, row(noted(range(version, version + 1))))
            await until(heard, version)


async def listening_begins(*storages: Storage) -> None:
    """Wait until each of them hears of what others do to a table of its own."""
    for storage in storages:
        other = next(each for each in storages if each is not storage)
        heard: list[int] = []
        key = await other.create(f"{id(storage)}", opened())
        storage.watch(key, heard.append)
        number = 1
        while not heard:
            number += 1
            await other.append(key, row(noted(range(number, number + 1))))
            await asyncio.sleep(0.01)


async def test_what_is_heard_goes_to_whoever_watches_then(url: str) -> None:
    async with open_storage(url) as storage:
        first: list[int] = []
        second: list[int] = []
        storage.watch(1, first.append)
        change_listener = storage._listener
        assert isinstance(change_listener, listening.ChangeListener)
        change_listener._report(1, 7)
        missed = tuple(first)
        storage.watch(1, second.append)
        change_listener._report(1, 8)
        await asyncio.sleep(0)
        assert (missed, first, second) == ((7,), [7], [8])
