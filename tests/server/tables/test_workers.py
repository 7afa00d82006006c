"""Several workers on one PostgreSQL: a client may be connected anywhere, and nobody can tell where others are."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from qwixx.client import ask, make_table, sit_down
from qwixx.server.storage import change_listener
from qwixx.server.tables import table_registry
from tests.postgres import Postgres
from tests.server.processes import process
from tests.server.serving import Plain, Served, plain, serving
from tests.server.sockets.test_connections import until
from tests.server.sockets.test_refusals import server_events, to_white


@asynccontextmanager
async def workers(folder: Path, postgres: Postgres) -> AsyncIterator[tuple[Served, Served]]:
    """Two servers on one database."""
    url = await asyncio.to_thread(postgres.new_database)
    async with serving(folder, database=url) as first, serving(folder, database=url) as second:
        yield first, second


async def settled(*servers: Served) -> None:
    """Wait until all that has to be said of anybody's coming and going was said."""
    for server in servers:
        for task in server.registry._actors.values():
            actor = await task
            while not (actor.presence._task is None and not actor.presence._expected):
                await asyncio.sleep(0.01)
            await actor.stop()


async def test_a_worker_that_opens_a_table_says_of_nobody_that_it_is_away(tmp_path: Path, postgres: Postgres) -> None:
    async with workers(tmp_path, postgres) as (first, second):
        seat = await make_table(first.url, "Anna", seats=2)
        mate = await sit_down(first.url, seat.table, "Boris")
        async with plain(first, token=seat.token), plain(first, token=mate.token) as other:
            await other.do("a", "react", reaction="hello")
            await ask(second.url, f"/api/tables/{seat.table}")
            async with plain(second, table=seat.table) as watching_them:
                seats = (await watching_them.view())["seats"]
                assert [found["present"] for found in seats] == [True, True]
                await other.do("b", "commit", commitment="0" * 64)
                assert (await watching_them.next("events"))["events"][0]["event"] == "committed"
            assert not {"WentAway", "CameBack"} & set(await server_events(second, seat.table))


async def test_somebody_who_sits_down_at_one_worker_may_connect_to_another(tmp_path: Path, postgres: Postgres) -> None:
    async with workers(tmp_path, postgres) as (first, second):
        seat = await make_table(first.url, "Anna", seats=2)
        async with plain(second, token=seat.token):
            actor = await first.actor()
            actor.presence.expect(0, 0.0)  # and nobody comes
            await settled(first)
            assert not {"WentAway", "CameBack"} & set(await server_events(second, seat.table))
        await settled(second)
        assert (await server_events(first, seat.table))[-1] == "WentAway"


async def test_a_seat_with_devices_at_two_workers_is_away_when_both_are_gone(
    tmp_path: Path, postgres: Postgres
) -> None:
    async with workers(tmp_path, postgres) as (first, second):
        seat = await make_table(second.url, "Anna", seats=2)
        mate = await sit_down(second.url, seat.table, "Boris")
        async with plain(second, token=seat.token) as one:
            async with plain(second, token=mate.token):
                async with plain(first, token=mate.token):
                    await until(one, present=True)
                await settled(first)
                assert "WentAway" not in await server_events(first, seat.table)
            await until(one, present=False)


async def moved(server: Served, token: str) -> str:
    """The new token of a seat that was moved, and used there."""
    key = (await ask(server.url, "/api/seat/move", {}, token))["key"]
    found: str = (await ask(server.url, "/api/seat/claim", {"key": key}))["token"]
    async with plain(server, token=found):
        return found


async def goodbye(client: Plain) -> str:
    reason: str = (await client.next("bye"))["reason"]
    return reason


async def test_a_seat_that_moves_leaves_its_old_device_at_whichever_worker(tmp_path: Path, postgres: Postgres) -> None:
    async with workers(tmp_path, postgres) as (first, second):
        seat = await make_table(first.url, "Anna", seats=1)
        async with plain(first, token=seat.token) as old, plain(second, table=seat.table):
            token = await moved(second, seat.token)
            async with plain(first, token=token) as new:
                assert await goodbye(old) == "moved"
                assert (await new.do("a", "begin"))["type"] == "ack"


