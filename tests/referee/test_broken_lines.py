"""Thousands of lines that no program should send: each has one answer, and no refusal changes anything."""

import json
import random
from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from qwixx.codec.strict_json import MAX_LINE
from qwixx.rules import variant_names
from tests.referee.programme import Programme, answers_of_process, conversation, programme_with_process
from tests.referee.test_documentation import documented_codes

SHEET = {"rows": [[5, 7], [10], [6], [10]], "penalties": 1, "lucky": None}
LOCKED = {"rows": [[], [], [12, 11, 10, 9, 8, 2], []]}
VALID: list[dict[str, object]] = [
    {"cmd": "new", "variant": "longo", "players": 3, "first": 0, "lucky": [[5, 8], [6, 11], [7, 12]], "options": {}},
    {"cmd": "new", "variant": "classic", "players": 2, "options": {"first_six": True}, "throws": [1, 2, 6]},
    {"cmd": "set", "variant": "classic", "active": 1, "closed": [2], "sheets": [SHEET, LOCKED]},
    {"cmd": "roll", "dice": {"white": [4, 1], "red": 2, "yellow": 3, "green": 6, "blue": 6}},
    {"cmd": "roll", "dice": {"white": [4, 1], "red": 2, "yellow": 3, "blue": 6}},
    {"cmd": "legal", "player": 0},
    {"cmd": "choose", "player": 0, "choice": None},
    {"cmd": "choose", "player": 1, "choice": {"row": 0, "number": 5}},
    {"cmd": "choose", "player": 2, "choice": {"row": 2, "number": 16, "lucky": True}},
    {"cmd": "why", "player": 0, "row": 0, "number": 12},
    {"cmd": "state", "id": 7},
]
STATE = b'{"cmd":"state"}'
LETTERS = b'{}[]",:0123456789.-+eEtrufalsn \\\r\t\x00\xff\xc3cmdplayer'

json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 20) | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=5),
    max_leaves=12,
)
KEYS = sorted({key for message in VALID for key in message} | {"throws", "white", "red", "rows", "penalties", "number"})
messages = st.fixed_dictionaries(
    {"cmd": st.sampled_from(["new", "set", "roll", "legal", "choose", "why", "state", "nonsense"])},
    optional={key: json_values for key in KEYS if key != "cmd"},
)


def check(programme: Programme, line: str) -> None:
    """One answer with "ok"; if it is a refusal, of a documented code, and nothing changed."""
    before = programme.ask("state")
    answer = programme.line(line)
    if not answer["ok"]:
        assert answer["code"] in documented_codes()
        assert programme.ask("state") == before


def at_some_moment(moment: int) -> Programme:
    """A referee without a game, or with one in one of its phases."""
    programme = Programme()
    if moment > 0:
        programme.tell("new", variant="longo", players=3)
    if moment > 1:
        programme.roll(4, 1, red=2, yellow=3, green=6, blue=6)
    if moment > 2:
        programme.choose(1)
    if moment > 3:
        programme.choose(0)
        programme.choose(2)
    return programme


moments = st.integers(0, 4).map(at_some_moment)


@given(moments, st.text())
def test_any_text(programme: Programme, line: str) -> None:
    check(programme, line)


@given(moments, json_values)
def test_any_json(programme: Programme, value: object) -> None:
    check(programme, json.dumps(value))


@given(moments, messages)
def test_any_values_for_known_keys(programme: Programme, message: dict[str, object]) -> None:
    check(programme, json.dumps(message))


@settings(max_examples=1000)
@given(moments, st.sampled_from(VALID), st.data())
def test_a_valid_message_with_one_value_replaced(
    programme: Programme, message: dict[str, object], data: st.DataObject
) -> None:
    places = list(_places(message))
    changed = json.loads(json.dumps(message))
    *path, last = data.draw(st.sampled_from(places))
    inner = changed
    for key in path:
        inner = inner[key]
    inner[last] = data.draw(json_values)
    check(programme, json.dumps(changed))


def _places(value: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Where each value in a message stands."""
    if path:
        yield path
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _places(inner, (*path, key))
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from _places(inner, (*path, place))


def mutated(line: bytes, luck: random.Random) -> bytes:
    """A line with a few bytes changed, lost, doubled or moved."""
    for _ in range(luck.choice([0, 1, 1, 1, 2, 5, 20])):
        place = luck.randint(0, len(line))
        other = luck.randint(place, len(line))
        match luck.randrange(5):
            case 0:
                line = line[:place] + bytes([luck.choice(LETTERS)]) + line[place + 1 :]
            case 1:
                line = line[:place] + line[place + 1 :]
            case 2:
                line = line[:place] + bytes([luck.choice(LETTERS)]) + line[place:]
            case 3:
                line = line[:other] + line[place:other] + line[other:]
            case 4:
                line = line[:place] + line[other:]
    return line.replace(b"\n", b"")


def broken_lines(count: int, seed: int) -> Iterator[bytes]:
    """Valid lines, broken ones, and noise."""
    luck = random.Random(seed)
    for _ in range(count):
        message = luck.choice(VALID) | ({"variant": luck.choice(variant_names())} if luck.random() < 0.1 else {})
        if luck.random() < 0.1:
            yield luck.randbytes(luck.randint(0, 60)).replace(b"\n", b"")
        else:
            yield mutated(json.dumps(message, separators=(",", ":")).encode(), luck)


def test_thousands_of_broken_lines_through_the_pipe_change_nothing() -> None:
    codes = documented_codes()
    with conversation() as send:
        before = send(STATE)
        for line in broken_lines(5000, seed=1):
            answer = json.loads(send(line))
            after = send(STATE)
            if not answer["ok"]:
                assert answer["code"] in codes
                assert after == before
            before = after


def test_a_stream_of_broken_lines_at_once_has_one_answer_each() -> None:
    lines = list(broken_lines(5000, seed=2))
    answers = [json.loads(answer) for answer in answers_of_process(b"\n".join(lines) + b"\n")]
    assert len(answers) == len(lines)
    assert {answer["ok"] for answer in answers} == {True, False}


def test_huge_and_deep_lines_through_the_pipe() -> None:
    with programme_with_process() as programme:
        programme.tell("new", variant="classic", players=2)
        before = programme.tell("state")
        for line, code in (
            ("x" * (3 * MAX_LINE), "line-too-long"),
            ("[" * (MAX_LINE - 1), "too-deep"),
            ('{"a":' * 200_000, "too-deep"),
            ("9" * (MAX_LINE - 1), "too-large"),
            ('"' + "\\u0000" * 100_000 + '"', "wrong-type"),
            (json.dumps({"cmd": "legal", "player": list(range(100_000))}), "wrong-type"),
        ):
            assert programme.line(line)["code"] == code
            assert programme.tell("state") == before
