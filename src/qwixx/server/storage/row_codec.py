"""Events as they are kept: JSON text, with the version of the form that it is written in beside it.

What happened together is kept in one row: that takes half as many rows as there are events.
"""

from collections.abc import Sequence

import msgspec
from msgspec import Raw, Struct

from qwixx.match import Event, parted, read_event
from qwixx.match.serialization import place_json
from qwixx.server.storage.storage_errors import NewerForm
from qwixx.server.storage.stored_types import Along

_encode = msgspec.json.Encoder().encode


FORM = 2
"""How rows are written: a list of events, what everybody may see of each under a key of its own, as it is told. In form
1 a row was one event; there are logs that begin so."""
SHOWN = "shown"


class Row(Struct, frozen=True):
    """Events that happened together, as they are kept."""

    follows: int
    """The number of the event before them."""
    number: int
    """That of the last of them."""
    at: int
    body: str
    shown: list[Raw]
    """What everybody may see of those that are told at all."""


class Chain(Struct, frozen=True):
    """Appends to one table that follow on each other, and are kept together or not at all."""

    key: int
    expected: int
    """The version of the table that they follow on."""
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
    """Events as they are kept; what everybody may see of them is encoded once, to be kept and to be told."""
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
    """The events of a row that was kept."""
    if form > FORM:
        raise NewerForm(f"an event is written in form {form}; this qwixx reads {FORM} and older: install a newer one")
    found = msgspec.json.decode(body)
    return [read_event(found)] if form < FORM else [read_event({**event.pop(SHOWN), **event}) for event in found]


def all_rows(chains: Sequence[Chain]) -> list[tuple[int, int, int, int, str]]:
    """The rows of all chains, as the columns of `events` stand."""
    return [(chain.key, row.number, FORM, row.at, row.body) for chain in chains for row in chain.rows]
