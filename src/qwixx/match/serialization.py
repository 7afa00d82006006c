"""Events and commands as plain data, dictionaries of JSON types, and back.

What a class holds is read off its annotations, so that there is one description of it. The forms of the rules' values
are those of the referee.
"""

import types
from collections.abc import Callable
from enum import Enum
from typing import Any, NamedTuple, Union, get_args, get_origin, get_type_hints

from msgspec.structs import asdict

from qwixx.codec.strict_json import Fields, MessageError, flag, listed, members, shown, text, whole, wholes
from qwixx.codec.values import (
    action_json,
    choice_json,
    options_json,
    read_choice,
    read_options,
    read_roll,
    read_variant,
    roll_json,
    variant_json,
)
from qwixx.dice.fair import SECRET_BYTES
from qwixx.match import commands, events
from qwixx.match.commands import Command
from qwixx.match.events import Event
from qwixx.match.settings import DiceKind
from qwixx.rules import (
    Action,
    Choice,
    ColourChoice,
    Options,
    Roll,
    Start,
    StartKind,
    Variant,
    WhiteChoices,
)

EVENT_KEYS = ("number", "step", "at", "sent", "event")


class Form(NamedTuple):
    """How the values of one type are written, and how they are read: from what, and where it stands."""

    write: Callable[[Any], object] | None
    """`None` where a value is its own form."""
    read: Callable[[object, str], Any]


def event_json(event: Event) -> Fields:
    """An event as one object, secrets included: for logs that stay private."""
    return {**place_json(event), **happening_json(event)}


def place_json(event: Event) -> Fields:
    """What is for storage only: the number of an event, and which command it came of."""
    return {"number": event.number, "sent": event.sent} if event.sent else {"number": event.number}


def happening_json(event: Event) -> Fields:
    """What happened, and when: all that clients may ever see of an event."""
    return {"step": event.step, "at": event.at, "event": KIND_OF[type(event.what)], **written(event.what)}


def read_event(value: object) -> Event:
    """An event from the object that `event_json` made, or that its parts make together again."""
    found = _object(value, "event")
    cls = _named(events.KINDS, found.get("event"), "event")
    what = read_value(cls, {key: found[key] for key in found if key not in EVENT_KEYS}, "event")
    number, at = (whole(found.get(key), f"event.{key}") for key in ("number", "at"))
    step = found.get("step")
    return Event(number, None if step is None else whole(step, "event.step"), at, what, _read_sent(found.get("sent")))


def _read_sent(value: object) -> tuple[int, str] | None:
    if value is None:
        return None
    found = listed(value, "event.sent")
    if len(found) != 2:
        raise MessageError("wrong-type", "event.sent must be a seat and an id")
    return whole(found[0], "event.sent[0]"), text(found[1], "event.sent[1]")


def command_json(command: Command) -> Fields:
    """A command as `read_command` reads it."""
    return {"command": KIND_OF[type(command)], **written(command)}


def read_command(value: object) -> Command:
    """A command from `{"command":"choose","moment":7,"choice":null}`, checked in form alone."""
    found = _object(value, "command")
    cls = _named(commands.KINDS, found.get("command"), "command")
    command: Command = read_value(cls, {key: found[key] for key in found if key != "command"}, "command")
    return command


def written(value: Any) -> Fields:
    """The fields of an event, a command or the settings."""
    found = asdict(value)
    for name, write in _writers[type(value)]:
        found[name] = write(found[name])
    return found


def read_value(cls: type[Any], value: object, where: str) -> Any:
    """A value of this class from what `written` made of it, checked in form alone."""
    forms, required = _forms_of(cls), len(cls.__struct_fields__) - len(cls.__struct_defaults__)
    found = members(value, where, cls.__struct_fields__[:required], cls.__struct_fields__[required:])
    return cls(**{name: read(found[name], f"{where}.{name}") for name, (_, read) in forms if name in found})


def _forms_of(cls: type[Any]) -> tuple[tuple[str, Form], ...]:
    found = _known_forms.get(cls)
    if found is None:
        found = _known_forms[cls] = tuple((name, _form(hint)) for name, hint in get_type_hints(cls).items())
    return found


