"""A PostgreSQL of the tests' own: in a folder that is thrown away, reached by a socket there."""

import asyncio
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path

import asyncpg
import pytest

ACCOUNTS = ("postgres", "nobody")
"""PostgreSQL does not run as root; one of these does it then."""
INSTALL = "PostgreSQL is missing: install its server, on Debian with `apt-get install postgresql`"


class Postgres:
    """A server that can be stopped and started."""

    def __init__(self, *, durable: bool = False) -> None:
        """`durable` for those who measure: killed programs are tested, lost power is not."""
        self._fsync = "on" if durable else "off"
        self._programs = programs()
        self._folder = Path(tempfile.mkdtemp(prefix="qwixx-postgres-"))
        self._account = account() if os.geteuid() == 0 else None
        self._numbers = count(1)
        if self._account:
            shutil.chown(self._folder, self._account)
        self._do("initdb", "--auth=trust", "--username=qwixx", "--no-sync", "--no-locale", "--encoding=UTF8")
        self.start()

    def start(self) -> None:
        said = {"listen_addresses": "", "fsync": self._fsync, "max_connections": 60, "shared_buffers": "16MB"}
        settings = " ".join([f"-k {self._folder}", *(f"-c {name}={value}" for name, value in said.items())])
        self._do("pg_ctl", "start", "--wait", "--silent", f"--log={self._folder / 'log'}", f"--options={settings}")

    def stop(self) -> None:
        """End it at once, with clients still connected."""
        self._do("pg_ctl", "stop", "--wait", "--silent", "--mode=immediate")

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self._folder)

    def url(self, database: str) -> str:
        return f"postgresql://qwixx@/{database}?host={self._folder}"

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"test{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def execute(self, statement: str, url: str | None = None) -> list[tuple[object, ...]]:
        """What a statement finds."""

        async def ask() -> list[tuple[object, ...]]:
            connection = await asyncpg.connect(url or self.url("postgres"))
            try:
                return [tuple(found) for found in await connection.fetch(statement)]
            finally:
                await connection.close()

        # Asynchronous tests ask, too: their thread has an event loop already.
        with ThreadPoolExecutor(1) as thread:
            return thread.submit(asyncio.run, ask()).result()

    def _do(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), "--pgdata", str(self._folder / "data"), *arguments]
        with (self._folder / f"{program}.log").open("w") as said:
            subprocess.run(command, check=True, stdout=said, stderr=said, cwd=self._folder, user=self._account)  # noqa: S603 (ours)


def programs() -> Path:
    """The folder of the newest server programs."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    folders = [path for path in Path("/usr/lib/postgresql").glob("*/bin") if (path / "initdb").exists()]
    if not folders:
        pytest.fail(INSTALL)
    return max(folders, key=lambda path: int(path.parent.name))


def account() -> str:
    known = {line.split(":")[0] for line in Path("/etc/passwd").read_text(encoding="utf-8").splitlines()}
    return next(name for name in ACCOUNTS if name in known)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.remove()
