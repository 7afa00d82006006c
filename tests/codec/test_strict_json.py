"""Lines that are no messages, and messages of the wrong form."""

import json
from typing import Any

import pytest

from qwixx.codec.strict_json import MAX_LINE, MAX_LIST, MAX_TEXT, MAX_WHOLE
from tests.referee.programme import Programme

STATE = '{"cmd":"state"}'


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "blank-line"),
        (" \t ", "blank-line"),
        ("roll", "not-json"),
        ('{"cmd":"state"', "not-json"),
        ('{"cmd":"state"} {"cmd":"state"}', "not-json"),
        ("{'cmd':'state'}", "not-json"),
        ("\x00", "not-json"),
        ("\ufeff" + STATE, "not-json"),
        ('{"cmd":NaN}', "not-json"),
        ('{"cmd":-Infinity}', "not-json"),
        ("null", "wrong-type"),
        ("[]", "wrong-type"),
        ('"state"', "wrong-type"),
        ("7", "wrong-type"),
        ("1e999", "wrong-type"),
        ('{"cmd":"state","cmd":"state"}', "duplicate-key"),
        (
            '{"cmd":"new","variant":"classic","players":2,"options":{"first_six":false,"first_six":true}}',
            "duplicate-key",
        ),
        ("[" * 100_000, "too-deep"),
        ('{"a":' * 100_000, "too-deep"),
        (" " * MAX_LINE + STATE, "line-too-long"),
        ("9" * 10_000, "too-large"),
        (f'{{"cmd":"state","id":{MAX_WHOLE + 1}}}', "too-large"),
        (f'{{"cmd":"state","id":{-MAX_WHOLE - 1}}}', "too-large"),
        ("{}", "missing-key"),
        ('{"cmd":null}', "wrong-type"),
        ('{"cmd":["state"]}', "wrong-type"),
        ('{"cmd":"State"}', "unknown-command"),
        ('{"cmd":"position","position":"classic"}', "unknown-command"),
        (json.dumps({"cmd": "x" * (MAX_TEXT + 1)}), "too-long"),
        ('{"cmd":"\\ud800"}', "unknown-command"),
        ('{"cmd":"state","Cmd":"state"}', "unknown-key"),
        ('{"cmd":"state","player":0}', "unknown-key"),
    ],
)
def test_a_line_of_the_wrong_form_is_refused_and_the_next_is_served(line: str, code: str) -> None:
    programme = Programme()
    programme.tell("new", variant="classic", players=2)
    before = programme.tell("state")
    answer = programme.line(line)
    assert (answer["ok"], answer["code"]) == (False, code)
    assert "clause" not in answer
    assert programme.tell("state") == before


def test_the_message_of_a_refusal_stays_short_whatever_was_sent() -> None:
    programme = Programme()
    for line in ('{"cmd":"' + "x" * 100 + '"}', '{"cmd":"state","' + "k" * 9999 + '":0}'):
        assert len(programme.line(line)["message"]) < 300


def test_a_message_nested_just_deeply_enough_to_be_read_is_refused_for_its_type() -> None:
    answer = Programme().line('{"cmd":' + "[" * 500 + "]" * 500 + "}")
    assert answer["code"] == "wrong-type"
    assert answer["message"] == "cmd must be a string, not a list"


@pytest.mark.parametrize(
    ("changed", "code", "message"),
    [
        ({"players": True}, "wrong-type", "players must be a whole number, not true"),
        ({"players": 2.0}, "wrong-type", "players must be a whole number, not 2.0"),
        ({"players": "2"}, "wrong-type", 'players must be a whole number, not "2"'),
        ({"players": None}, "wrong-type", "players must be a whole number, not null"),
        ({"players": {}}, "wrong-type", "players must be a whole number, not an object"),
        ({"variant": 1}, "wrong-type", "variant must be a string, not 1"),
        ({"options": []}, "wrong-type", "options must be an object, not a list"),
        ({"options": {"first_six": 1}}, "wrong-type", "options.first_six must be true or false, not 1"),
        (
            {"options": {"first-six": True}},
            "unknown-key",
            'options has the key "first-six"; its keys are first_six, locked_die_stays, lucky_fallback',
        ),
        ({"lucky": {}}, "wrong-type", "lucky must be a list, not an object"),
        ({"lucky": [None, 5]}, "wrong-type", "lucky[1] must be a list, not 5"),
        ({"lucky": [None, [5, 8, 9]]}, "wrong-type", "lucky[1] must be two whole numbers, not 3"),
        ({"lucky": [None, [5, "8"]]}, "wrong-type", 'lucky[1][1] must be a whole number, not "8"'),
        (
            {"lucky": [None] * (MAX_LIST + 1)},
            "too-long",
            f"lucky has at most {MAX_LIST} elements, not {MAX_LIST + 1}",
        ),
    ],
)
def test_the_message_names_the_part_that_is_at_fault(changed: dict[str, Any], code: str, message: str) -> None:
    answer = Programme().ask("new", **({"variant": "classic", "players": 2} | changed))
    assert answer == {"ok": False, "code": code, "message": message}


@pytest.mark.parametrize("mark", ["", "seven", "é\ud800", "x" * MAX_TEXT, 0, -7, MAX_WHOLE])
def test_an_id_is_echoed_in_answers_and_refusals(mark: str | int) -> None:
    programme = Programme()
    for line in ({"cmd": "new", "variant": "classic", "players": 2}, {"cmd": "state"}, {"cmd": "nonsense"}, {}):
        assert programme.line(json.dumps({**line, "id": mark}))["id"] == mark


@pytest.mark.parametrize("mark", [None, True, 1.5, [], {}, "x" * (MAX_TEXT + 1)])
def test_an_id_that_is_no_string_or_whole_number_is_refused(mark: object) -> None:
    programme = Programme()
    answer = programme.ask("new", variant="classic", players=2, id=mark)
    assert answer["code"] in ("wrong-type", "too-long")
    assert "id" not in answer
    assert programme.ask("state")["code"] == "no-game"


def test_answers_without_an_id_in_the_message_have_none() -> None:
    assert "id" not in Programme().tell("new", variant="classic", players=2)
