"""What can happen at a table. The state of a table is what its events say, and nothing else.

`KINDS` names them for storage and wire; who may see what of them is in `seen`. Seats are indices; what is told `by
player` is in playing order.
"""

from qwixx.codec.strict_json import Fields
from qwixx.match.fair_draws import Links
from qwixx.match.settings import Settings
from qwixx.match.struct_base import Value
from qwixx.rules import Choice, Roll, Start

VERSION = 1
"""Of the plain forms of events, commands and views; the first event of a table says which its log is written in."""


class Opened(Value, frozen=True):
    """A table was started."""

    settings: Settings
    seats: int
    version: int = VERSION


class Configured(Value, frozen=True):
    """The host changed the settings between games."""

    settings: Settings


class Sat(Value, frozen=True):
    """A person sat down, or changed its name."""

    seat: int
    name: str


class BotSat(Value, frozen=True):
    """The host gave a seat to a bot."""

    seat: int
    level: str
    name: str


class Vacated(Value, frozen=True):
    """A seat became open between games: its person got up, or the host took it back."""

    seat: int


class Committed(Value, frozen=True):
    """A person will take part in the fair dice of the next game."""

    seat: int
    commitment: bytes


class Started(Value, frozen=True):
    """A game began; with fair dice, the table has published its commitment."""

    game: int
    players: tuple[int, ...]
    """The seats in playing order."""
    date: str | None = None
    secret: bytes | None = None
    commitment: bytes | None = None


class Begun(Value, frozen=True):
    """It is decided who begins (C6), with fair dice by draw 0."""

    start: Start
    table_link: bytes | None = None
    links: Links = ()


class Called(Value, frozen=True):
    """The active player wants to roll, and the links of the others are awaited."""

    seat: int
    link: bytes | None = None
    late: bool = False
    """It did not call in time, the clock did."""


class Linked(Value, frozen=True):
    """A player added its link to the draw, or said that it has none."""

    seat: int
    link: bytes | None


class Rolled(Value, frozen=True):
    """The dice lie on the table (C7)."""

    roll: Roll
    table_link: bytes | None = None
    links: Links = ()


class TypedRoll(Value, frozen=True):
    """A person typed in what the real dice show. It does not count yet."""

    seat: int
    roll: Roll


class TypedStart(Value, frozen=True):
    """A person typed in who begins. It does not count yet."""

    seat: int
    start: Start


class Agreed(Value, frozen=True):
    """A person agreed to what was typed in."""

    seat: int


class Objected(Value, frozen=True):
    """A person objected to it, and it is dropped."""

    seat: int


class Pencilled(Value, frozen=True):
    """A player changed a sealed choice; the others do not learn of it."""

    seat: int
    choice: Choice


class Confirmed(Value, frozen=True):
    """A player confirmed its choice; it stays sealed."""

    seat: int
    choice: Choice


class Reconsidered(Value, frozen=True):
    """A player took its confirmation back."""

    seat: int
    choice: Choice


class WhiteResolved(Value, frozen=True):
    """Action 1 was resolved for all together (C8, C15)."""

    choices: tuple[Choice, ...]
    """By player."""
    happened: tuple[Fields, ...]
    """What the rules announce of it (C14), by player."""
    late: tuple[int, ...] = ()
    """The seats that ran out of time."""


class ColourResolved(Value, frozen=True):
    """Action 2 was resolved, and the turn with it (C9, C10)."""

    choice: Choice
    happened: tuple[Fields, ...]
    forced: bool = False
    """There was nothing to choose."""
    late: bool = False


class Ended(Value, frozen=True):
    """The game is over (C16); the secret of its dice is known from now on."""

    secret: bytes | None = None


class WentAway(Value, frozen=True):
    """A person is not connected any more."""

    seat: int


class CameBack(Value, frozen=True):
    """A person is back, and plays instead of the bot."""

    seat: int


class Left(Value, frozen=True):
    """A person got up in mid-game."""

    seat: int


class Replaced(Value, frozen=True):
    """A bot stands in for a person until it is back."""

    seat: int
    level: str


class Paused(Value, frozen=True):
    """No person is there: the table waits, and its clocks stand still."""


class Resumed(Value, frozen=True):
    """A person is there again; the decision under way gets its full time once more."""


class RematchWanted(Value, frozen=True):
    """A person wants to play again."""

    seat: int


class Reacted(Value, frozen=True):
    """A person made a quick remark."""

    seat: int
    reaction: str


class Closed(Value, frozen=True):
    """The table is no more. A game that was on stays unfinished; its dice can be checked as far as they were rolled."""

    secret: bytes | None = None


KINDS = {
    "opened": Opened,
    "configured": Configured,
    "sat": Sat,
    "bot-sat": BotSat,
    "vacated": Vacated,
    "committed": Committed,
    "started": Started,
    "begun": Begun,
    "called": Called,
    "linked": Linked,
    "rolled": Rolled,
    "typed-roll": TypedRoll,
    "typed-start": TypedStart,
    "agreed": Agreed,
    "objected": Objected,
    "pencilled": Pencilled,
    "confirmed": Confirmed,
    "reconsidered": Reconsidered,
    "white-resolved": WhiteResolved,
    "colour-resolved": ColourResolved,
    "ended": Ended,
    "went-away": WentAway,
    "came-back": CameBack,
    "left": Left,
    "replaced": Replaced,
    "paused": Paused,
    "resumed": Resumed,
    "rematch-wanted": RematchWanted,
    "reacted": Reacted,
    "closed": Closed,
}

Happening = (
    Opened
    | Configured
    | Sat
    | BotSat
    | Vacated
    | Committed
    | Started
    | Begun
    | Called
    | Linked
    | Rolled
    | TypedRoll
    | TypedStart
    | Agreed
    | Objected
    | Pencilled
    | Confirmed
    | Reconsidered
    | WhiteResolved
    | ColourResolved
    | Ended
    | WentAway
    | CameBack
    | Left
    | Replaced
    | Paused
    | Resumed
    | RematchWanted
    | Reacted
    | Closed
)


class Event(Value, frozen=True):
    """Something that happened, its place in the log of the table, and when it was."""

    number: int
    """Counts all events from 1. For storage only: gaps in it would give away that a player changed a choice."""
    step: int | None
    """Counts, from 1, the events that all can see; `None` for the others."""
    at: int
    what: Happening
    sent: tuple[int, str] | None = None
    """The seat whose command this came of, and its sender's own id of that; for storage only."""

    def __repr__(self) -> str:
        return f"<Event {self.number}: {type(self.what).__name__}>"
