"""The start: a new game, an old one, a table of a server, a recorded game."""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.widgets import Button, Input, Select, Static

from qwixx.i18n.languages import LANGUAGES
from qwixx.i18n.phrases import variant_title
from qwixx.local import Guest
from qwixx.local.bot_guests import bot_guest, check_bots, installed_levels
from qwixx.match import DiceKind, Settings
from qwixx.match.settings import HANDLED
from qwixx.rules import IllegalError, QwixxError, Variant, variant, variant_names
from qwixx.rules.variant import MAX_PLAYERS
from qwixx.terminal.app.bindings import hidden
from qwixx.terminal.app.screens.form import FormScreen
from qwixx.terminal.app.screens.join import JoinScreen
from qwixx.terminal.app.screens.saved import SavedGamesScreen

NOBODY, PERSON = "nobody", "person"


class StartScreen(FormScreen):
    """Who plays what."""

    BINDINGS: ClassVar[list[BindingType]] = [hidden("escape,ctrl+q", "app.quit")]
    AUTO_FOCUS = "#begin"

    def __init__(self) -> None:
        super().__init__()
        self._kinds = [PERSON, "gentle", "steady", NOBODY, NOBODY]
        self._names = [""] * MAX_PLAYERS

    def parts(self) -> ComposeResult:
        """The form of a new game, and the ways to others."""
        options = self.qwixx.options
        yield from self.heading(self.say("home-about"))
        sheets = [(variant_title(found, self.language), found.name) for found in self._sheets()]
        usual = options.sheet.name if options.sheet else "classic"
        yield self.line(self.say("variant-choice"), _select("sheet", sheets, usual))
        dice = [(self.say(f"table-dice-{kind.value}"), kind.value) for kind in DiceKind]
        yield self.line(self.say("table-dice"), _select("dice", dice, options.dice.value))
        languages = [(language.name, code) for code, language in LANGUAGES.items()]
        yield self.line(self.say("page-language"), _select("language", languages, self.language))
        yield Static()
        kinds = [(self.say("seat-nobody"), NOBODY), (self.say("seat-person"), PERSON)]
        kinds += [(self.say("bot", level=level), level) for level in installed_levels()]
        for seat in range(MAX_PLAYERS):
            yield self.line(
                self.say("player-number", number=seat + 1),
                _select(f"kind-{seat}", kinds, self._kinds[seat]),
                Input(self._names[seat], placeholder=self.say("your-name"), id=f"name-{seat}", compact=True),
            )
        ways = ("begin", "scorepad-start"), ("go-on", "start-go-on"), ("join", "table-join"), ("watch", "start-watch")
        yield self.buttons((name, self.say(message)) for name, message in (*ways, ("quit", "start-quit")))
        yield Static(id="message", markup=False)

    def on_mount(self) -> None:
        """Names are for people."""
        self._show_names()

    @on(Select.Changed)
    def _changed(self, event: Select.Changed) -> None:
        name = event.select.id or ""
        if name == "language" and event.value != self.language:
            self._remember()
            self.qwixx.language = str(event.value)
            self.refresh(recompose=True)
            self.call_after_refresh(self._show_names)
        elif name.startswith("kind-"):
            self._show_names()

    @on(Button.Pressed, "#begin")
    async def _begin(self) -> None:
        if not self.is_in_use:
            return
        try:
            sheet = next(found for found in self._sheets() if found.name == self._value("sheet"))
            settings = Settings(sheet, self.qwixx.options.options, DiceKind(self._value("dice")))
            guests = self._guests()
            check_bots(guests, sheet)
            await self.qwixx.begin(settings, guests)
        except QwixxError as error:
            self.complain(self.refused(error))

    @on(Button.Pressed, "#join")
    def _join(self) -> None:
        self.cover(JoinScreen(None, ""))

    @on(Button.Pressed, "#go-on")
    def _go_on(self) -> None:
        self.cover(SavedGamesScreen(finished=False))

    @on(Button.Pressed, "#watch")
    def _watch(self) -> None:
        self.cover(SavedGamesScreen(finished=True))

    @on(Button.Pressed, "#quit")
    def _quit(self) -> None:
        self.app.exit()

    @on(Input.Submitted)
    async def _submitted(self) -> None:
        await self._begin()

    def _sheets(self) -> list[Variant]:
        own = self.qwixx.options.sheet
        known = [variant(name) for name in variant_names(HANDLED)]
        return known if own is None or own in known else [own, *known]

    def _value(self, field: str) -> str:
        return str(self.query_one(f"#{field}", Select).value)

    def _remember(self) -> None:
        for seat in range(MAX_PLAYERS):
            self._kinds[seat] = self._value(f"kind-{seat}")
            self._names[seat] = self.query_one(f"#name-{seat}", Input).value

    def _show_names(self) -> None:
        for seat in range(MAX_PLAYERS):
            self.query_one(f"#name-{seat}").display = self._value(f"kind-{seat}") == PERSON

    def _guests(self) -> tuple[Guest, ...]:
        """Who sits down; people without a name are called by their number, bots by their level."""
        self._remember()
        guests: list[Guest] = []
        for seat, (kind, name) in enumerate(zip(self._kinds, self._names, strict=True)):
            if kind == PERSON:
                guests.append(Guest(name.strip() or self.say("player-number", number=seat + 1)))
            elif kind != NOBODY:
                guests.append(bot_guest(kind, guests, self.language))
        if not guests:
            raise IllegalError("player-count", "nobody sits at this table", "C1")
        return tuple(guests)


def _select(name: str, options: list[tuple[str, str]], value: str) -> Select[str]:
    return Select(options, value=value, allow_blank=False, id=name, compact=True)
