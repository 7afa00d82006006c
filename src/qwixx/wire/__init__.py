"""The messages between clients and server, shared by both sides (`docs/develop/protocol.md`).

- `client_messages` is what a client sends, `server_messages` what it receives; each frame is one or more JSON
  objects.
- `table_commands` are the commands of `qwixx.match` that clients may send: those of the house itself have no form
  here.
- `message_limits` bounds every field; `asyncapi` writes the description of all of it.
- `table_link` reads links to a table.
"""

from qwixx.wire.client_messages import Ask, Asked, Do, Hello, Ping, Why, asked_frame, id_of, read_asked
from qwixx.wire.message_limits import MAX_FRAME, PROTOCOL, Language
from qwixx.wire.server_messages import (
    Ack,
    Bye,
    EncodedEvents,
    Events,
    Farewell,
    Own,
    Pong,
    Reason,
    Refusal,
    Told,
    View,
    Welcome,
    read_told,
    told_text,
)
from qwixx.wire.table_commands import Command, meant

__all__ = [
    "MAX_FRAME",
    "PROTOCOL",
    "Ack",
    "Ask",
    "Asked",
    "Bye",
    "Command",
    "Do",
    "EncodedEvents",
    "Events",
    "Farewell",
    "Hello",
    "Language",
    "Own",
    "Ping",
    "Pong",
    "Reason",
    "Refusal",
    "Told",
    "View",
    "Welcome",
    "Why",
    "asked_frame",
    "id_of",
    "meant",
    "read_asked",
    "read_told",
    "told_text",
]
