"""Asking the analyst."""

import asyncio
import logging
from importlib.util import find_spec
from typing import Any, NamedTuple

from qwixx.rules import QwixxError
from qwixx.server.clerks import Clerk
from qwixx.server.logs import log
from qwixx.server.problems import RequestError

ANALYST = "qwixx.server.analyst"
MOST_UNSOLVED = 8
"""How many games may wait to be solved."""


class Found(NamedTuple):
    """What the analysts know by now: all of it, a part that can be told before, or nothing."""

    facts: dict[str, Any] | None
    is_all: bool


class AnalysisRoom:
    """One analyst for quick answers, and one that solves what they need."""

    def __init__(self, threads: int) -> None:
        self._threads = threads
        self._quick, self._solver = Clerk(ANALYST), Clerk(ANALYST)
        self._solving: dict[str, asyncio.Task[None]] = {}

    async def ask(self, question: dict[str, Any]) -> Found:
        """The answer, or what can be told of it while what it takes is being solved."""
        if any(find_spec(part) is None for part in ("numba", "numpy")):
            raise RequestError(501, "not-installed", "this server has no solver; it comes with the extra [fast]")
        found = await self._quick.ask(question)
        unsolved = found.get("unsolved")
        if unsolved is None:
            return Found(found, is_all=True)
        if unsolved not in self._solving and len(self._solving) < MOST_UNSOLVED:
            self._solving[unsolved] = asyncio.create_task(self._solve(question, unsolved))
        return Found(found.get("first"), is_all=False)

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
