"""Screens that ask for something: a heading, lines of fields, buttons, and a sentence where an answer does not do."""

from collections.abc import Iterable

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widget import Widget
from textual.widgets import Button, Label, Static

from qwixx.rules.colours import COLOURS
from qwixx.terminal.app.screens.base import QwixxScreen
from qwixx.terminal.app.text_wrap import apart
from qwixx.terminal.app.theme import PAINTS, SHAPES, SOFT, WARNING


class FormScreen(QwixxScreen):
    """A form."""

    DEFAULT_CSS = f"""
    FormScreen #all {{ padding: 1 2; }}
    FormScreen #about {{ color: {SOFT}; margin-bottom: 1; }}
    FormScreen #message {{ color: {WARNING}; height: 2; margin-top: 1; }}
    FormScreen .line {{ height: 1; margin-bottom: 0; }}
    FormScreen .buttons {{ height: 1; margin-top: 1; }}
    FormScreen Label {{ width: 16; }}
    FormScreen Select {{ width: 28; }}
    FormScreen Input {{ width: 40; background: $panel; }}
    FormScreen Input:focus {{ background: $primary 30%; }}
    FormScreen Input {{ margin-left: 1; }}
    FormScreen Button {{ margin-right: 2; min-width: 8; background: $panel; color: $foreground; }}
    FormScreen .buttons Button:focus {{
        background: $primary !important; color: $background !important; text-style: bold !important;
    }}
    """

    def heading(self, about: str) -> ComposeResult:
        """The name of the game with its four shapes, and a sentence."""
        name = Text("Q W I X X  ", "bold")
        for colour in COLOURS:
            name.append(f" {SHAPES[colour]} ", PAINTS[colour].plain).append(" ")
        yield Static(name, id="name")
        yield Static(apart(about), id="about", markup=False)

    def line(self, label: str, *fields: Widget) -> Horizontal:
        """A line of the form."""
        return Horizontal(Label(apart(label), markup=False), *fields, classes="line")

    def buttons(self, entries: Iterable[tuple[str, str]]) -> Horizontal:
        """Buttons side by side, by id and label."""
        made = [Button(apart(label), id=name, compact=True) for name, label in entries]
        return Horizontal(*made, classes="buttons")

    def complain(self, message: str) -> None:
        """Say what is wrong."""
        self.query_one("#message", Static).update(apart(message))
