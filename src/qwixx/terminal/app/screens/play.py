"""Playing: pencil in, change, confirm, roll, type in real dice; and looking around meanwhile."""

from typing import ClassVar

from textual import work
from textual.binding import BindingType

from qwixx.i18n.refusals import reason_words
from qwixx.match import Agree, Choose, Command, DiceKind, Object, RollDice, TypeRoll, TypeStart
from qwixx.rules import Choice, QwixxError, Start, StartKind, first_to_throw_six
from qwixx.terminal.app.asking import help_words
from qwixx.terminal.app.bindings import hidden
from qwixx.terminal.app.faces import read_faces, read_throws
from qwixx.terminal.app.look import SHAPES
from qwixx.terminal.app.screens.table import CHOOSING, TableScreen
from qwixx.terminal.app.screens.talk import Question, Talk
from qwixx.terminal.app.widgets.keys import ENTER, ESCAPE
from qwixx.terminal.app.widgets.sheets import SheetView

EXAMPLE = "4 1 2 3 6 6"
STEPS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


class PlayScreen(TableScreen):
    """A game in progress, with all its keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *[hidden(key, f"move('{key}')") for key in STEPS],
        *[hidden(str(digit), f"pick({digit})") for digit in range(1, 10)],
        hidden("0,n", "nothing"),
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
            case "roll" if self.sight.settings.dice is DiceKind.REAL:
                self._type_dice()
            case "roll":
                await self._do(RollDice(self.sight.moment))
            case "start":
                self._type_start()
            case "agreement":
                await self._do(Agree(self.sight.moment))
            case "white" | "colour" if self.pencil or self.passing:
                await self._do(Choose(self.sight.moment, self.pencil))
            case "white" | "colour":
                await self.action_pencil()

    async def action_pencil(self) -> None:
        """Pencil in what the cursor is on, or erase it there."""
        row, place = self.cursor
        if self.pencil and self.place_of(self.pencil) == self.cursor:
            await self.action_erase()
        else:
            await self._pencil(row, place)

    async def action_pick(self, number: int) -> None:
        """Take the choice of this number; before a game, the player who begins."""
        if self.sight.waits_for_me == "start" and number <= len(self.sight.players):
            start = Start(StartKind.SEAT, number - 1)
            await self._do(TypeStart(self.sight.moment, start))
        elif self.sight.waits_for_me in CHOOSING and number <= len(self.sight.crosses):
            await self._choose(self.sight.crosses[number - 1])
        elif self.sight.waits_for_me == "roll" and self.sight.settings.dice is DiceKind.REAL:
            self._type_dice(str(number))

    async def action_nothing(self) -> None:
        """Choose to cross nothing; Enter confirms it."""
        if self.sight.waits_for_me in CHOOSING:
            await self._choose(None)
            self.passing = True
            self.draw()

    async def action_erase(self) -> None:
        """Erase what was pencilled in."""
        self.passing = False
        await self._choose(None)

    @work
    async def action_take_back(self) -> None:
        """Take a confirmation back, while others still think."""
        try:
            await self.place.take_back()
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
        self.app.push_screen(Talk(self.say("key-log"), "\n".join(self.place.news), self.say("talk-close", key=ENTER)))

    def action_help(self) -> None:
        """The keys, and the signs on the sheet."""
        self.app.push_screen(
            Talk(self.say("key-help"), help_words(self.sight.variant, self.language), self.say("talk-close", key=ENTER))
        )

    @work
    async def action_leave(self) -> None:
        """Leave the table; it can be gone on with at any time."""
        text = self.say("leave-far" if self.place.is_far else "leave-near")
        if await self.app.push_screen_wait(
            Talk(self.say("key-leave"), text, self.say("talk-agree", key=ENTER, other=ESCAPE))
        ):
            await self.place.close()
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
            self._tell(self.qwixx.trouble(error))
            return
        if self.sight.moment == sight.moment:
            self._tell("")
            self.app.push_screen(Talk(self.say("key-hint"), text, self.say("talk-close", key=ENTER)))

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
        if self.place.is_far:
            self._send(command)
        else:
            await self._ask(command)

    @work
    async def _send(self, command: Command) -> None:
        await self._ask(command)

    async def _ask(self, command: Command) -> None:
        """Ask, and see what came of it; a refusal is shown."""
        try:
            await self.place.do(command)
        except QwixxError as error:
            self._tell(self.refused(error))
        if self.is_attached:
            await self.follow()

    def _tell(self, message: str) -> None:
        self.message = message
        if self.is_attached:
            self.draw()

    @work
    async def _type_dice(self, begun: str = "") -> None:
        """Ask for the faces of real dice."""
        dice = self.shown_game.dice
        shapes = " ".join(["□", "□", *(SHAPES[colour] for colour in dice)])
        question = Question(self.say("keypad"), self.say("type-dice", order=shapes, example=EXAMPLE), begun)
        answer = await self.app.push_screen_wait(question)
        if answer:
            try:
                roll = read_faces(answer, dice)
            except QwixxError as error:
                self._tell(self.refused(error))
            else:
                await self._ask(TypeRoll(self.sight.moment, roll))

    @work
    async def _type_start(self) -> None:
        """Ask for the throws that decide who begins, where the house plays so (C6)."""
        if not self.sight.settings.options.first_six:
            return
        answer = await self.app.push_screen_wait(Question(self.say("keypad"), self.say("option-first-six-about")))
        if answer:
            try:
                throws = read_throws(answer)
                first = first_to_throw_six(throws, len(self.sight.players), self.sight.variant.sides)
            except QwixxError as error:
                self._tell(self.refused(error))
            else:
                await self._ask(TypeStart(self.sight.moment, Start(StartKind.THROWS, first, throws)))
