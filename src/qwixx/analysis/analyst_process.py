"""Advice, reviews and the optimal bot, in a process of their own: solving a game must not freeze the screen.

`python -m qwixx.analysis.analyst_process` reads numbered questions and writes answers and progress with the number of
their question, each as a pickle with its length before it.
"""

import asyncio
import pickle
import struct
import sys
from asyncio import StreamReader, StreamWriter
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from itertools import count
from time import monotonic
from typing import Any, BinaryIO

from qwixx.analysis.analyst_jobs import JOBS
from qwixx.fast.installed_extras import check_installed
from qwixx.rules import Choice, Game, QwixxError, Record
from qwixx.solve.progress import Progress

EVERY = 0.2
"""Seconds between two messages about how far solving has come."""
DONE, PROGRESS, REFUSED = "done", "progress", "refused"
LAST_WORDS = 200
"""How much is shown of what a process wrote before it broke off."""
LENGTH = struct.Struct(">I")


class Analyst:
    """Answers questions in a process that starts with the first one, one after the other.

    Every question has a number that its answer repeats: an answer to a question that was given up is dropped.
    """

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._numbers = count(1)
        self._process: Process | None = None
        self._questions: StreamWriter | None = None
        """Where the process reads questions, until it ends."""
        self._reader: asyncio.Task[None] | None = None
        self._asked: dict[int, asyncio.Future[Any]] = {}
        """The question that is being answered, unless it was given up."""
        self._on_change: Callable[[], object] | None = None
        self.progress: int | None = None
        """How many per cent are solved, while something is being solved."""

    def listen(self, on_change: Callable[[], object]) -> None:
        """Call this whenever the progress changes."""
        self._on_change = on_change

    async def hint(self, game: Game, player: int, language: str) -> str:
        """Advice for a player, in words."""
        return str(await self._ask("hint", game, player, language))

    async def review(self, record: Record, language: str, width: int) -> str:
        """Luck and skill of a game, and its chart, in lines of so many columns."""
        return str(await self._ask("review", record, language, width))

    async def choose(self, game: Game, player: int) -> Choice:
        """What the optimal bot does."""
        found: Choice = await self._ask("choose", game, player)
        return found

    async def close(self) -> None:
        """End the process, whatever it does."""
        if self._process and self._reader:
            if self._process.returncode is None:
                self._process.kill()
            await self._reader
            await self._process.wait()

    async def _ask(self, job: str, *about: object) -> Any:
        check_installed()
        async with self._turn:
            questions = self._questions or await self._start()
            number = next(self._numbers)
            answer = self._asked[number] = asyncio.get_running_loop().create_future()
            try:
                questions.write(packed((number, job, about)))
                return await answer
            finally:
                del self._asked[number]
                self._tell(None)

    async def _start(self) -> StreamWriter:
        command = (sys.executable, "-m", "qwixx.analysis.analyst_process")
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=PIPE)
        if process.stdin is None or process.stdout is None or process.stderr is None:
            raise RuntimeError("the analyst has no pipes")
        self._process, self._questions = process, process.stdin
        self._reader = asyncio.create_task(self._read(process.stdout, process.stderr))
        return process.stdin

    async def _read(self, answers: StreamReader, errors: StreamReader) -> None:
        """Receive answers until the process ends; the question that it leaves unanswered fails."""
        try:
            while True:
                (length,) = LENGTH.unpack(await answers.readexactly(LENGTH.size))
                self._receive(*pickle.loads(await answers.readexactly(length)))  # noqa: S301 (from our own process)
        except asyncio.IncompleteReadError:
            unanswered, self._questions = list(self._asked.values()), None
        said = (await errors.read()).decode(errors="replace").strip()[-LAST_WORDS:]
        for answer in unanswered:
            if not answer.done():
                answer.set_exception(QwixxError("internal", f"the analysis broke off: {said}"))

    def _receive(self, number: int, kind: str, what: Any) -> None:
        answer = self._asked.get(number)
        if answer is None or answer.done():
            return
        if kind == PROGRESS:
            self._tell(what)
        elif kind == REFUSED:
            code, message, facts = what
            answer.set_exception(QwixxError(code, message, **facts))
        else:
            answer.set_result(what)

    def _tell(self, progress: int | None) -> None:
        self.progress = progress
        if self._on_change:
            self._on_change()


def packed(message: object) -> bytes:
    """A message with its length before it."""
    data = pickle.dumps(message)
    return LENGTH.pack(len(data)) + data


def main() -> None:
    """The other process: answer until there are no more questions."""
    questions, answers = sys.stdin.buffer, sys.stdout.buffer
    while head := questions.read(LENGTH.size):
        number, job, about = pickle.loads(questions.read(*LENGTH.unpack(head)))  # noqa: S301 (from our own process)
        try:
            answer = number, DONE, JOBS[job](*about, progress=_progress(answers, number))
        except QwixxError as error:
            answer = number, REFUSED, (error.code, error.message, error.facts)
        _send(answers, answer)


def _progress(answers: BinaryIO, number: int) -> Progress:
    sent = monotonic()

    def tell(done: int, total: int) -> None:
        nonlocal sent
        if monotonic() - sent > EVERY:
            sent = monotonic()
            _send(answers, (number, PROGRESS, 100 * done // total))

    return tell


def _send(answers: BinaryIO, message: object) -> None:
    answers.write(packed(message))
    answers.flush()


if __name__ == "__main__":
    main()
