"""Tables of four scripted players over real sockets: with and without a part in the dice, with and without thinking.

It prints one JSON object for each mode. A decision is a choice in action 1 or 2; its time is from sending it to its
acknowledgement, which comes when it is durable. Rolls and links of dice are work as well, and count for nothing.
Players cross what leaves out few cells, as people do: those who cross at random soon have nothing left to choose, and
the same number of decisions takes half as many turns again. Players, server and database share this machine; the
server's own processor time is measured apart.
"""

import argparse
import asyncio
import json
import resource
import statistics
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from bench.players import Figures, Mode, add_modes, modes, seated
from bench.served import Server, servers

WARM_UP = 3.0


async def measure(running: list[Server], mode: Mode, seconds: float) -> dict[str, Any]:
    """Play for some time."""
    figures = Figures()
    found = await seated([server.address for server in running], mode, figures)
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
        **mode._asdict(),
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
    """Print one JSON object for each mode."""
    parser = argparse.ArgumentParser(description=__doc__)
    add_modes(parser)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--databases", nargs="+", choices=("sqlite", "postgresql"), default=["sqlite"])
    parser.add_argument("--workers", type=int, nargs="+", default=[1], help="SQLite has one in any case")
    args = parser.parse_args()
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    for kind in args.databases:
        for workers in args.workers if kind == "postgresql" else [1]:
            for mode in modes(args):
                with ExitStack() as stack:
                    url = stack.enter_context(_postgres()) if kind == "postgresql" else ""
                    running = stack.enter_context(servers(url, workers))
                    found = asyncio.run(measure(running, mode, args.seconds))
                print(json.dumps({"database": kind, "workers": workers, **found}), flush=True)


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
