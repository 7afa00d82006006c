"""One table in memory: it decides requests one after the other, stores the events, and only then broadcasts them."""

import asyncio
import logging
from collections.abc import Sequence, Set
from functools import partial
from time import perf_counter
from weakref import proxy

from msgspec import Raw

from qwixx.codec.strict_json import Fields
from qwixx.match import AddLink, Command, Event, Presence, Table, view
from qwixx.match.events import Called
from qwixx.match.table import CLOSED
from qwixx.rules import IllegalError, QwixxError
from qwixx.server.logs import log
from qwixx.server.rate_limit import Bucket
from qwixx.server.request_errors import unavailable
from qwixx.server.sockets.broadcast import broadcast
from qwixx.server.sockets.connection import Connection
from qwixx.server.storage import TOKENS, Along, Conflict, NewerForm, StorageDown, Token, row
from qwixx.server.tables.clock import TableClock
from qwixx.server.tables.decisions import Decided, along, decide
from qwixx.server.tables.early_links import EarlyLinks
from qwixx.server.tables.presence import TablePresence
from qwixx.server.tables.services import Services
from qwixx.server.tables.table_log import Gone, TableLog, Trimmed, catch_up
from qwixx.server.tables.table_request import Request
from qwixx.server.tables.timers import Timers

MOST_AT_ONCE = 64
"""How many commands go into one append."""
STORAGE_PAUSE = 0.2
IDLE = 60.0
"""Seconds after which a table without clients, and with nothing to do, is forgotten; storage has it."""


