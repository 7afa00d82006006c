"""Receiving what other workers notify: appends to tables, void tokens, removed tables."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, func, select

from qwixx.server.logs import log
from qwixx.server.storage import reads
from qwixx.server.storage.postgres import CHANNEL, PostgresDatabase, down_if_lost
from qwixx.server.storage.storage_errors import StorageDown

SECONDS_BETWEEN_TRIES = 0.5
SECONDS_BETWEEN_CHECKS = 20
"""How long a dead connection may go unnoticed."""
TOKENS = 0
"""Instead of a version: tokens of the table may have become void."""
REMOVED = 2**31 - 1
"""Instead of a version: the table is gone."""

Received = Callable[[int], None]


class ChangeListener:
    """Listens to PostgreSQL on a connection of its own, and on a new one when that is lost."""

    def __init__(self, database: PostgresDatabase) -> None:
        self._database = database
        self.worker = database.name
        """The name of this worker."""
        self._watchers: dict[int, Received] = {}
        self._task = asyncio.create_task(self._listen())

    def watch(self, key: int, received: Received) -> None:
        """Call back when another worker has changed a table."""
        self._watchers[key] = received

    def unwatch(self, key: int) -> None:
        """Call back no more."""
        self._watchers.pop(key, None)

    def notify(self, connection: Connection, key: int, what: int) -> None:
        """Notify other workers of a change to a table, once the transaction is committed."""
        connection.execute(select(func.pg_notify(CHANNEL, f"{self.worker} {key} {what}")))

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
            except Exception as error:  # noqa: BLE001 (notifications must come again after any error)
                log("notifications of other workers are not received", logging.ERROR, error)
                await asyncio.sleep(SECONDS_BETWEEN_TRIES)

    async def _listen_on(self, connection: Any) -> None:
        """Listen until the connection is lost."""
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, self._receive)
            await self._catch_up()
            while not await _happens(lost, SECONDS_BETWEEN_CHECKS):
                await connection.execute("SELECT 1")
        finally:
            connection.terminate()

    async def _catch_up(self) -> None:
        """Report what may have been missed while there was no connection."""
        keys = list(self._watchers)
        versions = await self._database.read(lambda connection: reads.versions(connection, keys))
        found = {key for key, _ in versions}
        for key, version in versions:
            self._report(key, version)
            self._report(key, TOKENS)
        for key in set(keys) - found:
            self._report(key, REMOVED)

    def _receive(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        name, *numbers = payload.split(" ")
        if name != self.worker:
            for key, version in zip(numbers[::2], numbers[1::2], strict=True):
                self._report(int(key), int(version))

    def _report(self, key: int, version: int) -> None:
        received = self._watchers.get(key)
        if received:
            received(version)


async def _happens(event: asyncio.Event, seconds: float) -> bool:
    try:
        return await asyncio.wait_for(event.wait(), seconds)
    except TimeoutError:
        return False
