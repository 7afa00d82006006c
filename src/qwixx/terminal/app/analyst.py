"""Advice, reviews and the optimal bot, in a process of their own: solving a game must not freeze the screen.

`python -m qwixx.terminal.app.analyst` reads questions and writes answers, and how far it has come, each as a pickle
with its length before it.
"""

import asyncio
import os
import pickle
import struct
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from time import monotonic
from typing import Any, BinaryIO

from qwixx.fast.extras import check_installed
from qwixx.rules import Choice, Game, QwixxError, Record
from qwixx.solve.progress import Progress

EVERY = 0.2
"""Seconds between two words about how far solving has come."""
DONE, PROGRESS, REFUSED = "done", "progress", "refused"
LAST_WORDS = 200
"""How much is told of what a process said that broke off."""
LENGTH = struct.Struct(">I")


class Analyst:
    """Whoever is asked; the process starts with the first question, and answers one after the other."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._process: Process | None = None
        self._heard: Callable[[], object] | None = None
        self.progress: int | None = None
        """How many per cent are solved, while something is being solved."""

    def listen(self, heard: Callable[[], object]) -> None:
        """Tell this one whenever the progress changes."""
        self._heard = heard

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
        process, self._process = self._process, None
        if process and process.returncode is None:
            process.kill()
            await process.wait()

    async def _ask(self, job: str, *about: object) -> Any:
        check_installed()
        async with self._turn:
            if self._process is None or self._process.returncode is not None:
                command = (sys.executable, "-m", "qwixx.terminal.app.analyst")
                self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=PIPE)
            try:
                kind, what = await self._answer(self._process, packed((job, about)))
            except asyncio.IncompleteReadError as error:
                said = (await self._process.stderr.read()).decode(errors="replace") if self._process.stderr else ""
                raise QwixxError("internal", f"the analysis broke off: {said.strip()[-LAST_WORDS:]}") from error
            finally:
                self._tell(None)
        if kind == REFUSED:
            code, message, facts = what
            raise QwixxError(code, message, **facts)
        return what

    async def _answer(self, process: Process, question: bytes) -> Any:
        if process.stdin is None or process.stdout is None:
            raise RuntimeError("the analyst has no pipes")
        process.stdin.write(question)
        while True:
            (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
            kind, what = pickle.loads(await process.stdout.readexactly(length))  # noqa: S301 (from our own process)
            if kind != PROGRESS:
                return kind, what
            self._tell(what)

    def _tell(self, progress: int | None) -> None:
        self.progress = progress
        if self._heard:
            self._heard()


def packed(message: object) -> bytes:
    """A message with its length before it."""
    data = pickle.dumps(message)
    return LENGTH.pack(len(data)) + data


def main() -> None:
    """The other process: answer until nobody asks any more."""
    questions, answers = sys.stdin.buffer, sys.stdout.buffer
    while head := questions.read(LENGTH.size):
        job, about = pickle.loads(questions.read(*LENGTH.unpack(head)))  # noqa: S301 (from our own process)
        try:
            answer = DONE, _answer(job, about, _progress(answers))
        except QwixxError as error:
            answer = REFUSED, (error.code, error.message, error.facts)
        _send(answers, answer)


def _progress(answers: BinaryIO) -> Progress:
    said = monotonic()

    def tell(done: int, total: int) -> None:
        nonlocal said
        if monotonic() - said > EVERY:
            said = monotonic()
            _send(answers, (PROGRESS, 100 * done // total))

    return tell


def _send(answers: BinaryIO, message: object) -> None:
    answers.write(packed(message))
    answers.flush()


def _answer(job: str, about: tuple[Any, ...], progress: Progress) -> object:
    from qwixx.analysis.advice import advise  # noqa: PLC0415 (it loads Numba)
    from qwixx.analysis.review import review  # noqa: PLC0415 (as above)
    from qwixx.analysis.text_report import told_review  # noqa: PLC0415 (as above)
    from qwixx.analysis.win_chances import find_chances  # noqa: PLC0415 (as above)
    from qwixx.solve.cache import find_table  # noqa: PLC0415 (as above)
    from qwixx.solve.question import Question, question_of  # noqa: PLC0415 (as above)
    from qwixx.solve.turn_values import options  # noqa: PLC0415 (as above)
    from qwixx.solve.value_table import ValueTable  # noqa: PLC0415 (as above)
    from qwixx.terminal.app.hinting import hint_words  # noqa: PLC0415 (as above)

    def table(question: Question) -> ValueTable:
        return find_table(question, os.cpu_count() or 1, progress)

    if job == "review":
        record, *asked = about
        told = told_review(review(record, table), *asked)
        return told.partition("\n\n")[2]  # without the result, which the screen tells before
    game, player, *rest = about
    solved = table(question_of(game, player))
    if job == "choose":
        return options(solved, game, player)[0].choices[0]
    return hint_words(game, advise(solved, game, player, find_chances(game)), *rest)


if __name__ == "__main__":
    main()
