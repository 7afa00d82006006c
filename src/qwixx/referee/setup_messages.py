"""The messages that begin a game: `new` for a fresh one, `set` for a position.

`own` is the sheet that the referee was started with, if any: a message may name it, or leave `variant` out.
"""

from qwixx.codec.strict_json import Fields, MessageError, listed, members, text, whole, wholes
from qwixx.codec.values import read_lucky, read_options, read_sheet, read_variant
from qwixx.rules import Game, IllegalError, Variant, first_to_throw_six, new_game, set_up
from qwixx.rules.setup import check_players, default_faces, default_lucky


def read_new(message: Fields, own: Variant | None) -> Game:
    """A fresh game, as the command `new` describes it."""
    asked = _members(message, own, "new", ("players",), ("first", "throws", "lucky", "faces", "options"))
    kind = _find_variant(asked, own)
    players = whole(asked["players"], "players")
    options = read_options(asked.get("options", {}))
    lucky = None
    if "lucky" in asked:
        pairs = listed(asked["lucky"], "lucky")
        lucky = [read_lucky(value, f"lucky[{seat}]") for seat, value in enumerate(pairs)]
    faces = None
    if "faces" in asked:
        faces = [text(letter, f"faces[{seat}]") for seat, letter in enumerate(listed(asked["faces"], "faces"))]
    if options.first_six:
        first = _thrower(kind, asked, players)
    elif "throws" in asked:
        raise IllegalError("start", "throws decide who starts under the option first_six alone", "C6")
    else:
        first = whole(asked.get("first", 0), "first")
    return new_game(kind, players, first, lucky, options, faces)


def read_set(message: Fields, own: Variant | None) -> Game:
    """A position before a roll or at the end, as the command `set` describes it."""
    asked = _members(message, own, "set", ("sheets",), ("active", "closed", "options"))
    kind = _find_variant(asked, own)
    active = whole(asked.get("active", 0), "active")
    closed = wholes(asked.get("closed", []), "closed")
    options = read_options(asked.get("options", {}))
    sheets = listed(asked["sheets"], "sheets")
    check_players(len(sheets))
    usual = zip(default_lucky(kind, len(sheets)), default_faces(kind, len(sheets)), strict=True)
    found = [
        read_sheet(kind, value, f"sheets[{seat}]", lucky, face)
        for seat, (value, (lucky, face)) in enumerate(zip(sheets, usual, strict=True))
    ]
    return set_up(kind, found, active, closed, options)


def _members(
    message: Fields, own: Variant | None, command: str, required: tuple[str, ...], optional: tuple[str, ...]
) -> Fields:
    """The members of a message; null means that an optional key is left out, and `variant` is optional with `own`."""
    named = message if own is None else {"variant": own.name, **message}
    required = ("cmd", "variant", *required)
    asked = members(named, command, required, ("id", *optional))
    return {key: value for key, value in asked.items() if value is not None or key in required}


def _find_variant(asked: Fields, own: Variant | None) -> Variant:
    named = asked["variant"]
    return own if own is not None and named == own.name else read_variant(named, "variant")


def _thrower(kind: Variant, asked: Fields, players: int) -> int:
    """Who threw the first six (C6 as a table option)."""
    if "first" in asked:
        raise IllegalError("start", "under the option first_six the throws decide who starts, not the key first", "C6")
    if "throws" not in asked:
        raise MessageError("missing-key", 'new lacks the key "throws", which the option first_six asks for', "C6")
    return first_to_throw_six(wholes(asked["throws"], "throws"), players, kind.sides)
