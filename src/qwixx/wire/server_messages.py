"""What the server says to a client. A frame of text is one or more messages, one a line, each a JSON object.

What all players at a table may see is encoded once for all of them. Clients ignore keys that they do not know.
"""

from typing import Annotated, Any, Literal

from msgspec import DecodeError, Meta, Raw, Struct
from msgspec.json import Decoder, Encoder

from qwixx.codec.strict_json import MessageError
from qwixx.wire.message_limits import PROTOCOL

Fields = dict[str, Any]
Seen = Annotated[Fields, Meta(description="the table: docs/develop/match.md, The view", extra={"is": "View"})]
Happened = Annotated[
    list[Fields], Meta(description="docs/develop/match.md, Events", extra={"is": "readonly TableEvent[]"})
]
Facts = dict[str, str | int]
Farewell = Literal["shutdown", "refused", "moved", "left", "closed"]
"""Why a connection ends: the server stops or cannot serve now, the hello was refused, spectators may not watch now,
the seat was moved elsewhere, its person got up or the host took it back, the table was closed."""


class ServerMessage(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """A message of the server."""


class Welcome(ServerMessage, frozen=True, tag="welcome"):
    """The answer to a hello: the whole table as this seat, or a spectator, sees it."""

    now: int
    """The server's time in milliseconds, for deadlines."""
    table: str
    """The code of the table."""
    view: Seen
    version: int = PROTOCOL
    events: Happened | None = None
    """What happened after the step that the client named; left out where it named none or it is too long ago."""


class View(ServerMessage, frozen=True, tag="view"):
    """The answer to an `ask`: as in `welcome`."""

    now: int
    view: Seen
    events: Happened | None = None


class Events(ServerMessage, frozen=True, tag="events"):
    """What happened, the same for all clients of the table, and what it changed in the view."""

    step: int
    """The step of the last of these events."""
    events: Happened
    moment: Annotated[
        Fields, Meta(description="what the table waits for: docs/develop/match.md, The view", extra={"is": "Moment"})
    ]
    choices: (
        Annotated[
            list[Any], Meta(description="by player: docs/develop/match.md, The view", extra={"is": "View['choices']"})
        ]
        | None
    ) = None
    """Left out where they are the same as before."""
    changes: Annotated[
        Fields, Meta(description="of the view: docs/develop/protocol.md, Keeping the view", extra={"is": "Changes"})
    ] = {}
    """Parts of the view that are different now; of `seats` and `game.sheets` by place, as an object."""


class EncodedEvents(ServerMessage, frozen=True, tag="events"):
    """`Events`, each of them encoded already: its public part is the same for every client."""

    step: int
    events: list[Raw]
    moment: Fields
    choices: list[Any] | None = None
    changes: Fields = {}


class Own(ServerMessage, frozen=True, tag="own"):
    """What only this seat sees: its sealed choice, and whether it is confirmed."""

    choice: Annotated[Fields | None, Meta(extra={"is": "Choice"})]
    confirmed: bool


class Ack(ServerMessage, frozen=True, tag="ack"):
    """The command of this id was done, and is kept durably."""

    id: str


class Refusal(ServerMessage, frozen=True, tag="refusal"):
    """Something was not done: a stable code, the clause of the rules where one is the reason, and a sentence."""

    code: str
    text: str
    clause: str | None = None
    facts: Facts = {}
    """What the sentence is made from, for clients that word it themselves."""
    id: str | None = None


class Reason(ServerMessage, frozen=True, tag="reason"):
    """The answer to a `why`; without a code the cell can be crossed."""

    id: str
    code: str | None = None
    text: str | None = None
    clause: str | None = None
    facts: Facts = {}


class Bye(ServerMessage, frozen=True, tag="bye"):
    """The server ends the connection, and says whether the same token is welcome again, and when."""

    reason: Farewell
    come_back_ms: int | None = None


class Pong(ServerMessage, frozen=True, tag="pong"):
    """The answer to a `ping`."""

    id: str
    now: int


Told = Welcome | View | Events | Own | Ack | Refusal | Reason | Bye | Pong

_decoder = Decoder(Told)
_encoder = Encoder()


def told_text(message: Told | EncodedEvents) -> bytes:
    """A message as the text of a frame."""
    return _encoder.encode(message)


def read_told(frame: str | bytes) -> list[Told]:
    """The messages in a server's frame."""
    text = frame if isinstance(frame, bytes) else frame.encode()
    try:
        return [_decoder.decode(line) for line in text.split(b"\n") if line]
    except (DecodeError, UnicodeError) as error:
        raise MessageError("form", str(error)) from None
