"""Hearing of what other workers append."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Protocol

from sqlalchemy import Connection, func, select

from qwixx.server.logs import log
from qwixx.server.storage import reads
from qwixx.server.storage.postgres import CHANNEL, PostgresDatabase, down_if_lost
from qwixx.server.storage.storage_errors import StorageDown

SECONDS_BETWEEN_TRIES = 0.5
SECONDS_BETWEEN_CHECKS = 20
"""How long a connection that died silently is believed in."""
TOKENS = 0
"""Instead of a version: tokens of the table may have become void."""

Heard = Callable[[int], None]


class Watching(Protocol):
    """Tells watchers what other workers have appended."""

    is_shared: bool
    """Whether there may be others."""

    def watch(self, key: int, heard: Heard) -> None:
        """Call somebody when another worker has appended to a table."""

    def unwatch(self, key: int) -> None:
        """Call nobody any more."""

    def notify(self, connection: Connection, key: int) -> None:
        """Have other workers look at the tokens of a table again, once the transaction is done."""

    async def close(self) -> None:
        """Stop listening."""


class Alone:
    """There is no other worker."""

    is_shared = False

    def watch(self, key: int, heard: Heard) -> None:
        """Nobody will ever call."""

    def unwatch(self, key: int) -> None:
        """Nobody does."""

    def notify(self, connection: Connection, key: int) -> None:
        """There is nobody to be told."""

    async def close(self) -> None:
        """There is nothing to stop."""


class ChangeListener:
    """Listens to PostgreSQL on a connection of its own, and on another one when that is lost."""

    is_shared = True

    def __init__(self, database: PostgresDatabase) -> None:
        self._database = database
        self._watchers: dict[int, Heard] = {}
        self._task = asyncio.create_task(self._listen())

    def watch(self, key: int, heard: Heard) -> None:
        """Call somebody when another worker has appended to a table."""
        self._watchers[key] = heard

    def unwatch(self, key: int) -> None:
        """Call nobody any more."""
        self._watchers.pop(key, None)

    def notify(self, connection: Connection, key: int) -> None:
        """Have other workers look at the tokens of a table again, once the transaction is done."""
        connection.execute(select(func.pg_notify(CHANNEL, f"{self._database.name} {key} {TOKENS}")))

    async def close(self) -> None:
        """Stop listening."""
        self._task.cancel()
        await asyncio.wait([self._task])

    async def _listen(self) -> None:
        while True:
            try:
                async with down_if_lost():
                    await self._listen_on(await self._database.connect())
            except StorageDown:
                await asyncio.sleep(SECONDS_BETWEEN_TRIES)
            except Exception as error:  # noqa: BLE001 (whatever is wrong, others have to be heard again)
                log("other workers are not heard", logging.ERROR, error)
                await asyncio.sleep(SECONDS_BETWEEN_TRIES)

    async def _listen_on(self, connection: Any) -> None:
        """Listen until the connection is lost."""
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, self._hear)
            await self._make_good()
            while not await _happens(lost, SECONDS_BETWEEN_CHECKS):
                await connection.execute("SELECT 1")
        finally:
            connection.terminate()

    async def _make_good(self) -> None:
        """Tell what may have been missed while nobody listened."""
        keys = list(self._watchers)
        for key, version in await self._database.read(lambda connection: reads.versions(connection, keys)):
            self._tell(key, version)
            self._tell(key, TOKENS)

    def _hear(self, _connection: object, _process: int, _channel: str, told: str) -> None:
        name, *numbers = told.split(" ")
        if name != self._database.name:
            for key, version in zip(numbers[::2], numbers[1::2], strict=True):
                self._tell(int(key), int(version))

    def _tell(self, key: int, version: int) -> None:
        heard = self._watchers.get(key)
        if heard:
            heard(version)


async def _happens(event: asyncio.Event, seconds: float) -> bool:
    try:
        return await asyncio.wait_for(event.wait(), seconds)
    except TimeoutError:
        return False
