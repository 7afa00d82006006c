"""Tables of four scripted players over real sockets."""

import argparse
import asyncio
import hashlib
import http.client
import json
import random
import re
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from bench.lean_socket import LeanSocket

SEATS = 4
MOST_LEFT_OUT = 2
"""How many cells a player leaves out for a cross."""
EDGES = (1, 1, 13, 13)
"""What stands before the first number of each row."""
AT_ONCE = 50
"""How many tables begin at the same time."""
CHAIN_LENGTH = 256
"""How many links a player's chain has: more than a game has rolls."""
ACK = re.compile(rb'"type":"ack","id":"([0-9-]+)"')


class Told(msgspec.Struct):
    """As much of the server's messages as a scripted player looks at."""

    type: str
    moment: dict[str, Any] | None = None
    choices: list[list[Any]] | None = None
    changes: dict[str, Any] = {}
    view: dict[str, Any] | None = None


class Mode(NamedTuple):
    """How people play: how many tables there are, who has a hand in the dice, and how long a decision takes."""

    tables: int
    dice: bool
    """Whether every player's device takes part in the fair dice, as the page does."""
    thought: float
    """Seconds before each decision, on average."""


class Figures:
    """What was counted since the warm-up."""

    def __init__(self) -> None:
        self.counts = False
        self.decisions = self.games = self.refusals = 0
        self.times: list[float] = []


class ScriptedTable:
    """A table whose four players one script plays: each has its own socket, and one of them looks."""

    def __init__(self, figures: Figures, chance: random.Random, mode: Mode) -> None:
        self._figures, self._chance, self._mode = figures, chance, mode
        self._sockets: list[LeanSocket] = []
        self._sent: dict[bytes, float] = {}
        self._decoder = msgspec.json.Decoder(Told)
        self._players: list[int] = []
        self._choices: list[list[Any]] = []
        self._last: dict[tuple[int, int], int] = {}
        """The last number that a player has crossed in a row."""
        self._chains: list[list[str]] = []
        """By seat, its chain of links; empty if nobody takes part in the dice."""
        self._committing: set[bytes] = set()
        """The ids of commitments that are not acknowledged yet."""
        self._turn = 0
        self._answered: Any = None
        self._number = 0

    async def open(self, addresses: list[str], tokens: list[str]) -> None:
        """Connect everybody, and begin."""
        for seat, token in enumerate(tokens):
            hear = self._look if seat == 0 else self._listen
            line = await LeanSocket.connect(addresses[seat % len(addresses)], hear)
            self._sockets.append(line)
            line.send(json.dumps({"type": "hello", "token": token}).encode())
        self._commit()
        while self._committing:
            await asyncio.sleep(0.01)
        while self._answered is None:  # refused until everybody is seen to be there, by all workers
            self._do(0, {"command": "begin"})
            await asyncio.sleep(0.2)

    def close(self) -> None:
        """Leave."""
        for line in self._sockets:
            line.close()

    @property
    def lost(self) -> int:
        """How many connections were lost."""
        return sum(line.is_lost for line in self._sockets)

    def _listen(self, frame: bytes) -> None:
        for found in ACK.finditer(frame):
            self._committing.discard(found[1])
            began = self._sent.pop(found[1], None)
            if began is not None and self._figures.counts:
                self._figures.decisions += 1
                self._figures.times.append(time.perf_counter() - began)
        if self._figures.counts and b'"type":"refusal"' in frame:
            self._figures.refusals += 1

    def _look(self, frame: bytes) -> None:
        self._listen(frame)
        for line in frame.splitlines():
            told = self._decoder.decode(line)
            if told.view:
                self._players = (told.view.get("game") or {}).get("players", [])
            if told.type != "events" or told.moment is None:
                continue
            game = told.changes.get("game", {})
            self._players, self._turn = game.get("players", self._players), game.get("turn", self._turn)
            self._choices = told.choices if told.choices is not None else self._choices
            self._follow(game.get("sheets", {}))
            if told.changes.get("stage") == "over":
                self._figures.games += self._figures.counts
                self._commit()
                for seat in range(SEATS):
                    self._do(seat, {"command": "rematch"})
            elif told.moment["moment"] != self._answered:
                self._answered = told.moment["moment"]
                self._answer(told.moment)

    def _follow(self, sheets: Any) -> None:
        """Know what was crossed; sheets come as a list when a game begins, and by place after that."""
        for player, sheet in sheets.items() if isinstance(sheets, dict) else enumerate(sheets):
            for row, numbers in enumerate(sheet["rows"]):
                self._last[int(player), row] = numbers[-1] if numbers else EDGES[row]

    def _choice(self, player: int) -> Any:
        """The cross that leaves out the fewest cells, or nothing if those are too many."""

        def left_out(cross: dict[str, Any]) -> int:
            number: int = cross["number"]
            return abs(number - self._last[player, cross["row"]]) - 1

        best = min(self._choices[player][1:], key=left_out)
        return best if left_out(best) <= MOST_LEFT_OUT else None

    def _commit(self) -> None:
        """Have every player take part in the dice of the next game."""
        if self._mode.dice:
            self._chains = [chain(secrets.token_bytes(32)) for _ in range(SEATS)]
            for seat, links in enumerate(self._chains):
                self._committing.add(self._do(seat, {"command": "commit", "commitment": links[0]}))

    def _link(self, seat: int) -> str | None:
        return self._chains[seat][self._turn + 1] if self._chains else None

    def _answer(self, moment: dict[str, Any]) -> None:
        for seat in moment.get("links", moment["awaited"] if moment["waits"] == "links" else ()):
            self._do(seat, {"command": "add-link", "moment": moment["moment"], "link": self._link(seat)})
        for seat in moment["awaited"]:
            if moment["waits"] in ("roll", "start"):
                self._do(seat, {"command": "roll", "moment": moment["moment"], "link": self._link(seat)})
            elif moment["waits"] in ("white", "colour"):
                choice = self._choice(self._players.index(seat))
                self._decide(seat, {"command": "choose", "moment": moment["moment"], "choice": choice})

    def _decide(self, seat: int, command: dict[str, Any]) -> None:
        if self._mode.thought:
            wait = self._chance.uniform(0.5, 1.5) * self._mode.thought
            asyncio.get_running_loop().call_later(wait, self._do, seat, command, True)
        else:
            self._do(seat, command, True)

    def _do(self, seat: int, command: dict[str, Any], is_decision: bool = False) -> bytes:
        """Send a command; its id."""
        self._number += 1
        name = f"{seat}-{self._number}"
        if is_decision:
            self._sent[name.encode()] = time.perf_counter()
        self._sockets[seat].send(msgspec.json.encode({"type": "do", "id": name, "command": command}))
        return name.encode()


