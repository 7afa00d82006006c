"""What a client says to the server. A frame of text is one message: a JSON object, its kind under the key `type`."""

from typing import Annotated

from msgspec import DecodeError, Meta, Struct
from msgspec.json import Decoder, Encoder

from qwixx.codec.strict_json import MessageError
from qwixx.wire.message_limits import PROTOCOL, Code, Language, MessageId, Number, Row, Step, Token
from qwixx.wire.table_commands import Command, Form

_LONGEST_REASON = 200


class ClientMessage(Form, frozen=True, tag_field="type", omit_defaults=True):
    """A message of a client."""


class Hello(ClientMessage, frozen=True, tag="hello"):
    """The first message: the token of a seat, or for spectators the code of the table."""

    version: Annotated[int, Meta(ge=0, le=999)] = PROTOCOL
    token: Token | None = None
    table: Code | None = None
    after: Step | None = None
    """The last step that the client has seen; the steps after it come with the welcome."""
    language: Language = "en"


class Do(ClientMessage, frozen=True, tag="do"):
    """A command to the table. Sent twice with the same id, it counts once."""

    id: MessageId
    command: Command


class Ask(ClientMessage, frozen=True, tag="ask"):
    """How the table stands; with `after`, also what happened after that step."""

    after: Step | None = None


class Why(ClientMessage, frozen=True, tag="why"):
    """Why a cell cannot be crossed now."""

    id: MessageId
    row: Row
    number: Number


class Ping(ClientMessage, frozen=True, tag="ping"):
    """Asks whether the server is there, and for its time."""

    id: MessageId


Asked = Hello | Do | Ask | Why | Ping


class _Sent(Struct):
    """As much of a message as its refusal needs to name it."""

    id: MessageId | None = None


_decoder: Decoder[Asked] = Decoder(Asked)
_sent_decoder = Decoder(_Sent)
_encoder = Encoder()


def read_asked(frame: str | bytes) -> Asked:
    """The message in a client's frame, or a `MessageError` that says what is wrong with its form."""
    try:
        return _decoder.decode(frame)
    except (DecodeError, UnicodeError, RecursionError) as error:
        raise MessageError("form", str(error)[:_LONGEST_REASON]) from None


def id_of(frame: str | bytes) -> str | None:
    """The id in a frame that could not be read, where it has one."""
    try:
        return _sent_decoder.decode(frame).id
    except (DecodeError, UnicodeError, RecursionError):
        return None


def asked_frame(message: Asked) -> str:
    """The frame of a client's message."""
    return _encoder.encode(message).decode()
