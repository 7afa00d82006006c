"""Talking to the plain game: in this process, and as a process of its own."""

import io
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from qwixx.cli.commands.play import find_table_variant
from qwixx.dice import ScriptedDice
from qwixx.i18n.step_words import spoken_step
from qwixx.local import Guest, LocalTable
from qwixx.local.chance import Chance
from qwixx.local.steps import Steps
from qwixx.local.table_dice import TableDice
from qwixx.match import DiceKind, Settings
from qwixx.match.events import Begun, Started
from qwixx.rules import Game, Start, StartKind, parse_position, parse_roll
from qwixx.terminal.console import Console, InputEndedError
from qwixx.terminal.game_log import GameLog
from qwixx.terminal.local_session import PlainLocalSession, services_of
from qwixx.terminal.plain import play
from qwixx.terminal.plain_game import PlainGame
from qwixx.terminal.prompts import LeftError, Prompts
from qwixx.terminal.start_options import Flags

COMMAND = (sys.executable, "-m", "qwixx", "play")
LATER = "6+6 r1 y1 g1 b1"
SEATS = ("Anna", "Boris", "Clara", "David", "Eva")


class Talk(NamedTuple):
    """What was said, and whether the game came to its end."""

    text: str
    ended: bool = False
    status: int = 0

    @property
    def flowing(self) -> str:
        """The text as if lines were endless."""
        return " ".join(self.text.split())


class Respondent:
    """Somebody who hears what was said since the last answer, and answers; `None` ends the input."""

    def __init__(self, sink: io.StringIO, answer: Callable[[str], str | None], live: bool = False) -> None:
        self._sink = sink
        self._answer = answer
        self._live = live
        self._on_change = 0

    def isatty(self) -> bool:
        return self._live

    def readline(self) -> str:
        said = self._sink.getvalue()[self._on_change :]
        self._on_change = len(self._sink.getvalue())
        answer = self._answer(said)
        return "" if answer is None else answer + "\n"


def evening(
    flags: Flags,
    *answers: str,
    answer: Callable[[str], str | None] | None = None,
    live: bool = False,
    quick: bool = True,
    drawing: bool = False,
    language: str = "en",
) -> Talk:
    """A whole game with these answers, after which the input ends; or with somebody who answers."""
    remaining = iter(answers)
    sink = io.StringIO()
    source = Respondent(sink, answer or (lambda _: next(remaining, None)), live)
    status = play(Console(source, sink), flags, find_table_variant, quick, drawing, language)
    return Talk(sink.getvalue(), "The game is over" in sink.getvalue(), status)


def turns(
    position: str,
    rolls: list[str],
    *answers: str,
    names: tuple[str, ...] = SEATS,
    quick: bool = False,
    drawing: bool = False,
) -> Talk:
    """Some turns from a position on, with these rolls and answers, until either ends."""
    game = parse_position(position)
    table = table_at(game, rolls, names[: game.players])
    sink = io.StringIO()
    prompts = Prompts(Console(io.StringIO("".join(f"{answer}\n" for answer in answers)), sink), quick, drawing)
    log = GameLog("en", spoken_step, game)
    prompts.session = PlainLocalSession(table, lambda: log, Chance(1), prompts.progress)
    playing = PlainGame(prompts, prompts.session)
    playing._told = 0
    try:
        playing.play()
    except (InputEndedError, LeftError):
        return Talk(sink.getvalue())
    return Talk(sink.getvalue(), ended=True)


def table_at(game: Game, rolls: list[str], names: tuple[str, ...]) -> LocalTable:
    """A table at this position, with these rolls to come, and sixes and ones after them."""
    guests = [Guest(name, "random" if name.startswith("Random") else None) for name in names]
    settings = Settings(game.variant, game.options, DiceKind.REAL, tuple(sheet.lucky for sheet in game.sheets))
    own = services_of(lambda _: None, Chance(1))
    begun = Steps(LocalTable.opened(settings, guests, own).table, 0)
    begun.happen(Started(1, tuple(range(len(names)))))
    begun.happen(Begun(Start(StartKind.SEAT, game.active)))
    assert begun.table.play
    steps = Steps(replace(begun.table, play=replace(begun.table.play, game=game)), 0)
    dice = TableDice(source=ScriptedDice([parse_roll(roll) for roll in rolls + [LATER] * 60]))
    dice.settle(steps)
    return LocalTable([], steps, dice, own)


def process(*flags: str, answers: str = "", cwd: Path) -> "subprocess.CompletedProcess[str]":
    """`qwixx play` as a process of its own, with everything that is typed in a pipe."""
    return subprocess.run(  # noqa: S603 (our own program)
        [*COMMAND, *flags], input=answers, capture_output=True, text=True, cwd=cwd, check=False, timeout=60
    )


def typed_dice(seed: int, sides: int = 6) -> Iterator[str]:
    """Lines that get a game with real dice to its end: rolls of six and of five dice, first choices, Enter."""
    chance = Random(seed)
    while True:
        for count in (6, 5):
            yield " ".join(str(chance.randint(1, sides)) for _ in range(count))
        yield "1"
        yield ""