async def test_a_move_that_a_worker_could_not_hear_of_is_made_good(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(change_listener, "SECONDS_BETWEEN_TRIES", 0.2)
    ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"

    async with workers(tmp_path, postgres) as (first, second):
        seat = await make_table(first.url, "Anna", seats=1)
        async with plain(first, token=seat.token) as old:
            await old.do("a", "react", reaction="hello")
            await asyncio.to_thread(postgres.execute, ended)
            await moved(second, seat.token)
            assert await goodbye(old) == "moved"


async def test_whoever_gets_up_at_one_worker_has_left_at_the_other(tmp_path: Path, postgres: Postgres) -> None:
    async with workers(tmp_path, postgres) as (first, second):
        seat = await make_table(first.url, "Anna", seats=2)
        mate = await sit_down(second.url, seat.table, "Boris")
        async with (
            plain(first, token=seat.token),
            plain(first, token=mate.token) as phone,
            plain(second, token=mate.token) as tablet,
        ):
            assert (await tablet.do("a", "leave"))["type"] == "ack"
            assert await goodbye(tablet) == "left"
            assert await goodbye(phone) == "left"


async def test_those_whom_a_killed_worker_had_are_away_unless_they_come_back(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_registry, "SWEEP", 0.1)

    url = await asyncio.to_thread(postgres.new_database)
    async with serving(tmp_path, database=url) as server, process(url) as other:
        seats = [await make_table(server.url, "Anna", seats=3)]
        seats += [await sit_down(other.url, seats[0].table, name) for name in ("Boris", "Chava")]
        async with plain(server, token=seats[0].token) as one:
            async with plain(other, token=seats[1].token) as boris, plain(other, token=seats[2].token):
                await boris.do("a", "react", reaction="hello")
                missed = await known(server)
                await other.kill()
            async with plain(server, token=seats[2].token):
                missed.set()
                await until(one, present=False)
                assert (await one.view())["seats"][2]["present"]
                assert (await server_events(server, seats[0].table)).count("WentAway") == 1


async def known(server: Served) -> asyncio.Event:
    """Wait until a server has found another one twice, so that it will miss it; but not before this event."""
    others, missed, found = server.registry.storage.other_workers, asyncio.Event(), 0
    told: frozenset[str] = frozenset()

    async def counted() -> frozenset[str]:
        nonlocal found, told
        living = await others()
        found += bool(living)
        told = living if missed.is_set() else living | told
        return told

    server.registry.storage.other_workers = counted  # type: ignore[method-assign] # to be notified
    while found < 2:
        await asyncio.sleep(0.01)
    return missed


@asynccontextmanager
async def begun_unheard(folder: Path, postgres: Postgres) -> AsyncIterator[tuple[Plain, Plain]]:
    """Anna at one worker, who has begun a game, and Boris at another, which does not hear of anything."""
    async with workers(folder, postgres) as (first, second):
        seat = await make_table(first.url, "Anna", seats=2)
        mate = await sit_down(first.url, seat.table, "Boris")
        async with plain(first, token=seat.token) as one, plain(second, token=mate.token) as two:
            await until(one, present=True)
            second.registry.storage.unwatch(next(iter(second.registry._actors)))
            assert (await one.do("a", "begin"))["type"] == "ack"
            yield one, two


async def test_an_answer_to_what_only_another_worker_has_heard_of_waits_until_this_one_has_too(
    tmp_path: Path, postgres: Postgres
) -> None:
    async with begun_unheard(tmp_path, postgres) as (one, two):
        moment = (await one.view())["moment"]
        roller = one if moment["awaited"] == [0] else two
        assert (await roller.do("b", "roll", moment=moment["moment"]))["type"] == "ack"
        while (moment := (await one.view())["moment"])["waits"] != "white":
            await asyncio.sleep(0.01)
        assert (await two.do("c", "choose", moment=moment["moment"], choice=None))["type"] == "ack"


async def test_nothing_is_refused_by_a_worker_that_has_not_heard_of_the_last(
    tmp_path: Path, postgres: Postgres
) -> None:
    async with begun_unheard(tmp_path, postgres) as (one, two):
        assert (await one.do("b", "leave"))["type"] == "ack"
        assert (await two.do("c", "replace", seat=0))["type"] == "ack"
        assert (await two.do("d", "replace", seat=0))["code"] == "not-away"


async def test_a_change_of_mind_sends_nothing_to_those_at_another_worker(tmp_path: Path, postgres: Postgres) -> None:
    async with workers(tmp_path, postgres) as (first, second):
        seat = await make_table(first.url, "Anna", seats=2)
        mate = await sit_down(second.url, seat.table, "Boris")
        async with plain(first, token=seat.token) as one, plain(second, token=mate.token) as other:
            view, clients = await to_white(one, other)
            moment, choices = view["moment"]["moment"], view["choices"]
            chooser = view["game"]["players"][len(choices[0]) < 2]
            mine = choices[view["game"]["players"].index(chooser)]
            watching = {0: second, 1: first}[chooser], clients[1 - chooser]
            actor = await watching[0].actor()
            while (await watching[1].view())["step"] < view["step"]:
                await asyncio.sleep(0.01)
            before = actor.table.number
            watching[1].frames.clear()
            for number, choice in enumerate((mine[1], None, mine[1])):
                sent = await clients[chooser].do(f"{number}", "choose", moment=moment, choice=choice, confirmed=False)
                assert sent["type"] == "ack"
            while actor.table.number < before + 3:
                await asyncio.sleep(0.01)
            await watching[1].view()
            assert [told["type"] for told in watching[1].told] == ["view"]


async def test_no_worker_acknowledges_what_only_its_stale_copy_shows(tmp_path: Path, postgres: Postgres) -> None:
    async with workers(tmp_path, postgres) as (first, second):
        seat = await make_table(first.url, "Anna", seats=2)
        mate = await sit_down(first.url, seat.table, "Boris")
        async with (
            plain(first, token=seat.token) as one,
            plain(second, token=seat.token) as other,
            plain(first, token=mate.token) as boris,
        ):
            view, _ = await to_white(one, boris)
            moment, actor = view["moment"]["moment"], await second.actor()
            while actor.table.number < (await first.actor()).table.number:
                await asyncio.sleep(0.01)
            second.registry.storage.watch(actor.key, lambda _: None)  # this worker hears of nothing
            for round_ in range(3):
                confirmed = await one.do(f"confirm-{round_}", "choose", moment=moment, choice=None)
                back = await other.do(f"back-{round_}", "choose", moment=moment, choice=None, confirmed=False)
                assert (confirmed["type"], back["type"]) == ("ack", "ack")
                kept = [event.what for event in await first.registry.storage.events(actor.key) or ()]
                assert type(kept[-1]).__name__ == "Reconsidered"
