"""Versions of this project against each other in one run: what a decision costs each, and in which ratio.

All are there all the time. As fast as they can, one after the other has a third of a second while the others are
stopped; at people's pace, all play together. Either way, what else the machine does slows all of them alike, and of the
ratios little of it is seen. At full speed without the players' part in the dice, the transport alone
(`bench/transport.py`) is among them. It prints one JSON object for each mode.
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

from bench.players import Figures, Mode, add_modes, modes, seated
from bench.served import HERE, Server, serving
from bench.transport import MODULE, Choosers

SLICE = 0.3
"""Seconds that a server has before it is the next one's turn."""
LONG_SLICE = 1.0
"""Seconds of a slice at people's pace."""
ROUSING = 0.08
"""Seconds that it takes to be at work again."""
SETTLING = 1.5
TRANSPORT, THIS = "transport", "this"


class Contender:
    """A server, and how many decisions it has acknowledged."""

    def __init__(self, server: Server, decisions: Callable[[], int]) -> None:
        self._server, self._decisions = server, decisions
        self._began = (0, 0.0)
        self.costs: list[float] = []
        """What a decision took in each slice, in seconds of the processor."""

    def rest(self) -> None:
        """Stop it."""
        self._server.process.send_signal(SIGSTOP)

    async def play(self) -> None:
        """Let it go on for a slice."""
        self._server.process.send_signal(SIGCONT)
        await asyncio.sleep(ROUSING)
        self.begin()
        await asyncio.sleep(SLICE)
        self.end()
        self.rest()

    def begin(self) -> None:
        """A slice begins."""
        self._began = self._decisions(), self._server.cpu_seconds()

    def end(self) -> None:
        """It ends."""
        made, used = self._decisions() - self._began[0], self._server.cpu_seconds() - self._began[1]
        if not made:
            raise RuntimeError("a server has made no decision in its time")
        self.costs.append(used / made)


async def transport(server: Server, tables: int) -> Contender:
    """The transport alone, with everybody at work."""
    players = Choosers()
    await players.open(server.address, tables)
    return Contender(server, lambda: players.decisions)


async def game_server(server: Server, mode: Mode) -> Contender:
    """A server of games, with everybody at play."""
    figures = Figures()
    await seated([server.address], mode, figures)
    figures.counts = True
    return Contender(server, lambda: figures.decisions)


async def compare(servers: dict[str, Server], mode: Mode, slices: int) -> dict[str, Any]:
    """Let them play, and say what a decision costs each."""
    contenders: dict[str, Contender] = {}
    for name, server in servers.items():
        found = transport(server, mode.tables) if name == TRANSPORT else game_server(server, mode)
        contenders[name] = await found
        await asyncio.sleep(SETTLING)
        if not mode.thought:
            contenders[name].rest()
    for number in range(slices):
        if mode.thought:
            await _together(list(contenders.values()))
        else:
            for contender in list(contenders.values())[:: -1 if number % 2 else 1]:
                await contender.play()
    return {name: figures(contender.costs, contenders[THIS].costs) for name, contender in contenders.items()}


async def _together(contenders: list[Contender]) -> None:
    for contender in contenders:
        contender.begin()
    await asyncio.sleep(LONG_SLICE)
    for contender in contenders:
        contender.end()


def figures(costs: list[float], ours: list[float]) -> dict[str, Any]:
    """The decisions of a version, and their ratio to this version's, by slices that followed each other."""
    ratios = [math.log(other / cost) for cost, other in zip(costs, ours, strict=True)]
    return {
        "decisions_per_server_cpu_second": round(1 / statistics.fmean(costs)),
        "ratio_to_this": round(math.exp(statistics.fmean(ratios)), 3),
        "standard_error": round(statistics.stdev(ratios) / math.sqrt(len(ratios)), 3),
    }


def main() -> None:
    """Print one JSON object for each mode."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("others", type=Path, nargs="*", help="folders with other versions of this project")
    add_modes(parser)
    parser.add_argument("--slices", type=int, default=30)
    args = parser.parse_args()
    if args.slices < 2:
        parser.error("an error of the ratios takes two slices at least")
    for other in args.others:
        if not (other / "src" / "qwixx").is_dir():
            parser.error(f"{other} holds no version of this project")
    projects = {THIS: HERE, **{str(other): other.resolve() for other in args.others}}
    for mode in modes(args):
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            running: dict[str, Server] = {}
            if not (mode.dice or mode.thought):
                running[TRANSPORT] = stack.enter_context(Server(MODULE, folder / "transport.log"))
            for number, (name, project) in enumerate(projects.items()):
                serve = serving(str(folder / f"{number}.sqlite"), project)
                running[name] = stack.enter_context(Server(serve, folder / f"{number}.log", project))
            found = asyncio.run(compare(running, mode, args.slices))
        print(json.dumps({**mode._asdict(), **found}), flush=True)


if __name__ == "__main__":
    main()
