"""Asking the analyst: another process, so that nobody at a table waits for it. It starts when it is first asked."""

import asyncio
import json
import logging
import sys
from asyncio.subprocess import PIPE, Process
from importlib.util import find_spec
from typing import Any

from qwixx.rules import QwixxError
from qwixx.server.logs import log
from qwixx.server.problems import RequestError

MOST = 16 * 1024 * 1024
"""The longest line of an answer."""
MOST_UNSOLVED = 8
"""How many games may wait to be solved."""


class Analyst:
    """A process that answers one question after the other."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._turn = asyncio.Lock()

    async def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        """The answer to a question."""
        async with self._turn:
            if self._process is None or self._process.returncode is not None:
                self._process = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", "qwixx.server.analyst", stdin=PIPE, stdout=PIPE, limit=MOST
                )
            process = self._process
            if process.stdin is None or process.stdout is None:
                raise RuntimeError("the analyst has no pipes")
            process.stdin.write(json.dumps(question).encode() + b"\n")
            line = await process.stdout.readline()
        if not line:
            raise RequestError(503, "unavailable", "the analysis broke off; try again")
        found: dict[str, Any] = json.loads(line)
        refused = found.get("refused")
        if refused:
            raise QwixxError(refused["code"], refused["text"], refused["clause"])
        return found

    async def close(self) -> None:
        """End the process, whatever it does."""
        if self._process and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()


class AnalysisRoom:
    """One analyst for quick answers, and one that solves what they need."""

    def __init__(self, threads: int) -> None:
        self._threads = threads
        self._quick, self._solver = Analyst(), Analyst()
        self._solving: dict[str, asyncio.Task[None]] = {}

    async def ask(self, question: dict[str, Any]) -> dict[str, Any] | None:
        """The answer, or `None` while what it takes is being solved."""
        if any(find_spec(part) is None for part in ("numba", "numpy")):
            raise RequestError(501, "not-installed", "this server has no solver; it comes with the extra [fast]")
        found = await self._quick.ask(question)
        unsolved = found.get("unsolved")
        if unsolved is None:
            return found
        if unsolved not in self._solving and len(self._solving) < MOST_UNSOLVED:
            self._solving[unsolved] = asyncio.create_task(self._solve(question, unsolved))
        return None

    async def close(self) -> None:
        """Send the analysts home."""
        for task in self._solving.values():
            task.cancel()
        await self._quick.close()
        await self._solver.close()

    async def _solve(self, question: dict[str, Any], unsolved: str) -> None:
        try:
            await self._solver.ask({**question, "job": "solve", "threads": self._threads})
            log("a game was solved")
        except QwixxError as error:
            log("a game could not be solved", logging.ERROR, error)
        finally:
            del self._solving[unsolved]
