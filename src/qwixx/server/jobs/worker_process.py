"""Worker processes: long work that no table may have to wait for."""

import asyncio
import json
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from traceback import extract_tb
from typing import Any

from qwixx.rules import QwixxError
from qwixx.server.logs import log
from qwixx.server.request_errors import busy

MOST = 16 * 1024 * 1024
"""The most bytes of an answer."""


class WorkerProcess:
    """A process that answers one question after the other, one JSON object a line. It starts when it is first asked."""

    def __init__(self, module: str, patience: float | None = None) -> None:
        self._module, self._patience = module, patience
        self._process: Process | None = None
        self._turn = asyncio.Lock()

    async def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        """The answer to a question; raises its refusal."""
        async with self._turn:
            line = await self._answer(json.dumps(question).encode() + b"\n")
        if not line:
            raise busy()
        found: dict[str, Any] = json.loads(line)
        failed = found.get("failed")
        if failed:
            log("a worker process could not answer", logging.ERROR, worker=self._module, **failed)
            raise busy()
        refused = found.get("refused")
        if refused:
            raise QwixxError(refused["code"], refused["text"], refused["clause"], **refused["facts"])
        return found

    async def close(self) -> None:
        """Kill the process."""
        if self._process and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()

    async def _answer(self, line: bytes) -> bytes:
        """The line that answers a line; none if the process ended or took too long."""
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                self._module,
                stdin=PIPE,
                stdout=PIPE,
                limit=MOST,
                start_new_session=True,  # only the server handles a Ctrl-C at the terminal
            )
        process = self._process
        if process.stdin is None or process.stdout is None:
            raise RuntimeError("a worker process has no pipes")
        answered = False
        try:
            async with asyncio.timeout(self._patience):
                process.stdin.write(line)
                found = await process.stdout.readline()
            answered = bool(found)
        except TimeoutError:
            return b""
        finally:
            if not answered:  # it has ended, or its late answer would go to the next question
                await self.close()
        return found


def answer_lines(answer: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """The side of the worker process: answer until the pipe is closed; a question that fails does not end it."""
    for line in sys.stdin:
        try:
            told = json.dumps(answer(json.loads(line)))
        except QwixxError as error:
            refused = {"code": error.code, "text": error.message, "clause": error.clause, "facts": error.facts}
            told = json.dumps({"refused": refused})
        except Exception as error:  # noqa: BLE001 (the next question must still be answered)
            where = [f"{frame.filename}:{frame.lineno}" for frame in extract_tb(error.__traceback__)]
            told = json.dumps({"failed": {"fault": type(error).__name__, "where": where}})
        sys.stdout.write(told + "\n")
        sys.stdout.flush()
