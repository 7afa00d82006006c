"""The broadcast of what happened at a table: one frame for all who watch, with what only some of them may see."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence

from msgspec import Raw

from qwixx.match import Event, Table
from qwixx.server.sockets.connection import Connection
from qwixx.server.sockets.frames import framed
from qwixx.server.tables.table_request import Request
from qwixx.wire import Ack, told_text
from qwixx.wire.table_news import private_news, public_news


def broadcast(
    connections: Collection[Connection],
    before: Table,
    after: Table,
    events: Sequence[Event],
    shown: list[Raw],
    done: Iterable[Request] = (),
) -> None:
    """Send each client one frame: what everyone may see of these events, its own sealed choice, and its acks."""
    news = public_news(before, after, shown)
    more: dict[Connection, list[bytes]] = defaultdict(list)
    for seat, text in private_news(before, after, events).items():
        for connection in connections:
            if connection.seat == seat:
                more[connection].append(text)
    for request in done:
        if request.connection:
            more[request.connection].append(told_text(Ack(request.id or "")))
    same = framed(news)
    for connection in connections:
        lines = more.get(connection)
        if lines:
            connection.tell(framed(b"\n".join([news, *lines] if news else lines)))
        elif news:
            connection.tell(same)
