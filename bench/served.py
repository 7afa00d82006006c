"""Servers as processes of their own."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

HERE = Path(__file__).resolve().parents[1]
FREE = (
    "message-rate",
    "message-burst",
    "command-rate",
    "command-burst",
    "table-rate",
    "table-burst",
    "try-rate",
    "try-burst",
    "connections",
)
"""What has to be without bounds where all players come from one address."""


class Server:
    """A server as its own process: a module of Python, what it is told, and where the project lies that it is of."""

    def __init__(self, module: list[str], log: Path, project: Path = HERE) -> None:
        port = free_port()
        command = [sys.executable, "-m", *module, "--port", str(port)]
        found = {**os.environ, "PYTHONPATH": f"{project / 'src'}{os.pathsep}{project}"}
        with log.open("wb") as said:
            self.process = subprocess.Popen(command, stdout=said, stderr=said, env=found)  # noqa: S603 (ours)
        self.address = f"http://127.0.0.1:{port}"
        self._wait(port, log)

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.send_signal(signal.SIGCONT)  # it may have been stopped
        self.process.terminate()
        self.process.wait(30)

    def cpu_seconds(self) -> float:
        """The processor time it has used."""
        clock = ~self.process.pid << 3 | 2  # the clock of a process, as clock_getcpuclockid(3) of Linux numbers it
        return time.clock_gettime(clock)

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


def serving(database: str, project: Path = HERE) -> list[str]:
    """The command of a server, without `python -m`, with the bounds that the project knows."""
    known = (project / "src" / "qwixx" / "server" / "server_settings.py").read_text()
    bounds = [word for name in FREE if name.replace("-", "_") in known for word in (f"--{name}", "1000000")]
    return ["qwixx", "serve", "--database", database, *bounds]


@contextmanager
def servers(database: str, workers: int) -> Iterator[list[Server]]:
    """Workers on one database, stopped at the end."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        serve = serving(database or str(folder / "tables.sqlite"))
        yield [stack.enter_context(Server(serve, folder / f"log-{number}")) for number in range(workers)]
