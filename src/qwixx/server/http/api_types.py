"""What goes in and comes out by HTTP, as JSON."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from qwixx.rules import QwixxError
from qwixx.rules.variant import MAX_PLAYERS
from qwixx.server.localized_errors import text_of
from qwixx.wire.message_limits import Name, SeatIndex, Token
from qwixx.wire.table_commands import Form, Settings


class NewTable(Form, frozen=True):
    """A table to be made: the maker takes the first seat, bots the next ones."""

    name: Name
    settings: Settings
    seats: Annotated[int, Meta(ge=1, le=MAX_PLAYERS)]
    bots: Annotated[tuple[Name, ...], Meta(max_length=MAX_PLAYERS - 1)] = ()


class Seated(Struct, frozen=True):
    """A seat that was taken, and the token that stands for it."""

    table: str
    seat: int
    token: str
    link: str
    """For inviting others."""
    seat_link: str
    """Brings this seat back on any device; as secret as the token."""


class NewPerson(Form, frozen=True):
    """A person who sits down: on this seat, or on any that is open."""

    name: Name
    seat: SeatIndex | None = None


class TableLook(Struct, frozen=True):
    """What everyone with the code may know of a table."""

    table: str
    stage: str
    settings: dict[str, Any]
    seats: list[dict[str, Any]]
    free: list[int]
    host: int | None
    """The seat of the person who invites; none when every person has left."""
    link: str


class MoveKey(Struct, frozen=True):
    """The right to take a seat over on another device, once and soon."""

    key: str
    seconds: int
    link: str


class Removed(Struct, frozen=True):
    """A table that is there no more."""

    table: str


class Claim(Form, frozen=True):
    """A seat taken over with such a key."""

    key: Token


class VariantFacts(Struct, frozen=True):
    """A sheet that can be played on."""

    name: str
    title: str
    sides: int
    locking: int
    """How many cells at the end of a row lock it."""
    needs: int
    """How many crosses a row must have before one of those may be crossed."""
    lucky: list[tuple[int, int]]
    """The lucky numbers of the sheets in seat order; none where sheets have none."""
    rows: list[list[dict[str, Any]]]
    """By row, the number and the colour of each cell."""
    locks: list[str]
    """By row, the colour of the die that leaves with it."""


class Language(Struct, frozen=True):
    """A language that the game speaks, what it calls itself, and whether it is written `ltr` or `rtl`."""

    code: str
    name: str
    direction: str


class Catalogue(Struct, frozen=True):
    """What there is to choose from."""

    variants: list[VariantFacts]
    bots: list[str]
    languages: list[Language]
    reactions: list[str]


class GameFacts(Struct, frozen=True):
    """A game that was played at a table."""

    game: int
    date: str | None
    players: list[str]
    scores: list[int] | None
    winners: list[int] | None
    reason: str | None


class Verification(Struct, frozen=True):
    """Whether a record is true: legal and added up right, and what can be said of its dice."""

    ok: bool
    dice: str


class Preparing(Struct, frozen=True):
    """The answer takes its time; ask again."""

    ready: bool
    retry_after: int


class Trouble(Struct, frozen=True):
    """Why something was not done."""

    code: str
    text: str
    clause: str | None = None
    facts: dict[str, str | int] = {}
    """What the text is made from, for clients with texts of their own."""


def trouble_of(error: QwixxError, language: str) -> Trouble:
    """What went wrong, told in a language."""
    return Trouble(error.code, text_of(error, language), error.clause, dict(error.facts))
