"""Asking people: every question also takes the commands, so that none of them is a dead end."""

from qwixx.rules import IllegalError, Options, QwixxError, variant
from qwixx.terminal.answers import read_cell, read_yes, why_not_words
from qwixx.terminal.console import Console
from qwixx.terminal.drawing import draw_sheet, draw_sheets
from qwixx.terminal.guide import COMMANDS, SETUP, rules_in_short
from qwixx.terminal.save_file import SaveFile
from qwixx.terminal.table import Table
from qwixx.words.announcing import roll_announcement
from qwixx.words.english import read_sheet
from qwixx.words.phrases import capital

BACK = "back"
LONG_ANSWERS = ("?", "help", "rules", "sheet", "sheets", "read")
ABOUT_THE_GAME = ("sheet", "sheets", "read", "dice", "why", "save")


class LeftError(Exception):
    """Somebody left the game on purpose."""


class TakenBackError(Exception):
    """Somebody wants its last answer back."""


class Desk:
    """The place at which people are asked. `quick`: choices count at once. `drawing`: sheets are drawn unasked."""

    def __init__(self, console: Console, quick: bool = False, drawing: bool = True) -> None:
        self.console = console
        self.quick = quick
        self.drawing = drawing
        self.table: Table | None = None

    def say(self, text: str) -> None:
        """Tell everyone."""
        self.console.say(text)

    def complain(self, error: QwixxError) -> None:
        """Tell what was wrong with an answer."""
        self.say(f"{capital(error.message.rstrip('.'))}.")

    def ask(self, question: str, player: int | None = None) -> str:
        """Ask until the answer is no command; `player` is whose sheet the commands are about.

        After a short reply to a command only the last line of the question is repeated.
        """
        while True:
            answer = self.console.ask(question)
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
            if answer.lower() not in ("?", "quit") or not self._obeyed(answer, None):
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
        self.console.show(draw_sheet(table.game, player, table.names[player], self.console.ansi))

    def draw_all(self, table: Table) -> None:
        """Draw everybody's sheet."""
        self.console.show(draw_sheets(table.game, table.names, self.console.ansi))

    def keep(self, table: Table) -> None:
        """Bring the saved game up to date; what goes wrong with that is told, and does not end the game."""
        try:
            table.save()
        except IllegalError as error:
            table.file = None
            self.complain(error)
            self.say("To go on saving, type save and another name.")
        except OSError as error:
            self.say(f"The game could not be saved: {error.strerror}. Type save and another name to save it elsewhere.")

    def offer_to_save(self, table: Table, question: str) -> None:
        """Ask until the game is saved, or Enter leaves it unsaved."""
        while answer := self.console.ask(question):
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
                self.say(COMMANDS if self.table else SETUP)
            case "quit":
                self._quit()
            case "rules":
                game = self.table.game if self.table else None
                self.say(
                    rules_in_short(game.variant, game.options)
                    if game
                    else rules_in_short(variant("classic"), Options())
                )
            case "quick":
                self.quick = not self.quick
                self.say("Choices now count at once." if self.quick else "Choices are now confirmed with Enter.")
            case "draw":
                self.drawing = not self.drawing
                self.say(
                    "Your sheet is drawn before you choose."
                    if self.drawing
                    else "Sheets are drawn only when asked for."
                )
            case _ if word in ABOUT_THE_GAME and self.table is None:
                self.say("The game has not begun yet.")
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
                self.say("\n".join([f"Sheet of {table.names[player]}.", *read_sheet(game, player)]))
            case "dice":
                self.say(roll_announcement(game.roll) if game.roll else "The dice have not been rolled yet.")
            case "why":
                try:
                    self.say(why_not_words(game, player, read_cell(rest, game.variant)))
                except QwixxError as error:
                    self.complain(error)

    def _save(self, table: Table, name: str) -> bool:
        """Save the game in a file of this name, and from now on there; whether that went well."""
        if not name:
            self.say("Type save and the name of a file.")
            return False
        try:
            if table.file is None or not table.file.is_at(name):
                table.file = SaveFile.create(name)
            table.save()
        except QwixxError as error:
            self.complain(error)
            return False
        except OSError as error:
            self.say(f"The game could not be saved in {name}: {error.strerror}.")
            return False
        self.say(
            f"The game is saved in {name}"
            + (", and is kept there as it goes on." if table.game.outcome is None else ".")
        )
        return True

    def _quit(self) -> None:
        """Leave, unless the game is not saved and somebody thinks better of it."""
        table = self.table
        if table and not table.file and table.record.actions:
            question = (
                "This game is not saved. Type save and a file name, Enter to leave it unsaved, or back to play on."
            )
            try:
                self.offer_to_save(table, question)
            except TakenBackError:
                return
        raise LeftError


def _whose(table: Table, player: int | None) -> int:
    """Whose sheet is meant: that of whoever is asked, or else the active player's if it is a person."""
    if player is not None:
        return player
    active = table.game.active
    return active if active in table.people or not table.people else table.people[0]
