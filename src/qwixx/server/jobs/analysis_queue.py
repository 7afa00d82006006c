"""Questions to the analysis workers, and what has to be solved for them first."""

import asyncio
import logging
from enum import Enum, auto
from importlib.util import find_spec
from time import monotonic
from typing import Any, NamedTuple

from qwixx.rules import QwixxError
from qwixx.server.client_address import Count
from qwixx.server.jobs.worker_process import WorkerProcess
from qwixx.server.logs import log
from qwixx.server.request_errors import RequestError, not_solved

ANALYST = "qwixx.server.jobs.analysis_worker"
MOST_UNSOLVED = 8
"""The most games waiting to be solved."""
MOST_AT_ONCE = 10
"""The most pending questions of one address: a review takes seconds, and other addresses wait meanwhile."""
TRY_AGAIN_AFTER = 600.0
"""Seconds until solving a game is tried again after it has failed."""


class Points(Enum):
    """Whether the expected points of a game are known."""

    TOLD = auto()
    COMING = auto()
    REFUSED = auto()


class Found(NamedTuple):
    """The answer so far: all of it, the part that needs no points, or nothing yet."""

    facts: dict[str, Any] | None
    points: Points


class AnalysisQueue:
    """One worker process for quick answers, and one that solves what these need."""

    def __init__(self, threads: int, gigabytes: float) -> None:
        self._how = {"threads": threads, "bytes": gigabytes * 1e9}
        self._quick, self._solver = WorkerProcess(ANALYST), WorkerProcess(ANALYST)
        self._asking = Count(MOST_AT_ONCE)
        self._solving: dict[str, asyncio.Task[None]] = {}
        self._failed: dict[str, float] = {}
        """When solving a game failed, by game."""

    async def ask(self, question: dict[str, Any], address: str) -> Found:
        """The answer; or, while its game is being solved or could not be, the part that needs no points."""
        if any(find_spec(part) is None for part in ("numba", "numpy")):
            raise RequestError(501, "not-installed", "this server has no solver; it comes with the extra [fast]")
        if not self._asking.enter(address):
            raise RequestError(429, "too-fast", "too many questions wait for an answer already; wait a little")
        try:
            found = await self._quick.ask(question)
        finally:
            self._asking.leave(address)
        unsolved = found.get("unsolved")
        if unsolved is None:
            return Found(found, Points.TOLD)
        first = found.get("first")
        if self._failed_lately(unsolved):
            if first is None:
                raise not_solved()
            return Found(first, Points.REFUSED)
        if unsolved not in self._solving and len(self._solving) < MOST_UNSOLVED:
            self._solving[unsolved] = asyncio.create_task(self._solve(question, unsolved))
        return Found(first, Points.COMING)

    async def close(self) -> None:
        """End the worker processes."""
        for task in self._solving.values():
            task.cancel()
        await self._quick.close()
        await self._solver.close()

    async def _solve(self, question: dict[str, Any], unsolved: str) -> None:
        try:
            await self._solver.ask({**question, "job": "solve", **self._how})
            log("a game was solved")
        except (QwixxError, OSError) as error:  # an OSError if the worker process cannot start
            code = error.code if isinstance(error, QwixxError) else None
            log("a game could not be solved", logging.ERROR, error, code=code)
            self._failed = {game: at for game, at in self._failed.items() if self._failed_lately(game)}
            self._failed[unsolved] = monotonic()
        finally:
            del self._solving[unsolved]

    def _failed_lately(self, unsolved: str) -> bool:
        return unsolved in self._failed and monotonic() - self._failed[unsolved] < TRY_AGAIN_AFTER
