"""Games that were kept: to go on with, or to watch."""

from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from qwixx.i18n.phrases import listing
from qwixx.rules import QwixxError, parse_record
from qwixx.terminal.app.bindings import hidden
from qwixx.terminal.app.screens.form import FormScreen
from qwixx.terminal.app.screens.replay import ReplayScreen
from qwixx.terminal.saved_games import games_folder, kept_records, saved_games


class SavedGamesScreen(FormScreen):
    """A list of files, and a field for any other."""

    DEFAULT_CSS = """
    SavedGamesScreen OptionList { height: 1fr; margin: 1 0; }
    SavedGamesScreen #folder { height: auto; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [hidden("escape", "leave")]
    AUTO_FOCUS = "OptionList"

    def __init__(self, records: bool) -> None:
        super().__init__()
        self._records = records
        self._paths: list[Path] = []

    def parts(self) -> ComposeResult:
        """The games, the latest first."""
        yield from self.heading(self.say("start-watch" if self._records else "start-go-on"))
        entries = self._entries()
        self._paths = [path for path, _ in entries]
        yield OptionList(*(Option(words) for _, words in entries), markup=False)
        if not entries:
            yield Static(self.say("shelf-empty"), markup=False)
        yield self.line(self.say("shelf-file"), Input(id="file", compact=True))
        yield Static(str(games_folder()), id="folder", markup=False)
        yield Static(id="message", markup=False)

    def _entries(self) -> list[tuple[Path, str]]:
        if self._records:
            return [(path, path.name) for path in kept_records()]
        entries = []
        for saved in saved_games():
            told = f"{saved.path.name}  {listing(saved.names, language=self.language)}"
            turn = f"  {self.say('play-turn', turn=saved.turn)}" if saved.turn else ""
            entries.append((saved.path, told + turn))
        return entries

    @on(OptionList.OptionSelected)
    async def _selected(self, event: OptionList.OptionSelected) -> None:
        await self._open(self._paths[event.option_index])

    @on(Input.Submitted)
    async def _typed(self, event: Input.Submitted) -> None:
        if event.value.strip():
            await self._open(Path(event.value.strip()).expanduser())

    async def _open(self, path: Path) -> None:
        if not self.is_in_use:
            return
        try:
            if self._records:
                self.qwixx.show(ReplayScreen(parse_record(path.read_text(encoding="utf-8"))))
            else:
                await self.qwixx.go_on(path)
        except QwixxError as error:
            self.complain(self.refused(error))
        except (OSError, UnicodeDecodeError):
            self.complain(self.say("shelf-unreadable", file=str(path)))

    async def action_leave(self) -> None:
        """Back to the start."""
        self.qwixx.show_start()