def chain(secret: bytes) -> list[str]:
    """A chain of links in hexadecimal digits, from its commitment to its secret."""
    links = [secret]
    for _ in range(CHAIN_LENGTH):
        links.append(hashlib.sha256(b"qwixx link" + links[-1]).digest())
    return [link.hex() for link in reversed(links)]


async def seated(addresses: list[str], mode: Mode, figures: Figures) -> list[ScriptedTable]:
    """The tables of a mode at these servers, whose players have begun."""
    chance = random.Random(1)
    tokens = await asyncio.to_thread(seats_of, addresses[0], mode.tables)
    sockets = [address.replace("http", "ws", 1) + "/ws" for address in addresses]
    found = [ScriptedTable(figures, chance, mode) for _ in range(mode.tables)]
    for first in range(0, mode.tables, AT_ONCE):
        pairs = zip(found[first : first + AT_ONCE], tokens[first : first + AT_ONCE], strict=True)
        await asyncio.gather(*[table.open(sockets, held) for table, held in pairs])
    return found


def add_modes(parser: argparse.ArgumentParser) -> None:
    """Let a command line choose modes."""
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100, 500])
    parser.add_argument(
        "--dice", choices=("no", "yes"), nargs="+", default=["no", "yes"], help="by players' devices, too"
    )
    parser.add_argument("--thought", type=float, nargs="+", default=[0.0, 1.0], help="seconds before each decision")


def modes(args: argparse.Namespace) -> list[Mode]:
    """The modes that were chosen, each with each."""
    return [
        Mode(tables, dice == "yes", thought) for thought in args.thought for dice in args.dice for tables in args.tables
    ]


def seats_of(address: str, count: int) -> list[list[str]]:
    """Tables with everybody seated: their tokens."""

    def table(_: int) -> list[str]:
        connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=60)
        made = _post(connection, "/api/tables", {"name": "A", "seats": SEATS, "settings": {"variant": "classic"}})
        others = [
            _post(connection, f"/api/tables/{made['table']}/seats", {"name": name})["token"] for name in ("B", "C", "D")
        ]
        connection.close()
        return [made["token"], *others]

    with ThreadPoolExecutor(8) as pool:
        return list(pool.map(table, range(count)))


def _post(connection: http.client.HTTPConnection, path: str, body: dict[str, Any]) -> dict[str, Any]:
    connection.request("POST", path, json.dumps(body), {"content-type": "application/json"})
    answer = connection.getresponse()
    told: dict[str, Any] = json.loads(answer.read())
    if answer.status >= 400:
        raise RuntimeError(f"{path}: {told}")
    return told
