"""After a game: how it ended, the points, where they came from, and what next."""

from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from qwixx.i18n.announcements import ending_words, score_words, winner_words
from qwixx.match import Rematch, Stage
from qwixx.rules import Game, QwixxError
from qwixx.terminal.app.bindings import hidden
from qwixx.terminal.app.screens.base import QwixxScreen
from qwixx.terminal.app.screens.dialog import Dialog
from qwixx.terminal.app.screens.replay import ReplayScreen
from qwixx.terminal.app.theme import SOFT, WARNING
from qwixx.terminal.app.widgets.keys import ENTER, ESCAPE, Key, KeyLine
from qwixx.terminal.prompts import analysis_trouble
from qwixx.terminal.session import Session

EDGES = 6
"""The columns beside the text: padding and the scroll bar."""


class EndScreen(QwixxScreen):
    """The end of a game."""

    DEFAULT_CSS = f"""
    EndScreen VerticalScroll {{ padding: 1 2; height: 1fr; }}
    EndScreen Static {{ height: auto; }}
    EndScreen #winner {{ text-style: bold; margin-bottom: 1; }}
    EndScreen #points {{ margin-bottom: 1; }}
    EndScreen #message {{ color: {WARNING}; padding: 0 1; height: 1; }}
    EndScreen #kept {{ color: {SOFT}; margin-top: 1; }}
    EndScreen KeyLine {{ height: 1; background: $panel; }}
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        hidden("r,enter", "again"),
        hidden("w", "watch"),
        hidden("l", "log"),
        hidden("escape,q", "leave"),
    ]
    AUTO_FOCUS = "VerticalScroll"

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def parts(self) -> ComposeResult:
        """The result, the points, the review, the keys."""
        with VerticalScroll():
            yield Static(id="winner", markup=False)
            yield Static(id="points", markup=False)
            yield Static(id="review", markup=False)
        yield Static(id="message", markup=False)
        yield KeyLine()

    def on_mount(self) -> None:
        """Show the end, and ask for the review."""
        self.session.listen(lambda: self.call_later(self.follow))
        self.call_after_refresh(self.follow)
        if self.session.sight.game and self.session.sight.settings.reviews:
            self.call_after_refresh(self._review)

    async def follow(self) -> None:
        """See whether somebody plays again."""
        sight = self.session.sight
        if sight.stage is Stage.PLAY and not self.session.ended:
            self.qwixx.show_table(self.session)
            return
        if sight.game:
            self._result(sight.game, sight.names)
        waiting = any(seat.again for seat in sight.seats)
        self._tell("message", self.session.ended or self.session.notice or (self.say("again-waits") if waiting else ""))
        keys = [] if self.session.ended else [Key("R", self.say("again"), "again")]
        keys += [Key("W", self.say("start-watch"), "watch"), Key("L", self.say("key-log"), "log")]
        self.query_one(KeyLine).show([*keys, Key(ESCAPE, self.say("key-leave"), "leave")])
        progress = self.qwixx.analyst.progress
        if progress is not None:
            self._tell("review", self.say("notice-solving", percent=progress))

    def _result(self, game: Game, names: tuple[str, ...]) -> None:
        if game.outcome:
            told = ending_words(game, names, game.outcome, self.language)
            told += "\n" + winner_words(game, names, game.outcome, self.language)
            self._tell("winner", told)
        lines = [score_words(game, player, name, self.language) for player, name in enumerate(names)]
        self._tell("points", "\n".join(lines))

    @work
    async def _review(self) -> None:
        self._tell("review", self.say("hint-wait"))
        try:
            record, width = await self.session.record(), self.size.width - EDGES
            self._tell("review", await self.qwixx.analyst.review(record, self.language, width))
        except QwixxError as error:
            self._tell("review", analysis_trouble(error, self.language))

    def _tell(self, part: str, text: str) -> None:
        """Show something, if the screen is still there."""
        for found in self.query(f"#{part}").results(Static):
            found.update(text)

    async def action_again(self) -> None:
        """Play again with the same people."""
        try:
            await self.session.do(Rematch())
        except QwixxError as error:
            self._tell("message", self.refused(error))

    @work
    async def action_watch(self) -> None:
        """The game again, step by step."""
        self.cover(ReplayScreen(await self.session.record()))

    def action_log(self) -> None:
        """All that happened."""
        self.cover(Dialog(self.say("key-log"), "\n".join(self.session.news), self.say("talk-close", key=ENTER)))

    async def action_leave(self) -> None:
        """Back to the start."""
        await self.session.close()
        self.qwixx.show_start()
