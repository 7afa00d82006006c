"""Telling everybody what happened: the same for all who watch, and with it to each what only it is told."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache

from msgspec import Raw
from msgspec.json import encode

from qwixx.codec.values import choice_json
from qwixx.match import Event, Table, changes, choices, choices_json, moment, sealed
from qwixx.match.events import Confirmed, Pencilled, Reconsidered
from qwixx.rules import Choice
from qwixx.server.sockets.connection import Connection
from qwixx.server.sockets.frames import framed
from qwixx.server.tables.table_request import Request
from qwixx.wire import Ack, EncodedEvents, Own, told_text

SEALED = (Pencilled, Confirmed, Reconsidered)
KEPT_CHOICES = 1 << 12
"""How many lists of choices are remembered as text: most of what the dice allow was allowed before, at some table."""


def broadcast(
    connections: Collection[Connection],
    before: Table,
    after: Table,
    events: Sequence[Event],
    shown: list[Raw],
    done: Iterable[Request] = (),
) -> None:
    """Tell each in one frame what these events changed, with what all may see of them, and what was done for it."""
    is_new = _asks_anew(before, after)
    news = _news(before, after, shown, is_new) if shown else b""
    more: dict[Connection, list[bytes]] = defaultdict(list)
    for seat in _choosers(events):
        choice, confirmed = sealed(after, seat)
        if choice or confirmed or not is_new:  # who has something new to choose knows that it has chosen nothing
            text = told_text(Own(choice_json(choice), confirmed))
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


def _choosers(events: Iterable[Event]) -> set[int]:
    """The seats that chose something for themselves, which nobody else may see yet."""
    found: set[int] = set()
    for event in events:
        if isinstance(event.what, SEALED):
            found.add(event.what.seat)
    return found


def _news(before: Table, after: Table, shown: list[Raw], is_new: bool) -> bytes:
    """What everybody may know."""
    found = choices(after, _choices_text) if is_new else None
    return told_text(EncodedEvents(after.step, shown, moment(after), found, changes(before, after)))


@lru_cache(KEPT_CHOICES)
def _choices_text(found: tuple[Choice, ...]) -> Raw:
    return Raw(encode(choices_json(found)))


def _asks_anew(before: Table, after: Table) -> bool:
    """Whether there is something else to choose."""
    if after.stage is not before.stage or after.play is None or before.play is None:
        return True
    return after.play.moment != before.play.moment or after.games != before.games
