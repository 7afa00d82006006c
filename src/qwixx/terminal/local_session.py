"""A table in this program: people who share a keyboard, and bots that think in threads of their own."""

import asyncio
import random
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from time import time_ns

from qwixx.bots import View, find_player
from qwixx.bots.registry import OPTIMAL
from qwixx.dice.fair import SECRET_BYTES
from qwixx.i18n.catalogue import say
from qwixx.i18n.refusals import error_words
from qwixx.match import (
    Agree,
    Begin,
    BotTurn,
    Choose,
    Command,
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
    obey,
    open_table,
    public,
    record,
    replay,
    view,
)
from qwixx.rules import Choice, IllegalError, Phase, Record
from qwixx.terminal.analyst_process import Analyst
from qwixx.terminal.game_log import GameLog
from qwixx.terminal.session import OnChange
from qwixx.terminal.table_view import Sight, sight_of

Keep = Callable[[Sequence[Event], Table], None]
"""Keeps events durably before anybody is told of them."""
SecretSource = Callable[[], bytes]
AGAIN = 1.0
"""Seconds until a bot tries again to do what could not be kept."""


@dataclass(frozen=True, slots=True)
class Guest:
    """Who takes a seat: a person by its name, or a bot of a level with the name that it is shown by."""

    name: str
    level: str | None = None


def bot_guest(level: str, others: Sequence[Guest], language: str) -> Guest:
    """A bot, called by its level; with a number where others of its level are there."""
    name = say(language, "bot", level=level)
    same = sum(other.level == level for other in others)
    return Guest(f"{name} {same + 1}" if same else name, level)


def fresh_secret() -> bytes:
    """The secret of a game's dice."""
    return secrets.token_bytes(SECRET_BYTES)


