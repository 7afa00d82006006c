"""What happened at a table, in sentences, and the game that follows: from the events that everyone sees."""

from collections.abc import Callable, Sequence
from typing import Any

from qwixx.codec.values import read_choice, read_roll
from qwixx.i18n.catalogue import say
from qwixx.i18n.phrases import roll_words
from qwixx.i18n.step_words import step_words
from qwixx.rules import Action, ColourChoice, Game, Roll, Step, WhiteChoices, new_game
from qwixx.wire.sight import Sight, settings_of

Fields = dict[str, Any]
Telling = Callable[[Sequence[str], Game, Action, Step, int, str], str]
"""Puts a step of the game into words: for these players, the game before it, the turn, the language."""
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
"""News of a player at the table, by kind of event."""


class GameLog:
    """The news of a table, in one language, and its game; of a table that is joined in mid-game, with what is known."""

    def __init__(self, language: str, telling: Telling = step_words, game: Game | None = None, turn: int = 0) -> None:
        self.lines: list[str] = []
        self.game = game
        self._language, self._telling, self._turn = language, telling, turn

    def add(self, event: Fields, view: Fields) -> None:
        """Take an event down; `view` is that of the table now, which may be further on."""
        kind, action = event["event"], _action(event)
        if kind in SEATED:
            name = event.get("name") or view["seats"][event["seat"]]["name"] or ""
            self._add(SEATED[kind], name=name)
        elif kind == "reacted":
            remark = say(self._language, f"reaction-{event['reaction']}")
            self._add("news-says", name=view["seats"][event["seat"]]["name"], words=remark)
        elif kind == "begun":
            self._begin(event, view)
        elif action and self.game:
            self._turn += isinstance(action, Roll)
            step = self.game.apply(action)
            names = view["game"]["names"]
            self.lines.append(self._telling(names, self.game, action, step, self._turn, self._language))
            self.game = step.game

    def _begin(self, event: Fields, view: Fields) -> None:
        """A game begins: its sheets are fresh, with the lucky numbers that the view shows."""
        settings, shown, start = settings_of(view), view["game"], event["start"]
        lucky = [tuple(sheet["lucky"]) if sheet["lucky"] else None for sheet in shown["sheets"]]
        names = shown["names"]
        self.game = new_game(settings.variant, len(names), start["player"], lucky, settings.options)
        self._turn = 0
        for number, throw in enumerate(start["throws"]):
            self._add("plain-throws", name=names[number % len(names)], throw=throw)
        self._add("news-begins", name=names[start["player"]])

    def _add(self, message: str, **facts: str | int) -> None:
        self.lines.append(say(self._language, message, **facts))


def _action(event: Fields) -> Action | None:
    """What moved the game on, if the event did."""
    match event["event"]:
        case "rolled":
            return read_roll(event["roll"])
        case "white-resolved":
            return WhiteChoices(tuple(map(read_choice, event["choices"])))
        case "colour-resolved":
            return ColourChoice(read_choice(event["choice"]))
    return None


def typed_words(sight: Sight, language: str) -> str:
    """What another player has typed in from real dice."""
    typed = sight.typed or {}
    name = sight.name_of(typed["seat"])
    if "roll" in typed:
        return f"{say(language, 'typed-roll', name=name)} {roll_words(read_roll(typed['roll']), language)}"
    return say(language, "typed-start", name=name, first=sight.names[typed["start"]["player"]])
