"""Dispatching the messages of a client: each is answered, or goes to its table as a request."""

from qwixx.match import Stage, why_not
from qwixx.rules import IllegalError, QwixxError
from qwixx.rules import Reason as RulesReason
from qwixx.server.credentials import hashed
from qwixx.server.localized_errors import text_of
from qwixx.server.metrics import Metrics
from qwixx.server.sockets.connection import GOING_AWAY, MAX_UNDER_WAY, Connection
from qwixx.server.sockets.frames import frame
from qwixx.server.tables.table_actor import TableActor
from qwixx.server.tables.table_registry import TableRegistry
from qwixx.server.tables.table_request import Request
from qwixx.wire import (
    PROTOCOL,
    Ask,
    Asked,
    Do,
    Hello,
    Ping,
    Pong,
    Reason,
    View,
    Welcome,
    Why,
    id_of,
    meant,
    read_asked,
)


async def greet(registry: TableRegistry, connection: Connection, address: str, message: bytes) -> TableActor:
    """Let a client in by its hello, and send it the view; of a closed table for the last time."""
    hello = read_asked(message)
    if not isinstance(hello, Hello):
        raise IllegalError("hello", "the first message is a hello")
    connection.language = hello.language
    if hello.version != PROTOCOL:
        raise IllegalError("version", f"this server speaks version {PROTOCOL} of the protocol, not {hello.version}")
    if hello.token is not None:
        connection.proof = hashed(hello.token)
        actor, connection.seat = await registry.entry.enter(hello.token, address)
    elif hello.table is not None:
        actor = await registry.entry.watched(hello.table, address)
    else:
        raise IllegalError("hello", "a hello names a token, or the code of a table")
    connection.commands = registry.commands[address]
    missed, view = actor.missed(hello.after, connection.seat), actor.view(connection.seat)
    connection.tell(frame(Welcome(actor.now(), actor.code, view, events=missed)))
    actor.enter(connection)
    if actor.table.stage is Stage.CLOSED:
        connection.end("closed", GOING_AWAY)
    return actor


def dispatch(actor: TableActor, connection: Connection, message: bytes, metrics: Metrics) -> None:
    """Answer a message, pass its command on, or refuse it."""
    try:
        _answer(actor, connection, read_asked(message))
    except QwixxError as error:
        refuse(connection, message, metrics, error)


def refuse(connection: Connection, message: bytes, metrics: Metrics, error: QwixxError) -> None:
    """Say why a message was refused."""
    metrics.refusals[error.code] += 1
    connection.refuse(error, id_of(message))


def _answer(actor: TableActor, connection: Connection, asked: Asked) -> None:
    seat = connection.seat
    match asked:
        case Do():
            if seat is None:
                raise IllegalError("not-seated", "that takes a seat at the table")
            if not connection.commands.take():
                raise IllegalError("too-fast", "too many commands from this address; wait a little")
            if connection.under_way >= MAX_UNDER_WAY:
                raise IllegalError("too-fast", "too many commands wait to be done")
            request = Request(meant(asked.command), seat, id=asked.id, connection=connection)
            connection.under_way += 1
            actor.ask(request)
        case Ask():
            connection.tell(frame(View(actor.now(), actor.view(seat), actor.missed(asked.after, seat))))
        case Why():
            if seat is None:
                raise IllegalError("not-seated", "that takes a seat at the table")
            found = why_not(actor.table, seat, asked.row, asked.number)
            connection.tell(frame(_reason(asked.id, found, connection.language)))
        case Ping():
            connection.tell(frame(Pong(asked.id, actor.now())))
        case Hello():
            raise IllegalError("hello", "that was said already")


def _reason(sent: str, found: RulesReason | None, language: str) -> Reason:
    if found is None:
        return Reason(sent)
    return Reason(sent, found.code, text_of(found, language), found.clause, dict(found.facts))
