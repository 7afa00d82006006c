"""The server with the built page, as people run it, on a free port of this machine."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from urllib.error import URLError
from urllib.request import urlopen

PAGE = Path(__file__).parents[2] / "src" / "qwixx" / "server" / "page"
PATIENCE = 60.0
"""Seconds that the server has to start."""
GENEROUS = [
    each for name in ("table", "message", "try") for each in (f"--{name}-rate", "1e5", f"--{name}-burst", "100000")
]


class Served(NamedTuple):
    """A server that runs: its address, and where it keeps its tables."""

    address: str
    database: Path


@contextmanager
def served_page(folder: Path) -> Iterator[Served]:
    """The page, as long as it is served; its tables are kept in the folder."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address, database = f"http://127.0.0.1:{port}", folder / "tables.sqlite"
    command = [sys.executable, "-m", "qwixx", "serve", "--port", str(port), "--database", str(database), *GENEROUS]
    solved = {"QWIXX_CACHE": str(folder / "tables"), **os.environ}
    with (
        (folder / "log").open("wb") as log,
        subprocess.Popen(command, stdout=log, stderr=log, env=solved) as process,  # noqa: S603 (our own program)
    ):
        try:
            _wait_until_ready(address, process)
            yield Served(address, database)
        finally:
            process.terminate()


def _wait_until_ready(address: str, process: "subprocess.Popen[bytes]") -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and process.poll() is None:
        try:
            with urlopen(f"{address}/readyz", timeout=5):  # noqa: S310 (our own address)
                return
        except (URLError, OSError):
            time.sleep(0.1)
    raise RuntimeError("the server did not start")
