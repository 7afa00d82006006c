"""What all screens share: the app behind them, words in its language, and a sentence where the window is too small."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar, cast

from textual import events
from textual.app import ComposeResult
from textual.containers import Container
from textual.geometry import Size
from textual.screen import Screen
from textual.widgets import Static

from qwixx.i18n.catalogue import say
from qwixx.i18n.refusals import error_words
from qwixx.rules import QwixxError

if TYPE_CHECKING:
    from qwixx.terminal.app.app import QwixxApp

ResultT = TypeVar("ResultT")
TIMES = "\N{MULTIPLICATION SIGN}"


class QwixxScreen(Screen[Any]):
    """A screen of this app: its parts, or a sentence where they have no room."""

    DEFAULT_CSS = """
    QwixxScreen #small { display: none; padding: 1 2; }
    """

    @property
    def qwixx(self) -> "QwixxApp":
        """The app."""
        return cast("QwixxApp", self.app)

    @property
    def language(self) -> str:
        """The code of the language that is spoken."""
        return self.qwixx.language

    def say(self, message: str, **facts: str | float) -> str:
        """A message in that language."""
        return say(self.language, message, **facts)

    def refused(self, error: QwixxError) -> str:
        """Why something cannot be done."""
        return error_words(error, self.language)

    @property
    def is_in_use(self) -> bool:
        """Whether keys are meant for this screen: no other one covers it or is about to replace it.

        Keys that were pressed faster than the app follows may arrive later than that.
        """
        return self.qwixx.is_in_use(self)

    def cover(self, screen: Screen[ResultT], closed: Callable[[ResultT | None], None] | None = None) -> None:
        """Show a screen over this one, but never a second one; `closed` is called with its result."""
        if self.is_in_use:
            self.app.push_screen(screen, closed)

    @property
    def least(self) -> tuple[int, int]:
        """The columns and lines that this screen needs."""
        return 70, 22

    def parts(self) -> ComposeResult:
        """What the screen shows."""
        yield from ()

    def compose(self) -> ComposeResult:
        """The parts, and the sentence."""
        yield Static(id="small", markup=False)
        with Container(id="all"):
            yield from self.parts()

    def on_resize(self, event: events.Resize) -> None:
        """Show the parts if they fit."""
        columns, lines = self.least
        fits = event.size.width >= columns and event.size.height >= lines
        small = self.query_one("#small", Static)
        size = f"{event.size.width}{TIMES}{event.size.height}"
        small.update(self.say("too-small", size=size, least=f"{columns}{TIMES}{lines}"))
        small.display = not fits
        self.query_one("#all").display = fits
        self.use_size(event.size)

    def use_size(self, size: Size) -> None:
        """Use a window of this size well."""
