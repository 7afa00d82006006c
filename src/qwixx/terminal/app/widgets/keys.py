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
    """As many keys as fit, the most needed first, and always the last one, which leads out of the screen."""

    _keys: Sequence[Key] = ()
    _shown: Sequence[Key] = ()

    def show(self, keys: Sequence[Key]) -> None:
        """Show these keys."""
        self._keys = keys
        self._draw()

    def on_resize(self) -> None:
        """Show more or fewer of them."""
        self._draw()

    def _draw(self) -> None:
        room = self.size.width - sum(map(_width, self._keys[-1:]))
        shown: list[Key] = []
        for key in self._keys[:-1]:
            room -= _width(key) + GAP
            if room < 0:
                break
            shown.append(key)
        self._shown = [*shown, *self._keys[-1:]]
        line = Text()
        for cap, words, _ in self._shown:
            line.append(f" {cap} ", Style(color=ACCENT, reverse=True, bold=True))
            line.append(f" {apart(words)}", TEXT).append(" " * GAP)
        self.update(line)

    async def on_click(self, event: events.Click) -> None:
        """Do what the key does that was clicked."""
        end = 0
        for key in self._shown:
            end += _width(key) + GAP
            if event.x < end:
                await self.screen.run_action(key.action)
                return


def _width(key: Key) -> int:
    return cell_len(key.cap) + 3 + cell_len(key.words)
