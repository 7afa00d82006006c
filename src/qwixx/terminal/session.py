"""A session at a table, as the screens play at it: near, in this program, or far, on a server."""

from collections.abc import Callable, Sequence
from typing import Protocol

from qwixx.match import Command
from qwixx.rules import Record
from qwixx.terminal.table_view import Sight

OnChange = Callable[[], object]
"""Called when anything has changed."""


class Session(Protocol):
    """What a screen sees of a table, and how it plays."""

    @property
    def sight(self) -> Sight:
        """The table as whoever sits at this keyboard sees it now."""

    @property
    def news(self) -> Sequence[str]:
        """What happened, in sentences."""

    @property
    def notice(self) -> str | None:
        """Something to know that is not about the game: a lost connection, a bot that is being prepared."""

    @property
    def ended(self) -> str | None:
        """Why there is nothing to come back to, in a sentence; `None` as long as there is."""

    @property
    def is_shared(self) -> bool:
        """Whether several people sit at this keyboard."""

    @property
    def is_remote(self) -> bool:
        """Whether the table is on a server."""

    def listen(self, on_change: OnChange) -> None:
        """Tell this one of every change from now on, and nobody else any more."""

    async def do(self, command: Command) -> None:
        """Ask something of the table; a refusal is a `QwixxError`."""

    async def take_back(self) -> None:
        """Take a confirmation back, so that it can be changed while others still think."""

    async def record(self) -> Record:
        """The record of the last game."""

    async def close(self) -> None:
        """Go away; nothing is lost."""
