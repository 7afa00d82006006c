"""A table in this process: commands go in, and what happened comes out once it is saved."""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from qwixx.bots.protocol import View
from qwixx.dice import Chain
from qwixx.local.resumption import resumed
from qwixx.local.saved_record import saved_record
from qwixx.local.steps import Steps
from qwixx.local.table_dice import TableDice
from qwixx.match import (
    Begin,
    Choose,
    Command,
    Commit,
    Event,
    Play,
    Rematch,
    RollDice,
    SeatBot,
    Settings,
    Sit,
    Stage,
    Table,
    TypeRoll,
    TypeStart,
    bots_awaited,
    open_table,
)
from qwixx.match.events import Begun, Rolled
from qwixx.rules import Choice, IllegalError, Phase, Record, Roll, Start

Save = Callable[[Record], object]
"""Saves a game durably, or raises; then what was asked for did not happen."""


@dataclass(frozen=True, slots=True)
class Services:
    """What a table needs of the program around it; a table itself does no I/O."""

    save: Save
    secret: Callable[[], bytes]
    """A fresh secret for the dice of a game."""
    clock: Callable[[], int]
    """The time in milliseconds."""
    today: Callable[[], str]
    """The date, such as 2026-11-15."""


@dataclass(frozen=True, slots=True)
class Guest:
    """A player: a person by name, or a bot of a level with the name that is shown."""

    name: str
    level: str | None = None
    words: str = ""
    """Words that a person mixes into the dice, so that this program alone cannot have chosen the rolls."""

    @property
    def chain(self) -> Chain | None:
        """The chain of these words."""
        return Chain(hashlib.sha256(self.words.encode()).digest()) if self.words else None


class BotQuestion(NamedTuple):
    """A bot has to choose. The program around the table lets it think, however it likes, and answers."""

    seat: int
    level: str
    moment: int
    view: View
    choices: tuple[Choice, ...]


