"""Telling everybody what happened: one frame for all who watch, and to each seat what only it may see."""

from collections.abc import Collection, Sequence

from msgspec import Raw, convert
from msgspec.json import Encoder

from qwixx.match import Event, Table, changes, choices, is_for_all, moment, public, sealed
from qwixx.match.events import Confirmed, Pencilled, Reconsidered
from qwixx.server.connection import Connection
from qwixx.server.frames import frame
from qwixx.server.storage import Row
from qwixx.wire import EncodedEvents, Own

SEALED = (Pencilled, Confirmed, Reconsidered)
_encode = Encoder().encode


def fan_out(
    connections: Collection[Connection], before: Table, after: Table, events: Sequence[Event], rows: Sequence[Row]
) -> None:
    """Tell what these events changed, given what was kept of them."""
    shown = [_shown(event, row) for event, row in zip(events, rows, strict=True) if event.step is not None]
    if shown:
        news = frame(
            EncodedEvents(
                after.step,
                shown,
                moment(after),
                choices(after) if _asks_anew(before, after) else None,
                changes(before, after),
            )
        )
        for connection in connections:
            connection.tell(news)
    for seat in {event.what.seat for event in events if isinstance(event.what, SEALED)}:
        own = frame(convert(sealed(after, seat), Own))
        for connection in connections:
            if connection.seat == seat:
                connection.tell(own)


def _shown(event: Event, row: Row) -> Raw:
    """What everybody sees of an event."""
    return Raw(row.happening if is_for_all(event) else _encode(public(event)))


def _asks_anew(before: Table, after: Table) -> bool:
    """Whether there is something else to choose."""
    if after.stage is not before.stage or after.play is None or before.play is None:
        return True
    return after.play.moment != before.play.moment or after.games != before.games
