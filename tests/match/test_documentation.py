"""`docs/develop/match.md` and the package's docstring say what is so."""

import doctest
import json
import re
from collections.abc import Callable, Iterator
from functools import partial
from itertools import accumulate
from pathlib import Path
from typing import Any

import pytest

import qwixx.match
from qwixx.codec.values import OPTION_KEYS
from qwixx.match import DiceKind, Object, Settings, Stage, TypeStart, view
from qwixx.match.commands import KINDS as COMMANDS
from qwixx.match.events import KINDS as EVENTS
from qwixx.match.fold import evolve, opened
from qwixx.match.game_commands import follow
from qwixx.match.serialization import written
from qwixx.match.settings import SECONDS
from qwixx.match.visibility import NOBODY, OWN
from qwixx.rules import Options, Phase, Start, StartKind, variant
from tests.match.house import House

PAGE = (Path(__file__).parent.parent.parent / "docs/develop/match.md").read_text(encoding="utf-8")


def section(heading: str) -> str:
    return PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]


def rows_of(text: str) -> dict[str, list[str]]:
    """The rows of a table, by every name in their first cell."""
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line[:3] == "| `"]
    return {name: row[1:] for row in rows for name in re.findall(r"`([a-z_-]+)`", row[0])}


def table_of(heading: str) -> dict[str, list[str]]:
    return rows_of(section(heading))


def tables_of_the_view() -> dict[str, dict[str, list[str]]]:
    """The rows of each table of the section, by the part of the view that it tells."""
    parts = ("view", "seats", "moment", "game", "you")
    found = section("The view").split("| key | |\n")[1:]
    return dict(zip(parts, map(rows_of, found), strict=True))


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


def views(house: House) -> Iterator[Any]:
    """What a seat and a spectator see in the lobby, at every moment of a game, and at its end."""
    for table in accumulate(house.log[1:], evolve, initial=opened(house.log[0])):
        if follow(table) is None:  # else nobody is shown it: the next event comes along
            yield from (view(table, seat, table.at) for seat in (0, None))


def virtual(name: str) -> House:
    house = House(3, variant(name)).sit(2, 1, chains=True)
    house.begin()
    return house.play_on()


def real() -> House:
    """Up to action 2, with an objection on the way."""
    house = House(2, options=Options(first_six=True), dice=DiceKind.REAL).sit(2)
    house.begin()
    house.ask(TypeStart(house.moment, Start(StartKind.THROWS, 1, (2, 6))), 0)
    house.ask(Object(house.moment), 1)
    house.ask(TypeStart(house.moment, Start(StartKind.THROWS, 1, (2, 6))), 0)
    house.agree()
    house.real()
    house.choose(0)
    house.choose(1)
    return house


def keys_in(value: object) -> set[str]:
    """The keys of all objects in a value."""
    if isinstance(value, dict):
        return set(value).union(*map(keys_in, value.values()))
    return set().union(*map(keys_in, value)) if isinstance(value, list) else set()


SEEN: dict[str, Callable[[], House]] = {
    "classic": partial(virtual, "classic"),
    "longo": partial(virtual, "longo"),
    "real dice": real,
}


@pytest.mark.parametrize("table", SEEN)
def test_the_page_lists_every_key_of_a_view(table: str) -> None:
    told, settings = tables_of_the_view(), table_of("Settings").keys()
    named = set(re.findall(r"`([a-z_]+)`", section("The view") + section("Settings"))) | {"row", "number"}
    seen = list(views(SEEN[table]()))
    for found in seen:
        assert told["view"].keys() == found.keys()
        assert told["moment"].keys() == found["moment"].keys()
        assert settings == found["settings"].keys()
        assert all(told["seats"].keys() == seat.keys() for seat in found["seats"])
        assert found["game"] is None or told["game"].keys() == found["game"].keys()
        assert found["you"] is None or told["you"].keys() == found["you"].keys()
        assert keys_in(found) <= named
    for part in ("game", "you"):
        assert {found[part] is None for found in seen} == {True, False}, "with and without"


def test_the_page_names_everything_that_a_table_waits_for() -> None:
    waits = {found["moment"]["waits"] for make in SEEN.values() for found in views(make())} - {None}
    assert waits == set(re.findall(r"`([a-z]+)`", tables_of_the_view()["moment"]["waits"][0]))


def test_the_page_names_the_stages_and_the_phases() -> None:
    told = tables_of_the_view()
    for kinds, cell in ((Stage, told["view"]["stage"]), (Phase, told["game"]["phase"])):
        assert set(re.findall(r"`([a-z]+)`", cell[0])) == {kind.value for kind in kinds}


def test_the_page_tells_the_usual_settings_and_their_bounds() -> None:
    told = table_of("Settings")
    for name, value in written(Settings(variant("classic"))).items():
        usual = value if isinstance(value, str) else json.dumps(value)
        if name not in ("variant", "options"):
            assert told[name][0].strip("`") == usual, name
    assert set(OPTION_KEYS) <= set(re.findall(r"`([a-z_]+)`", told["options"][1]))
    for name, (least, most) in SECONDS.items():
        assert told[name][1].startswith(f"{least} to {most}: "), name


def test_the_example_in_the_docstring_is_true() -> None:
    result = doctest.testmod(qwixx.match)
    assert result.attempted > 5
    assert not result.failed
