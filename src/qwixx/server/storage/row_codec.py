"""Events as they are stored: JSON text, and the version of its form.

Events that happen together share a row, so there are half as many rows as events.
"""

from collections.abc import Sequence

import msgspec
from msgspec import Raw, Struct

from qwixx.match import Event, parted, read_event, read_snapshot, snapshot_json
from qwixx.match.serialization import place_json
from qwixx.server.storage.storage_errors import NewerForm
from qwixx.server.storage.stored_types import Along, Snapshot

_encode = msgspec.json.Encoder().encode


FORM = 2
"""A row is a list of events, with the public part of each, as it is broadcast, under a key of its own. In form 1 a row
was one event; old logs begin so."""
SHOWN = "shown"
SNAPSHOT_FORM = 1


class Row(Struct, frozen=True):
    """Events that happened together, as they are stored."""

    follows: int
    """The number of the event before them."""
    number: int
    """That of the last of them."""
    at: int
    body: str
    shown: list[Raw]
    """The public parts of those that are broadcast."""


class Chain(Struct, frozen=True):
    """Consecutive appends to one table, which are stored together or not at all."""

    key: int
    expected: int
    """The version of the table that they follow."""
    rows: list[Row]
    along: list[Along]

    @property
    def version(self) -> int:
        """The version of the table after them."""
        return self.rows[-1].number

    @property
    def at(self) -> int:
        """When the last of it was."""
        return self.rows[-1].at


def row(events: Sequence[Event]) -> Row:
    """Events as they are stored; their public parts are encoded once, for storage and for clients."""
    kept, shown = [], []
    for event in events:
        seen, hidden = parted(event)
        told = Raw(_encode(seen))
        kept.append({**place_json(event), **hidden, SHOWN: told})
        if event.step is not None:
            shown.append(told)
    last = events[-1]
    return Row(events[0].number - 1, last.number, last.at, _encode(kept).decode(), shown)


def read_row(form: int, body: str) -> list[Event]:
    """The events of a stored row."""
    _check_form(form, FORM)
    found = msgspec.json.decode(body)
    return [read_event(found)] if form < FORM else [read_event({**event.pop(SHOWN), **event}) for event in found]


def write_snapshot(snapshot: Snapshot) -> str:
    """A snapshot as it is stored."""
    return _encode({"table": snapshot_json(snapshot.table), "sent": snapshot.sent}).decode()


def read_stored_snapshot(form: int, body: str) -> Snapshot:
    """A snapshot that was stored."""
    _check_form(form, SNAPSHOT_FORM)
    found = msgspec.json.decode(body)
    return Snapshot(read_snapshot(found["table"]), tuple((seat, sent) for seat, sent in found["sent"]))


def _check_form(form: int, newest: int) -> None:
    if form > newest:
        raise NewerForm(f"stored in form {form}; this qwixx reads {newest} and older: install a newer one")


def all_rows(chains: Sequence[Chain]) -> list[tuple[int, int, int, int, str]]:
    """The rows of all chains, as the columns of `events` stand."""
    return [(chain.key, row.number, FORM, row.at, row.body) for chain in chains for row in chain.rows]
