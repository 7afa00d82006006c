"""Playing: pencil in, change, confirm, roll, type in real dice; and looking around meanwhile."""

from typing import ClassVar

from textual import events, work
from textual.binding import BindingType

from qwixx.i18n.refusals import reason_words
from qwixx.match import Agree, Choose, Command, Object, RollDice, TypeRoll, TypeStart
from qwixx.rules import Choice, QwixxError, Start, StartKind, first_to_throw_six
from qwixx.terminal.app.bindings import hidden
from qwixx.terminal.app.screens.dialog import Dialog
from qwixx.terminal.app.screens.table import CHOOSING, TableScreen
from qwixx.terminal.app.theme import SHAPES
from qwixx.terminal.app.turn_texts import help_words
from qwixx.terminal.app.widgets.keys import ENTER, ESCAPE
from qwixx.terminal.app.widgets.sheets import SheetView
from qwixx.terminal.prompts import analysis_trouble

EXAMPLE = "4 1 2 3 6 6"
STEPS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


class PlayScreen(TableScreen):
    """A game in progress, with all its keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *[hidden(key, f"move('{key}')") for key in STEPS],
        *[hidden(str(digit), f"digit({digit})") for digit in range(10)],
        hidden("n", "nothing"),
        hidden("enter", "enter"),
        hidden("space", "pencil"),
        hidden("backspace,delete", "erase"),
        hidden("h,question_mark", "hint"),
        hidden("u", "take_back"),
        hidden("o", "object"),
        hidden("tab", "look(1)", priority=True),
        hidden("shift+tab", "look(-1)", priority=True),
        hidden("l", "log"),
        hidden("f1", "help"),
        hidden("escape,q", "leave"),
    ]

    async def action_enter(self) -> None:
        """Do what is asked for: roll, confirm, or pencil in what the cursor is on."""
        match self.sight.waits_for_me:
            case "roll" | "start" if self.sight.types_dice:
                await self._enter_faces()
            case "roll":
                await self._do(RollDice(self.sight.moment))
            case "agreement":
                await self._do(Agree(self.sight.moment))
            case "white" | "colour" if self.pencil or self.passing:
                await self._do(Choose(self.sight.moment, self.pencil))
            case "white" | "colour":
                await self.action_pencil()

    async def action_pencil(self) -> None:
        """Pencil in what the cursor is on, or erase it there; between dice that are typed it is a space."""
        row, place = self.cursor
        if self.sight.types_dice:
            self._type(" ")
        elif self.pencil and self.place_of(self.pencil) == self.cursor:
            await self.action_erase()
        else:
            await self._pencil(row, place)

    async def action_digit(self, digit: int) -> None:
        """Take the choice of this number, or type it; before a game, it is the player who begins."""
        if self.sight.types_dice:
            self._type(str(digit))
        elif digit == 0:
            await self.action_nothing()
        elif self.sight.waits_for_me == "start" and digit <= len(self.sight.players):
            await self._do(TypeStart(self.sight.moment, Start(StartKind.SEAT, digit - 1)))
        elif self.sight.waits_for_me in CHOOSING and digit <= len(self.sight.crosses):
            await self._choose(self.sight.crosses[digit - 1])

    def on_paste(self, event: events.Paste) -> None:
        """Dice can be pasted."""
        if self.sight.types_dice:
            self._type(event.text)

    async def action_nothing(self) -> None:
        """Choose to cross nothing; Enter confirms it."""
        if self.sight.waits_for_me in CHOOSING:
            await self._choose(None)
            self.passing = True
            self.draw()

    async def action_erase(self) -> None:
        """Erase what was pencilled in, or the last die that was typed."""
        if self.sight.types_dice:
            self.typed = self.typed.erased()
            self._tell("")
        else:
            self.passing = False
            await self._choose(None)

    @work
    async def action_take_back(self) -> None:
        """Take a confirmation back, while others still think."""
        try:
            await self.session.take_back()
        except QwixxError as error:
            self._tell(self.refused(error))

    async def action_object(self) -> None:
        """Object to a roll that was typed in."""
        if self.sight.waits_for_me == "agreement":
            await self._do(Object(self.sight.moment))

    def action_move(self, key: str) -> None:
        """Move the cursor on the sheet."""
        rows = self.sight.variant.rows
        row, place = self.cursor
        down, right = STEPS[key]
        row = (row + down) % len(rows)
        self.cursor = row, min(max(place + right, 0), len(rows[row]) - 1)
        self.message = ""
        self.draw()

    def action_look(self, step: int) -> None:
        """Look at the next sheet; after the last one, at one's own."""
        self.looked_at = (self.shown_player + step) % self.shown_game.players
        if self.looked_at == self.sight.player:
            self.looked_at = None
        self.draw()

    async def on_sheet_view_clicked(self, event: SheetView.Clicked) -> None:
        """A click pencils a cell in; a second one confirms it."""
        if self.looked_at is not None:
            return
        self.cursor = event.row, event.place
        if self.pencil and self.place_of(self.pencil) == self.cursor:
            await self.action_enter()
        else:
            await self._pencil(event.row, event.place)

    async def on_sheet_view_penalised(self) -> None:
        """A click on the penalty boxes chooses nothing; a second one confirms it."""
        if self.passing:
            await self.action_enter()
        else:
            await self.action_nothing()

    def action_log(self) -> None:
        """All that happened."""
        self.cover(Dialog(self.say("key-log"), "\n".join(self.session.news), self.say("talk-close", key=ENTER)))

    def action_help(self) -> None:
        """The keys, and the signs on the sheet."""
        text = help_words(self.sight.variant, self.language)
        self.cover(Dialog(self.say("key-help"), text, self.say("talk-close", key=ENTER)))

    def action_leave(self) -> None:
        """Leave the table, if that is confirmed; it can be gone on with at any time."""
        text = self.say("leave-far" if self.session.is_remote else "leave-near")
        self.cover(Dialog(self.say("key-leave"), text, self.say("talk-agree", key=ENTER, other=ESCAPE)), self._answered)

    def _answered(self, leaving: bool | None) -> None:
        if leaving:
            self._leave()

    @work
    async def _leave(self) -> None:
        await self.session.close()
        self.qwixx.show_start()

    @work(exclusive=True)
    async def action_hint(self) -> None:
        """What every choice is worth, and why the best is the best."""
        sight = self.sight
        if sight.game is None or sight.player is None or sight.waits_for_me not in CHOOSING:
            self._tell(self.say("hint-not-now"))
            return
        if not sight.settings.hints:
            self._tell(self.say("refusal-no-hints"))
            return
        self._tell(self.say("hint-wait"))
        try:
            text = await self.qwixx.analyst.hint(sight.game, sight.player, self.language)
        except QwixxError as error:
            self._tell(analysis_trouble(error, self.language))
            return
        if (self.sight.moment, self.sight.seat) == (sight.moment, sight.seat):
            self._tell("")
            self.cover(Dialog(self.say("key-hint"), text, self.say("talk-close", key=ENTER)))

    async def _pencil(self, row: int, place: int) -> None:
        """Pencil a cell in, or say why it may not be crossed."""
        number = self.sight.variant.rows[row][place].number
        found = [cross for cross in self.sight.crosses if (cross.row, cross.number) == (row, number)]
        if found and self.sight.waits_for_me in CHOOSING:
            await self._choose(found[0])
        elif self.sight.game and self.sight.player is not None:
            reason = self.sight.game.why_not_cell(self.sight.player, row, number)
            self._tell(reason_words(reason, self.language) if reason else self.say("refusal-no-change"))

    async def _choose(self, choice: Choice) -> None:
        """Pencil a choice in, not confirmed."""
        self.passing, self.message = False, ""
        if choice:
            self.cursor = self.place_of(choice)
        if choice != self.pencil:
            self.pencil = choice
            await self._do(Choose(self.sight.moment, choice, confirmed=False))
        self.draw()

    async def _do(self, command: Command) -> None:
        """Ask something of the table. A server may take its time: meanwhile the screen goes on."""
        if self.session.is_remote:
            self._send(command)
        else:
            await self._ask(command)

    @work
    async def _send(self, command: Command) -> None:
        await self._ask(command)

    async def _ask(self, command: Command) -> None:
        """Ask, and see what came of it; a refusal is shown."""
        try:
            await self.session.do(command)
        except QwixxError as error:
            self._tell(self.refused(error))
        if self.is_attached:
            await self.follow()

    def _tell(self, message: str) -> None:
        self.message = message
        if self.is_attached:
            self.draw()

    def _type(self, text: str) -> None:
        """Add typed dice one by one, until one is wrong."""
        message = ""
        try:
            for key in text:
                typed = self.typed.typed(key, self.sight.variant.sides)
                if self.sight.waits == "roll" and len(typed.faces) > 2 + len(self.shown_game.dice):
                    message = self._dice_words()
                    break
                self.typed = typed
        except QwixxError as error:
            message = self.refused(error)
        self._tell(message)

    async def _enter_faces(self) -> None:
        """Enter the dice that were typed: a roll, or the throws that decide who begins (C6)."""
        faces, dice = self.typed.faces, self.shown_game.dice
        if self.sight.waits == "start":
            try:
                first = first_to_throw_six(faces, len(self.sight.players), self.sight.variant.sides)
            except QwixxError as error:
                self._tell(self.refused(error))
            else:
                await self._do(TypeStart(self.sight.moment, Start(StartKind.THROWS, first, faces)))
        elif len(faces) < 2 + len(dice):
            self._tell(self._dice_words())
        else:
            await self._do(TypeRoll(self.sight.moment, self.typed.roll(dice)))

    def _dice_words(self) -> str:
        shapes = " ".join(["□", "□", *(SHAPES[colour] for colour in self.shown_game.dice)])
        return self.say("type-dice", order=shapes, example=EXAMPLE)
