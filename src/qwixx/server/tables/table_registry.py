"""All tables of a worker: reading them into memory, forgetting them, and removing old ones."""

import asyncio
import logging
from collections.abc import Set

from qwixx.server.jobs.analysis_queue import AnalysisQueue
from qwixx.server.jobs.bot_pool import BotPool
from qwixx.server.jobs.print_queue import PrintQueue
from qwixx.server.logs import log
from qwixx.server.metrics import Metrics
from qwixx.server.rate_limit import Buckets
from qwixx.server.request_errors import no_such_table, unavailable
from qwixx.server.server_settings import ServerSettings
from qwixx.server.sockets.connection import COME_BACK, Connection
from qwixx.server.storage import NewerForm, Storage, StorageDown
from qwixx.server.tables.clock import now_ms
from qwixx.server.tables.entry import Entry
from qwixx.server.tables.services import Services
from qwixx.server.tables.table_actor import TableActor
from qwixx.server.tables.table_log import read_log

SWEEP = 5.0
"""Seconds between two sweeps for idle tables and dead workers."""
EXPIRY = 3600.0
"""Seconds between two sweeps for tables that have expired in storage."""
CHECK_SECONDS = 1.0
"""How long a check of the database counts: anyone may ask whether the server is ready."""
DAY = 24 * 3600 * 1000


class TableRegistry:
    """The tables in memory, and what they share."""

    def __init__(self, settings: ServerSettings, storage: Storage) -> None:
        self.settings, self.storage = settings, storage
        self.metrics = Metrics()
        self.analysis = AnalysisQueue(settings.solver_threads, settings.solved_gb)
        self.printing = PrintQueue(settings)
        self.entry = Entry(self)
        self.commands = Buckets(settings.command_rate, settings.command_burst)
        """By address, how many commands its clients may send: most of them are stored."""
        self.connections: set[Connection] = set()
        self.is_closing = False
        self._parts = Services(settings, storage, self.metrics, BotPool())
        self._actors: dict[int, asyncio.Task[TableActor]] = {}
        self._check: asyncio.Task[str | None] | None = None
        self._checked_at = 0.0
        self._sweeper = asyncio.create_task(self._sweep())
        self.metrics.gauges["tables"] = ("Tables in memory.", lambda: len(self._actors))
        self.metrics.gauges["connections"] = ("Clients that are connected.", lambda: len(self.connections))

    async def actor(self, key: int, coming: Set[int] = frozenset()) -> TableActor:
        """The table with this key; it is read if it is not in memory, and `coming` are seats about to connect."""
        task = self._actors.get(key)
        if task is None or _is_void(task):
            task = self._actors[key] = asyncio.create_task(self._load(key, coming))
        try:
            return await asyncio.shield(task)
        except (StorageDown, NewerForm) as error:
            log("a table could not be read", logging.ERROR, error, table=key)
            raise unavailable() from None

    async def trouble(self) -> str | None:
        """Why tables can't be served, or `None` if they can. The database is checked once a second at most."""
        if self.is_closing:
            return "the server is stopping"
        now = asyncio.get_running_loop().time()
        if self._check is None or now > self._checked_at + CHECK_SECONDS:
            self._check, self._checked_at = asyncio.create_task(self._check_storage()), now
        return await asyncio.shield(self._check)

    async def say_goodbye(self) -> None:
        """Refuse new clients, finish what is under way, and tell all clients to come back."""
        self.is_closing = True
        await self._stop_actors()
        wait = int(self.settings.come_back * 1000)
        for connection in tuple(self.connections):
            connection.end("shutdown", COME_BACK, wait)
        await asyncio.sleep(0)

    async def close(self) -> None:
        """Stop tables, bots and worker processes."""
        self._sweeper.cancel()
        await self._stop_actors()
        self._parts.bots.close()
        await self.analysis.close()
        await self.printing.close()

    async def _check_storage(self) -> str | None:
        try:
            await self.storage.ping()
        except StorageDown as error:
            log("the database can't be used", logging.ERROR, error)
            return error.trouble.value
        return None

    async def _stop_actors(self) -> None:
        for task in tuple(self._actors.values()):
            if task.done() and not task.exception():
                await task.result().stop()

    async def _load(self, key: int, coming: Set[int]) -> TableActor:
        missed: list[int] = []
        self.storage.watch(key, missed.append)
        kept = await self.storage.table(key)
        table_log = await read_log(self.storage, key) if kept else None
        if kept is None or table_log is None:
            self._forget(key)
            raise no_such_table()
        there = coming | await self.storage.registered_elsewhere(key)
        actor = TableActor(key, kept.code, table_log, self._parts)
        self.storage.watch(key, actor.received)
        for version in missed:
            actor.received(version)
        try:
            await actor.report_absent(there)
        except BaseException:
            await actor.stop()
            raise
        return actor

    def _forget(self, key: int) -> None:
        self.storage.unwatch(key)
        self._actors.pop(key, None)

    async def _sweep(self) -> None:
        """Forget idle tables, notice dead workers, and remove expired tables, for ever."""
        expired_at = -EXPIRY
        others: frozenset[str] = frozenset()
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(SWEEP)
            try:
                others = await self._look_after(others)
                await self._forget_idle()
                if loop.time() > expired_at + EXPIRY:
                    expired_at = loop.time()
                    await self._expire()
            except Exception as error:  # noqa: BLE001 (the next sweep comes after any error)
                log("tables could not be swept", logging.ERROR, error)

    async def _forget_idle(self) -> None:
        for key, task in tuple(self._actors.items()):
            if _is_void(task):
                self._forget(key)
            elif task.done() and task.result().is_idle:
                await task.result().stop()
                self._forget(key)

    async def _look_after(self, others: frozenset[str]) -> frozenset[str]:
        """The other living workers; if a known one has died, tables look for its clients."""
        try:
            living = await self.storage.other_workers()
        except StorageDown:
            return others
        if others - living:
            log("other workers have stopped", workers=len(others - living))
            for task in self._actors.values():
                if task.done() and not _is_void(task):
                    task.result().presence.worker_died()
        return living

    def _expiry_times(self) -> tuple[int, int]:
        """Before when tables must have changed to be removed: those without a finished game, and those with one."""
        now, days = now_ms(), self.settings.keep_games
        return now - int(self.settings.keep_days * DAY), now - int(days * DAY) if days else 0

    async def _expire(self) -> None:
        try:
            gone = await self.storage.expire(*self._expiry_times())
        except StorageDown as error:
            log("old tables could not be removed", logging.ERROR, error)
            return
        if gone:
            log("old tables were removed", tables=len(gone))


def _is_void(task: asyncio.Task[TableActor]) -> bool:
    """Whether a table could not be read, or is gone."""
    return task.done() and (task.cancelled() or task.exception() is not None or task.result().is_gone)
