"""Tables of four scripted players over real sockets."""

import asyncio
import http.client
import json
import random
import re
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any
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
ACK = re.compile(rb'"type":"ack","id":"([0-9-]+)"')


class Told(msgspec.Struct):
    """As much of the server's messages as a scripted player looks at."""

    type: str
    moment: dict[str, Any] | None = None
    choices: list[list[Any]] | None = None
    changes: dict[str, Any] = {}
    view: dict[str, Any] | None = None


class Figures:
    """What was counted since the warm-up."""

    def __init__(self) -> None:
        self.counts = False
        self.decisions = self.games = self.refusals = 0
        self.times: list[float] = []


class ScriptedTable:
    """A table whose four players one script plays: each has its own socket, and one of them looks."""

    def __init__(self, figures: Figures, chance: random.Random, thought: float) -> None:
        self._figures, self._chance, self._thought = figures, chance, thought
        self._sockets: list[LeanSocket] = []
        self._sent: dict[bytes, float] = {}
        self._decoder = msgspec.json.Decoder(Told)
        self._players: list[int] = []
        self._choices: list[list[Any]] = []
        self._last: dict[tuple[int, int], int] = {}
        """The last number that a player has crossed in a row."""
        self._answered: Any = None
        self._number = 0

    async def open(self, addresses: list[str], tokens: list[str]) -> None:
        """Connect everybody, and begin."""
        for seat, token in enumerate(tokens):
            hear = self._look if seat == 0 else self._listen
            line = await LeanSocket.connect(addresses[seat % len(addresses)], hear)
            self._sockets.append(line)
            line.send(json.dumps({"type": "hello", "token": token}).encode())
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
            self._players = told.changes.get("game", {}).get("players", self._players)
            self._choices = told.choices if told.choices is not None else self._choices
            self._follow(told.changes.get("game", {}).get("sheets", {}))
            if told.changes.get("stage") == "over":
                self._figures.games += self._figures.counts
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

    def _answer(self, moment: dict[str, Any]) -> None:
        for seat in moment["awaited"]:
            if moment["waits"] in ("roll", "start"):
                self._do(seat, {"command": "roll", "moment": moment["moment"]})
            elif moment["waits"] in ("white", "colour"):
                choice = self._choice(self._players.index(seat))
                self._decide(seat, {"command": "choose", "moment": moment["moment"], "choice": choice})

    def _decide(self, seat: int, command: dict[str, Any]) -> None:
        if self._thought:
            wait = self._chance.uniform(0.5, 1.5) * self._thought
            asyncio.get_running_loop().call_later(wait, self._do, seat, command, True)
        else:
            self._do(seat, command, True)

    def _do(self, seat: int, command: dict[str, Any], is_decision: bool = False) -> None:
        self._number += 1
        name = f"{seat}-{self._number}"
        if is_decision:
            self._sent[name.encode()] = time.perf_counter()
        self._sockets[seat].send(msgspec.json.encode({"type": "do", "id": name, "command": command}))


async def seated(addresses: list[str], tables: int, figures: Figures, thought: float) -> list[ScriptedTable]:
    """So many tables at these servers, whose players have begun."""
    chance = random.Random(1)
    tokens = await asyncio.to_thread(seats_of, addresses[0], tables)
    sockets = [address.replace("http", "ws", 1) + "/ws" for address in addresses]
    found = [ScriptedTable(figures, chance, thought) for _ in range(tables)]
    for first in range(0, tables, AT_ONCE):
        pairs = zip(found[first : first + AT_ONCE], tokens[first : first + AT_ONCE], strict=True)
        await asyncio.gather(*[table.open(sockets, held) for table, held in pairs])
    return found


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
