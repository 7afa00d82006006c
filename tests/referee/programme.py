"""A programme that lets the referee hold its game: it speaks JSON lines, in the same process or through a pipe."""

import json
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from qwixx.referee import Referee
from qwixx.rules import Choice, Colour, Cross, Game, Roll

Answer = dict[str, Any]

OWN = """\
name: train
dice: 4
needs: 3
row: R2 R3 R4 R5 R6 R7 R8
row: Y2 Y3 Y4 Y5 Y6 Y7 Y8
row: G8 G7 G6 G5 G4 G3 G2
row: B8 B7 B6 B5 B4 B3 B2
"""
"""A sheet file of its own."""


class Programme:
    """Asks, and gets the answers. `send` takes one line to the referee and brings one back."""

    def __init__(self, send: Callable[[str], str] | None = None) -> None:
        self.send = send or Referee().answer

    def line(self, line: str) -> Answer:
        """The answer to any line: one line of JSON, an object with "ok"."""
        text = self.send(line)
        assert text.isascii()
        assert "\n" not in text
        answer = json.loads(text)
        assert isinstance(answer, dict)
        assert isinstance(answer["ok"], bool)
        if not answer["ok"]:
            assert {"code", "message"} <= answer.keys() <= {"ok", "code", "clause", "message", "id"}
            assert all(isinstance(answer[key], str) and answer[key] for key in answer.keys() - {"ok", "id"})
        return answer

    def ask(self, cmd: str, **rest: object) -> Answer:
        """The answer to a command."""
        return self.line(json.dumps({"cmd": cmd, **rest}))

    def tell(self, cmd: str, **rest: object) -> Answer:
        """The answer to a command that must be obeyed."""
        answer = self.ask(cmd, **rest)
        assert answer["ok"], answer
        return answer

    def refused(self, cmd: str, **rest: object) -> tuple[str, str | None]:
        """The code and the clause with which a command is refused; it changes nothing."""
        before = self.ask("state")
        answer = self.ask(cmd, **rest)
        assert not answer["ok"], answer
        assert self.ask("state") == before
        return answer["code"], answer.get("clause")

    def choose(self, player: int, row: int | None = None, number: int = 0, lucky: bool = False) -> Answer:
        """Choose a cross, or nothing."""
        return self.tell("choose", player=player, choice=None if row is None else cross(row, number, lucky))

    def roll(self, *white: int, **coloured: int) -> Answer:
        """Roll; the coloured dice in the game of which nothing is said show 1."""
        dice = dict.fromkeys(self.tell("state")["dice"], 1) | coloured
        return self.tell("roll", dice={"white": white, **dice})


def cross(row: int, number: int, lucky: bool = False) -> dict[str, object]:
    """A cross as JSON."""
    return {"row": row, "number": number, **({"lucky": True} if lucky else {})}


def sheet(*rows: list[int], **rest: object) -> dict[str, object]:
    """A sheet as JSON; rows that are not given are empty."""
    return {"rows": [*rows, *[[]] * (4 - len(rows))], **rest}


def dice_json(roll: Roll) -> dict[str, object]:
    """A roll as JSON."""
    return {"white": roll.white} | {c.word: roll.coloured[c] for c in Colour if roll.coloured[c]}


def choice_of(value: Any) -> Choice:
    """A choice from JSON."""
    if value is None:
        return None
    ways = {key: value[key] for key in ("lucky", "second", "exchange") if key in value}
    return Cross(value["row"], value["number"], **ways, then=tuple(value.get("then", ())))


def random_roll(game: Game, dice: random.Random) -> Roll:
    """A roll of all dice in the game."""
    faces = [dice.randint(1, game.variant.sides) for _ in range(6)]
    return Roll((faces[0], faces[1]), (faces[2], faces[3], faces[4], faces[5])).only(game.dice)


Process = subprocess.Popen[bytes]


def start(*words: str) -> Process:
    """The referee as a process."""
    return subprocess.Popen(  # noqa: S603 (our own command, with words of the tests)
        [sys.executable, "-m", "qwixx", "referee", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def answers_of_process(requests: bytes, *words: str) -> list[bytes]:
    """What the process answers to all this at once; it ends well when its input does."""
    with start(*words) as running:
        answers, complaints = running.communicate(requests)
    assert (running.returncode, complaints) == (0, b"")
    return answers.splitlines(keepends=True)


@contextmanager
def conversation() -> Iterator[Callable[[bytes], bytes]]:
    """A process to which a line of bytes is sent, to bring back a line."""
    with start() as running:
        assert running.stdin
        assert running.stdout
        requests, answers = running.stdin, running.stdout

        def send(line: bytes) -> bytes:
            requests.write(line + b"\n")
            requests.flush()
            return answers.readline()

        yield send
        rest, complaints = running.communicate()
    assert (running.returncode, rest, complaints) == (0, b"", b"")


@contextmanager
def programme_with_process() -> Iterator[Programme]:
    """A programme at the other end of the referee's pipe."""
    with conversation() as send:
        yield Programme(lambda line: send(line.encode()).decode("ascii").removesuffix("\n"))
