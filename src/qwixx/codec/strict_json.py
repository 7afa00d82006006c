"""Lines of JSON, read strictly: the form of a message is checked before any rule is asked.

An error names the part of the message that is at fault. Every part of a message is bounded in size.
"""

import json
from typing import NoReturn

from qwixx.rules import QwixxError

MAX_LINE = 1 << 20
"""The longest line in characters; the pipe holds its bytes to the same bound."""
MAX_LIST = 1000
MAX_TEXT = 100
MAX_WHOLE = 2**53 - 1
"""The largest whole number that JSON readers of all languages agree on."""

Fields = dict[str, object]


class MessageError(QwixxError):
    """A message of the wrong form. Which rules it might have broken was not looked at."""


def parse_message(line: str) -> Fields:
    """Read a line as one JSON object."""
    if len(line) > MAX_LINE:
        raise too_long()
    if not line.strip():
        raise MessageError("blank-line", "the line is blank; a message is one JSON object")
    try:
        message = json.loads(line, object_pairs_hook=_object, parse_int=_parse_whole, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise MessageError("not-json", f"not JSON at column {error.pos + 1}: {error.msg}") from error
    except RecursionError as error:
        raise MessageError("too-deep", "the lists and objects of the message are nested too deeply") from error
    if not isinstance(message, dict):
        raise MessageError("wrong-type", f"a message is a JSON object, not {shown(message)}")
    return message


def too_long() -> MessageError:
    """The refusal of a line that is longer than any message."""
    return MessageError("line-too-long", f"a line is at most {MAX_LINE} characters long")


def members(value: object, where: str, required: tuple[str, ...], optional: tuple[str, ...] = ()) -> Fields:
    """The members of an object that has all the required keys and none but those and the optional ones."""
    if not isinstance(value, dict):
        raise _wrong_type(value, where, "an object")
    for key in value:
        if key not in required and key not in optional:
            known = ", ".join((*required, *optional)) or "none"
            raise MessageError("unknown-key", f"{where} has the key {shown(key)}; its keys are {known}")
    for key in required:
        if key not in value:
            raise MessageError("missing-key", f'{where} lacks the key "{key}"')
    return value


def whole(value: object, where: str) -> int:
    """A whole number; `true` and `1.0` are none."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise _wrong_type(value, where, "a whole number")
    return value


def flag(value: object, where: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise _wrong_type(value, where, "true or false")
    return value


def text(value: object, where: str, most: int = MAX_TEXT) -> str:
    """A string of bounded length."""
    if not isinstance(value, str):
        raise _wrong_type(value, where, "a string")
    if len(value) > most:
        raise MessageError("too-long", f"{where} is at most {most} characters long, not {len(value)}")
    return value


def listed(value: object, where: str) -> list[object]:
    """A list of bounded length."""
    if not isinstance(value, list):
        raise _wrong_type(value, where, "a list")
    if len(value) > MAX_LIST:
        raise MessageError("too-long", f"{where} has at most {MAX_LIST} elements, not {len(value)}")
    return value


def wholes(value: object, where: str) -> list[int]:
    """A list of whole numbers."""
    return [whole(element, f"{where}[{place}]") for place, element in enumerate(listed(value, where))]


def pair(value: object, where: str) -> tuple[int, int]:
    """Two whole numbers."""
    found = wholes(value, where)
    if len(found) != 2:
        raise MessageError("wrong-type", f"{where} must be two whole numbers, not {len(found)}")
    return found[0], found[1]


def shown(value: object) -> str:
    """A value of a message as an error quotes it: briefly, for a value of any size."""
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, str) and len(value) > 40:
        value = value[:40] + "..."
    return json.dumps(value)


def _wrong_type(value: object, where: str, wanted: str) -> MessageError:
    return MessageError("wrong-type", f"{where} must be {wanted}, not {shown(value)}")


def _object(pairs: list[tuple[str, object]]) -> Fields:
    found: Fields = {}
    for key, value in pairs:
        if key in found:
            raise MessageError("duplicate-key", f"an object has the key {shown(key)} twice")
        found[key] = value
    return found


def _parse_whole(digits: str) -> int:
    if len(digits) > len(str(-MAX_WHOLE)) or abs(int(digits)) > MAX_WHOLE:
        raise MessageError("too-large", f"whole numbers lie between -{MAX_WHOLE} and {MAX_WHOLE}")
    return int(digits)


def _no_constant(name: str) -> NoReturn:
    raise MessageError("not-json", f"{name} is not JSON")
