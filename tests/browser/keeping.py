"""Tables that are put where the server keeps them, at a moment to which it would take long to play."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path

from qwixx.match import Stage, Table, record
from qwixx.rules import format_record
from qwixx.server.credentials import hashed, new_token
from qwixx.server.storage import Along, KeptRecord, State, Token, open_storage, row
from qwixx.server.tables.entry import SEAT
from tests.browser.tables import Seat
from tests.match.house import House

CODES = (f"WWWW-{''.join(letters)}" for letters in product("WMQG", repeat=4))
"""As wide as codes can be."""


def put(house: House, database: Path) -> list[Seat]:
    """The seats of this table at the server that has this database."""
    with ThreadPoolExecutor(1) as thread:  # the browser's driver has the loop of this one
        return thread.submit(asyncio.run, _put(house, database)).result()


async def _put(house: House, database: Path) -> list[Seat]:
    code, tokens = next(CODES), [new_token() for _ in house.table.seats]
    given = [Token(hashed(token), SEAT, seat) for seat, token in enumerate(tokens)]
    async with open_storage(str(database)) as storage:
        key = await storage.create(code, house.log[:-1], given)
        await storage.append(key, row(house.log[-1:]), _along(house.table))
    return [Seat(code, token) for token in tokens]


def _along(table: Table) -> Along | None:
    played = record(table) if table.stage is Stage.OVER else None
    return Along(State.OVER, KeptRecord(table.games, format_record(played))) if played else None
