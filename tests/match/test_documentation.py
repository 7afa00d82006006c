"""`docs/match.md` and the package's docstring say what is so."""

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

import qwixx.match
from qwixx.match.commands import KINDS as COMMANDS
from qwixx.match.events import KINDS as EVENTS
from qwixx.match.seen import NOBODY, OWN

PAGE = (Path(__file__).parent.parent.parent / "docs/match.md").read_text(encoding="utf-8")


def table_of(heading: str) -> dict[str, list[str]]:
    """The rows of the table under a heading, by every name in their first cell."""
    section = PAGE.split(f"## {heading}\n")[1].split("\n## ")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines() if line[:3] == "| `"]
    return {name: row[1:] for row in rows for name in re.findall(r"`([a-z-]+)`", row[0])}


def fields(cell: str) -> set[str]:
    return set(re.findall(r"([a-z_]+)\??(?: = [a-z]+)?(?:, |$)", cell))


@pytest.mark.parametrize(("heading", "kinds"), [("Commands", COMMANDS), ("Events", EVENTS)])
def test_the_page_lists_all_of_them_with_their_fields(heading: str, kinds: dict[str, Any]) -> None:
    told = table_of(heading)
    assert told.keys() == kinds.keys()
    for name, kind in kinds.items():
        assert fields(told[name][0]) == set(kind.__struct_fields__), name


def test_the_page_says_who_sees_what() -> None:
    told = table_of("Events")
    for name, kind in EVENTS.items():
        seen = told[name][1]
        hidden = "nobody" if kind in NOBODY else "the seat" if kind in OWN else "all"
        assert hidden in seen, name


def test_the_example_in_the_docstring_is_true() -> None:
    result = doctest.testmod(qwixx.match)
    assert result.attempted > 5
    assert not result.failed
