"""Something said over a screen: help, the log, a hint, a word between two people."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from qwixx.terminal.app.bindings import hidden
from qwixx.terminal.app.text_wrap import apart, folded


class Dialog(ModalScreen[bool]):
    """A text that is read and closed: with Enter or Escape, or by a click."""

    DEFAULT_CSS = """
    Dialog { align: center middle; background: $background 60%; }
    Dialog > VerticalScroll {
        width: 90%; max-width: 90; height: auto; max-height: 100%;
        background: $surface; border: round $primary; padding: 0 2;
    }
    Dialog Static { height: auto; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        hidden("enter", "close(True)"),
        hidden("escape,q,space", "close(False)"),
    ]

    def __init__(self, title: str, text: str, foot: str) -> None:
        super().__init__()
        self._heading, self._text, self._foot = title, text, foot

    def compose(self) -> ComposeResult:
        """The text in a box."""
        with VerticalScroll() as box:
            box.border_title, box.border_subtitle = apart(self._heading), apart(self._foot)
            yield Static(id="text", markup=False)

    def on_resize(self) -> None:
        """Fold the text to the width that there is."""
        part = self.query_one("#text", Static)
        part.update("\n".join(folded(self._text, self.app.console, part.size.width)))

    def on_mount(self) -> None:
        """Let keys scroll it."""
        self.query_one(VerticalScroll).focus()
        self.call_after_refresh(self.on_resize)

    def on_click(self) -> None:
        """A click reads it, too."""
        self.dismiss(True)

    def action_close(self, agreed: bool) -> None:
        """Close; Enter agrees, Escape does not."""
        self.dismiss(agreed)
