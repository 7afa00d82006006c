"""A session at a table, in this process or on a server, as the two faces of the game use it."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from qwixx.match import Command
from qwixx.rules import Record
from qwixx.wire.sight import Sight

OnChange = Callable[[], object]
"""Called when anything has changed."""


class Seated(Protocol):
    """What every session shows."""

    @property
    def sight(self) -> Sight:
        """The table as the person at this keyboard sees it now."""

    @property
    def news(self) -> Sequence[str]:
        """What happened, in sentences."""

    @property
    def ended(self) -> str | None:
        """Why there is nothing to come back to, in a sentence; `None` as long as there is."""

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of those who share this keyboard."""

    @property
    def is_remote(self) -> bool:
        """Whether the table is on a server."""


class Session(Seated, Protocol):
    """A session of the app: it waits without stopping the screen."""

    @property
    def notice(self) -> str | None:
        """Something to know that is not about the game: a lost connection, a bot that is being prepared."""

    def listen(self, on_change: OnChange) -> None:
        """Call this, and nothing else, on every change from now on."""

    async def do(self, command: Command) -> None:
        """Send a command to the table; a refusal is a `QwixxError`."""

    async def take_back(self) -> None:
        """Take a confirmation back, so that it can be changed while others still think."""

    async def record(self) -> Record:
        """The record of the last game."""

    async def close(self) -> None:
        """Leave; nothing is lost."""


class PlainSession(Seated, Protocol):
    """A session of the plain game: every call returns when it is done."""

    @property
    def record(self) -> Record | None:
        """The game so far, at a table in this process."""

    @property
    def seat_file(self) -> Path | None:
        """The file with the way back to a seat on a server."""

    def do(self, command: Command) -> None:
        """Send a command to the table; a refusal is a `QwixxError`."""

    def take_back(self) -> None:
        """Take the last confirmation at this keyboard back."""

    def take_back_roll(self) -> None:
        """Take back a roll of real dice that was typed in wrongly."""

    def wait(self) -> None:
        """Wait until anything changes."""

    def close(self) -> None:
        """Leave; nothing is lost."""
