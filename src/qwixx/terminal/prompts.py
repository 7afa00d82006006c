"""Asking people in the plain game: every question also takes the commands, so that none of them is a dead end."""

from pathlib import Path

from qwixx.analysis import analyst_jobs
from qwixx.i18n.catalogue import say
from qwixx.i18n.languages import ENGLISH
from qwixx.i18n.phrases import capital, roll_words
from qwixx.i18n.refusals import error_words, told_error
from qwixx.i18n.rules_summary import rules_in_short
from qwixx.i18n.sheet_description import read_sheet
from qwixx.i18n.sheet_drawing import draw_sheet, draw_sheets, lock_sign
from qwixx.rules import Colour, Game, IllegalError, Options, QwixxError, Record, variant
from qwixx.terminal.answers import read_cell, read_yes, why_not_words
from qwixx.terminal.console import Console
from qwixx.terminal.saved_games import SavedTable
from qwixx.terminal.session import PlainSession
from qwixx.terminal.typed_words import TypedWords
from qwixx.wire.sight import Sight

BACK = "back"
LONG_ANSWERS = ("?", "help", "rules", "sheet", "sheets", "read", "hint")
ABOUT_THE_GAME = ("sheet", "sheets", "read", "dice", "why", "save", "hint")
SOLVED_STEP = 10
"""Per cent of a solution between two lines that tell of it."""


class LeftError(Exception):
    """A player left the game on purpose."""


class TakenBackError(Exception):
    """A player wants to take an answer back."""


class Prompts:
    """Asks and tells. `quick`: choices count at once. `drawing`: sheets are drawn unasked."""

    def __init__(self, console: Console, quick: bool = False, drawing: bool = True, language: str = ENGLISH) -> None:
        self.console = console
        self.language = language
        self.words = TypedWords(language)
        self.quick = quick
        self.drawing = drawing
        self.session: PlainSession | None = None
        self.saved: SavedTable | None = None
        """Where the game is saved; `None` for a table of a server."""
        self.is_saved = False
        self._solved = 0

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
        """Ask for a name or a phrase, which may look like a command; only `?` and `quit` are commands."""
        while True:
            answer = self.console.ask(question)
            word = self.words.understood(answer).lower()
            if word not in ("?", "quit") or not self._obeyed(word, None):
                return answer

    def agree(self, question: str, player: int) -> bool:
        """Ask for a yes; any other answer that can be read is a no."""
        while True:
            try:
                return read_yes(self.ask(question, player))
            except TakenBackError:
                return False
            except QwixxError as error:
                self.complain(error)

    def draw(self, sight: Sight, player: int) -> None:
        """Draw a player's sheet."""
        if sight.game:
            self.console.show(draw_sheet(sight.game, player, sight.names[player], self.console.paint, self.language))

    def draw_all(self, sight: Sight) -> None:
        """Draw all sheets."""
        if sight.game:
            self.console.show(draw_sheets(sight.game, sight.names, self.console.paint, self.language))

    def save(self, record: Record) -> None:
        """Save the game; if that fails the players are told, and the game goes on."""
        if self.saved is None:
            return
        try:
            self.saved.save(record)
            self.is_saved = True
        except IllegalError as error:
            self.is_saved = False
            if error.code == "file-changed":
                self.saved = None
            self.complain(error)
            self.tell("plain-save-elsewhere")

    def progress(self, done: int, total: int) -> None:
        """Tell how far a game is solved."""
        percent = 100 * done // total
        if percent < self._solved or percent >= self._solved + SOLVED_STEP:
            self._solved = percent
            self.tell("notice-solving", percent=percent)

    def _obeyed(self, answer: str, player: int | None) -> bool:
        """Carry out a command; whether it was one."""
        word, _, rest = answer.lower().partition(" ")
        sight = self.session.sight if self.session else None
        match word:
            case "?" | "help":
                self._help()
            case "quit":
                raise LeftError
            case "rules":
                settings = sight.settings if sight else None
                rules = (settings.variant, settings.options) if settings else (variant("classic"), Options())
                self.say(rules_in_short(*rules, self.language))
            case "quick":
                self.quick = not self.quick
                self.tell("plain-quick-on" if self.quick else "plain-quick-off")
            case "draw":
                self.drawing = not self.drawing
                self.tell("plain-draw-on" if self.drawing else "plain-draw-off")
            case _ if word in ABOUT_THE_GAME and (sight is None or sight.game is None):
                self.tell("plain-not-begun")
            case "save":
                self._save(answer[len(word) :].strip())
            case _ if word in ABOUT_THE_GAME and sight and sight.game:
                self._answer(sight, sight.game, word, rest, _whose(sight, player))
            case _:
                return False
        return True

    def _answer(self, sight: Sight, game: Game, word: str, rest: str, player: int) -> None:
        """Answer a question about the game."""
        match word:
            case "sheet":
                self.draw(sight, player)
            case "sheets":
                self.draw_all(sight)
            case "read":
                heading = say(self.language, "plain-sheet", name=sight.names[player])
                self.say("\n".join([f"{heading}.", *read_sheet(game, player, self.language)]))
            case "dice":
                roll = (
                    say(self.language, "event-rolled", roll=roll_words(game.roll, self.language)) if game.roll else ""
                )
                self.say(roll or say(self.language, "reason-not-rolled"))
            case "why":
                try:
                    self.say(why_not_words(game, player, read_cell(rest, game.variant), self.language))
                except QwixxError as error:
                    self.complain(error)
            case "hint":
                self._hint(sight, player)

    def _hint(self, sight: Sight, player: int) -> None:
        if sight.game is None or sight.waits_for_me not in ("white", "colour"):
            self.tell("hint-not-now")
        elif not sight.settings.hints:
            self.tell("refusal-no-hints")
        else:
            self.tell("hint-wait")
            try:
                self.say(analyst_jobs.hint(sight.game, player, self.language, self.progress))
            except QwixxError as error:
                self.say(analysis_trouble(error, self.language))

    def _save(self, name: str) -> None:
        """Save the game in a file of this name, and from now on there."""
        if self.session and self.session.is_remote:
            self.tell("leave-far")
            return
        if not name:
            self.tell("plain-save-how")
            return
        self.saved = self.saved or SavedTable()
        try:
            self.saved.move_to(Path(name).expanduser(), self.session.record if self.session else None)
        except QwixxError as error:
            self.complain(error)
            return
        self.is_saved = True
        self.tell("plain-saved-on", file=name)

    def _help(self) -> None:
        """What may be typed now."""
        if self.session is None:
            self.tell("plain-setup", command="qwixx play --help", space="  ")
            return
        red, green = (self.words.letters[each] for each in (Colour.RED, Colour.GREEN))
        facts = {"cell": f"{red}5", "lucky": f"{green}16*", "lock": lock_sign(self.language)}
        self.tell("plain-help", **facts, file="FILE", space="  ")


def analysis_trouble(error: QwixxError, language: str) -> str:
    """Why there is no analysis; what has to be installed for it, where that is the reason."""
    if error.code == "not-installed":
        return say(language, "analysis-missing", command="pip install 'qwixx[fast]'")
    return error_words(error, language)


def _whose(sight: Sight, player: int | None) -> int:
    """Whose sheet is meant: that of the player who is asked, or the one at the keyboard, or else the active one."""
    if player is not None:
        return player
    if sight.player is not None:
        return sight.player
    return sight.game.active if sight.game else 0
