"""The line of keys at the foot of a screen. Each entry can be clicked as well."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual import events
from textual.widgets import Static

from qwixx.terminal.app.text_wrap import apart
from qwixx.terminal.app.theme import ACCENT, TEXT

GAP = 1
ENTER, ESCAPE, BACKSPACE = "Enter", "Esc", "⌫"
"""Keys as keyboards name them, whatever the language."""


class Key(NamedTuple):
    """A key, what it does in words, and the action of the screen that does it."""

    cap: str
    words: str
    action: str


class KeyLine(Static):
    """As many keys as fit, the most needed first."""

    _keys: Sequence[Key] = ()
    _ends: Sequence[int] = ()

    def show(self, keys: Sequence[Key]) -> None:
        """Show these keys."""
        self._keys = keys
        self._draw()

    def on_resize(self) -> None:
        """Show more or fewer of them."""
        self._draw()

    def _draw(self) -> None:
        shown, ends = Text(), []
        for cap, words, _ in self._keys:
            if shown.cell_len + cell_len(cap) + 3 + cell_len(words) > self.size.width:
                break
            shown.append(f" {cap} ", Style(color=ACCENT, reverse=True, bold=True))
            shown.append(f" {apart(words)}", TEXT)
            ends.append(shown.cell_len)
            shown.append(" " * GAP)
        self._ends = ends
        self.update(shown)

    async def on_click(self, event: events.Click) -> None:
        """Do what the key does that was clicked."""
        found = next((place for place, end in enumerate(self._ends) if event.x < end + GAP), None)
        if found is not None:
            await self.screen.run_action(self._keys[found].action)