class LocalSession:
    """A table that this program holds."""

    is_remote = False
    ended = None

    def __init__(
        self, events: Sequence[Event], keep: Keep, analyst: Analyst, language: str, secret: SecretSource = fresh_secret
    ) -> None:
        self._table = replay(events)
        self._keep, self._analyst, self._language, self._secret = keep, analyst, language, secret
        self._log = GameLog(language)
        self._on_change: OnChange | None = None
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._seat = self._table.people[0] if self._table.people else None
        self._seen = 0
        """The moment that the keyboard was handed on in."""
        self._trouble: str | None = None
        """Why a bot could not do what it wanted."""
        self._tell(events)

    @property
    def sight(self) -> Sight:
        """The table as whoever has the keyboard sees it."""
        play = self._table.play
        return sight_of(view(self._table, self._seat, _now()), play.game if play else None)

    @property
    def news(self) -> Sequence[str]:
        """What happened."""
        return self._log.lines

    @property
    def notice(self) -> str | None:
        """Why a bot does not go on, or how far one has come that has to solve its game first."""
        if self._trouble:
            return self._trouble
        progress = self._analyst.progress
        waits = any(turn.level == OPTIMAL for turn in bots_awaited(self._table))
        return say(self._language, "notice-solving", percent=progress) if waits and progress is not None else None

    @property
    def is_shared(self) -> bool:
        """Whether several people play."""
        return len(self._table.people) > 1

    def listen(self, on_change: OnChange) -> None:
        """Be told of every change, and of how far an analysis has come."""
        self._on_change = on_change
        self._analyst.listen(on_change)
        self._go_on()

    async def do(self, command: Command) -> None:
        """Do what the person at the keyboard asks. What it types in from real dice all others at it have seen."""
        if isinstance(command, Begin):
            command = Begin(self._fresh_secret(), date.today().isoformat())
        if isinstance(command, Rematch):
            for seat in self._table.people:
                self._obey(Rematch(self._fresh_secret(), date.today().isoformat()), seat)
            return
        self._obey(command, self._seat)
        if isinstance(command, TypeRoll | TypeStart):
            for seat in self._table.awaited if self._table.play and self._table.play.typed else ():
                self._obey(Agree(self._moment), seat)

    async def take_back(self) -> None:
        """Give the keyboard back to whoever confirmed last, and let it change its mind."""
        play = self._table.play
        if play is None or not play.sealed:
            raise IllegalError("no-change", "nothing was confirmed")
        people = [
            (player, seat)
            for player, seat in enumerate(play.players)
            if seat in self._table.people and len(play.choices[player]) > 1 and not play.undecided >> player & 1
        ]
        if not people:
            raise IllegalError("no-change", "nothing was confirmed")
        player, self._seat = people[-1]
        self._obey(Choose(play.moment, play.sealed[player], confirmed=False), self._seat)

    async def record(self) -> Record:
        """The record of the game."""
        found = record(self._table)
        if found is None:
            raise IllegalError("no-game", "no game has begun at this table")
        return found

    async def close(self) -> None:
        """Let the bots go."""
        for task in self._thinking.values():
            task.cancel()
        self._on_change = None

    @property
    def _moment(self) -> int:
        return self._table.play.moment if self._table.play else 0

    def _fresh_secret(self) -> bytes | None:
        return None if self._table.has_real_dice else self._secret()

    def _obey(self, command: Command, seat: int | None, bot: bool = False) -> None:
        events, table = obey(self._table, command, seat, _now(), bot=bot)
        self._keep(events, table)
        self._table, self._trouble = table, None
        self._tell(events)
        self._go_on()

    def _tell(self, events: Sequence[Event]) -> None:
        shown = view(self._table, None, _now())
        for event in events:
            told = public(event)
            if told:
                self._log.hear(told, shown)

    def _go_on(self) -> None:
        """Hand the keyboard to the person who is waited for, and set bots thinking."""
        people = [seat for seat in self._in_turn() if seat in self._table.people]
        if people and (self._moment != self._seen or self._seat not in people):
            self._seat = people[0]
        self._seen = self._moment
        for turn in bots_awaited(self._table):
            key = (turn.seat, turn.moment)
            if key not in self._thinking and self._table.play:
                self._thinking[key] = asyncio.create_task(self._play_bot(self._table.play, turn))
        if self._on_change:
            self._on_change()

    def _in_turn(self) -> list[int]:
        """The seats that are waited for, the active player's first."""
        play = self._table.play
        if play is None or self._table.stage is not Stage.PLAY:
            return []
        active = play.game.active
        order = (*play.players[active:], *play.players[:active])
        return [seat for seat in order if seat in self._table.awaited]

    async def _play_bot(self, play: Play, turn: BotTurn) -> None:
        try:
            if play.game.phase is Phase.ROLL:
                command: Command = RollDice(turn.moment)
            else:
                command = Choose(turn.moment, await self._bot_choice(play, turn))
            while self._moment == turn.moment and not self._has_done(command, turn):
                await asyncio.sleep(AGAIN)
        except IllegalError as error:
            self._complain(error)
        finally:
            self._thinking.pop((turn.seat, turn.moment), None)

    def _has_done(self, command: Command, turn: BotTurn) -> bool:
        """Have a bot do something; whether that could be kept, as a disk is not full for ever."""
        try:
            self._obey(command, turn.seat, bot=True)
        except IllegalError as error:
            if error.code != "cannot-write":
                raise
            self._complain(error)
            return False
        return True

    def _complain(self, error: IllegalError) -> None:
        self._trouble = error_words(error, self._language)
        if self._on_change:
            self._on_change()

    async def _bot_choice(self, play: Play, turn: BotTurn) -> Choice:
        if turn.level == OPTIMAL:
            return await self._analyst.choose(play.game, turn.player)
        bot = find_player(turn.level).make(random.SystemRandom())
        return await asyncio.to_thread(bot.choose, View(play.game, turn.player), play.choices[turn.player])


def set_table(settings: Settings, guests: Sequence[Guest]) -> list[Event]:
    """The events of a new table where everybody has sat down."""
    events, table = open_table(settings, len(guests), _now())
    found = list(events)
    for seat, guest in enumerate(guests):
        command = Sit(seat, guest.name) if guest.level is None else SeatBot(seat, guest.level, guest.name)
        events, table = obey(table, command, None, _now())
        found += events
    return found


def _now() -> int:
    return time_ns() // 1_000_000
