"""Entry: starting a table, finding one by its code, sitting down, and the tokens of seats."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from qwixx.match import SeatBot, Settings, Sit, Stage, Table, obey, open_table
from qwixx.rules import IllegalError, QwixxError
from qwixx.server.credentials import clean_code, hashed, looks_like_code, looks_like_token, new_code, new_token
from qwixx.server.jobs.bot_pool import check_level
from qwixx.server.rate_limit import Buckets
from qwixx.server.request_errors import (
    RequestError,
    no_spectators,
    no_such_table,
    too_many_tries,
    unavailable,
    wrong_token,
)
from qwixx.server.storage import REMOVED, CodeTaken, Conflict, Holder, StorageDown, Token
from qwixx.server.tables.clock import now_ms

if TYPE_CHECKING:
    from qwixx.server.tables.table_actor import TableActor
    from qwixx.server.tables.table_registry import TableRegistry

SEAT, MOVE, CLAIMED = "seat", "move", "claimed"
"""The roles of tokens: for a seat; to move it, once; and for a claimed seat, whose other tokens become void when this
one is first used: only then is it certain that it has arrived."""
MOVE_SECONDS = 600
SETTLING = 15.0
"""Seconds within which a client connects after its player has sat down."""


class Taken(NamedTuple):
    """A seat, and the token to it."""

    code: str
    seat: int
    token: str


class Entry:
    """Checks codes and tokens, and limits how many of them an address can try."""

    def __init__(self, registry: "TableRegistry") -> None:
        settings = registry.settings
        self._registry = registry
        self._tries = Buckets(settings.try_rate, settings.try_burst)
        self._made = Buckets(settings.table_rate, settings.table_burst)

    async def make(self, settings: Settings, seats: int, name: str, bots: Sequence[str], address: str) -> Taken:
        """Start a table; its host gets seat 0."""
        if not self._made[address].has():
            raise RequestError(429, "too-fast", "that is too many new tables; wait a little")
        check_level(settings.stand_in)
        if len(bots) >= seats:
            raise IllegalError("player-count", f"{len(bots)} bots and a person do not fit on {seats} seats", "C1")
        now = now_ms()
        events, table = open_table(settings, seats, now)
        more, table = obey(table, Sit(0, name), None, now)
        events += more
        for seat, level in enumerate(bots, 1):
            check_level(level)
            more, table = obey(table, SeatBot(seat, level), None, now)
            events += more
        self._made[address].take()
        token = new_token()
        while True:
            code = new_code()
            try:
                key = await self._registry.storage.create(code, events, [Token(hashed(token), SEAT, 0)])
            except CodeTaken:
                continue
            except StorageDown:
                raise unavailable() from None
            (await self._registry.actor(key, {0})).presence.expect(0, SETTLING)
            return Taken(code, 0, token)

    async def by_code(self, text: str, address: str, *, closed: bool = False) -> "TableActor":
        """The table with this code; a closed one only where its games are asked for."""
        if not self._tries[address].has():
            raise too_many_tries()
        code = clean_code(text)
        try:
            kept = await self._registry.storage.find(code) if looks_like_code(code) else None
        except StorageDown:
            raise unavailable() from None
        if kept is None:
            self._tries[address].take()
            raise no_such_table()
        actor = await self._registry.actor(kept.key)
        if actor.table.stage is Stage.CLOSED and not closed:
            raise no_such_table()
        return actor

    async def watched(self, text: str, address: str) -> "TableActor":
        """The table with this code, for a spectator."""
        actor = await self.by_code(text, address)
        if not actor.table.settings.spectators:
            raise no_spectators()
        if actor.presence.count_spectators() >= self._registry.settings.spectators:
            raise RequestError(429, "too-many", "there are too many spectators at this table already")
        return actor

    async def sit(self, text: str, name: str, seat: int | None, address: str) -> Taken:
        """Sit down on this seat, or on the first that is open."""
        actor = await self.by_code(text, address)
        token = new_token()
        while True:
            wanted = _first_open(actor.table) or 0 if seat is None else seat
            try:
                await actor.do(Sit(wanted, name), None, Token(hashed(token), SEAT, wanted))
            except IllegalError as error:
                if error.code != "seat-taken" or seat is not None or _first_open(actor.table) is None:
                    raise
                continue  # another person took it first, and there is one more
            except QwixxError:
                actor.presence.expect(wanted, SETTLING)  # the seat may be taken all the same, though the token is lost
                raise
            actor.presence.expect(wanted, SETTLING)
            return Taken(actor.code, wanted, token)

    async def seat_of(self, token: str, address: str) -> "tuple[TableActor, int]":
        """The table and the seat of a token."""
        holder, seat = await self._held(token, (SEAT, CLAIMED), address)
        return await self._registry.actor(holder.key), seat

    async def enter(self, token: str, address: str) -> "tuple[TableActor, int]":
        """The same, for a client that connects now. A claimed seat becomes its own, and its other tokens void."""
        holder, seat = await self._held(token, (SEAT, CLAIMED), address)
        actor = await self._registry.actor(holder.key)
        try:
            if holder.role == CLAIMED:
                await self._registry.storage.swap(hashed(token), actor.key, Token(hashed(token), SEAT, seat), now_ms())
                actor.presence.tokens_changed()
            await actor.presence.prepare(seat)
        except Conflict:
            raise no_such_table() from None
        except StorageDown:
            raise unavailable() from None
        return actor, seat

    async def offer(self, token: str, address: str) -> tuple[str, str]:
        """The code of the table, and a key with which one other device can take the seat over."""
        actor, seat = await self.seat_of(token, address)
        key = new_token()
        try:
            await self._registry.storage.offer(hashed(token), actor.key, Token(hashed(key), MOVE, seat), now_ms())
        except Conflict:
            raise wrong_token() from None
        except StorageDown:
            raise unavailable() from None
        return actor.code, key

    async def claim(self, key: str, address: str) -> Taken:
        """Take a seat over; the device that has it keeps it until the new token is used."""
        holder, seat = await self._held(key, (MOVE,), address)
        actor = await self._registry.actor(holder.key)
        token = new_token()
        try:
            claimed = Token(hashed(token), CLAIMED, seat)
            is_first = await self._registry.storage.exchange(hashed(key), actor.key, claimed, now_ms())
        except Conflict:
            raise no_such_table() from None
        except StorageDown:
            raise unavailable() from None
        if not is_first:
            raise wrong_token()
        return Taken(actor.code, seat, token)

    async def remove(self, text: str, token: str, address: str) -> str:
        """Delete a table and its games, for its host; the code of the table. Its clients are told that it is closed."""
        actor, seat = await self.seat_of(token, address)
        if clean_code(text) != actor.code:
            raise no_such_table()
        if seat != actor.table.host:
            raise IllegalError("not-host", "only the host can remove a table")
        try:
            await self._registry.storage.remove(actor.key)
        except StorageDown:
            raise unavailable() from None
        actor.received(REMOVED)
        return actor.code

    async def _held(self, token: str, roles: tuple[str, ...], address: str) -> tuple[Holder, int]:
        """What a token gives a right to, if it has one of these roles."""
        try:
            holder = await self._registry.storage.holder(hashed(token)) if looks_like_token(token) else None
        except StorageDown:
            raise unavailable() from None
        old = holder is not None and holder.role == MOVE and now_ms() - holder.given > MOVE_SECONDS * 1000
        if holder is None or holder.seat is None or old or holder.role not in roles:
            raise wrong_token() if self._tries[address].take() else too_many_tries()
        return holder, holder.seat


def _first_open(table: Table) -> int | None:
    return next((index for index, seat in enumerate(table.seats) if seat.is_open), None)