class TableActor:
    """A table, its connections, and its queue of requests."""

    def __init__(self, key: int, code: str, log: TableLog, parts: Services) -> None:
        self.key, self.code = key, code
        self.is_gone = False
        self._parts = parts
        self._clock = TableClock()
        self._log = log
        self._early = EarlyLinks(parts.storage.is_shared)
        self._waiting: list[Request] = []
        self._buckets: dict[int, Bucket] = {}
        """By seat, how many messages its clients may send."""
        self._is_behind = False
        """Whether storage may hold newer events than this table."""
        self._waited = 0
        """How many of the waiting requests were there before storage was read: for them the table is current."""
        self._is_at_work = self._is_stopped = False
        self._at_rest = asyncio.Event()
        """Set when nothing is under way."""
        self._catching_up: asyncio.Task[None] | None = None
        self._loop = asyncio.get_running_loop()
        self._used_at = self._loop.time()
        itself = proxy(self)  # without a reference cycle: an actor is freed as soon as the registry forgets it
        self.presence = TablePresence(itself, parts.storage, parts.settings.away_grace)
        self._pace = Timers(itself, parts.bots)

    async def report_absent(self, there: Set[int]) -> None:
        """Report everyone as away who is not connected to another worker: the table has just been read."""
        said = [self.do(Presence(seat, present=False), None) for seat in self.presence.missing() - there]
        for found in await asyncio.gather(*said, return_exceptions=True):
            if isinstance(found, BaseException) and not isinstance(
                found, IllegalError
            ):  # another worker reported it first
                raise found
        self._pace.follow(
            self.table, elsewhere=self._parts.storage.is_shared
        )  # not before: the clocks of those who are away stand still

    def ask(self, request: Request) -> None:
        """Have something done; the client is told what came of it."""
        early = self._early
        taken = type(request.command) is AddLink and early.take(self.table, request)
        if early.requests:
            self._waiting += early.due(self.table, at_once=not taken)
        if not taken:
            self._waiting.append(request)
        self._start()

    async def do(self, command: Command, by: int | None, token: Token | None = None) -> Table:
        """Have a command done; the table after it. Raises the refusal."""
        answer: asyncio.Future[Table] = self._loop.create_future()
        self.ask(Request(command, by, answer=answer, token=token))
        try:
            return await answer
        finally:
            del answer  # else a refusal, its traceback, this frame and the future form a reference cycle

    def received(self, version: int) -> None:
        """Another worker has changed this table, up to this version, or as `Storage.watch` says."""
        if version == TOKENS:
            self.presence.tokens_changed()
        elif version > self.table.number:
            self._is_behind = True
            self._start()

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self._log.table

    def now(self) -> int:
        """The time at this table, in milliseconds."""
        return self._clock.now(self.table)

    def view(self, seat: int | None) -> Fields:
        """The whole table as a seat, or a spectator, sees it."""
        return view(self.table, seat, self.now())

    def missed(self, after: int | None, seat: int | None) -> list[Fields] | None:
        """What a seat sees of the events after a step; `None` if not all of them are in memory."""
        if after is None or after > self.table.step:
            return None
        return self._log.recent.between(after, self.table.step, seat)

    def enter(self, connection: Connection) -> None:
        """A client has connected. All clients of a seat share the number of messages that one of them may send."""
        if connection.seat is not None:
            connection.bucket = self._buckets.setdefault(connection.seat, connection.bucket)
        self.presence.enter(connection)

    def leave(self, connection: Connection) -> None:
        """A client has gone."""
        self._used_at = self._loop.time()
        self.presence.leave(connection)

    @property
    def is_idle(self) -> bool:
        """Whether the table can be forgotten: nothing is under way, and no client has been here for a while."""
        busy = self._is_at_work or self._waiting or not (self.presence.is_at_rest and self._pace.is_at_rest)
        return not busy and self._loop.time() > self._used_at + IDLE

    async def stop(self) -> None:
        """Finish what is under way, and stop timers and reports."""
        self._is_stopped = True
        self.presence.stop()
        self._pace.stop()
        while self._is_at_work:
            self._at_rest.clear()
            await self._at_rest.wait()

    def _start(self) -> None:
        """Start on the queue, if there is one; requests of the same turn of the event loop are decided together."""
        if self._is_at_work:
            return
        if self._is_behind and (self._waiting or not self._is_stopped):
            self._is_at_work = True
            self._catching_up = self._loop.create_task(self._catch_up())
        elif self._waiting:
            self._is_at_work = True
            self._loop.call_soon(self._do)

    def _rest(self) -> None:
        """Start on what has come in meanwhile: the last requests are done or refused."""
        self._is_at_work = False
        self._used_at = self._loop.time()
        if self._early.requests:
            self._waiting += self._early.due(self.table)
        self._start()
        if not self._is_at_work:
            self._at_rest.set()

    def _do(self) -> None:
        """Decide requests and store their events; after reading storage again, if another worker was faster."""
        is_current, requests = self._waited > 0 or not self._parts.storage.is_shared, self._next()
        try:
            decided = decide(self.table, requests, self._log.ids.known, self.now(), is_current=is_current)
            if decided.refused and not is_current:
                self._do_again(requests)  # by what another worker has done since, they may be right
            elif decided.events:
                began, kept = perf_counter(), row(decided.events)
                more = along(self.table, decided, self._log.due_snapshot(decided.table, decided.events))
                answer = self._parts.storage.append(self.key, kept, more)
                answer.add_done_callback(partial(self._kept, requests, decided, more, kept.shown, began))
            else:
                self._conclude(requests, decided, [])
        except Exception as error:  # noqa: BLE001 (the table goes on after any error)
            self._fail(requests, error)

    def _kept(
        self,
        requests: list[Request],
        decided: Decided,
        more: Along | None,
        shown: list[Raw],
        began: float,
        answer: "asyncio.Future[None]",
    ) -> None:
        """What was decided is durable now, or was not stored."""
        try:
            answer.result()
            self._log.note_snapshot(more and more.snapshot)
            self._parts.metrics.durable.observe(perf_counter() - began)
            self._conclude(requests, decided, shown)
        except Conflict:
            self._parts.metrics.conflicts += 1
            self._do_again(requests)
        except Exception as error:  # noqa: BLE001 (the table goes on after any error)
            self._fail(requests, error)

    def _conclude(self, requests: list[Request], decided: Decided, shown: list[Raw]) -> None:
        """Move the table on, and answer requests; those that have to wait come next."""
        before, done, refused = self.table, decided.done, decided.refused
        self._waiting[:0] = requests[len(done) + len(refused) :]
        self._share_links(decided)
        self._log.follow(decided.table, decided.events)
        self._tell(before, decided.events, shown, done)
        self._answer(done)
        for request, error in refused:
            self._refuse(request, error)
        if decided.events:
            self._follow(before)
        self._rest()

    def _share_links(self, decided: Decided) -> None:
        """Answer early links with the roll that they went into; those of a roll that was not made wait on."""
        shared = [request for request in decided.done if request.links]
        if shared and any(type(event.what) is Called for event in decided.events):
            for request in shared:
                self._waiting += request.links
        else:
            for link in [link for request in shared for link in request.links]:
                decided.done.append(link)
                if link.by is not None and link.id is not None:
                    self._log.ids.remember(link.by, link.id)
        for request, _ in decided.refused:
            self._waiting += request.links

    def _next(self) -> list[Request]:
        count = min(self._waited or MOST_AT_ONCE, MOST_AT_ONCE)
        requests, self._waiting, self._waited = self._waiting[:count], self._waiting[count:], 0
        for request in requests:
            if request.connection and request.connection.is_dismissed:
                requests = self._without_dismissed(requests)
                break
        if self._early.requests:
            return [self._early.with_roll(self.table, request) for request in requests]
        return requests

    def _without_dismissed(self, requests: list[Request]) -> list[Request]:
        found: list[Request] = []
        for request in requests:
            if request.connection and request.connection.is_dismissed:
                self._waiting += request.links
            else:
                found.append(request)
        return found

    def _do_again(self, requests: list[Request]) -> None:
        """Queue these requests again, to be decided after reading what another worker may have stored."""
        self._waiting[:0] = requests
        self._is_behind = True
        self._rest()

    async def _catch_up(self) -> None:
        waited = len(self._waiting)
        try:
            await self._reload()
        except Exception as error:  # noqa: BLE001 (the table goes on after any error of storage)
            self._fail(self._next(), error)
        else:
            self._waited = waited
            self._rest()

    def _fail(self, requests: list[Request], error: Exception) -> None:
        """Refuse requests that failed, and go on."""
        if isinstance(error, StorageDown | NewerForm):
            self._is_behind = True  # the last append may have been stored
            self._refuse_all(requests, unavailable(), error)
            self._loop.call_later(STORAGE_PAUSE, self._rest)
            return
        if isinstance(error, Gone):
            self._refuse_all(requests, QwixxError("closed", "this table is gone"), error)
            self.presence.dismiss("closed")
        elif isinstance(error, Trimmed):
            self._refuse_all(requests, unavailable(), error)
            self.presence.dismiss("shutdown")  # clients come back, to the table as it is read then
        else:
            self._refuse_all(
                requests, QwixxError("internal", "something went wrong on the server; the command was not done"), error
            )
        self._rest()

    async def _reload(self) -> None:
        """Bring the table up to date with storage."""
        self._is_behind = False  # a notification from now on may be about something not read yet
        before = self.table
        try:
            events = await catch_up(self._parts.storage, self.key, self._log)
        except (Gone, Trimmed):
            self.is_gone = True
            self._pace.stop()
            raise
        if events:
            self._tell(before, events, row(events).shown)
            self._follow(before, elsewhere=True)

    def _tell(self, before: Table, events: Sequence[Event], shown: list[Raw], done: Sequence[Request] = ()) -> None:
        """Broadcast events, and acknowledge the requests that led to them."""
        self._parts.metrics.events += len(events)
        broadcast(self.presence.connections, before, self.table, events, shown, done)

    def _follow(self, before: Table, elsewhere: bool = False) -> None:
        """Let presence, timers and bots follow the table."""
        if self.table.seats is not before.seats:
            self.presence.seats_changed(before)
        if before.settings.spectators and not self.table.settings.spectators:
            self.presence.dismiss_spectators()
        if self.table.stage is CLOSED:
            self.presence.dismiss("closed")
        if not self._is_stopped:
            self._pace.follow(self.table, elsewhere)

    def _answer(self, done: Sequence[Request]) -> None:
        """Resolve the futures of requests; clients have been told by the broadcast."""
        self._parts.metrics.commands += len(done)
        for request in done:
            if request.connection:
                request.connection.under_way -= 1
            if request.answer and not request.answer.done():
                request.answer.set_result(self.table)

    def _refuse(self, request: Request, error: QwixxError) -> None:
        """Refuse a request, to its connection or its future."""
        self._parts.metrics.refusals[error.code] += 1
        if request.connection:
            request.connection.under_way -= 1
            request.connection.refuse(error, request.id)
        if request.answer and not request.answer.done():
            request.answer.set_exception(error)

    def _refuse_all(self, requests: Sequence[Request], error: QwixxError, cause: Exception) -> None:
        if requests:
            log("commands were not done", logging.ERROR, cause, table=self.key, commands=len(requests))
        for request in requests:
            for each in (request, *request.links):
                self._refuse(each, error)
