"""Events and commands as plain data: they come back equal, and nothing else comes in."""

import json
from typing import Any

import pytest
from hypothesis import given
from msgspec.structs import replace

from qwixx.match import (
    Choose,
    Command,
    Event,
    Sit,
    command_json,
    event_json,
    public,
    read_command,
    read_event,
    replay,
    seen_by,
)
from qwixx.match.commands import KINDS as COMMAND_KINDS
from qwixx.match.events import KINDS as EVENT_KINDS
from qwixx.match.events import Opened, Sat
from qwixx.referee import MessageError
from qwixx.rules import IllegalError, QwixxError, variant
from qwixx.rules.sheet_file import SheetFileError
from tests.match.house import CLASSIC, House, settings
from tests.match.logs import whole_log
from tests.match.strategies import COMMANDS
from tests.properties.custom import REPEATED


def through_json(value: object) -> Any:
    return json.loads(json.dumps(value, allow_nan=False))


def test_every_event_of_a_log_comes_back_equal() -> None:
    log = whole_log()
    assert [read_event(through_json(event_json(event))) for event in log] == log
    assert {type(event.what) for event in log} == set(EVENT_KINDS.values()), "the log has events of every kind"


def test_an_event_keeps_the_id_of_its_command_and_shows_it_to_nobody() -> None:
    event = Event(2, 2, 0, Sat(0, "Anna"), (0, "k3-1"))
    assert read_event(through_json(event_json(event))) == event
    assert "k3-1" not in json.dumps([seen_by(event, 0), seen_by(event, None), public(event)])
    for wrong in ([], [0], ["0", "k3-1"], [0, 1], "k3-1"):
        with pytest.raises(MessageError):
            read_event({**event_json(event), "sent": wrong})


@given(COMMANDS)
def test_every_command_comes_back_equal(command: Command) -> None:
    assert read_command(through_json(command_json(command))) == command


def test_every_kind_of_command_has_a_name() -> None:
    assert len(COMMAND_KINDS) == len(set(COMMAND_KINDS.values())) == 20


def test_a_printed_sheet_is_named_and_any_other_is_included() -> None:
    longo = event_json(Event(1, 1, 0, Opened(settings(variant("longo")), 2)))
    assert isinstance(longo["settings"], dict)
    assert longo["settings"]["variant"] == "longo"
    text = event_json(Event(1, 1, 0, Opened(settings(REPEATED), 2)))["settings"]
    assert isinstance(text, dict)
    assert "row: R2 R3 Y4" in text["variant"]


def test_a_sheet_in_a_message_cannot_use_a_printed_name() -> None:
    renamed = replace(settings(variant("longo")), variant=type(CLASSIC)("classic", "Not classic", 6, CLASSIC.rows))
    written = through_json(event_json(Event(1, 1, 0, Opened(renamed, 2))))
    with pytest.raises(SheetFileError) as caught:
        read_event(written)
    assert caught.value.code == "sheet-name"


def test_what_is_left_out_has_its_usual_value() -> None:
    assert read_command({"command": "choose", "moment": 3, "choice": None}) == Choose(3, None, confirmed=True)
    assert read_command({"command": "sit", "seat": 0, "name": "Anna"}) == Sit(0, "Anna")


@pytest.mark.parametrize(
    "wrong",
    [
        None,
        [],
        {},
        {"command": "cheat"},
        {"command": 5},
        {"command": "choose"},
        {"command": "choose", "moment": "3", "choice": None},
        {"command": "choose", "moment": True, "choice": None},
        {"command": "choose", "moment": 3, "choice": {"row": 0}},
        {"command": "choose", "moment": 3, "choice": None, "seat": 1},
        {"command": "sit", "seat": 0, "name": "x" * 101},
        {"command": "commit", "commitment": "00"},
        {"command": "commit", "commitment": "Z" * 64},
        {"command": "begin", "secret": 5},
        {"command": "type-roll", "moment": 1, "roll": {"white": [1]}},
        {"command": "type-start", "moment": 1, "start": {"kind": "cheated", "player": 0}},
        {"command": "configure", "settings": {}},
        {"command": "configure", "settings": {"variant": 5}},
        {"command": "configure", "settings": {"variant": "name: x\n" + "#" * 4000}},
        {"command": "configure", "settings": {"variant": "no-such"}},
        {"command": "configure", "settings": {"variant": "name: x\nrow: R2"}},
        {"command": "configure", "settings": {"variant": "classic", "dice": "loaded"}},
        {"command": "configure", "settings": {"variant": "longo", "lucky": [[5, 8, 9]]}},
    ],
)
def test_what_is_no_command_is_refused(wrong: object) -> None:
    with pytest.raises(QwixxError):
        read_command(wrong)


@pytest.mark.parametrize("wrong", [None, {"event": "sat"}, {"event": "sat", "number": 1, "at": 0, "seat": 0}])
def test_what_is_no_event_is_refused(wrong: object) -> None:
    with pytest.raises(MessageError):
        read_event(wrong)


def test_a_log_that_is_not_whole_is_refused() -> None:
    log = House(2).sit(2).log
    for broken in ([], log[1:], [log[0], log[2]], [log[0], log[0]]):
        with pytest.raises(IllegalError):
            replay(broken)


def test_a_log_in_another_version_is_refused() -> None:
    with pytest.raises(IllegalError, match="version 1"):
        replay([Event(1, 1, 0, Opened(settings(), 2, version=2))])
    with pytest.raises(IllegalError):
        replay([Event(1, 1, 0, Sat(0, "Anna"))])
