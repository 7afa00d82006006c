"""Sessions at a table in this process: bots think in threads for the app, and one after the other for plain lines."""

import asyncio
import os
from collections.abc import Callable, Sequence
from datetime import date
from time import time_ns

from qwixx.analysis.analyst_process import Analyst
from qwixx.bots.registry import OPTIMAL, find_player
from qwixx.i18n.catalogue import say
from qwixx.i18n.refusals import error_words
from qwixx.local import BotQuestion, LocalTable, Save, Services
from qwixx.local.chance import Chance
from qwixx.match import Command, Event, public, view
from qwixx.rules import Choice, IllegalError, Record
from qwixx.solve.progress import Progress
from qwixx.terminal.game_log import GameLog
from qwixx.terminal.session import OnChange
from qwixx.wire.sight import Sight, sight_of

RETRY = 1.0
"""Seconds until a bot tries again to do what could not be saved."""


def services_of(save: Save, chance: Chance) -> Services:
    """What this program does for a table."""
    return Services(save, chance.secret, _now, lambda: date.today().isoformat())


class LocalSeats:
    """The people at this keyboard, and the table that they play at."""

    is_remote = False
    ended = None
    seat_file = None

    def __init__(self, table: LocalTable, new_log: Callable[[], GameLog]) -> None:
        self.table = table
        self._new_log = new_log
        table.observer = self._on_events
        self._on_events(())

    @property
    def sight(self) -> Sight:
        """The table as the person who has the keyboard sees it."""
        table = self.table.table
        return sight_of(view(table, self.table.keyboard, _now()), table.play.game if table.play else None)

    @property
    def news(self) -> Sequence[str]:
        """What happened."""
        return self._log.lines

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of the people."""
        return self.table.table.people

    def _on_events(self, events: Sequence[Event]) -> None:
        """Log what happened; no events mean that some were taken back."""
        if not events:
            self._log = self._new_log()
        shown = view(self.table.table, None, _now())
        for event in events or self.table.events:
            told = public(event)
            if told:
                self._log.add(told, shown)


class LocalSession(LocalSeats):
    """A session of the app."""

    def __init__(self, table: LocalTable, analyst: Analyst, language: str, chance: Chance) -> None:
        super().__init__(table, lambda: GameLog(language))
        self._analyst, self._language, self._chance = analyst, language, chance
        self._on_change: OnChange | None = None
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._trouble: str | None = None
        """Why a bot could not do what it wanted."""

    @property
    def notice(self) -> str | None:
        """Why a bot does not go on, or how far one has come that has to solve its game first."""
        progress = self._analyst.progress
        if self._trouble or progress is None:
            return self._trouble
        waits = any(question.level == OPTIMAL for question in self.table.questions)
        return say(self._language, "notice-solving", percent=progress) if waits else None

    def listen(self, on_change: OnChange) -> None:
        """Call this on every change, and when an analysis makes progress."""
        self._on_change = on_change
        self._analyst.listen(on_change)
        self._go_on()

    async def do(self, command: Command) -> None:
        """Do what the person at the keyboard asks."""
        self.table.do(command)
        self._go_on()

    async def take_back(self) -> None:
        """Give the keyboard back to the person who confirmed last."""
        self.table.take_back()
        self._go_on()

    async def record(self) -> Record:
        """The record of the game."""
        found = self.table.record
        if found is None:
            raise IllegalError("no-game", "no game has begun at this table")
        return found

    async def close(self) -> None:
        """Let the bots go."""
        for task in self._thinking.values():
            task.cancel()
        self._on_change = None

    def _go_on(self) -> None:
        """Let the bots think, and tell of the change."""
        self._trouble = None
        for question in self.table.questions:
            key = question.seat, question.moment
            if key not in self._thinking:
                self._thinking[key] = asyncio.create_task(self._play_bot(question))
        if self._on_change:
            self._on_change()

    async def _play_bot(self, question: BotQuestion) -> None:
        try:
            choice = await self._bot_choice(question)
            while not self._has_answered(question, choice):
                await asyncio.sleep(RETRY)
        except IllegalError as error:
            self._complain(error)
        finally:
            self._thinking.pop((question.seat, question.moment), None)

    def _has_answered(self, question: BotQuestion, choice: Choice) -> bool:
        """Pass a bot's choice on; whether that could be saved, as a disk is not full for ever."""
        try:
            self.table.answer(question, choice)
        except IllegalError as error:
            if error.code != "cannot-write":
                raise
            self._complain(error)
            return False
        self._go_on()
        return True

    def _complain(self, error: IllegalError) -> None:
        self._trouble = error_words(error, self._language)
        if self._on_change:
            self._on_change()

    async def _bot_choice(self, question: BotQuestion) -> Choice:
        if question.level == OPTIMAL:
            return await self._analyst.choose(question.view.game, question.view.seat)
        bot = find_player(question.level).make(self._chance.draws(question))
        return await asyncio.to_thread(bot.choose, question.view, question.choices)


class PlainLocalSession(LocalSeats):
    """A session of the plain game."""

    def __init__(self, table: LocalTable, new_log: Callable[[], GameLog], chance: Chance, progress: Progress) -> None:
        super().__init__(table, new_log)
        self._chance, self._progress = chance, progress

    @property
    def record(self) -> Record | None:
        """The game so far."""
        return self.table.record

    def do(self, command: Command) -> None:
        """Do what the person at the keyboard asks."""
        self.table.do(command)

    def take_back(self) -> None:
        """Give the keyboard back to the person who confirmed last."""
        self.table.take_back()

    def take_back_roll(self) -> None:
        """Take back a roll that was typed in wrongly."""
        self.table.take_back_roll()

    def wait(self) -> None:
        """Let one bot think, and choose."""
        question = self.table.questions[0]
        player = find_player(question.level)
        if player.get_ready:
            player.get_ready(question.view.game, question.view.seat, os.cpu_count() or 1, self._progress)
        bot = player.make(self._chance.draws(question))
        self.table.answer(question, bot.choose(question.view, question.choices))

    def close(self) -> None:
        """Nothing is open."""


def _now() -> int:
    return time_ns() // 1_000_000
