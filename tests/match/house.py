"""A house for tests: it keeps the log and the time of one table, and plays its people and bots."""

import hashlib
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from qwixx.dice import Chain
from qwixx.match import (
    AddLink,
    Agree,
    Begin,
    Choose,
    Command,
    Commit,
    DiceKind,
    Event,
    Play,
    Presence,
    Replace,
    RollDice,
    SeatBot,
    Settings,
    Sit,
    Stage,
    Tick,
    TypeRoll,
    TypeStart,
    deadline,
    obey,
    open_table,
    replay,
)
from qwixx.rules import Choice, Phase, QwixxError, Roll, Start, StartKind, Variant, variant

CLASSIC = variant("classic")
NAMES = ("Anna", "Boris", "Chava", "Dawud", "Ewa")
PLAIN_ROLL = Roll((4, 1), (2, 3, 6, 6))
"""The white dice make 5, which everybody can cross on a fresh sheet."""

Pick = Callable[[Sequence[Choice]], Choice]


def secret(*what: object) -> bytes:
    return hashlib.sha256(repr(what).encode()).digest()


def first_cross(choices: Sequence[Choice]) -> Choice:
    return choices[:2][-1]


def settings(sheet: Variant = CLASSIC, **changes: Any) -> Settings:
    return Settings(sheet, **changes)


class House:
    """Runs one table."""

    def __init__(self, seats: int = 2, sheet: Variant = CLASSIC, **changes: Any) -> None:
        self.now = 1_000_000
        events, self.table = open_table(settings(sheet, **changes), seats, self.now)
        self.log: list[Event] = list(events)
        self.chains: dict[int, Chain] = {}

    def ask(self, command: Command, by: int | None = None, *, bot: bool = False) -> list[str]:
        """Do something at the table; the names of what happened."""
        self.now += 1
        events, self.table = obey(self.table, command, by, self.now, bot=bot)
        self.log += events
        return [type(event.what).__name__ for event in events]

    def refused(self, code: str, command: Command, by: int | None = None, *, bot: bool = False) -> QwixxError:
        """The refusal of a command, which must have this code and change nothing."""
        before = self.table
        with pytest.raises(QwixxError) as caught:
            obey(self.table, command, by, self.now, bot=bot)
        assert caught.value.code == code, caught.value.message
        assert caught.value.message
        assert self.table == before
        return caught.value

    def attempt(self, command: Command, by: int | None = None, *, bot: bool = False) -> QwixxError | None:
        """Do something at the table if it can be done; otherwise, why not."""
        try:
            self.ask(command, by, bot=bot)
        except QwixxError as error:
            return error
        return None

    @property
    def play(self) -> Play:
        assert self.table.play
        return self.table.play

    def phase(self) -> Phase:
        return self.play.game.phase

    @property
    def moment(self) -> int:
        return self.play.moment

    def sit(self, people: int = 2, bots: int = 0, *, chains: bool = False) -> "House":
        for seat in range(people):
            self.ask(Sit(seat, NAMES[seat]))
        for seat in range(people, people + bots):
            self.ask(SeatBot(seat, "sharp"))
        if chains:
            self.commit(range(people))
        return self

    def commit(self, seats: Sequence[int]) -> None:
        for seat in seats:
            self.chains[seat] = Chain(secret("person", seat, self.table.games))
            self.ask(Commit(self.chains[seat].commitment), seat)

    def begin(self) -> list[str]:
        virtual = self.table.settings.dice is DiceKind.FAIR
        return self.ask(Begin(secret("table", self.table.games) if virtual else None))

    def real(self, roll: Roll = PLAIN_ROLL) -> None:
        """Throw real dice so, with everybody's agreement."""
        if self.play.start is None:
            self.ask(TypeStart(self.moment, Start(StartKind.DRAWN, 0)), self.table.people[0])
            self.agree()
        self.ask(TypeRoll(self.moment, roll.only(self.play.game.dice)), self.table.people[0])
        self.agree()

    def agree(self) -> None:
        while self.play.typed:
            self.ask(Agree(self.moment), self.table.awaited[0])

    def choose(self, seat: int, choice: Choice = None, *, confirmed: bool = True) -> list[str]:
        bot = self.table.seats[seat].is_played_by_bot
        return self.ask(Choose(self.moment, choice, confirmed), seat, bot=bot)

    def link(self, seat: int) -> bytes | None:
        fair, player = self.play.fair, self.play.players.index(seat)
        takes_part = fair and fair.commitments[player] and seat in self.chains
        return self.chains[seat].link(self.play.turn + 1) if takes_part else None

    def act(self, seat: int, pick: Pick = first_cross) -> list[str]:
        """What this seat has to do now, be it a person's or a bot's, with virtual dice."""
        play, bot = self.play, self.table.seats[seat].is_played_by_bot
        if play.links is not None:
            return self.ask(AddLink(play.moment, self.link(seat)), seat)
        if play.game.phase is Phase.ROLL:
            return self.ask(RollDice(play.moment, None if bot else self.link(seat)), seat, bot=bot)
        return self.choose(seat, pick(play.choices[play.players.index(seat)]))

    def play_on(self, pick: Pick = first_cross, until: Callable[[Play], bool] = lambda _: False) -> "House":
        """Play on with virtual dice, to the end or to a moment."""
        while self.table.stage is Stage.PLAY and not until(self.play):
            self.act(self.table.awaited[0], pick)
        return self

    def to(self, phase: Phase) -> "House":
        return self.play_on(until=lambda play: play.start is not None and play.game.phase is phase)

    def away(self, *seats: int) -> list[str]:
        return [name for seat in seats for name in self.ask(Presence(seat, present=False))]

    def back(self, *seats: int) -> list[str]:
        return [name for seat in seats for name in self.ask(Presence(seat, present=True))]

    def ask_for_stand_in(self, seat: int) -> list[str]:
        return self.ask(Replace(seat))

    def wait(self, milliseconds: int) -> list[str]:
        """Let time go by, and tick when it is due."""
        end = self.now + milliseconds
        happened: list[str] = []
        while (due := deadline(self.table)) is not None and due <= end:
            self.now = max(self.now, due) - 1
            happened += self.ask(Tick())
        self.now = end
        return happened

    def checked(self) -> "House":
        """The same house, if its log tells the whole story."""
        assert replay(self.log) == self.table
        assert [event.number for event in self.log] == list(range(1, len(self.log) + 1))
        steps = [event.step for event in self.log if event.step is not None]
        assert steps == list(range(1, len(steps) + 1))
        return self
