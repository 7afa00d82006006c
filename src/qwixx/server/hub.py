"""One table in memory: what is asked of it is done one after the other, kept durably, and only then told."""

import asyncio
import logging
from collections import deque
from collections.abc import Sequence, Set
from time import perf_counter

from msgspec import Raw

from qwixx.match import Command, Event, Presence, Table, evolve, replay, seen_by, view
from qwixx.match.table import CLOSED
from qwixx.referee.message import Fields
from qwixx.rules import IllegalError, QwixxError
from qwixx.server.attendance import Attendance
from qwixx.server.connection import Connection
from qwixx.server.deciding import along, decide, now_ms
from qwixx.server.doubles import SentIds
from qwixx.server.fanning import fan_out
from qwixx.server.logs import log
from qwixx.server.pace import Pace
from qwixx.server.parts import Parts
from qwixx.server.problems import unavailable
from qwixx.server.requests import Request
from qwixx.server.storage import TOKENS, Conflict, NewerForm, StorageDown, Token, row

RECENT = 500
"""How many steps are at hand for clients who were away for a moment. Events without one are not among them: how far the
steps go back would tell how often somebody has changed its mind."""
MOST_AT_ONCE = 64
"""How many commands go into one append."""
STORAGE_PAUSE = 0.2
IDLE = 60.0
"""Seconds without anything after which a table that nobody watches is forgotten; storage has it."""


class Gone(Exception):  # noqa: N818 (what was found)
    """The table has expired."""


