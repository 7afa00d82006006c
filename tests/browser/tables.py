"""Tables in known states, for screens that show one: made over the protocol, with real dice that are typed in."""

import json
import random
from pathlib import Path
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

from qwixx.rules import parse_sheet, variant
from tests.browser.playing import SMALL, a_costly_game
from tests.browser.serving import Served

BOTS = ["gentle", "steady"]
NAME = "Grandfather Maximilian"
START = {"kind": "seat", "player": 0}
COLOURS = ("red", "yellow", "green", "blue")


class Seat(NamedTuple):
    """A seat at a table."""

    table: str
    token: str


class Tables(NamedTuple):
    """One table in each state that there is a screen for."""

    lobby: Seat
    start: Seat
    """It waits for who begins."""
    rolling: Seat
    """It waits for a roll to be typed in."""
    choosing: Seat
    """The dice lie there."""
    longo: Seat
    advised: Seat
    """The dice lie there, and the game is small enough for quick hints."""
    over: Seat
    reviewed: Seat
    """A small game is over and reviewed."""
    database: Path
    """Where the server finds more of them."""


def make_tables(served: Served) -> Tables:
    """All of them."""
    address = served.address
    return Tables(
        lobby=_made(address, 4, BOTS[:1], "fair"),
        start=_played(address, "classic", until="start"),
        rolling=_played(address, "classic", until="roll"),
        choosing=_played(address, "classic", until="white", turns=4),
        longo=_played(address, "longo", until="white", turns=6),
        advised=_played(address, SMALL, until="white"),
        over=_played(address, "classic", until=None),
        reviewed=_reviewed(address),
        database=served.database,
    )


def _reviewed(address: str) -> Seat:
    found = a_costly_game(address)
    return Seat(found.table, found.token)


def _made(address: str, seats: int, bots: list[str], dice: str, sheet: str = "classic") -> Seat:
    asked = {"name": NAME, "seats": seats, "bots": bots, "settings": {"variant": sheet, "dice": dice, "reviews": False}}
    request = Request(f"{address}/api/tables", json.dumps(asked).encode())  # noqa: S310 (our own server)
    with urlopen(request) as answer:  # noqa: S310 (as above)
        found = json.load(answer)
    return Seat(found["table"], found["token"])


def _played(address: str, sheet: str, until: str | None, turns: int = -1) -> Seat:
    """A table at which its one person has played some turns, until it is waited for this; or to the end."""
    seat = _made(address, len(BOTS) + 1, BOTS, "real", sheet)
    sides = (parse_sheet(sheet) if "\n" in sheet else variant(sheet)).sides
    with connect(f"{address.replace('http', 'ws')}/ws", proxy=None) as socket:
        person = _Person(socket, seat.token, sides)
        person.do("begin")
        while (view := person.view())["stage"] == "play":
            moment = view["moment"]
            if moment["waits"] == until and 0 in moment["awaited"] and view["game"]["turn"] > turns:
                break
            person.act(view, moment)
    return seat


class _Person:
    """Types in rolls and crosses what comes first, which takes a game to its end soon."""

    def __init__(self, socket: ClientConnection, token: str, sides: int) -> None:
        self._socket, self._sides = socket, sides
        self._chance = random.Random(7)
        self._count = 0
        self._say({"type": "hello", "version": 1, "token": token})

    def do(self, command: str, **fields: Any) -> None:
        self._count += 1
        self._say({"type": "do", "id": str(self._count), "command": {"command": command, **fields}})
        self._hear("ack")

    def view(self) -> dict[str, Any]:
        """The table as it stands."""
        self._say({"type": "ask"})
        found: dict[str, Any] = self._hear("view")["view"]
        return found

    def act(self, view: dict[str, Any], moment: dict[str, Any]) -> None:
        number, waits = moment["moment"], moment["waits"]
        if waits == "start":
            self.do("type-start", moment=number, start=START)
        elif waits == "roll":
            self.do("type-roll", moment=number, roll=self._roll(view))
        elif waits in {"white", "colour"} and 0 in moment["awaited"]:
            player = view["game"]["players"].index(0)
            self.do("choose", moment=number, choice=view["choices"][player][-1])

    def _roll(self, view: dict[str, Any]) -> dict[str, Any]:
        faces = [self._chance.randint(1, self._sides) for _ in range(6)]
        coloured = dict(zip(COLOURS, faces[2:], strict=True))
        return {"white": faces[:2], **{colour: coloured[colour] for colour in view["game"]["dice"]}}

    def _hear(self, kind: str) -> dict[str, Any]:
        """The next message of this kind; a refusal is a mistake of the test."""
        while True:
            for line in str(self._socket.recv(timeout=20)).splitlines():
                told: dict[str, Any] = json.loads(line)
                assert told["type"] != "refusal", told
                if told["type"] == kind:
                    return told

    def _say(self, message: dict[str, Any]) -> None:
        self._socket.send(json.dumps(message))
