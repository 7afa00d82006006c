"""What happened at a table, in sentences; and the game that follows from it.

It reads the events that everybody sees (`docs/match.md`), the same whether the table is near or far.
"""

from typing import Any

from qwixx.referee.values import read_choice, read_roll
from qwixx.rules import Game, Roll, Step, new_game
from qwixx.terminal.app.sight import settings_of
from qwixx.words.announcing import (
    colour_announcement,
    ending_words,
    roll_announcement,
    white_announcement,
    winner_words,
)
from qwixx.words.catalogue import say

Fields = dict[str, Any]
SEATED = {
    "sat": "news-sat",
    "bot-sat": "news-sat",
    "went-away": "news-away",
    "came-back": "news-back",
    "left": "news-left",
    "replaced": "news-replaced",
    "objected": "news-objected",
    "rematch-wanted": "news-again",
}
"""News of somebody at the table, by kind of event."""


class Chronicle:
    """The news of a table, in one language, and its game."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        self.lines: list[str] = []
        self.game = game
        self._language = language
        self._roll: Roll | None = game.roll if game else None

    def hear(self, event: Fields, view: Fields) -> None:
        """Take an event down; `view` is that of the table now, which may be further on."""
        told = self._told(event, view)
        if told:
            self.lines.append(told)

    def _told(self, event: Fields, view: Fields) -> str | None:
        kind = event["event"]
        if kind in SEATED:
            name = event.get("name") or view["seats"][event["seat"]]["name"] or ""
            return say(self._language, SEATED[kind], name=name)
        if kind == "reacted":
            return f"{view['seats'][event['seat']]['name']}: {say(self._language, 'reaction-' + event['reaction'])}"
        if kind == "begun":
            return self._begun(event, view)
        if self.game is None:
            return None
        names = view["game"]["names"]
        match kind:
            case "rolled":
                return self._rolled(self.game, event, names)
            case "white-resolved":
                return self._white(self.game, event, names)
            case "colour-resolved":
                return self._colour(self.game, event, names)
            case "ended":
                return self._ended(self.game, names)
        return None

    def _begun(self, event: Fields, view: Fields) -> str:
        """A game begins: its sheets are fresh, with the lucky numbers that the view shows."""
        settings, shown, first = settings_of(view), view["game"], event["start"]["player"]
        lucky = [tuple(sheet["lucky"]) if sheet["lucky"] else None for sheet in shown["sheets"]]
        self.game = new_game(settings.variant, len(shown["players"]), first, lucky, settings.options)
        return say(self._language, "news-begins", name=shown["names"][first])

    def _rolled(self, game: Game, event: Fields, names: list[str]) -> str:
        self._roll = read_roll(event["roll"])
        self.game = game.rolled(self._roll).game
        return f"{names[game.active]}: {roll_announcement(self._roll, self._language)}"

    def _white(self, game: Game, event: Fields, names: list[str]) -> str:
        choices = tuple(map(read_choice, event["choices"]))
        step = self._step(game.chose_white(choices))
        return white_announcement(step.game, names, choices, step.events, self._language)

    def _colour(self, game: Game, event: Fields, names: list[str]) -> str | None:
        choice = read_choice(event["choice"])
        step = self._step(game.chose_colour(choice))
        if self._roll is None:
            return None
        return colour_announcement(step.game, names, game.active, self._roll, choice, step.events, self._language)

    def _ended(self, game: Game, names: list[str]) -> str | None:
        if game.outcome is None:
            return None
        ending = ending_words(game, names, game.outcome, self._language)
        return f"{ending} {winner_words(game, names, game.outcome, self._language)}"

    def _step(self, step: Step) -> Step:
        self.game = step.game
        return step
