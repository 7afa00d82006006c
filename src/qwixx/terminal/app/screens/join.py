"""Taking a seat at a table of a server."""

from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.widgets import Button, Input, Static

from qwixx.client import take_seat
from qwixx.rules import QwixxError
from qwixx.terminal.app.bindings import hidden
from qwixx.terminal.app.screens.form import FormScreen
from qwixx.wire.table_link import TableLink, read_link


class JoinScreen(FormScreen):
    """A link or a code, and one's name; a seat of one's own needs no name."""

    BINDINGS: ClassVar[list[BindingType]] = [hidden("escape", "leave")]

    def __init__(self, way: TableLink | None, name: str) -> None:
        super().__init__()
        self._way, self._offered = way, name
        self._is_coming = False

    def parts(self) -> ComposeResult:
        """Two fields, or nothing but a word while one comes back to one's seat."""
        yield from self.heading(self.say("table-join-about"))
        if self._way is None:
            yield self.line(self.say("join-link"), Input(id="link", compact=True))
        else:
            yield Static(f"{self._way.server} · {self._way.table}", markup=False)
        if self._way is None or self._way.needs_name:
            yield self.line(self.say("your-name"), Input(self._offered, id="name-typed", compact=True))
            yield self.buttons([("come-in", self.say("table-come-in")), ("back", self.say("key-back"))])
        yield Static(id="message", markup=False)

    def on_mount(self) -> None:
        """A seat of one's own is taken at once."""
        if self._way and not self._way.needs_name:
            self._come_in(self._way, "")

    @on(Button.Pressed, "#come-in")
    @on(Input.Submitted)
    def _asked(self) -> None:
        try:
            way = self._way or read_link(self.query_one("#link", Input).value)
        except QwixxError as error:
            self.complain(self.refused(error))
            return
        name = self.query_one("#name-typed", Input).value.strip() or self.say("guest")
        self._come_in(way, name)

    @work
    async def _come_in(self, way: TableLink, name: str) -> None:
        if self._is_coming or not self.is_in_use:
            return  # a second seat would be taken
        self._is_coming = True
        self.complain(self.say("join-connecting", server=way.server))
        try:
            await self.qwixx.sit(await take_seat(way, name))
        except QwixxError as error:
            self.complain(self.refused(error))
        except OSError:
            self.complain(self.say("join-unreachable", server=way.server))
        finally:
            self._is_coming = False

    @on(Button.Pressed, "#back")
    async def action_leave(self) -> None:
        """Back to the start."""
        self.qwixx.show_start()
