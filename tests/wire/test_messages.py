"""Messages are read strictly, and nothing in them is larger than it may be."""

import json
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwixx import match, wire
from qwixx.codec.strict_json import MessageError
from qwixx.codec.values import OPTION_KEYS
from qwixx.match.commands import KINDS
from qwixx.match.serialization import KIND_OF
from qwixx.rules import QwixxError, variant
from qwixx.wire import table_commands
from qwixx.wire.table_commands import Options, Settings
from tests.match.strategies import COMMANDS

HOUSE_ONLY = {"presence", "tick"}
HOUSE_FIELDS = {"secret", "date", "links"}


def refused(frame: str) -> str:
    with pytest.raises(MessageError) as caught:
        wire.read_asked(frame)
    assert caught.value.code == "form"
    return caught.value.message


def is_at_a_table(plain: dict[str, Any]) -> bool:
    """Whether seats, players and rows of a command are such as any table has."""
    choice, start = plain.get("choice"), plain.get("start")
    rows = [choice["row"]] if choice else []
    players = [start["player"]] if start else []
    return all(0 <= row < 4 for row in rows) and all(0 <= seat < 5 for seat in (plain.get("seat", 0), *players))


def test_every_command_but_those_of_the_house_can_be_sent_with_all_its_fields() -> None:
    forms = {form.__struct_config__.tag: set(form.__struct_fields__) for form in get_args(table_commands.Command)}
    known = {kind: set(cls.__annotations__) - HOUSE_FIELDS for kind, cls in KINDS.items() if kind not in HOUSE_ONLY}
    assert forms == known


def test_settings_and_options_have_the_fields_and_defaults_of_the_table() -> None:
    assert Settings.__struct_fields__ == match.Settings.__struct_fields__
    assert Options.__struct_fields__ == OPTION_KEYS
    usual = wire.meant(table_commands.Configure(Settings("classic")))
    assert usual == match.Configure(match.Settings(variant("classic")))


@given(COMMANDS)
def test_a_command_means_what_it_says(command: match.Command) -> None:
    plain: dict[str, Any] = match.command_json(command)
    plain = {key: value for key, value in plain.items() if key not in HOUSE_FIELDS}
    frame = json.dumps({"type": "do", "id": "1", "command": plain})
    if KIND_OF[type(command)] in HOUSE_ONLY:
        refused(frame)
        return
    if not is_at_a_table(plain):
        refused(frame)
        return
    asked = wire.read_asked(frame)
    assert isinstance(asked, wire.Do)
    assert wire.meant(asked.command) == match.read_command(plain)
    assert wire.read_asked(wire.asked_frame(asked)) == asked


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "[]",
        "null",
        "{}",
        '{"type":"hello","version":1,"token":"short"}',
        '{"type":"hello","table":"0000-0000"}',
        '{"type":"hello","language":"tlh"}',
        '{"type":"hello","extra":1}',
        '{"type":"do","command":{"command":"leave"}}',
        '{"type":"do","id":"","command":{"command":"leave"}}',
        '{"type":"do","id":"1","command":{"command":"tick"}}',
        '{"type":"do","id":"1","command":{"command":"presence","seat":0,"present":false}}',
        '{"type":"do","id":"1","command":{"command":"begin","secret":"' + "0" * 64 + '"}}',
        '{"type":"do","id":"1","command":{"command":"rematch","date":"2020-01-01"}}',
        '{"type":"do","id":"1","command":{"command":"sit","seat":0,"name":"' + "x" * 101 + '"}}',
        '{"type":"do","id":"1","command":{"command":"choose","moment":1.5,"choice":null}}',
        '{"type":"do","id":"1","command":{"command":"choose","moment":1,"choice":{"row":8,"number":5}}}',
        '{"type":"do","id":"1","command":{"command":"choose","moment":1}}',
        '{"type":"why","id":"1","row":0,"number":"5"}',
        '{"type":"ask","after":-1}',
        '{"type":"ask","after":1e999}',
        '{"type":"ask","after":' + "9" * 400 + "}",
        '{"type":"ping","id":"\\ud800"}',
    ],
)
def test_what_has_another_form_is_refused_with_a_reason(frame: str) -> None:
    assert 0 < len(refused(frame)) <= 200


@given(st.text() | st.binary() | st.recursive(st.none() | st.integers(), st.lists).map(json.dumps))
def test_garbage_is_refused_and_never_worse(frame: str | bytes) -> None:
    with pytest.raises(MessageError):
        wire.read_asked(frame)
    wire.id_of(frame)


def test_deep_nesting_is_refused() -> None:
    for opening in ("[", '{"type":', '{"id":', '{"type":"do","id":"1","command":{"command":"sit","x":' + "["):
        with pytest.raises(MessageError):
            wire.read_asked(opening * 100_000)
        wire.id_of(opening * 100_000)


def test_the_refusal_of_a_wrong_form_can_name_its_message() -> None:
    assert wire.id_of('{"type":"do","id":"a7","command":{"command":"tick"}}') == "a7"
    assert wire.id_of('{"type":"do","id":7}') is None
    assert wire.id_of("garbage") is None


def test_values_that_cannot_be_are_refused_when_they_are_looked_at() -> None:
    frame = '{"type":"do","id":"1","command":{"command":"configure","settings":{"variant":"chess"}}}'
    asked = wire.read_asked(frame)
    assert isinstance(asked, wire.Do)
    with pytest.raises(QwixxError):
        wire.meant(asked.command)


@pytest.mark.parametrize(
    "told",
    [
        wire.Welcome(5, "K7QM-2XHP", {"step": 3}, events=[{"step": 3}]),
        wire.View(5, {"step": 3}),
        wire.Events(3, [{"step": 3, "at": 5, "event": "paused"}], {"moment": None}, changes={"stage": "over"}),
        wire.Own({"row": 0, "number": 5}, confirmed=False),
        wire.Ack("a7"),
        wire.Refusal("stale", "the table has gone on\nsince", id="a7"),
        wire.Reason("a7", "not-rolled", "the dice have not been rolled yet", "C7"),
        wire.Bye("shutdown", 500),
        wire.Pong("a7", 5),
    ],
)
def test_what_the_server_says_is_one_line_and_reads_back(told: wire.Told) -> None:
    text = wire.told_text(told)
    assert b"\n" not in text
    assert wire.read_told(text + b"\n" + text) == [told, told]


def test_the_server_is_not_taken_at_any_word() -> None:
    with pytest.raises(MessageError):
        wire.read_told('{"type":"surprise"}')


def test_only_a_line_feed_ends_a_line() -> None:
    told = wire.Ack("a\u2028b\x85c\u2029d")
    frame = wire.told_text(told).decode()
    assert wire.read_told(f"{frame}\n{frame}") == [told, told]
