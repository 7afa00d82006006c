"""Crosses as a client sends them: the way by which a number is reached, and the rows of forced crosses."""

import msgspec
import pytest

from qwixx import match
from qwixx.rules import Choice, Cross
from qwixx.wire import table_commands


@pytest.mark.parametrize(
    ("text", "choice"),
    [
        ("null", None),
        ('{"row":0,"number":5}', Cross(0, 5)),
        ('{"row":2,"number":16,"lucky":true}', Cross(2, 16, lucky=True)),
        ('{"row":0,"number":3,"second":true}', Cross(0, 3, second=True)),
        ('{"row":1,"number":7,"exchange":1}', Cross(1, 7, exchange=1)),
        ('{"row":5,"number":9,"then":[2,2]}', Cross(5, 9, then=(2, 2))),
    ],
)
def test_a_choice_names_its_way_and_its_rows(text: str, choice: Choice) -> None:
    command = msgspec.json.decode(f'{{"command":"choose","moment":7,"choice":{text}}}', type=table_commands.Command)
    meant = table_commands.meant(command)
    assert isinstance(meant, match.Choose)
    assert meant.choice == choice


@pytest.mark.parametrize("wrong", ['"exchange":-1', '"exchange":40', '"then":[8]', f'"then":{[0] * 5}'])
def test_a_choice_is_bounded(wrong: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(f'{{"row":0,"number":5,{wrong}}}', type=table_commands.Cross)
