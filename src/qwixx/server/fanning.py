"""Telling everybody what happened: one encoded line for all who watch, and to each seat what only it may see."""

from collections.abc import Collection, Sequence

from msgspec import convert

from qwixx.match import Event, Table, changes, choices, moment, public, sealed
from qwixx.match.events import Confirmed, Pencilled, Reconsidered
from qwixx.server.connection import Connection
from qwixx.wire import Events, Own, told_line

SEALED = (Pencilled, Confirmed, Reconsidered)


def fan_out(connections: Collection[Connection], before: Table, after: Table, events: Sequence[Event]) -> None:
    """Tell what these events changed."""
    shown = [seen for event in events if (seen := public(event)) is not None]
    if shown:
        line = told_line(
            Events(
                after.step,
                shown,
                moment(after),
                choices(after) if _asks_anew(before, after) else None,
                changes(before, after),
            )
        )
        for connection in connections:
            connection.tell(line)
    for seat in {event.what.seat for event in events if isinstance(event.what, SEALED)}:
        own = told_line(convert(sealed(after, seat), Own))
        for connection in connections:
            if connection.seat == seat:
                connection.tell(own)


def _asks_anew(before: Table, after: Table) -> bool:
    """Whether there is something else to choose."""
    if after.stage is not before.stage or after.play is None or before.play is None:
        return True
    return after.play.moment != before.play.moment or after.games != before.games
