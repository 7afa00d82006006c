"""The tables of a device, by the requests and messages of a page: whole games, reloads, refusals, a full disk."""

import doctest
import json
import random
from itertools import count
from types import ModuleType
from typing import Any

import pytest

import qwixx.local
from qwixx.dice import check_dice
from qwixx.local import device_tables
from qwixx.local.device_table import Channel, Environment
from qwixx.local.device_tables import MOST_TABLES, DeviceTables
from qwixx.match import merged
from qwixx.rules import FOUR_ROWS, parse_record, variant_names
from qwixx.wire import Events, Told, View, Welcome, read_told

Fields = dict[str, Any]


class Files(dict[str, str]):
    """The files of a device, which may be full."""

    is_full = False

    def __setitem__(self, name: str, text: str) -> None:
        if self.is_full:
            raise OSError("full")
        super().__setitem__(name, text)


class Page:
    """A page at a table of a device: it keeps the view by what it is told, as the real one does."""

    def __init__(self, device: DeviceTables, code: str) -> None:
        self.view: Fields = {}
        self.told: list[Told] = []
        self.events: list[Fields] = []
        self._ids = count(1)
        self.channel: Channel = device.open(code, self._receive)
        self.say(type="hello", version=1)

    def say(self, **message: object) -> list[Told]:
        before = len(self.told)
        self.channel.receive(json.dumps(message))
        return self.told[before:]

    def do(self, command: str, **fields: object) -> list[Told]:
        return self.say(type="do", id=f"{id(self)}-{next(self._ids)}", command={"command": command, **fields})

    @property
    def moment(self) -> Fields:
        found: Fields = self.view["moment"]
        return found

    def _receive(self, text: str) -> None:
        for told in read_told(text):
            self.told.append(told)
            match told:
                case Welcome() | View():
                    self.view = told.view
                case Events():
                    self.events += told.events
                    self.view = merged(self.view, told.changes) | {"step": told.step, "moment": told.moment}
                    if told.choices is not None:
                        self.view["choices"] = told.choices


def device_with(files: Files) -> DeviceTables:
    secrets = (bytes([number]) * 32 for number in count(len(files) + 1))
    return DeviceTables(Environment(files, lambda: next(secrets), lambda: 0, lambda: "2026-11-19"))


def started(device: DeviceTables, *names: str, bots: tuple[str, ...] = (), **settings: object) -> str:
    body = {"names": names, "bots": bots, "settings": {"variant": "classic", **settings}}
    answer = device.request("POST", "/api/tables", json.dumps(body))
    assert answer.status == 201, answer.body
    code: str = json.loads(answer.body)["table"]
    return code


def step(device: DeviceTables, page: Page, chance: random.Random) -> bool:
    """One step of a game by chance, as the page sees it; whether there was one to take."""
    if device.think():
        return True
    view, moment = page.view, page.moment
    if view["stage"] != "play":
        return False
    number = moment["moment"]
    if moment["waits"] == "roll":
        page.do("roll", moment=number)
    else:
        seat = view["you"]["seat"]
        assert seat in moment["awaited"]
        choices = view["choices"][view["game"]["players"].index(seat)]
        page.do("choose", moment=number, choice=chance.choice(choices), confirmed=True)
    return True


def finished(device: DeviceTables, page: Page, chance: random.Random) -> None:
    while step(device, page, chance):
        pass
    assert page.view["stage"] == "over"


@pytest.mark.parametrize("sheet", variant_names(FOUR_ROWS))
@pytest.mark.parametrize("people", [("Anna",), ("Anna", "Boris", "Clara")], ids=len)
def test_a_whole_game_is_played_by_messages_alone_and_proved_afterwards(sheet: str, people: tuple[str, ...]) -> None:
    files, chance = Files(), random.Random(1)
    device = device_with(files)
    code = started(device, *people, bots=("sharp",), variant=sheet)
    page = Page(device, code)
    page.do("begin")
    finished(device, page, chance)
    whole = device.request("GET", f"/api/tables/{code}/games/1/record")
    record = parse_record(whole.body)
    assert record.result
    assert list(record.result.totals) == [scores["scores"]["total"] for scores in page.view["game"]["sheets"]]
    verdict = json.loads(device.request("GET", f"/api/tables/{code}/games/1/verification").body)
    assert verdict == {"ok": True, "dice": check_dice(record).value} == {"ok": True, "dice": "proved"}
    refused = [told for told in page.told if type(told).__name__ == "Refusal"]
    assert refused == []


