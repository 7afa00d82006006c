"""Asking people: every question also takes the commands, so that none of them is a dead end."""

from qwixx.i18n.announcements import roll_announcement
from qwixx.i18n.catalogue import say
from qwixx.i18n.languages import ENGLISH
from qwixx.i18n.phrases import capital
from qwixx.i18n.refusals import told_error
from qwixx.i18n.sheet_description import read_sheet
from qwixx.rules import Colour, IllegalError, Options, QwixxError, variant
from qwixx.terminal.answers import read_cell, read_yes, why_not_words
from qwixx.terminal.console import Console
from qwixx.terminal.rules_summary import rules_in_short
from qwixx.terminal.save_file import SaveFile
from qwixx.terminal.sheet_drawing import draw_sheet, draw_sheets, lock_sign
from qwixx.terminal.table import Table
from qwixx.terminal.typed_words import TypedWords

BACK = "back"
LONG_ANSWERS = ("?", "help", "rules", "sheet", "sheets", "read")
ABOUT_THE_GAME = ("sheet", "sheets", "read", "dice", "why", "save")


class LeftError(Exception):
    """Somebody left the game on purpose."""


class TakenBackError(Exception):
    """Somebody wants its last answer back."""


class Desk:
    """The place at which people are asked. `quick`: choices count at once. `drawing`: sheets are drawn unasked."""

    def __init__(self, console: Console, quick: bool = False, drawing: bool = True, language: str = ENGLISH) -> None:
        self.console = console
        self.language = language
        self.words = TypedWords(language)
        self.quick = quick
        self.drawing = drawing
        self.table: Table | None = None

    def say(self, text: str) -> None:
        """Tell everyone."""
        self.console.say(text)

    def tell(self, message: str, **facts: str | int) -> None:
        """Tell everyone a message of the catalogues."""
        self.say(say(self.language, message, **facts))

    def complain(self, error: QwixxError) -> None:
        """Tell what was wrong with an answer."""
        told = capital(told_error(error, self.language))
        self.say(told if told[-1] in ".?!؟" else f"{told}.")

    def ask(self, question: str, player: int | None = None) -> str:
        """Ask until the answer is no command; `player` is whose sheet the commands are about.

        After a short reply to a command only the last line of the question is repeated.
        """
        while True:
            answer = self.words.understood(self.console.ask(question))
            if answer.lower() == BACK:
                raise TakenBackError
            if not self._obeyed(answer, player):
                return answer
            if answer.lower().partition(" ")[0] not in LONG_ANSWERS:
                question = question.rsplit("\n", maxsplit=1)[-1]

    def ask_freely(self, question: str) -> str:
        """Ask for a name or a phrase, which may look like a command; only `?` and `quit` are ones."""
        while True:
            answer = self.console.ask(question)
            word = self.words.understood(answer).lower()
            if word not in ("?", "quit") or not self._obeyed(word, None):
                return answer

    def agree(self, question: str, player: int) -> bool:
        """Ask for a yes; anything else that can be read is a no."""
        while True:
            try:
                return read_yes(self.ask(question, player))
            except TakenBackError:
                return False
            except QwixxError as error:
                self.complain(error)

    def draw(self, table: Table, player: int) -> None:
        """Draw a player's sheet."""
        self.console.show(draw_sheet(table.game, player, table.names[player], self.console.ansi, self.language))

    def draw_all(self, table: Table) -> None:
        """Draw everybody's sheet."""
        self.console.show(draw_sheets(table.game, table.names, self.console.ansi, self.language))

    def keep(self, table: Table) -> None:
        """Bring the saved game up to date; what goes wrong with that is told, and does not end the game."""
        try:
            table.save()
        except IllegalError as error:
            table.file = None
            self.complain(error)
            self.tell("plain-save-elsewhere")
        except OSError as error:
            self.tell("plain-save-failed", said=error.strerror or "?")

    def offer_to_save(self, table: Table, question: str) -> None:
        """Ask until the game is saved, or Enter leaves it unsaved."""
        while answer := self.words.understood(self.console.ask(question)):
            word, _, name = answer.partition(" ")
            if word.lower() == BACK:
                raise TakenBackError
            if word.lower() == "quit" or (word.lower() == "save" and self._save(table, name.strip())):
                return

    def _obeyed(self, answer: str, player: int | None) -> bool:
        """Carry out a command; whether it was one."""
        word, _, rest = answer.lower().partition(" ")
        match word:
            case "?" | "help":
                self._help()
            case "quit":
                self._quit()
            case "rules":
                game = self.table.game if self.table else None
                rules = (game.variant, game.options) if game else (variant("classic"), Options())
                self.say(rules_in_short(*rules, self.language))
            case "quick":
                self.quick = not self.quick
                self.tell("plain-quick-on" if self.quick else "plain-quick-off")
            case "draw":
                self.drawing = not self.drawing
                self.tell("plain-draw-on" if self.drawing else "plain-draw-off")
            case _ if word in ABOUT_THE_GAME and self.table is None:
                self.tell("plain-not-begun")
            case "save" if self.table:
                self._save(self.table, answer[len(word) :].strip())
            case _ if word in ABOUT_THE_GAME and self.table:
                self._tell(self.table, word, rest, _whose(self.table, player))
            case _:
                return False
        return True

    def _tell(self, table: Table, word: str, rest: str, player: int) -> None:
        """Answer a question about the game."""
        game = table.game
        match word:
            case "sheet":
                self.draw(table, player)
            case "sheets":
                self.draw_all(table)
            case "read":
                heading = say(self.language, "plain-sheet", name=table.names[player])
                self.say("\n".join([f"{heading}.", *read_sheet(game, player, self.language)]))
            case "dice":
                not_yet = say(self.language, "reason-not-rolled")
                self.say(roll_announcement(game.roll, self.language) if game.roll else not_yet)
            case "why":
                try:
                    self.say(why_not_words(game, player, read_cell(rest, game.variant), self.language))
                except QwixxError as error:
                    self.complain(error)

    def _save(self, table: Table, name: str) -> bool:
        """Save the game in a file of this name, and from now on there; whether that went well."""
        if not name:
            self.tell("plain-save-how")
            return False
        try:
            if table.file is None or not table.file.is_at(name):
                table.file = SaveFile.create(name)
            table.save()
        except QwixxError as error:
            self.complain(error)
            return False
        except OSError as error:
            self.tell("plain-save-failed", said=error.strerror or "?")
            return False
        self.tell("plain-saved-on" if table.game.outcome is None else "plain-saved", file=name)
        return True

    def _help(self) -> None:
        """What may be typed now."""
        if self.table is None:
            self.tell("plain-setup", command="qwixx play --help", space="  ")
            return
        red, green, lock = (
            *(self.words.letters[each] for each in (Colour.RED, Colour.GREEN)),
            lock_sign(self.language),
        )
        self.tell("plain-help", cell=f"{red}5", lucky=f"{green}16*", lock=lock, file="FILE", space="  ")

    def _quit(self) -> None:
        """Leave, unless the game is not saved and somebody thinks better of it."""
        table = self.table
        if table and not table.file and table.record.actions:
            try:
                self.offer_to_save(table, say(self.language, "plain-unsaved"))
            except TakenBackError:
                return
        raise LeftError


def _whose(table: Table, player: int | None) -> int:
    """Whose sheet is meant: that of whoever is asked, or else the active player's if it is a person."""
    if player is not None:
        return player
    active = table.game.active
    return active if active in table.people or not table.people else table.people[0]
