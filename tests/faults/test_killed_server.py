"""The server is killed again and again while games go on: nothing that was acknowledged is lost, or there twice."""

import asyncio
import random
from pathlib import Path

from qwixx.server.storage import open_storage
from tests.faults.games import Party, party
from tests.server.processes import process

KILLS = 3


async def test_games_survive_a_server_that_is_killed_again_and_again(database: str, tmp_path: Path) -> None:
    draws = random.Random(11)

    async def test() -> None:
        async with process(database) as server:
            port = server.port
            parties = [await party(server, 3, fair=True), await party(server, 2, fair=False, variant="longo")]
            await parties[0].more(10)
            await server.kill()
        for _ in range(KILLS - 1):
            async with process(database, port=port) as server:
                await check(parties)
                await parties[0].more(draws.randrange(5, 20))
                await asyncio.sleep(draws.random() / 20)
                await server.kill()
        async with process(database, port=port) as server:
            await asyncio.gather(*(each.end(server, tmp_path) for each in parties))
        await check(parties)

    async def check(parties: list[Party]) -> None:
        async with open_storage(database) as storage:
            for each in parties:
                await each.check(storage)

    await test()
