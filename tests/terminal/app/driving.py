"""Driving the app as a person does: by keys and by the mouse, and looking at what stands on the screen."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from textual.events import Key
from textual.pilot import Pilot

from qwixx.local import Guest
from qwixx.terminal.app.app import QwixxApp
from qwixx.terminal.app.screens.play import PlayScreen
from qwixx.terminal.app.screens.table import TableScreen
from qwixx.terminal.start_options import StartOptions

PATIENCE = 60.0
"""Seconds that a test waits for something that must come."""
ANNA, BORIS = Guest("Anna"), Guest("Boris")
GENTLE, SHARP = Guest("Gentle bot", "gentle"), Guest("Sharp bot", "sharp")


class Person:
    """Somebody at the keyboard."""

    def __init__(self, pilot: Pilot[None]) -> None:
        self.pilot = pilot
        assert isinstance(pilot.app, QwixxApp)
        self.app: QwixxApp = pilot.app

    @property
    def screen(self) -> Any:
        return self.app.screen

    @property
    def table(self) -> PlayScreen:
        """The game under whatever is said over it."""
        found = next(screen for screen in reversed(self.app.screen_stack) if isinstance(screen, TableScreen))
        assert isinstance(found, PlayScreen)
        return found

    @property
    def text(self) -> str:
        """The characters on the screen."""
        return screen_text(self.app)

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)

    async def type(self, *keys: str) -> None:
        """Press keys faster than the app can follow."""
        for key in keys:
            self.app.post_message(Key(key, key if len(key) == 1 else None))
        await self.settled()

    async def click(self, what: Any, offset: tuple[int, int] = (0, 0)) -> None:
        assert await self.pilot.click(what, offset)

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                await self.pilot.pause()

    async def settled(self) -> str:
        """What stands on the screen once nothing changes any more."""
        before = None
        while (now := self.text) != before or self._is_behind():
            before = now
            await self.pilot.pause()
        return now

    def _is_behind(self) -> bool:
        """Whether the game on the screen has still to see what happened at its table."""
        tables = [screen for screen in self.app.screen_stack if isinstance(screen, TableScreen)]
        return any(table.sight != table.session.sight for table in tables)

    async def read(self, words: str) -> None:
        """Wait until these words stand on the screen."""
        await self.until(lambda: words in self.text)

    async def my_turn(self) -> str:
        """Wait until the table waits for this person, or the game is over; for what it waits."""

        def is_mine() -> bool:
            if not isinstance(self.screen, PlayScreen):
                return not any(isinstance(screen, PlayScreen) for screen in self.app.screen_stack)
            session = self.screen.session
            return session.sight.waits_for_me not in (None, "links") and session.sight == self.screen.sight

        await self.until(lambda: is_mine() or hasattr(self.screen, "action_close"))
        if isinstance(self.screen, PlayScreen):
            return self.screen.sight.waits_for_me or ""
        return "talk" if hasattr(self.screen, "action_close") else "over"


@asynccontextmanager
async def opened(
    opening: StartOptions, size: tuple[int, int] = (80, 24), language: str = "en"
) -> AsyncIterator[Person]:
    """The app, opened."""
    app = QwixxApp(opening, language)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield Person(pilot)


def game_of(*guests: Guest, seed: int = 1, **flags: Any) -> StartOptions:
    """The opening of a game with dice that can be repeated."""
    return StartOptions(guests=guests, seed=seed, **flags)


def screen_text(app: QwixxApp) -> str:
    """What stands on the screen, without colours."""
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text.rstrip() for strip in strips)