class Hub:
    """A table, its connections, and what waits to be done."""

    def __init__(self, key: int, code: str, events: Sequence[Event], parts: Parts) -> None:
        self.key, self.code, self.table = key, code, replay(events)
        self.is_gone = False
        self._parts = parts
        self._recent: deque[Event] = deque(maxlen=RECENT)
        self._ids = SentIds()
        self._remember(events)
        self._waiting: deque[Request] = deque()
        self._is_behind = False
        self._worker: asyncio.Task[None] | None = None
        self._loop = asyncio.get_running_loop()
        self._used_at = self._loop.time()
        self.attendance = Attendance(key, parts.storage, self.ask, lambda: self.table, parts.settings.away_grace)
        self._pace = Pace(self.ask, parts.bots)
        self._pace.follow(self.table)

    async def nobody_yet(self, there: Set[int]) -> None:
        """Say of everybody but those who are there elsewhere that it is away, when the table has come into memory."""
        said = [self.do(Presence(seat, present=False), None) for seat in self.attendance.seats.missing() - there]
        for found in await asyncio.gather(*said, return_exceptions=True):
            if isinstance(found, BaseException) and not isinstance(found, IllegalError):  # another worker was faster
                raise found

    def ask(self, request: Request) -> None:
        """Have something done; whoever asked is told what came of it."""
        self._waiting.append(request)
        self._start()

    async def do(self, command: Command, by: int | None, token: Token | None = None) -> Table:
        """Have something done; the table after it."""
        answer: asyncio.Future[Table] = self._loop.create_future()
        self.ask(Request(command, by, answer=answer, token=token))
        return await answer

    def heard(self, version: int) -> None:
        """Another worker has done something at this table, or with its tokens."""
        if version == TOKENS:
            self.attendance.tokens_changed()
        elif version > self.table.number:
            self._is_behind = True
            self._start()

    def view(self, seat: int | None) -> Fields:
        """The whole table as a seat, or a spectator, sees it."""
        return view(self.table, seat, now_ms())

    def missed(self, after: int | None, seat: int | None) -> list[Fields] | None:
        """What a seat sees of what happened after a step; `None` if that is not at hand."""
        if after is None or after > self.table.step:
            return None
        found = [event for event in self._recent if (event.step or 0) > after]
        if len(found) != self.table.step - after:
            return None
        return [seen for event in found if (seen := seen_by(event, seat)) is not None]

    def enter(self, connection: Connection) -> None:
        """A client is there."""
        self.attendance.enter(connection)

    def leave(self, connection: Connection) -> None:
        """A client is gone."""
        self._used_at = self._loop.time()
        self.attendance.leave(connection)

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss this table in memory."""
        busy = self._worker or self._waiting or not (self.attendance.is_at_rest and self._pace.is_at_rest)
        return not busy and self._loop.time() > self._used_at + IDLE

    async def stop(self) -> None:
        """Finish what is under way, and stop the clocks."""
        self.attendance.stop()
        self._pace.stop()
        if self._worker:
            await asyncio.wait([self._worker])

    def _start(self) -> None:
        if self._worker is None:
            self._worker = self._loop.create_task(self._work())

    async def _work(self) -> None:
        try:
            while self._waiting or self._is_behind:
                requests = [self._waiting.popleft() for _ in range(min(len(self._waiting), MOST_AT_ONCE))]
                try:
                    await self._do(requests)
                except (StorageDown, NewerForm) as error:
                    self._is_behind = True  # what was under way may have been kept
                    self._refuse(requests, unavailable(), error)
                    await asyncio.sleep(STORAGE_PAUSE)
                except Gone as error:
                    self._refuse(requests, QwixxError("closed", "this table is no more"), error)
                except Exception as error:  # noqa: BLE001 (whatever somebody sends, the table goes on)
                    self._refuse(requests, QwixxError("internal", "something went wrong here; it was not done"), error)
        finally:
            self._worker = None
            self._used_at = self._loop.time()

    async def _do(self, requests: list[Request]) -> None:
        """Decide, keep, tell: in this order, and again if another worker was faster. What is answered is taken out."""
        if self._is_behind:
            await self._reload()
        while requests:
            before, shown = self.table, list[Raw]()
            done = decide(before, requests, self._ids)
            if any(done.refusals) and await self._was_behind():
                continue  # what was refused may be right by now
            if done.events:
                began, kept = perf_counter(), row(done.events)
                try:
                    await self._parts.storage.append(self.key, kept, along(before, done))
                except Conflict:
                    self._parts.metrics.conflicts += 1
                    await self._reload()
                    continue
                shown = kept.shown
                self._parts.metrics.durable.add(perf_counter() - began)
            answered = list(zip(requests, done.refusals, strict=False))
            self._tell(done.table, done.events, shown, [request for request, error in answered if error is None])
            for request, error in answered:
                self._answer(request, error)
            if done.events:
                self._follow(before)
            del requests[: len(answered)]

    async def _was_behind(self) -> bool:
        """Whether another worker has done something of which this one had not heard yet: who asks was told by that."""
        number = self.table.number
        if self._parts.storage.is_shared:
            await self._reload()
        return self.table.number > number

    async def _reload(self) -> None:
        """Go on from what storage knows."""
        self._is_behind = False  # whatever is heard of from now on may not be among what is read
        events = await self._parts.storage.events(self.key, self.table.number)
        if events is None:
            self.is_gone = True
            self.attendance.dismiss("closed")
            raise Gone
        table = self.table
        for event in events:
            table = evolve(table, event)
        if events:
            before = self.table
            self._tell(table, events, row(events).shown)
            self._follow(before)

    def _tell(self, after: Table, events: Sequence[Event], shown: list[Raw], done: Sequence[Request] = ()) -> None:
        """Go on with the table, and tell everybody; those who asked for it, that it is done."""
        before, self.table = self.table, after
        self._remember(events)
        self._parts.metrics.events += len(events)
        fan_out(self.attendance.connections, before, after, events, shown, done)

    def _remember(self, events: Sequence[Event]) -> None:
        self._recent.extend(event for event in events if event.step is not None)
        self._ids.note(events)

    def _follow(self, before: Table) -> None:
        """What follows of itself: goodbyes, clocks, bots."""
        if self.table.seats is not before.seats:
            self.attendance.seats_changed(before)
        if before.settings.spectators and not self.table.settings.spectators:
            self.attendance.dismiss_spectators()
        if self.table.stage is CLOSED:
            self.attendance.dismiss("closed")
        self._pace.follow(self.table)

    def _answer(self, request: Request, error: QwixxError | None) -> None:
        """Tell whoever waits what came of a request; clients know of what is done."""
        metrics, connection = self._parts.metrics, request.connection
        if error:
            metrics.refusals[error.code] += 1
        else:
            metrics.commands += 1
        if connection:
            connection.under_way -= 1
            if error:
                connection.refuse(error, request.id)
        if request.answer and not request.answer.done():
            if error:
                request.answer.set_exception(error)
            else:
                request.answer.set_result(self.table)

    def _refuse(self, requests: Sequence[Request], error: QwixxError, cause: Exception) -> None:
        log("commands were not done", logging.ERROR, cause, table=self.key, commands=len(requests))
        for request in requests:
            self._answer(request, error)
