"""A host can remove a table, with all that is stored about it."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, select

from qwixx.client import TableClient, make_table, sit_down
from qwixx.server.storage import schema
from qwixx.wire.table_commands import Begin
from tests.postgres import Postgres
from tests.server.http.test_routes import fetch
from tests.server.serving import Served, plain, serving
from tests.server.test_whole_games import play_on


async def removal(server: Served, code: str, token: str) -> int:
    status, _, _ = await fetch(server, f"/api/tables/{code}", method="DELETE", authorization=f"Bearer {token}")
    return status


def count_rows(connection: Connection) -> int:
    counts = [connection.execute(select(func.count()).select_from(table)).scalar_one() for table in STORED]
    return sum(counts)


STORED = schema.metadata.sorted_tables


@pytest.mark.parametrize("workers", [1, 2])
async def test_a_table_is_removed_with_everything_and_everywhere(
    tmp_path: Path, postgres: Postgres, workers: int
) -> None:
    database = await asyncio.to_thread(postgres.new_database)
    async with AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(serving(tmp_path, database=database)) for _ in range(workers)]
        seat = await make_table(servers[0].url, "Anna", seats=2, bots=["random"])
        async with TableClient(servers[0].url, seat.token) as table:
            await table.do(Begin())
            await play_on(table)
        watching = [await stack.enter_async_context(plain(server, table=seat.table)) for server in servers]
        assert await removal(servers[0], seat.table, seat.token) == 200
        for client in watching:
            assert (await client.next("bye"))["reason"] == "closed"
        for server in servers:
            for path in ("", "/games"):
                assert (await fetch(server, f"/api/tables/{seat.table}{path}"))[0] == 404
        assert await servers[0].registry.storage._database.read(count_rows) == 0


async def test_only_the_host_of_a_table_can_remove_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        seat, other = [await make_table(server.url, "Anna", seats=2) for _ in range(2)]
        mate = await sit_down(server.url, seat.table, "Boris")
        assert await removal(server, seat.table, mate.token) == 409
        assert await removal(server, seat.table, other.token) == 404
        assert await removal(server, seat.table, "A" * 43) == 401
        assert (await fetch(server, f"/api/tables/{seat.table}"))[0] == 200
