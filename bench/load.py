"""Tables of four scripted players over real sockets, as fast as the server answers, then at people's pace.

A decision is a choice in action 1 or 2; its time is from sending it to its acknowledgement, which comes when it is
durable. Players cross what leaves out few cells, as people do: who crosses at random soon has nothing left to choose,
and the same number of decisions takes half as many turns again. Players, server and database share this machine; the
server's own processor time is measured apart.
"""

import argparse
import asyncio
import http.client
import json
import os
import random
import re
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from bench.lean_socket import LeanSocket

SEATS = 4
MOST_LEFT_OUT = 2
"""How many cells a player leaves out for a cross."""
EDGES = (1, 1, 13, 13)
"""What stands before the first number of each row."""
WARM_UP = 3.0
AT_ONCE = 50
"""How many tables begin at the same time."""
FREE = ("message-rate", "message-burst", "table-rate", "table-burst", "try-rate", "try-burst", "connections")
"""What has to be without bounds where all players come from one address."""
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


class Server:
    """A server as its own process: a module of Python, and what it is told."""

    def __init__(self, module: list[str], log: Path) -> None:
        port = free_port()
        command = [sys.executable, "-m", *module, "--port", str(port)]
        with log.open("wb") as said:
            self.process = subprocess.Popen(command, stdout=said, stderr=said)  # noqa: S603 (ours)
        self.address = f"http://127.0.0.1:{port}"
        self._wait(port, log)

    def cpu_seconds(self) -> float:
        """The processor time it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory_mb(self) -> float:
        """The memory it has now."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20

    def _wait(self, port: int, log: Path) -> None:
        for _ in range(300):
            if self.process.poll() is not None:
                raise RuntimeError(log.read_text())
            with socket.socket() as attempt:
                if attempt.connect_ex(("127.0.0.1", port)) == 0:
                    return
            time.sleep(0.1)
        raise RuntimeError("the server did not start")


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


@contextmanager
def servers(database: str, workers: int) -> Iterator[list[Server]]:
    """Workers on one database, stopped at the end."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        bounds = [word for name in FREE for word in (f"--{name}", "1000000")]
        serve = ["qwixx", "serve", "--database", database or str(folder / "tables.sqlite"), *bounds]
        found = [Server(serve, folder / f"log-{number}") for number in range(workers)]
        try:
            yield found
        finally:
            for server in found:
                server.process.terminate()
                server.process.wait(30)


async def measure(running: list[Server], tables: int, seconds: float, thought: float) -> dict[str, Any]:
    """Play for some time."""
    figures, chance = Figures(), random.Random(1)
    tokens = await asyncio.to_thread(seats_of, running[0].address, tables)
    sockets = [server.address.replace("http", "ws", 1) + "/ws" for server in running]
    found = [ScriptedTable(figures, chance, thought) for _ in range(tables)]
    for first in range(0, tables, AT_ONCE):
        pairs = zip(found[first : first + AT_ONCE], tokens[first : first + AT_ONCE], strict=True)
        await asyncio.gather(*[table.open(sockets, held) for table, held in pairs])
    await asyncio.sleep(WARM_UP)
    cpu, began, figures.counts = [server.cpu_seconds() for server in running], time.perf_counter(), True
    own = time.process_time()
    await asyncio.sleep(seconds)
    figures.counts, elapsed = False, time.perf_counter() - began
    own = time.process_time() - own
    used = sum(server.cpu_seconds() for server in running) - sum(cpu)
    memory = sum(server.memory_mb() for server in running)
    lost = sum(table.lost for table in found)
    for table in found:
        table.close()
    times = sorted(figures.times) or [float("nan")]
    points = {"p50": 0.5, "p99": 0.99, "p99.9": 0.999}
    return {
        "tables": tables,
        "seconds_of_thought": thought,
        "decisions_per_second": round(figures.decisions / elapsed),
        "decisions_per_server_cpu_second": round(figures.decisions / used) if used else None,
        **{f"{name}_ms": round(1000 * times[int(share * (len(times) - 1))], 2) for name, share in points.items()},
        "mean_ms": round(1000 * statistics.fmean(times), 2),
        "games_finished": figures.games,
        "refusals": figures.refusals,
        "connections_lost": lost,
        "server_cpu_share": round(used / elapsed, 2),
        "players_cpu_share": round(own / elapsed, 2),
        "server_memory_mb": round(memory),
    }


def main() -> None:
    """Print one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100, 500, 2000])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--thought", type=float, nargs="+", default=[0.0, 1.0], help="seconds before each decision")
    parser.add_argument("--databases", nargs="+", default=["sqlite", "postgresql"])
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2], help="SQLite has one in any case")
    args = parser.parse_args()
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    figures = []
    for kind in args.databases:
        for workers in args.workers if kind == "postgresql" else [1]:
            for thought in args.thought:
                for tables in args.tables:
                    with ExitStack() as stack:
                        url = stack.enter_context(_postgres()) if kind == "postgresql" else ""
                        running = stack.enter_context(servers(url, workers))
                        found = asyncio.run(measure(running, tables, args.seconds, thought))
                    figures.append({"database": kind, "workers": workers, **found})
    print(json.dumps({"cores": os.cpu_count(), "runs": figures}, indent=2))


@contextmanager
def _postgres() -> Iterator[str]:
    """A PostgreSQL of its own, as durable as it is by default."""
    from tests.postgres import Postgres  # noqa: PLC0415 (it takes a PostgreSQL, and only where asked for)

    server = Postgres(durable=True)
    try:
        yield server.new_database()
    finally:
        server.remove()


if __name__ == "__main__":
    main()