@pytest.mark.parametrize("people", [("Anna",), ("Anna", "Boris")], ids=len)
def test_a_reload_at_any_moment_loses_nothing(people: tuple[str, ...]) -> None:
    files, chance = Files(), random.Random(2)
    device = device_with(files)
    code = started(device, *people, bots=("gentle",))
    page = Page(device, code)
    for game in (1, 2, 3):
        page.do("begin" if game == 1 else "rematch")
        assert page.view["games"] == game
        while step(device, page, chance):
            before = {key: value for key, value in page.view.items() if key not in ("step", "you")}
            device = device_with(files)
            page = Page(device, code)
            after = {key: value for key, value in page.view.items() if key not in ("step", "you")}
            for view in (before, after):
                view["moment"] = {**view["moment"], "moment": 0}
            assert after == before
    games = json.loads(device.request("GET", f"/api/tables/{code}/games").body)
    assert [game["game"] for game in games] == [1, 2, 3]
    firsts = [game["players"][0] for game in games]
    assert len(set(firsts)) == min(3, len(people) + 1)


def test_the_view_follows_the_device_from_hand_to_hand() -> None:
    device = device_with(Files())
    page = Page(device, started(device, "Anna", "Boris"))
    page.do("begin")
    first = page.view["you"]["seat"]
    page.do("roll", moment=page.moment["moment"])
    assert page.view["you"]["seat"] == first
    told = page.do("choose", moment=page.moment["moment"], choice=None, confirmed=True)
    assert [type(each).__name__ for each in told] == ["View", "Ack"]
    assert page.view["you"]["seat"] == 1 - first
    assert page.view["you"]["choice"] is None


def test_a_command_that_comes_twice_counts_once() -> None:
    device = device_with(Files())
    page = Page(device, started(device, "Anna", bots=("random",)))
    twice = {"type": "do", "id": "once", "command": {"command": "begin"}}
    assert [type(told).__name__ for told in page.say(**twice)] == ["Events", "Ack"]
    assert [type(told).__name__ for told in page.say(**twice)] == ["Ack"]
    assert page.view["games"] == 1


def test_nothing_counts_that_could_not_be_kept() -> None:
    files = Files()
    device = device_with(files)
    page = Page(device, started(device, "Anna", bots=("gentle", "steady")))
    page.do("begin")
    while page.moment["waits"] != "white":
        step(device, page, random.Random(3))
    files.is_full = True
    step_before, told_before = page.view["step"], len(page.told)
    assert not device.think()
    assert [told.code for told in page.told[told_before:]] == ["cannot-write"]  # type: ignore[union-attr]
    choices = page.view["choices"][page.view["game"]["players"].index(0)]
    (refusal,) = page.do("choose", moment=page.moment["moment"], choice=choices[-1], confirmed=True)
    assert refusal.code == "cannot-write"  # type: ignore[union-attr]
    answer = device.request("POST", "/api/tables", '{"names":["Anna"],"settings":{"variant":"classic"}}')
    assert (answer.status, json.loads(answer.body)["code"]) == (409, "cannot-write")
    assert page.view["step"] == step_before
    files.is_full = False
    finished(device, page, random.Random(3))


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/tables/device-7", "", 404, "no-such-table"),
        ("GET", "/api/tables/K7QM-2XHP", "", 501, "no-server"),
        ("POST", "/api/seat/move", "{}", 501, "no-server"),
        ("POST", "/api/tables", "[]", 400, "form"),
        ("POST", "/api/tables", '{"names":[],"settings":{"variant":"classic"}}', 400, "form"),
        ("POST", "/api/tables", '{"names":["Anna"],"settings":{"variant":"chess"}}', 409, "no-such-variant"),
        ("POST", "/api/tables", '{"names":["Anna","anna"],"settings":{"variant":"classic"}}', 409, "name-taken"),
        (
            "POST",
            "/api/tables",
            '{"names":["A"],"bots":["optimal"],"settings":{"variant":"classic"}}',
            409,
            "no-such-bot",
        ),
        (
            "POST",
            "/api/tables",
            '{"names":["A"],"bots":["grandma"],"settings":{"variant":"classic"}}',
            409,
            "no-such-bot",
        ),
    ],
)
def test_what_a_device_cannot_do_is_refused_with_a_code(
    method: str, path: str, body: str, status: int, code: str
) -> None:
    files = Files()
    answer = device_with(files).request(method, path, body)
    assert (answer.status, json.loads(answer.body)["code"]) == (status, code)
    assert files == {}


@pytest.mark.parametrize("module", [qwixx.local, device_tables], ids=lambda module: module.__name__)
def test_the_examples_of_the_documentation_run(module: ModuleType) -> None:
    result = doctest.testmod(module)
    assert result.attempted > 0
    assert result.failed == 0


def test_the_oldest_tables_make_room_for_new_ones() -> None:
    files = Files()
    device = device_with(files)
    codes = [started(device, "Anna") for _ in range(MOST_TABLES + 2)]
    assert len(files) == MOST_TABLES
    assert device.request("GET", f"/api/tables/{codes[1]}").status == 404
    assert device.request("GET", f"/api/tables/{codes[2]}").status == 200
