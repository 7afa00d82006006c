"""A table of a server before its first game: who is there, and how others come."""

from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.widgets import Static

from qwixx.match import Begin, Command, SeatBot, Stage
from qwixx.rules import QwixxError
from qwixx.terminal.app.bindings import hidden
from qwixx.terminal.app.screens.form import FormScreen
from qwixx.terminal.app.text_wrap import apart
from qwixx.terminal.app.widgets.keys import ENTER, ESCAPE, Key, KeyLine
from qwixx.terminal.remote_session import RemoteSession
from qwixx.terminal.session import Session
from qwixx.wire.sight import SeatSight


class LobbyScreen(FormScreen):
    """Seats, and the host's keys."""

    DEFAULT_CSS = """
    LobbyScreen #seats { height: 1fr; margin: 1 0; }
    LobbyScreen KeyLine { height: 1; background: $panel; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        hidden("enter", "begin"),
        hidden("b", "add_bot"),
        hidden("escape,q", "leave"),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def parts(self) -> ComposeResult:
        """The code, the seats, the keys."""
        code = self.session.seat.table if isinstance(self.session, RemoteSession) else ""
        yield from self.heading(self.say("table", code=code))
        if isinstance(self.session, RemoteSession):
            yield Static(apart(self.say("invite-link")), markup=False)
            yield Static(f"{self.session.seat.server}/table/{code}", markup=False)
        yield Static(id="seats", markup=False)
        yield Static(id="message", markup=False)
        yield KeyLine()

    def on_mount(self) -> None:
        """Follow the table."""
        self.session.listen(lambda: self.call_later(self.follow))
        self.call_after_refresh(self.follow)

    async def follow(self) -> None:
        """See who is there."""
        sight = self.session.sight
        if self.session.ended or sight.stage is not Stage.LOBBY:
            self.qwixx.show_table(self.session)
            return
        lines = [f"{index + 1}  {self._seat_words(index, seat)}" for index, seat in enumerate(sight.seats)]
        if self.session.notice:
            lines += ["", self.session.notice]
        self.query_one("#seats", Static).update("\n".join(lines))
        host = sight.host == sight.seat
        keys = [Key(ENTER, self.say("table-begin"), "begin"), Key("B", self.say("table-add-bot"), "add_bot")]
        self.query_one(KeyLine).show([*(keys if host else []), Key(ESCAPE, self.say("key-leave"), "leave")])
        if not host and sight.host is not None:
            self.complain(self.say("table-wait-host", name=sight.name_of(sight.host)))

    def _seat_words(self, index: int, seat: SeatSight) -> str:
        told = seat.name or self.say("table-seat-open")
        return f"{told} ({self.say('table-seat-you')})" if index == self.session.sight.seat else told

    async def action_begin(self) -> None:
        """Start the game."""
        await self._do(Begin())

    async def action_add_bot(self) -> None:
        """Give the next free seat to a bot."""
        free = [index for index, seat in enumerate(self.session.sight.seats) if seat.kind == "open"]
        if free:
            await self._do(SeatBot(free[0], "steady"))

    @work
    async def action_leave(self) -> None:
        """Back to the start; the seat stays."""
        await self.session.close()
        self.qwixx.show_start()

    async def _do(self, command: Command) -> None:
        try:
            await self.session.do(command)
        except QwixxError as error:
            self.complain(self.refused(error))