class LocalTable:
    """A game at one keyboard, with bots. Everything is saved before anyone is told of it."""

    def __init__(self, events: Sequence[Event], steps: Steps, dice: TableDice, services: Services) -> None:
        self._table, self._dice, self._services = steps.table, dice, services
        self.events: list[Event] = [*events, *steps.events]
        """All that has happened."""
        self.observer: Callable[[Sequence[Event]], object] = lambda _: None
        """Told of every event once it is saved; `events` already holds it then."""
        self.keyboard: int | None = self._table.people[0] if self._table.people else None
        """The seat of the person who is asked now."""
        self._hand_on(moment=None)

    @classmethod
    def opened(cls, settings: Settings, guests: Sequence[Guest], services: Services) -> "LocalTable":
        """A new table at which all have sat down; `Begin` starts the game."""
        now = services.clock()
        opening = open_table(settings, len(guests), now)
        steps, chains = Steps(opening.table, now), {}
        for seat, guest in enumerate(guests):
            command = Sit(seat, guest.name) if guest.level is None else SeatBot(seat, guest.level, guest.name)
            steps.obey(command, None)
            if chain := guest.chain:
                chains[seat] = chain
                steps.obey(Commit(chain.commitment), seat)
        return cls(opening.events, steps, TableDice(chains), services)

    @classmethod
    def resumed(cls, record: Record, services: Services) -> "LocalTable":
        """The table of a saved game, exactly as it stood. A game that is over is refused."""
        if record.result:
            raise IllegalError("game-over", "the game is over", "C16")
        return cls.reopened(record, services)

    @classmethod
    def reopened(cls, record: Record, services: Services, game: int = 1) -> "LocalTable":
        """The table where this game is played, its `game`th, or was: then the next one can follow."""
        opening, steps, dice = resumed(record, services.clock(), game)
        dice.settle(steps)
        return cls(opening, steps, dice, services)

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self._table

    @property
    def record(self) -> Record | None:
        """The game as it is saved; `None` before it is decided who begins."""
        return saved_record(self._table, self._dice)

    @property
    def questions(self) -> tuple[BotQuestion, ...]:
        """The bots that have to choose now."""
        play = self._table.play
        if play is None or not play.choices:
            return ()
        return tuple(
            BotQuestion(turn.seat, turn.level, turn.moment, View(play.game, turn.player), play.choices[turn.player])
            for turn in bots_awaited(self._table)
        )

    def answer(self, question: BotQuestion, choice: Choice) -> None:
        """What a bot chooses; too late, it changes nothing."""
        if question in self.questions:
            steps = self._steps()
            steps.obey(Choose(question.moment, choice), question.seat, bot=True)
            self._count(steps)

    def do(self, command: Command) -> None:
        """Do what the person who has the keyboard asks; a refusal is a `QwixxError` and changes nothing.

        What is typed in from real dice counts at once, as all at this keyboard have seen it. A rematch is everyone's.
        """
        steps, table = self._steps(), self._table
        match command:
            case Begin():
                steps.obey(Begin(self._fresh_secret(), self._services.today()), None)
            case Rematch():
                secret, today = self._fresh_secret(), self._services.today()
                for seat in table.people:
                    steps.obey(Rematch(secret, today), seat)
            case RollDice() if self.keyboard is not None:
                self._dice.roll(steps, self.keyboard, command.moment)
            case TypeRoll():
                steps.happen(Rolled(self._checked_roll(command.roll)))
            case TypeStart():
                steps.happen(Begun(self._checked_start(command.start)))
            case _:
                steps.obey(command, self.keyboard)
        self._count(steps)

    def take_back(self) -> None:
        """Give the keyboard back to the person who confirmed last, to choose again."""
        play = self._table.play
        confirmed = self._confirmed(play) if play else []
        if play is None or not confirmed:
            raise IllegalError("no-change", "nothing was confirmed")
        player = confirmed[-1]
        steps = self._steps()
        steps.obey(Choose(play.moment, play.sealed[player], confirmed=False), play.players[player])
        self._count(steps)
        self.keyboard = play.players[player]

    def take_back_roll(self) -> None:
        """Undo a roll of real dice that was typed in wrongly, before a person has confirmed anything."""
        play, record = self._table.play, self.record
        if not (play and record and play.fair is None and record.actions and isinstance(record.actions[-1], Roll)):
            raise IllegalError("no-change", "there is no roll to take back")
        if self._dice.source or self._confirmed(play):
            raise IllegalError("no-change", "the roll counts already")
        before = replace(record, actions=record.actions[:-1], table=record.table[:1])
        opening, steps, _ = resumed(before, self._services.clock())
        self._services.save(before)
        self._table, self.events = steps.table, [*opening, *steps.events]
        self._hand_on(moment=None)
        self.observer(())

    def save_by(self, save: Save) -> None:
        """Save from now on with this function, and at once."""
        if record := self.record:
            save(record)
        self._services = replace(self._services, save=save)

    def _confirmed(self, play: Play) -> list[int]:
        """The players at this keyboard who have confirmed a choice, in the order in which they are asked."""
        people = [player for player in _asking_order(play) if play.players[player] in self._table.people]
        return [player for player in people if play.sealed and _is_confirmed(play, player)]

    def _steps(self) -> Steps:
        return Steps(self._table, self._services.clock())

    def _fresh_secret(self) -> bytes | None:
        return None if self._table.has_real_dice else self._services.secret()

    def _count(self, steps: Steps) -> None:
        """Save what happened, and only then let it count and tell of it."""
        self._dice.settle(steps)
        record = saved_record(steps.table, self._dice)
        if record and steps.events:
            self._services.save(record)
        moment = self._table.play.moment if self._table.play else None
        self._table = steps.table
        self.events += steps.events
        self._hand_on(moment)
        self.observer(steps.events)

    def _hand_on(self, moment: int | None) -> None:
        """Hand the keyboard to the person who is waited for, the active player first."""
        play = self._table.play
        if play is None or self._table.stage is not Stage.PLAY:
            return
        order = [play.players[player] for player in _asking_order(play)]
        people = [seat for seat in order if seat in self._table.awaited and seat in self._table.people]
        if people and (play.moment != moment or self.keyboard not in people):
            self.keyboard = people[0]

    def _typing(self) -> Play:
        play = self._table.play
        if play is None or not self._table.has_real_dice or self._table.stage is not Stage.PLAY:
            raise IllegalError("virtual-dice", "no real dice are rolled at this table now", "C7")
        return play

    def _checked_roll(self, roll: Roll) -> Roll:
        play = self._typing()
        if play.start is None or play.game.phase is not Phase.ROLL:
            raise IllegalError("rolled", "the dice are not to be rolled now", "C7")
        roll.check(play.game.variant.sides, play.game.dice)
        return roll

    def _checked_start(self, start: Start) -> Start:
        play, settings = self._typing(), self._table.settings
        if play.start is not None:
            raise IllegalError("begun", "it is decided who begins", "C6")
        lucky = tuple(sheet.lucky for sheet in play.game.sheets)
        Record(settings.variant, play.names, start, lucky, settings.options)
        return start


def _asking_order(play: Play) -> list[int]:
    """All players, the active one first."""
    players = range(len(play.players))
    return [*players[play.game.active :], *players[: play.game.active]]


def _is_confirmed(play: Play, player: int) -> bool:
    return len(play.choices[player]) > 1 and not play.undecided >> player & 1
