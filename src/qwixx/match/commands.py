"""What can be asked of a table. Who asks is not part of it: the caller has checked the sender and says so.

`moment` is that of the view or the events that the sender has seen; a command that comes too late for it is refused.
"""

from qwixx.match.fair_draws import Links
from qwixx.match.settings import Settings
from qwixx.match.struct_base import Value
from qwixx.rules import Choice, Roll, Start


class Configure(Value, frozen=True):
    """The host changes the settings between games."""

    settings: Settings


class Sit(Value, frozen=True):
    """A person sits down on an open seat, or changes the name at their own."""

    seat: int
    name: str


class SeatBot(Value, frozen=True):
    """The host gives an open seat to a bot, or a bot's seat to another one."""

    seat: int
    level: str
    name: str | None = None


class Vacate(Value, frozen=True):
    """The host takes back the seat of a bot, or of a person who is away, between games."""

    seat: int


class Leave(Value, frozen=True):
    """A person gets up."""


class Commit(Value, frozen=True):
    """A person publishes the commitment of its chain for the next game."""

    commitment: bytes


class Begin(Value, frozen=True):
    """The host starts a game. The secret of the table's dice is fresh, and never comes from a client."""

    secret: bytes | None = None
    date: str | None = None


class Rematch(Value, frozen=True):
    """A person wants to play again; the last one's secret and date are those of the new game."""

    secret: bytes | None = None
    date: str | None = None


class RollDice(Value, frozen=True):
    """The active player rolls virtual dice, with their link if they take part in the draws (C7)."""

    moment: int
    link: bytes | None = None
    links: Links = ()
    """By player, the early links that the server has collected; never from a client (`early_link`)."""


class AddLink(Value, frozen=True):
    """A player adds its link to a draw that was called, or says that it has none."""

    moment: int
    link: bytes | None = None


class TypeRoll(Value, frozen=True):
    """A person types in what the real dice show."""

    moment: int
    roll: Roll


class TypeStart(Value, frozen=True):
    """A person types in who begins: agreed on, drawn, or by throws (C6)."""

    moment: int
    start: Start


class Agree(Value, frozen=True):
    """A person agrees to what another one typed in."""

    moment: int


class Object(Value, frozen=True):
    """A person objects to what was typed in."""

    moment: int


class Choose(Value, frozen=True):
    """A player pencils its choice in, or confirms it; both can be changed while others still think."""

    moment: int
    choice: Choice
    confirmed: bool = True


class React(Value, frozen=True):
    """A person makes a quick remark."""

    reaction: str


class Replace(Value, frozen=True):
    """A person asks for a bot to stand in for another one who is away for long."""

    seat: int


class Presence(Value, frozen=True):
    """The holder of the connections says whether a person is there."""

    seat: int
    present: bool


class Tick(Value, frozen=True):
    """The keeper of the time says that the deadline of the table (`deadline`) has come."""


class Close(Value, frozen=True):
    """The table is not needed any more."""


KINDS = {
    "configure": Configure,
    "sit": Sit,
    "seat-bot": SeatBot,
    "vacate": Vacate,
    "leave": Leave,
    "commit": Commit,
    "begin": Begin,
    "rematch": Rematch,
    "roll": RollDice,
    "add-link": AddLink,
    "type-roll": TypeRoll,
    "type-start": TypeStart,
    "agree": Agree,
    "object": Object,
    "choose": Choose,
    "react": React,
    "replace": Replace,
    "presence": Presence,
    "tick": Tick,
    "close": Close,
}

Command = (
    Configure
    | Sit
    | SeatBot
    | Vacate
    | Leave
    | Commit
    | Begin
    | Rematch
    | RollDice
    | AddLink
    | TypeRoll
    | TypeStart
    | Agree
    | Object
    | Choose
    | React
    | Replace
    | Presence
    | Tick
    | Close
)
