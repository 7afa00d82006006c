"""Who may see what of an event. What is not public by this module stays secret until it is revealed."""

from typing import Any

from qwixx.codec.strict_json import Fields
from qwixx.match.events import Called, Confirmed, Event, Linked, Pencilled, Reconsidered, Started
from qwixx.match.serialization import happening_json

OWN: dict[type[Any], str] = {
    Pencilled: "choice",
    Confirmed: "choice",
    Reconsidered: "choice",
    Called: "link",
    Linked: "link",
}
"""What only the seat in question sees of an event, until the action is resolved or the draw is made."""
NOBODY: dict[type[Any], str] = {Started: "secret"}
"""What no player sees before the end."""
HIDDEN = OWN | NOBODY


def parted(event: Event) -> tuple[Fields, Fields]:
    """An event in two parts: what is public, if anything, and the rest."""
    shown, key = happening_json(event), HIDDEN.get(type(event.what))
    return shown, {} if key is None else {key: shown.pop(key)}


def public(event: Event) -> Fields | None:
    """The public part of an event, the same for all; `None` if nothing of it is public."""
    return None if event.step is None else parted(event)[0]


def seen_by(event: Event, seat: int | None) -> Fields | None:
    """What a seat, or a spectator (`None`), sees of an event."""
    what: Any = event.what
    if type(what) in OWN and what.seat == seat:
        return happening_json(event)
    return public(event)
