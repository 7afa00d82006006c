"""Servers beside each other: how many decisions each makes in a processor second, and what share of the first's.

The first is the transport alone (`bench/transport.py`), then comes this project, then others that are named, older ones
say. All are there all the time, and one after the other has a third of a second while the others are stopped: what
else the machine does slows all of them alike, and of the shares little of it is seen.
"""

import argparse
import asyncio
import json
import math
import statistics
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from signal import SIGCONT, SIGSTOP
from typing import Any

from bench.players import Figures, seated
from bench.served import HERE, Server, serving
from bench.transport import MODULE, Choosers

SLICE = 0.3
"""Seconds that a server has before it is the next one's turn."""
ROUSING = 0.08
"""Seconds that it takes to be at work again."""
SETTLING = 1.5


class Contender:
    """A server, and how many decisions it has acknowledged."""

    def __init__(self, server: Server, decisions: Callable[[], int]) -> None:
        self._server, self._decisions = server, decisions
        self.costs: list[float] = []
        """What a decision took in each slice, in seconds of the processor."""

    def rest(self) -> None:
        """Stop it."""
        self._server.process.send_signal(SIGSTOP)

    async def play(self) -> None:
        """Let it go on for a slice."""
        self._server.process.send_signal(SIGCONT)
        await asyncio.sleep(ROUSING)
        made, used = self._decisions(), self._server.cpu_seconds()
        await asyncio.sleep(SLICE)
        made, used = self._decisions() - made, self._server.cpu_seconds() - used
        self.rest()
        if not made:
            raise RuntimeError("a server has made no decision in its time")
        self.costs.append(used / made)


async def transport(server: Server, tables: int) -> Contender:
    """The transport alone, with everybody at work."""
    players = Choosers()
    await players.open(server.address, tables)
    return Contender(server, lambda: players.decisions)


async def game_server(server: Server, tables: int) -> Contender:
    """A server of games, with everybody at play."""
    figures = Figures()
    await seated([server.address], tables, figures, thought=0)
    figures.counts = True
    return Contender(server, lambda: figures.decisions)


async def compare(servers: list[Server], tables: int, slices: int) -> list[dict[str, Any]]:
    """Let them play in turns."""
    contenders: list[Contender] = []
    for server in servers:
        contenders.append(await (game_server if contenders else transport)(server, tables))
        await asyncio.sleep(SETTLING)
        contenders[-1].rest()
    for number in range(slices):
        for contender in contenders[:: -1 if number % 2 else 1]:
            await contender.play()
    return [figures(contender.costs, contenders[0].costs) for contender in contenders]


def figures(costs: list[float], yardstick: list[float]) -> dict[str, Any]:
    """What it did, and its share of what the yardstick did, by the slices beside each other."""
    shares = [math.log(other / cost) for cost, other in zip(costs, yardstick, strict=True)]
    return {
        "decisions_per_server_cpu_second": round(1 / statistics.fmean(costs)),
        "share": round(math.exp(statistics.fmean(shares)), 3),
        "standard_error": round(statistics.stdev(shares) / math.sqrt(len(shares)), 3),
    }


def main() -> None:
    """Print one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("others", type=Path, nargs="*", help="folders with other versions of this project")
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--slices", type=int, default=50)
    args = parser.parse_args()
    if args.slices < 2:
        parser.error("an error of the shares takes two slices at least")
    for other in args.others:
        if not (other / "src" / "qwixx").is_dir():
            parser.error(f"{other} holds no version of this project")
    projects = [HERE, *[other.resolve() for other in args.others]]
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        running = [stack.enter_context(Server(MODULE, folder / "transport.log"))]
        for number, project in enumerate(projects):
            serve = serving(str(folder / f"{number}.sqlite"))
            running.append(stack.enter_context(Server(serve, folder / f"{number}.log", project)))
        found = asyncio.run(compare(running, args.tables, args.slices))
    names = ["transport", "this", *map(str, args.others)]
    print(json.dumps(dict(zip(names, found, strict=True)), indent=2))


if __name__ == "__main__":
    main()
