"""The record of a game: its rolls and its choices, which replay without a seed (`docs/develop/notation.md`)."""

import re
from calendar import monthrange
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum

from qwixx.rules.actions import Action
from qwixx.rules.errors import IllegalError
from qwixx.rules.events import Event
from qwixx.rules.game import Game
from qwixx.rules.options import DEFAULT_OPTIONS, Options
from qwixx.rules.outcome import Outcome
from qwixx.rules.printed import LuckyPair
from qwixx.rules.setup import check_lucky, default_faces, first_to_throw_six, new_game
from qwixx.rules.sheet_identity import check_identity
from qwixx.rules.variant import Variant

MAX_NAME = 40
MAX_FACT = 500
MAX_THROWS = 300
JOINERS = "\u200c\u200d"
"""Characters without a shape of their own that names in some scripts, and some pictures, are written with."""
_DAY = re.compile(r"([0-9]{4})-([0-9]{2})-([0-9]{2})")
_DICE_KEY = re.compile(r"dice( [a-z0-9]+)*")
_TABLE_KEY = re.compile(r"table [a-z]+")


class StartKind(Enum):
    """How the first active player was found (C6)."""

    SEAT = "seat"
    DRAWN = "drawn"
    THROWS = "throws"


@dataclass(frozen=True, slots=True)
class Start:
    """Who is active first, and how that came about: agreed on, drawn at random, or by throws until a six."""

    kind: StartKind
    seat: int
    throws: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Result:
    """What a finished record says of its end."""

    outcome: Outcome
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it was played, finished or not."""

    variant: Variant
    names: tuple[str, ...]
    start: Start
    lucky: tuple[LuckyPair | None, ...]
    options: Options = DEFAULT_OPTIONS
    actions: tuple[Action, ...] = ()
    dice: tuple[tuple[str, str], ...] = ()
    """Where the rolls came from, in the words of `qwixx.dice`: keys and values in the order of the file."""
    date: str | None = None
    table: tuple[tuple[str, str], ...] = ()
    """What the program at whose table it is played needs to continue it: keys and values in the order of the file."""
    faces: tuple[str | None, ...] = ()
    """The letters of the sheets by seat (S1, H1), `None` where all are alike; left out, those of the first seats."""

    def __post_init__(self) -> None:
        if not self.faces:
            object.__setattr__(self, "faces", default_faces(self.variant, len(self.names)))
        check_identity(self.variant)
        for name in self.names:
            check_name(name)
        check_date(self.date)
        if self.start.throws and self.start.kind is not StartKind.THROWS:
            raise IllegalError("start", "only a start by throws has throws", "C6")
        if len(self.start.throws) > MAX_THROWS:
            raise IllegalError("start", f"a record holds at most {MAX_THROWS} throws for the start", "C6")
        for pair in self.lucky:
            if pair != check_lucky(self.variant, pair):
                raise IllegalError("lucky-pairs", "the lower of two lucky numbers comes first", "L3")
        if len(dict(self.dice)) < len(self.dice):
            raise IllegalError("dice", "what is said of the dice has each key once")
        for key, value in self.dice:
            check_dice_fact(key, value)
        if len(dict(self.table)) < len(self.table):
            raise IllegalError("table", "what is said of the table has each key once")
        for key, value in self.table:
            check_table_fact(key, value)
        self.beginning()

    def beginning(self) -> Game:
        """The game before the first roll."""
        if self.options.first_six != (self.start.kind is StartKind.THROWS):
            raise IllegalError("start", "throws decide the start under the option first-six, and only then", "C6")
        if self.start.kind is StartKind.THROWS:
            thrower = first_to_throw_six(self.start.throws, len(self.names), self.variant.sides)
            if thrower != self.start.seat:
                raise IllegalError("start", f"these throws give the start to player {thrower + 1}", "C6")
        return new_game(self.variant, len(self.names), self.start.seat, self.lucky, self.options, self.faces)

    def replay(self) -> Iterator[tuple[Game, Action, Game, tuple[Event, ...]]]:
        """Every action: the game before it, the action, the game after it, and what happened."""
        game = self.beginning()
        for action in self.actions:
            step = game.apply(action)
            yield game, action, step.game, step.events
            game = step.game

    def final(self) -> Game:
        """The game after the last action."""
        game = self.beginning()
        for action in self.actions:
            game = game.apply(action).game
        return game

    @property
    def result(self) -> Result | None:
        """The end, or `None` if the game is not over."""
        game = self.final()
        outcome = game.outcome
        return Result(outcome, tuple(scores.total for scores in game.scores)) if outcome else None

    def extended(self, action: Action) -> "Record":
        """The record with one more action."""
        return replace(self, actions=(*self.actions, action))


def check_name(name: str) -> None:
    """Raise unless a player may have this name: something, of bounded length, in one printable line."""
    printable = all(character.isprintable() or character in JOINERS for character in name)
    if (
        not name.translate(dict.fromkeys(map(ord, JOINERS))).strip()
        or name != name.strip()
        or len(name) > MAX_NAME
        or not printable
    ):
        raise IllegalError("name", f"a name is 1 to {MAX_NAME} printable characters, without spaces around it")


def check_dice_fact(key: str, value: str) -> None:
    """Raise unless a line of a record can say this of the dice."""
    if not _DICE_KEY.fullmatch(key):
        raise IllegalError("dice", f'what is said of the dice has keys that begin with "dice", not "{key}"')
    _check_fact("dice", value)


def check_table_fact(key: str, value: str) -> None:
    """Raise unless a line of a record can say this of the table."""
    if not _TABLE_KEY.fullmatch(key):
        raise IllegalError("table", f'what is said of the table has keys such as "table seats", not "{key}"')
    _check_fact("table", value)


def _check_fact(about: str, value: str) -> None:
    if value != value.strip() or len(value) > MAX_FACT or not value.isprintable():
        raise IllegalError(about, f"what is said of the {about} is a line of up to {MAX_FACT} characters")


def check_date(date: str | None) -> None:
    """Raise unless this is a day of the calendar such as 2026-11-15, or not known."""
    if date is not None and not _is_day(date):
        raise IllegalError("date", f'a date is written 2026-11-15, not "{date}"')


def _is_day(text: str) -> bool:
    found = _DAY.fullmatch(text)
    if not found:
        return False
    year, month, day = map(int, found.groups())
    return 1 <= month <= 12 and 1 <= day <= monthrange(year, month)[1]
