"""What goes into storage and comes out of it, besides events. Times are milliseconds since 1970."""

from enum import Enum
from typing import NamedTuple

from qwixx.match import Table


class State(Enum):
    """The state of a table, as far as storage needs it."""

    OPEN = "open"
    OVER = "over"
    CLOSED = "closed"


class KeptTable(NamedTuple):
    """A table as a row."""

    key: int
    """Its number in this database, never reused, and not shown to players."""
    code: str
    state: State
    version: int
    """The number of its last event."""
    created: int
    changed: int
    """When its last event was."""


class Token(NamedTuple):
    """A token to store: its SHA-256 hash, its role, and its seat, if it is for one."""

    hash: bytes
    role: str
    seat: int | None = None


class Holder(NamedTuple):
    """What a token gives a right to."""

    key: int
    role: str
    seat: int | None
    given: int
    """When the token was given."""


class KeptRecord(NamedTuple):
    """A finished game of a table, counted from 1, as text."""

    game: int
    text: str


class Snapshot(NamedTuple):
    """A table after one of its events, and the commands that were done last: a seat and its sender's id each."""

    table: Table
    sent: tuple[tuple[int, str], ...] = ()


class Along(NamedTuple):
    """What is stored together with events, or not at all."""

    state: State | None = None
    record: KeptRecord | None = None
    tokens: tuple[Token, ...] = ()
    revoked: tuple[int, ...] = ()
    """Seats whose tokens are void, before `tokens` are given."""
    snapshot: Snapshot | None = None
    """The table after these events; of the events long before them, only the latest stay."""
