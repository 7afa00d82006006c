"""A seat at a server's table for the plain game."""

import asyncio
from collections.abc import Coroutine, Sequence
from threading import Event, Thread
from typing import Any, TypeVar

from qwixx.client import seat_link, take_seat
from qwixx.i18n.step_words import spoken_step
from qwixx.match import Command
from qwixx.rules import IllegalError
from qwixx.terminal.remote_session import RemoteSession
from qwixx.terminal.saved_games import save_seat
from qwixx.wire.sight import Sight
from qwixx.wire.table_link import TableLink

Answer = TypeVar("Answer")
PAUSE = 0.5  # seconds after which waiting looks up: on some systems, Ctrl-C is noticed only then


class PlainRemoteSession:
    """A seat at a table of a server. The connection is kept in a thread, while a person thinks in the main one."""

    is_remote = True
    record = None

    def __init__(self, link: TableLink, name: str, language: str) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._changed = Event()
        try:
            seat = self._wait_for(take_seat(link, name))
            self._session = RemoteSession(seat, language, spoken_step)
            self._session.listen(self._changed.set)
            self._wait_for(self._session.connect())
        except OSError as error:
            self._stop()
            message = f"there is no answer from {link.server}"
            raise IllegalError("unreachable", message, server=link.server) from error
        except BaseException:
            self._stop()
            raise
        self.seat_file = save_seat(seat.table, seat_link(seat))

    @property
    def sight(self) -> Sight:
        """The table as this seat sees it."""
        return self._session.sight

    @property
    def news(self) -> Sequence[str]:
        """What happened since this client is there."""
        return self._session.news

    @property
    def ended(self) -> str | None:
        """Why there is nothing to come back to."""
        return self._session.ended

    @property
    def people(self) -> tuple[int, ...]:
        """The one seat."""
        return self._session.people

    def do(self, command: Command) -> None:
        """Send a command, and wait until it is done."""
        self._wait_for(self._session.do(command))

    def take_back(self) -> None:
        """Take the confirmation back."""
        self._wait_for(self._session.take_back())

    def take_back_roll(self) -> None:
        """Others have seen the roll: they may object to it instead."""
        raise IllegalError("no-change", "a roll at a server's table is not taken back")

    def wait(self) -> None:
        """Wait until anything changes."""
        while not self._changed.wait(PAUSE):
            pass
        self._changed.clear()

    def close(self) -> None:
        """Leave the connection; the seat stays."""
        self._wait_for(self._session.close())
        self._stop()

    def _stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _wait_for(self, coroutine: Coroutine[Any, Any, Answer]) -> Answer:
        future = asyncio.run_coroutine_threadsafe(coroutine, self._loop)
        while True:
            try:
                return future.result(PAUSE)
            except TimeoutError:
                if future.done():
                    raise
