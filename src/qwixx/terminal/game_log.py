"""What happened at a table, in sentences; and the game that follows from it.

It reads the events that everybody sees (`docs/develop/match.md`), the same whether the table is near or far.
"""

from typing import Any

from qwixx.codec.values import read_choice, read_roll
from qwixx.i18n.catalogue import say
from qwixx.rules import Action, ColourChoice, Game, WhiteChoices, new_game
from qwixx.terminal.step_words import step_words
from qwixx.terminal.table_view import settings_of

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


class GameLog:
    """The news of a table, in one language, and its game."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        self.lines: list[str] = []
        self.game = game
        self._language = language

    def hear(self, event: Fields, view: Fields) -> None:
        """Take an event down; `view` is that of the table now, which may be further on."""
        kind, action = event["event"], _action(event)
        if kind in SEATED:
            name = event.get("name") or view["seats"][event["seat"]]["name"] or ""
            self._tell(SEATED[kind], name=name)
        elif kind == "reacted":
            remark = say(self._language, f"reaction-{event['reaction']}")
            self._tell("news-says", name=view["seats"][event["seat"]]["name"], words=remark)
        elif kind == "begun":
            self._begin(event, view)
        elif action and self.game:
            step = self.game.apply(action)
            self.lines.append(step_words(view["game"]["names"], self.game, action, step, self._language))
            self.game = step.game

    def _begin(self, event: Fields, view: Fields) -> None:
        """A game begins: its sheets are fresh, with the lucky numbers that the view shows."""
        settings, shown, first = settings_of(view), view["game"], event["start"]["player"]
        lucky = [tuple(sheet["lucky"]) if sheet["lucky"] else None for sheet in shown["sheets"]]
        self.game = new_game(settings.variant, len(shown["players"]), first, lucky, settings.options)
        self._tell("news-begins", name=shown["names"][first])

    def _tell(self, message: str, **facts: str) -> None:
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
