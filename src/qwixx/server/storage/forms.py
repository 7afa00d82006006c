"""Events as they are kept: JSON text, with the version of the form that it is written in beside it."""

from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Struct

from qwixx.match import Event, parted, read_event
from qwixx.match.events import VERSION
from qwixx.match.plain import place_json
from qwixx.server.storage.errors import NewerForm
from qwixx.server.storage.values import Along

_encode = msgspec.json.Encoder().encode


class Row(Struct, frozen=True):
    """An event as it is kept."""

    number: int
    at: int
    body: str
    shown: bytes
    """The part of it that everybody may see, if it is told at all."""


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


def rows(events: Iterable[Event]) -> list[Row]:
    """Events as they are kept: one JSON object each, of two that are encoded apart, so that one of them can be told."""
    return [_row(event) for event in events]


def _row(event: Event) -> Row:
    shown, hidden = parted(event)
    told, sealed = _encode(shown), _encode(place_json(event) | hidden)
    return Row(event.number, event.at, (sealed[:-1] + b"," + told[1:]).decode(), told)


def read_row(form: int, body: str) -> Event:
    """An event that was kept."""
    if form > VERSION:
        raise NewerForm(
            f"an event is written in form {form}; this qwixx reads {VERSION} and older: install a newer one"
        )
    return read_event(msgspec.json.decode(body))


def all_rows(chains: Sequence[Chain]) -> list[tuple[int, int, int, int, str]]:
    """The rows of all chains, as the columns of `events` stand."""
    return [(chain.key, row.number, VERSION, row.at, row.body) for chain in chains for row in chain.rows]
