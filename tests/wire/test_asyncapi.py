"""What the documentation says of the socket is what the messages are."""

import re
from pathlib import Path
from typing import get_args

import msgspec

from qwixx import wire
from qwixx.i18n.languages import LANGUAGES
from qwixx.wire import table_commands
from qwixx.wire.asyncapi import description

DOCS = Path(__file__).parents[2] / "docs" / "develop"
PROTOCOL = (DOCS / "protocol.md").read_text(encoding="utf-8")


def test_the_asyncapi_file_is_made_from_the_messages() -> None:
    kept = msgspec.yaml.decode((DOCS / "asyncapi.yaml").read_bytes())
    assert kept == description(), "renew it: make messages"


def test_the_page_tells_every_message_and_every_field() -> None:
    for form in (*get_args(wire.Asked), *get_args(wire.Told)):
        kind = form.__struct_config__.tag
        (row,) = re.findall(rf"^\| `{kind}` \|(.*)$", PROTOCOL, re.MULTILINE)
        for field in form.__struct_fields__:
            assert f"`{field}`" in row, f"{kind} lacks {field}"


def test_the_page_names_every_command() -> None:
    for form in get_args(table_commands.Command):
        assert f"`{form.__struct_config__.tag}`" in PROTOCOL


def test_a_client_may_name_every_language() -> None:
    assert set(get_args(wire.Language)) == set(LANGUAGES)


def test_examples_on_the_page_are_messages() -> None:
    examples = re.findall(r"^    ([←→]) (\{.*\})$", PROTOCOL, re.MULTILINE)
    assert len(examples) >= 6
    for direction, line in examples:
        if direction == "→":
            wire.read_asked(line)
        else:
            wire.read_told(line)
