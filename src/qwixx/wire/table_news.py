"""What a change of a table means to those who watch it, as messages: the same from a server and from a device alone."""

from collections.abc import Iterable
from functools import lru_cache

from msgspec import Raw
from msgspec.json import encode

from qwixx.codec.values import choice_json
from qwixx.match import Event, Table, changes, choices, choices_json, moment, sealed
from qwixx.match.events import Confirmed, Pencilled, Reconsidered
from qwixx.rules import Choice
from qwixx.wire.server_messages import EncodedEvents, Own, told_text

SEALED = (Pencilled, Confirmed, Reconsidered)
KEPT_CHOICES = 1 << 12
"""How many lists of choices are kept as text: most of what the dice allow, they allowed before."""


def public_news(before: Table, after: Table, shown: list[Raw]) -> bytes:
    """The message for all who watch; empty where there is nothing that everyone may see."""
    if not shown:
        return b""
    found = choices(after, _choices_text) if has_new_question(before, after) else None
    return told_text(EncodedEvents(after.step, shown, moment(after), found, changes(before, after)))


def private_news(before: Table, after: Table, events: Iterable[Event]) -> dict[int, bytes]:
    """By seat, the message for it alone: what it has sealed. To a new question that is nothing, which it knows."""
    seats = {event.what.seat for event in events if isinstance(event.what, SEALED)}
    found: dict[int, bytes] = {}
    for seat in seats:
        choice, confirmed = sealed(after, seat)
        if choice or confirmed or not has_new_question(before, after):
            found[seat] = told_text(Own(choice_json(choice), confirmed))
    return found


def has_new_question(before: Table, after: Table) -> bool:
    """Whether the table waits for something else than before."""
    if after.stage is not before.stage or after.play is None or before.play is None:
        return True
    return after.play.moment != before.play.moment or after.games != before.games


@lru_cache(KEPT_CHOICES)
def _choices_text(found: tuple[Choice, ...]) -> Raw:
    return Raw(encode(choices_json(found)))