class _Writers(dict[type[Any], tuple[tuple[str, Callable[[Any], object]], ...]]):
    """For each class, how those of its fields are written that are not their own form."""

    def __missing__(self, cls: type[Any]) -> tuple[tuple[str, Callable[[Any], object]], ...]:
        self[cls] = found = tuple((name, form.write) for name, form in _forms_of(cls) if form.write is not None)
        return found


def _form(hint: Any) -> Form:
    if hint in FORMS:
        return FORMS[hint]
    if get_origin(hint) in (Union, types.UnionType):
        (inner,) = (_form(part) for part in get_args(hint) if part is not type(None))
        return _optional(inner)
    if get_origin(hint) is tuple:
        return _tuple_of(*get_args(hint))
    return Form(written, lambda value, where: read_value(hint, value, where))


def _optional(inner: Form) -> Form:
    write = inner.write
    return Form(
        write and (lambda value: None if value is None else write(value)),
        lambda value, where: None if value is None else inner.read(value, where),
    )


def _tuple_of(*parts: Any) -> Form:
    inner, count = _form(parts[0]), None if parts[-1] is Ellipsis else len(parts)

    def read(value: object, where: str) -> tuple[Any, ...]:
        found = listed(value, where)
        if count not in (None, len(found)):
            raise MessageError("wrong-type", f"{where} must have {count} elements, not {len(found)}")
        return tuple(inner.read(element, f"{where}[{place}]") for place, element in enumerate(found))

    write = inner.write
    return Form((lambda value: list(map(write, value))) if write else list, read)


def _read_bytes(value: object, where: str) -> bytes:
    found = text(value, where)
    if len(found) != 2 * SECRET_BYTES or not set(found) <= set("0123456789abcdef"):
        raise MessageError("wrong-type", f"{where} must be {2 * SECRET_BYTES} hexadecimal digits")
    return bytes.fromhex(found)


def _write_start(start: Start) -> Fields:
    return {"kind": start.kind.value, "player": start.seat, "throws": list(start.throws)}


def _read_start(value: object, where: str) -> Start:
    found = members(value, where, ("kind", "player"), ("throws",))
    kind = _read_enum(StartKind)(found["kind"], f"{where}.kind")
    throws = tuple(wholes(found.get("throws", []), f"{where}.throws"))
    return Start(kind, whole(found["player"], f"{where}.player"), throws)


def _read_action(value: object, where: str) -> Action:
    found = members(value, where, (), ("roll", "white", "colour"))
    if len(found) != 1:
        raise MessageError("wrong-type", f"{where} must be a roll, or the choices of one action")
    if "roll" in found:
        return read_roll(found["roll"])
    if "white" in found:
        return WhiteChoices(tuple(map(read_choice, listed(found["white"], f"{where}.white"))))
    return ColourChoice(read_choice(found["colour"]))


def _read_enum(enum: type[Enum]) -> Callable[[object, str], Any]:
    known = {member.value: member for member in enum}
    return lambda value, where: _named(known, value, where)


def _named(known: dict[str, Any], value: object, where: str) -> Any:
    if not isinstance(value, str) or value not in known:
        raise MessageError("unknown", f"{where} is one of {', '.join(known)}, not {shown(value)}")
    return known[value]


def _object(value: object, where: str) -> Fields:
    if not isinstance(value, dict):
        raise MessageError("wrong-type", f"{where} must be an object, not {shown(value)}")
    return value


_known_forms: dict[type[Any], tuple[tuple[str, Form], ...]] = {}
_writers = _Writers()
KIND_OF: dict[type[Any], str] = {cls: kind for kinds in (events.KINDS, commands.KINDS) for kind, cls in kinds.items()}
FORMS: dict[Any, Form] = {
    int: Form(None, whole),
    bool: Form(None, flag),
    str: Form(None, text),
    bytes: Form(bytes.hex, _read_bytes),
    Fields: Form(None, _object),
    Choice: Form(choice_json, lambda value, _: read_choice(value)),
    Roll: Form(roll_json, lambda value, _: read_roll(value)),
    Action: Form(action_json, _read_action),
    Start: Form(_write_start, _read_start),
    Options: Form(options_json, lambda value, _: read_options(value)),
    Variant: Form(variant_json, read_variant),
    DiceKind: Form(lambda kind: kind.value, _read_enum(DiceKind)),
}
