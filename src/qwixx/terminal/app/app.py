"""The app: which screen is shown, in which language, and what lives as long as it runs."""

from pathlib import Path
from typing import Any

from textual.app import App
from textual.screen import Screen

from qwixx.analysis.analyst_process import Analyst
from qwixx.client import Seat, seat_link
from qwixx.local import Guest, LocalTable
from qwixx.local.chance import Chance
from qwixx.match import Begin, Settings, Stage
from qwixx.rules import QwixxError
from qwixx.terminal.app.screens.end import EndScreen
from qwixx.terminal.app.screens.join import JoinScreen
from qwixx.terminal.app.screens.lobby import LobbyScreen
from qwixx.terminal.app.screens.play import PlayScreen
from qwixx.terminal.app.screens.replay import ReplayScreen
from qwixx.terminal.app.screens.start import StartScreen
from qwixx.terminal.app.theme import THEME
from qwixx.terminal.local_session import LocalSession, services_of
from qwixx.terminal.remote_session import RemoteSession
from qwixx.terminal.saved_games import SEAT, SavedTable, SaveFile, read_file, read_seat, resumed_table, save_seat
from qwixx.terminal.session import Session
from qwixx.terminal.start_options import StartOptions
from qwixx.wire.table_link import read_link

SCREENS: dict[Stage, type[LobbyScreen | PlayScreen | EndScreen]] = {
    Stage.LOBBY: LobbyScreen,
    Stage.PLAY: PlayScreen,
    Stage.OVER: EndScreen,
    Stage.CLOSED: EndScreen,
}


class QwixxApp(App[None]):
    """Qwixx in a terminal."""

    TITLE = "Qwixx"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, options: StartOptions, language: str) -> None:
        super().__init__()
        self.options, self.language = options, language
        self.analyst = Analyst()
        self._chance = Chance(options.seed)
        self.refusal: QwixxError | None = None
        """Why what was asked for cannot be opened."""
        self._save = options.save
        """The file that was asked for, for the first game; others are kept where games are."""
        self._shown: Screen[Any] | None = None

    async def on_mount(self) -> None:
        """Open with what was asked for, or end with the reason why that cannot be."""
        self.register_theme(THEME)
        self.theme = THEME.name
        try:
            await self._open(self.options)
        except QwixxError as error:
            self.refusal = error
            self.exit()

    async def _open(self, options: StartOptions) -> None:
        if options.record:
            await self.push_screen(ReplayScreen(options.record))
        elif options.link:
            await self.push_screen(JoinScreen(options.link, options.name))
        else:
            await self.push_screen(StartScreen())
            if options.resume:
                self.resume(options.resume, options.save)
            elif options.guests:
                await self.begin(options.settings, options.guests)

    async def on_unmount(self) -> None:
        """Let the analyst go."""
        await self.analyst.close()

    async def begin(self, settings: Settings, guests: tuple[Guest, ...]) -> None:
        """Begin a game at a new table."""
        saved, self._save = SavedTable(SaveFile.create(self._save) if self._save else None), None
        table = LocalTable.opened(settings, guests, services_of(saved.save, self._chance))
        table.do(Begin())
        self.show_table(LocalSession(table, self.analyst, self.language, self._chance))

    def resume(self, path: Path, save: Path | None = None) -> None:
        """Continue a saved game, watch it if it is over, or come back to a seat on a server."""
        if path.suffix == SEAT:
            self.show(JoinScreen(read_link(read_seat(path)), ""))
            return
        file, record = read_file(path)
        if record.result:
            self.show(ReplayScreen(record))
            return
        saved = SavedTable.continued(file, save)
        table = resumed_table(record, path, services_of(saved.save, self._chance))
        saved.save(table.record or record)
        self.show_table(LocalSession(table, self.analyst, self.language, self._chance))

    async def sit(self, seat: Seat) -> None:
        """Come to a seat at a table of a server, and keep the way back to it."""
        session = RemoteSession(seat, self.language)
        await session.connect()
        save_seat(seat.table, seat_link(seat))
        self.show_table(session)

    def show_table(self, session: Session) -> None:
        """Show a table as far as it has come."""
        found, shown = SCREENS[session.sight.stage], self._shown
        if type(shown) is not found or getattr(shown, "session", None) is not session:
            self.show(found(session))

    def show_start(self) -> None:
        """Back to the start."""
        self.show(StartScreen())

    def show(self, screen: Screen[Any]) -> None:
        """Show this screen instead of what is there: later, as a screen cannot wait for its own end."""
        self._shown = screen
        self.call_later(self._switch, screen)

    def is_in_use(self, screen: Screen[Any]) -> bool:
        """Whether this screen is on top, and none is about to replace it."""
        return self.screen is screen and (self._shown is None or self._shown in self.screen_stack)

    async def _switch(self, screen: Screen[Any]) -> None:
        while len(self.screen_stack) > 2:
            await self.pop_screen()
        await self.switch_screen(screen)


def run(options: StartOptions, language: str) -> int:
    """Run the app in this terminal; the exit status."""
    app = QwixxApp(options, language)
    app.run()
    if app.refusal:
        raise app.refusal
    return app.return_code or 0
