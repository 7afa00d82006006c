"""The types of all messages in TypeScript, for the page: `python -m qwixx.wire.typescript`."""

import sys
from collections.abc import Iterable
from typing import Any, get_args

from msgspec import inspect

from qwixx.wire.client_messages import Asked
from qwixx.wire.server_messages import ServerMessage, Told
from qwixx.wire.table_commands import Command
from qwixx.wire.table_view import TOLD_EVENTS, Happening, View

HEAD = """/**
 * What goes over the socket (`docs/develop/protocol.md`).
 * Not written by hand: `make messages` makes it from the messages in Python.
 */

export type Choice = Cross | null;

export type Facts = Readonly<Record<string, string | number>>;

type ByPlace<Value> = Readonly<Record<string, Value>>;

/** Parts of a view that are different now; seats and sheets by their place. */
export type Changes = Partial<Omit<View, 'seats' | 'game'>> & {
  readonly seats?: ByPlace<Seat>;
  readonly game?: Game | (Partial<Omit<Game, 'sheets'>> & { readonly sheets?: ByPlace<SheetShown> }) | null;
};
"""
SIMPLE: dict[type[inspect.Type], str] = {
    inspect.IntType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}
UNIONS: dict[str, tuple[Any, ...]] = {
    "Happening": get_args(Happening),
    "TableEvent": TOLD_EVENTS,
    "Told": get_args(Told),
    "Command": get_args(Command),
    "Asked": get_args(Asked),
}
"""By name, what is told apart by its tag."""


def description() -> str:
    """The whole module."""
    unions = {name: inspect.multi_type_info(members) for name, members in UNIONS.items()}
    named: dict[str, inspect.StructType] = {}
    _collect(inspect.type_info(View), named)
    for members in unions.values():
        for member in members:
            for inner in _parts(member):
                _collect(inner, named)
    parts = [HEAD]
    for name, found in sorted(named.items()):
        fields = "".join(f"  {field};\n" for field in _fields(found))
        parts.append(f"/** {_doc(found.cls)} */\nexport interface {name} {{\n{fields}}}\n")
    for name, members in unions.items():
        lines = "".join(f"\n  | {{ {'; '.join(_fields(member))} }}" for member in members)
        parts.append(f"export type {name} ={lines};\n")
    return "\n".join(parts)


def _doc(cls: type[Any]) -> str:
    return " ".join((cls.__doc__ or "").split())


def _collect(found: inspect.Type, named: dict[str, inspect.StructType]) -> None:
    """Find every struct that a type is made of."""
    if isinstance(found, inspect.StructType) and not _union_of(found):
        known = named.setdefault(found.cls.__name__, found)
        if known.cls is not found.cls:
            raise TypeError(f"two forms of messages are called {found.cls.__name__}")
    for inner in _parts(found):
        _collect(inner, named)


def _union_of(found: inspect.StructType) -> str | None:
    """The name of the union that a struct is told apart in."""
    return next((name for name, members in UNIONS.items() if found.cls in members), None)


def _parts(found: inspect.Type) -> Iterable[inspect.Type]:
    match found:
        case inspect.StructType():
            return [field.type for field in found.fields]
        case inspect.Metadata():
            return () if "is" in (found.extra or {}) else (found.type,)
        case inspect.UnionType():
            return found.types
        case inspect.TupleType():
            return found.item_types
        case inspect.ListType() | inspect.VarTupleType():
            return (found.item_type,)
        case inspect.DictType():
            return (found.value_type,)
    return ()


def _fields(found: inspect.Type) -> Iterable[str]:
    if not isinstance(found, inspect.StructType):
        raise TypeError(found)
    if found.tag_field:
        yield f"readonly {found.tag_field}: '{found.tag}'"
    for field in found.fields:
        written = _written(field.type)
        if field.default is None and issubclass(found.cls, ServerMessage):
            written = written.removesuffix(" | null")  # it is left out instead
        yield f"readonly {field.encode_name}{'' if field.required else '?'}: {written}"


def _written(found: inspect.Type) -> str:
    """A type as TypeScript has it."""
    match found:
        case inspect.Metadata():
            return str(found.extra["is"]) if found.extra and "is" in found.extra else _written(found.type)
        case inspect.UnionType():
            return " | ".join(map(_written, found.types))
        case inspect.StructType():
            return _union_of(found) or found.cls.__name__
        case inspect.TupleType():
            return f"readonly [{', '.join(map(_written, found.item_types))}]"
        case inspect.ListType() | inspect.VarTupleType():
            item = _written(found.item_type)
            if found.min_length is not None and found.min_length == found.max_length:
                return f"readonly [{', '.join([item] * found.min_length)}]"
            return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
        case inspect.DictType():
            return f"Readonly<Record<string, {_written(found.value_type)}>>"
        case inspect.LiteralType():
            return " | ".join(f"'{value}'" for value in found.values)
        case inspect.EnumType():
            return " | ".join(f"'{member.value}'" for member in found.cls)
    return SIMPLE[type(found)]


if __name__ == "__main__":
    sys.stdout.buffer.write(description().encode())
