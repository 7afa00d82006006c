"""Players that are programs of their own, in any language: lines of JSON through a pipe (`docs/research/bots.md`)."""

import json
import os
import queue
import shlex
import signal
import subprocess
import sys
import threading
import weakref
from collections.abc import Sequence
from contextlib import suppress
from typing import BinaryIO

from qwixx.bots.protocol import View
from qwixx.codec.strict_json import MAX_LINE, Fields, MessageError, members, parse_message, shown, too_long
from qwixx.codec.values import choice_json, read_choice, state_json
from qwixx.referee.session import write_line
from qwixx.rules import Choice, QwixxError

PROTOCOL = 1
"""The version of the protocol. Messages and keys may be added within it: programs ignore what they do not know."""
PATIENCE = 60.0
"""How many seconds a program may think about one choice."""
FAREWELL = 2.0
"""How many seconds a program has to end after its input did."""

_Lines = queue.Queue[bytes | None]
"""What a program writes, line by line; `None` for the end of it."""


class ProgramError(QwixxError):
    """A program that does not play along."""


class ProgramBot:
    """A player that asks a program, which runs from the making of the player until `close` or garbage collection."""

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        self.command = command
        self.patience = patience
        self._process = self._start()
        self._lines: _Lines = queue.Queue(maxsize=2)
        # neither the thread nor the finaliser holds the player, so that the program ends with the player
        self._close = weakref.finalize(self, _end, self._process)
        threading.Thread(target=_read, args=(self._process.stdout, self._lines), daemon=True).start()
        self._write({"type": "hello", "protocol": PROTOCOL})

    def choose(self, view: View, choices: Sequence[Choice]) -> Choice:
        """What the program chooses."""
        if not self._lines.empty():
            raise self._out_of_turn()
        offered = [choice_json(choice) for choice in choices]
        self._write({"type": "choose", "seat": view.seat, "state": state_json(view.game), "choices": offered})
        try:
            line = self._lines.get(timeout=self.patience)
        except queue.Empty:
            raise self._at_fault("program-silent", f"did not answer within {self.patience:g} seconds") from None
        if line is None:
            raise self._ended()
        try:
            choice = _read_answer(line)
        except QwixxError as error:
            raise self._at_fault("program-answer", f"gave an answer that cannot be read: {error.message}") from error
        if choice not in choices:
            raise self._at_fault(
                "program-choice", f"chose {json.dumps(choice_json(choice))}, which is not among its choices"
            )
        return choice

    def close(self) -> None:
        """End the program, politely if it lets us."""
        self._close()

    def _start(self) -> subprocess.Popen[bytes]:
        try:
            words = shlex.split(self.command)
        except ValueError as error:
            raise self._at_fault("program-start", f"cannot be started: {error}") from error
        if not words:
            raise ProgramError("program-start", "program: is followed by the command that starts the program")
        try:
            # a session of its own keeps Ctrl-C from the program: who plays decides when it ends
            return subprocess.Popen(  # noqa: S603 (running it is what was asked for)
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=-1, start_new_session=True
            )
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else error
            raise self._at_fault("program-start", f"cannot be started: {reason}") from error

    def _write(self, message: Fields) -> None:
        stream = self._process.stdin
        assert stream  # noqa: S101 (for the type checker: it is a pipe)
        try:
            stream.write(write_line(message).encode("ascii") + b"\n")
            stream.flush()
        except (OSError, ValueError):
            raise self._ended() from None

    def _out_of_turn(self) -> ProgramError:
        """What to say of a program that has written, or ended, before it was asked."""
        line = self._lines.get()
        if line is None:
            return self._ended()
        found = shown(line[:MAX_LINE].decode("utf-8", "replace").rstrip())
        return self._at_fault("program-unasked", f"wrote a line without being asked: {found}")

    def _ended(self) -> ProgramError:
        """What to say of a program that is gone, or has closed a pipe: how it ended, if it did."""
        try:
            status = self._process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            return self._at_fault("program-ended", "closed its input or output before the game was over")
        how = f"was ended by signal {-status}" if status < 0 else f"ended with status {status}"
        return self._at_fault("program-ended", f"{how} before the game was over")

    def _at_fault(self, code: str, what: str) -> ProgramError:
        return ProgramError(code, f'the program "{self.command}" {what}')


def _read(stream: BinaryIO, lines: _Lines) -> None:
    """Hand on the lines of a program, none longer than a message may be, until it has no more."""
    with stream:
        while line := stream.readline(MAX_LINE + 1):
            lines.put(line)
            if len(line) > MAX_LINE:
                break
    lines.put(None)


def _read_answer(line: bytes) -> Choice:
    """The choice in an answer."""
    if len(line) > MAX_LINE:
        raise too_long()
    try:
        answer = parse_message(line.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise MessageError("not-utf-8", f"the line is not UTF-8 at byte {error.start + 1}") from error
    return read_choice(members(answer, "the answer", ("choice",))["choice"])


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a program: its input ends, and so should it; if it does not, it is killed with all that it started."""
    if process.stdin:
        with suppress(OSError):
            process.stdin.close()
    try:
        process.wait(FAREWELL)
    except subprocess.TimeoutExpired:
        if sys.platform == "win32":
            process.kill()
        else:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
        process.wait()
