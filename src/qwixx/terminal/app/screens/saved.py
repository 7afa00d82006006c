"""Saved games: to continue, to watch, or to delete."""

from datetime import date
from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from qwixx.i18n.phrases import commas, variant_title
from qwixx.rules import QwixxError, Record, Roll
from qwixx.terminal.app.bindings import hidden
from qwixx.terminal.app.screens.dialog import Dialog
from qwixx.terminal.app.screens.form import FormScreen
from qwixx.terminal.app.text_wrap import apart
from qwixx.terminal.app.widgets.keys import ENTER, ESCAPE, Key, KeyLine
from qwixx.terminal.saved_games import Saved, games_folder, saved_games

DELETE = "Del"


class SavedGamesScreen(FormScreen):
    """A list of games, and a field for any other file."""

    DEFAULT_CSS = """
    SavedGamesScreen OptionList { height: 1fr; margin-top: 1; }
    SavedGamesScreen #folder { height: auto; }
    SavedGamesScreen KeyLine { height: 1; background: $panel; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [hidden("escape", "leave"), hidden("delete,d", "delete")]
    AUTO_FOCUS = "OptionList"

    def __init__(self, finished: bool) -> None:
        super().__init__()
        self._finished = finished
        self._games: list[Saved] = []

    def parts(self) -> ComposeResult:
        """The games, the latest first."""
        yield from self.heading(self.say("start-watch" if self._finished else "start-go-on"))
        yield OptionList(markup=False)
        yield Static(self.say("shelf-empty"), id="empty", markup=False)
        yield self.line(self.say("shelf-file"), Input(id="file", compact=True))
        yield Static(str(games_folder()), id="folder", markup=False)
        yield Static(id="message", markup=False)
        yield KeyLine()

    def on_mount(self) -> None:
        """List the games."""
        self._list()

    def _list(self) -> None:
        self._games = [found for found in saved_games() if found.is_over is self._finished]
        games = self.query_one(OptionList)
        marked = games.highlighted or 0
        games.set_options(Option(self._words(found)) for found in self._games)
        if self._games:
            games.highlighted = min(marked, len(self._games) - 1)
        self.query_one("#empty").display = not self._games
        self.query_one(OptionList).display = bool(self._games)
        keys = [Key(ENTER, self.say("start-watch" if self._finished else "start-go-on"), "open")]
        keys.append(Key(DELETE, self.say("key-delete"), "delete"))
        self.query_one(KeyLine).show([*(keys if self._games else []), Key(ESCAPE, self.say("key-back"), "leave")])

    def _words(self, found: Saved) -> str:
        """The day, the sheet, the players with their points, and the turn: or the code of a table on a server."""
        record = found.record
        day = record.date if record and record.date else f"{date.fromtimestamp(found.path.stat().st_mtime)}"
        if record is None:
            return f"{day}  {apart(self.say('table', code=found.path.stem))}"
        scores = zip(record.names, record.final().scores, strict=True)
        players = commas([f"{apart(name)} {points.total}" for name, points in scores], self.language)
        told = [day, apart(variant_title(record.variant, self.language)), players]
        return "  ".join(told if found.is_over else [*told, apart(self.say("play-turn", turn=_turn(record)))])

    @on(OptionList.OptionSelected)
    def action_open(self) -> None:
        """Open the game that is marked."""
        if (found := self._marked()) and self.is_in_use:
            self._open(found.path)

    @on(Input.Submitted)
    def _typed(self, event: Input.Submitted) -> None:
        if event.value.strip() and self.is_in_use:
            self._open(Path(event.value.strip()).expanduser())

    def _open(self, path: Path) -> None:
        try:
            self.qwixx.resume(path)
        except QwixxError as error:
            self.complain(self.refused(error))

    def action_delete(self) -> None:
        """Delete the game that is marked, if that is confirmed."""
        if found := self._marked():
            text = f"{self._words(found)}\n\n{self.say('saved-delete', file=found.path.name)}"
            foot = self.say("dialog-delete", key=ENTER, other=ESCAPE)
            self.cover(Dialog(self.say("key-delete"), text, foot), lambda agreed: self._delete(found, agreed))

    def _delete(self, found: Saved, agreed: bool | None) -> None:
        if agreed:
            found.path.unlink(missing_ok=True)
            self._list()

    def _marked(self) -> Saved | None:
        marked = self.query_one(OptionList).highlighted
        return None if marked is None or marked >= len(self._games) else self._games[marked]

    def action_leave(self) -> None:
        """Back to the start."""
        self.qwixx.show_start()


def _turn(record: Record) -> int:
    rolls = sum(isinstance(action, Roll) for action in record.actions)
    return rolls + (record.final().roll is None)
