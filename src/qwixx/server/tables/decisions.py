"""Deciding a batch of requests, before any event of it is stored or broadcast."""

import secrets
from collections.abc import Sequence, Set
from datetime import UTC, datetime

from msgspec import Struct
from msgspec.structs import replace

from qwixx.dice.fair import SECRET_BYTES
from qwixx.match import Begin, Command, Configure, Event, Presence, Rematch, SeatBot, Stage, Table, obey, record
from qwixx.match.table import PLAY
from qwixx.rules import QwixxError, format_record
from qwixx.server.jobs.bot_pool import check_level
from qwixx.server.storage import Along, KeptRecord, Snapshot, State, Token
from qwixx.server.tables.sent_ids import Sent
from qwixx.server.tables.table_request import Request

STATES = {Stage.LOBBY: State.OPEN, Stage.PLAY: State.OPEN, Stage.OVER: State.OVER, Stage.CLOSED: State.CLOSED}


class Decided(Struct, frozen=True):
    """The outcome of some requests: events, the table after them, which were done, and which were refused and why.

    After the end of a game, or when a person has left, the requests after that have to wait: they are in neither list.
    """

    events: list[Event]
    table: Table
    done: list[Request]
    refused: list[tuple[Request, QwixxError]]
    tokens: list[Token]
    game: KeptRecord | None = None


def decide(table: Table, requests: Sequence[Request], known: Set[Sent], now: int, *, is_current: bool) -> Decided:
    """Do requests one after the other at this time; what was done before counts once.

    `is_current` says that storage holds no more than `table` shows. Only then does a command that changes nothing count
    as done: a stale copy may show what another worker has changed since.
    """
    events: list[Event] = []
    done: list[Request] = []
    refused: list[tuple[Request, QwixxError]] = []
    tokens: list[Token] = []
    fresh: set[tuple[int, str]] = set()
    for request in requests:
        sent = None if request.id is None or request.by is None else (request.by, request.id)
        if sent in known or sent in fresh:
            done.append(request)
            continue
        if _has_returned(table, request):
            back = obey(table, Presence(request.by or 0, present=True), None, now)
            events += back.events
            table = back.table
        try:
            command = request.command if table.stage is PLAY else _completed(request.command, table)
            answer = obey(table, command, request.by, now, bot=request.bot, sent=sent)
        except QwixxError as error:
            if sent and error.code == "no-change" and is_current:
                done.append(request)
            else:
                refused.append((request, error.with_traceback(None)))  # which holds this frame: a reference cycle
            continue
        done.append(request)
        events += answer.events
        if sent:
            fresh.add(sent)
        if request.token:
            tokens.append(request.token)
        before, table = table, answer.table
        if before.stage is PLAY and table.stage is not PLAY:
            return Decided(events, table, done, refused, tokens, _record(table))
        if table.seats is not before.seats and _left(before, table):
            break  # the rest of the seat's requests must not count for the next person
    return Decided(events, table, done, refused, tokens)


def along(before: Table, decided: Decided, snapshot: Snapshot | None) -> Along | None:
    """What has to be stored together with the events, or not at all."""
    after = decided.table
    if after.seats is before.seats and after.stage is before.stage:
        return snapshot and Along(snapshot=snapshot)
    state = STATES[after.stage] if STATES[after.stage] is not STATES[before.stage] else None
    given = {token.seat for token in decided.tokens}
    revoked = tuple({*_left(before, after), *(seat for seat in given if seat is not None)})
    if state or decided.game or revoked or snapshot:
        return Along(state, decided.game, tuple(decided.tokens), revoked, snapshot)
    return None


def _has_returned(table: Table, request: Request) -> bool:
    """Whether a client asks whose person still counts as away: the table learns that first, else it may be paused."""
    if request.connection is None or request.by is None:
        return False
    seat = table.seats[request.by]
    return seat.is_person and not seat.present


def _left(before: Table, after: Table) -> list[int]:
    """The seats whose person has left."""
    seats = enumerate(zip(before.seats, after.seats, strict=True))
    return [seat for seat, (old, new) in seats if old.is_person and not new.is_person]


def _record(table: Table) -> KeptRecord | None:
    """The record of the game that has ended."""
    played = record(table)
    return KeptRecord(table.games, format_record(played, table.play.game)) if played and table.play else None


def _completed(command: Command, table: Table) -> Command:
    """A command between games with what only the server can add; raises if this server has no such bot."""
    match command:
        case Begin() | Rematch():
            secret = None if table.has_real_dice else secrets.token_bytes(SECRET_BYTES)
            return replace(command, secret=secret, date=datetime.now(UTC).date().isoformat())
        case SeatBot():
            check_level(command.level)
        case Configure():
            check_level(command.settings.stand_in)
    return command
