"""What stands in the views and events of the server's messages: they are made by `qwixx.match`, and described here.

`docs/develop/match.md` explains every field. Clients in other languages are typed by these descriptions.
"""

from typing import Literal, cast

from msgspec import UNSET, Struct, UnsetType, defstruct

from qwixx.match.settings import DiceKind
from qwixx.rules.record import StartKind
from qwixx.wire.table_commands import Cross

Colour = Literal["red", "yellow", "green", "blue"]


class Described(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a view."""


class Roll(Described, frozen=True):
    """What the dice show; one that has left the game is left out."""

    white: tuple[int, int]
    red: int | UnsetType = UNSET
    yellow: int | UnsetType = UNSET
    green: int | UnsetType = UNSET
    blue: int | UnsetType = UNSET


class Scores(Described, frozen=True):
    """The points of a sheet."""

    rows: list[int]
    penalties: int
    total: int
    extra: int | UnsetType = UNSET
    """What no row made: 0 on sheets of four rows."""


class SheetShown(Described, frozen=True):
    """A player's sheet: by row the crossed numbers, and what they are worth so far."""

    rows: list[list[int]]
    penalties: int
    lucky: tuple[int, int] | None
    scores: Scores
    locks: list[bool] | UnsetType = UNSET
    face: str | UnsetType = UNSET
    bar: list[int] | UnsetType = UNSET
    diamonds: list[int] | UnsetType = UNSET


class Seat(Described, frozen=True):
    """A seat. `away_since` is in milliseconds; a person who `left` got up in the middle of a game."""

    kind: Literal["open", "person", "bot"]
    name: str | None
    level: str | None
    present: bool
    away_since: int | None
    stood_in: bool
    left: bool
    commitment: str | None
    again: bool


class Outcome(Described, frozen=True):
    """How a game ended, and the players who won."""

    reason: Literal["penalties", "locks"]
    winners: list[int]


class StartShown(Described, frozen=True):
    """Who begins, and how that was decided."""

    player: int
    kind: StartKind | UnsetType = UNSET
    throws: list[int] | UnsetType = UNSET


class Game(Described, frozen=True):
    """A game: `players` are the seats in playing order. `turn` counts the draws, 0 is the one for the start.

    With `spared`, the active player needs no cross in action 2 to stay without a penalty.
    """

    players: list[int]
    names: list[str]
    variant: str
    turn: int
    commitments: list[str | None] | None
    spared: bool
    roll: Roll | None
    dice: list[Colour]
    closed: list[int]
    sheets: list[SheetShown]
    outcome: Outcome | None
    start: StartShown | UnsetType | None = UNSET
    phase: str | UnsetType = UNSET
    active: int | UnsetType = UNSET
    options: dict[str, bool] | UnsetType = UNSET


class Typed(Described, frozen=True):
    """What a person typed in from real dice, until it counts."""

    seat: int
    agreed: list[int]
    roll: Roll | UnsetType = UNSET
    start: StartShown | UnsetType = UNSET


class Moment(Described, frozen=True):
    """What the table waits for, from which seats; no `deadline` (in milliseconds) where no clock runs."""

    moment: int | None
    waits: Literal["start", "roll", "links", "agreement", "white", "colour", "over"] | None
    active: int | None
    awaited: list[int]
    deadline: int | None
    paused: bool
    typed: Typed | None
    links: list[int]


class You(Described, frozen=True):
    """What only your seat sees."""

    seat: int
    choice: Cross | None
    confirmed: bool
    may: list[str] | UnsetType = UNSET


class AgreedSettings(Described, frozen=True):
    """The settings of a table; `variant` is the name of a sheet, or a sheet file."""

    variant: str
    dice: DiceKind
    decision_seconds: int | None
    away_seconds: int
    hints: bool
    reviews: bool
    options: dict[str, bool] | UnsetType = UNSET
    lucky: list[tuple[int, int] | None] | UnsetType | None = UNSET
    link_seconds: int | UnsetType = UNSET
    objection_seconds: int | UnsetType = UNSET
    stand_in: str | UnsetType = UNSET
    spectators: bool | UnsetType = UNSET


class View(Described, frozen=True):
    """The table as a seat or a spectator sees it; `choices` are by player, `games` counts those that were begun."""

    step: int
    stage: Literal["lobby", "play", "over", "closed"]
    host: int | None
    settings: AgreedSettings
    seats: list[Seat]
    games: int
    game: Game | None
    moment: Moment
    choices: list[list[Cross | None]]
    you: You | None
    version: int | UnsetType = UNSET


class Announced(Described, frozen=True, tag_field="event"):
    """What the rules say has happened."""


class Crossed(Announced, frozen=True, tag="crossed"):
    """A player crossed a number out."""

    player: int
    row: int
    number: int
    lucky: bool | UnsetType = UNSET
    second: bool | UnsetType = UNSET
    exchange: int | UnsetType = UNSET
    then: list[int] | UnsetType = UNSET
    forced: bool | UnsetType = UNSET


class Locked(Announced, frozen=True, tag="locked"):
    """A player locked a row."""

    player: int
    row: int


class Closed(Announced, frozen=True, tag="closed"):
    """A row is closed for all."""

    row: int


class DieRemoved(Announced, frozen=True, tag="die-removed"):
    """A die has left the game."""

    colour: Colour


class Penalty(Announced, frozen=True, tag="penalty"):
    """A player took a penalty."""

    player: int


class Over(Announced, frozen=True, tag="over"):
    """The game is over."""

    reason: Literal["penalties", "locks"] | UnsetType = UNSET
    winners: list[int] | UnsetType = UNSET


class BarUsed(Announced, frozen=True, tag="bar"):
    """A player crossed a field of the bar."""

    player: int
    place: int


Happening = Crossed | BarUsed | Locked | Closed | DieRemoved | Penalty | Over


class ToldEvent(Struct, frozen=True, tag_field="event"):
    """An event of the table, as far as players are told of it."""

    step: int | UnsetType = UNSET
    at: int | UnsetType = UNSET


class WhiteResolved(ToldEvent, frozen=True, tag="white-resolved", kw_only=True):
    """Action 1 is resolved for all."""

    choices: list[Cross | None]
    happened: list[Happening]


class ColourResolved(ToldEvent, frozen=True, tag="colour-resolved", kw_only=True):
    """Action 2 is resolved."""

    choice: Cross | None
    happened: list[Happening]


class Rolled(ToldEvent, frozen=True, tag="rolled", kw_only=True):
    """The dice are rolled."""

    roll: Roll


class Begun(ToldEvent, frozen=True, tag="begun", kw_only=True):
    """It is decided who begins."""

    start: StartShown


class Reacted(ToldEvent, frozen=True, tag="reacted", kw_only=True):
    """A person said something."""

    seat: int
    reaction: str


class OfSeat(ToldEvent, frozen=True, kw_only=True):
    """An event that names the seat it is about."""

    seat: int


def _event(tag: str, base: type[ToldEvent]) -> type[ToldEvent]:
    """An event that says no more than others of its kind."""
    return cast(type[ToldEvent], defstruct(tag, [], bases=(base,), tag=tag, frozen=True))


TOLD_EVENTS: tuple[type[ToldEvent], ...] = (
    WhiteResolved,
    ColourResolved,
    Rolled,
    Begun,
    Reacted,
    *(_event(tag, ToldEvent) for tag in ("started", "ended", "paused", "resumed")),
    *(_event(tag, OfSeat) for tag in ("sat", "went-away", "came-back", "left", "replaced", "rematch-wanted")),
)
"""The events that clients tell of; others may come, and are passed over."""
