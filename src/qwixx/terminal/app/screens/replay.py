"""A recorded game, step by step."""

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from textual.binding import BindingType

from qwixx.i18n.phrases import variant_title
from qwixx.i18n.step_words import step_words
from qwixx.rules import Game, Record, Roll, Step
from qwixx.terminal.app.bindings import hidden
from qwixx.terminal.app.screens.board import BoardScreen
from qwixx.terminal.app.widgets.dice import DiceTray
from qwixx.terminal.app.widgets.keys import ESCAPE, Key, KeyLine


class Moment(NamedTuple):
    """A step of a record: the game after it, and what is told of it."""

    game: Game
    roll: Roll | None
    turn: int
    told: str


class ReplayScreen(BoardScreen):
    """Forward and back through a record."""

    BINDINGS: ClassVar[list[BindingType]] = [
        hidden("right,space,enter", "step(1)"),
        hidden("left,backspace", "step(-1)"),
        hidden("down,pagedown", "turn(1)"),
        hidden("up,pageup", "turn(-1)"),
        hidden("home", "step(-10000)"),
        hidden("end", "step(10000)"),
        hidden("tab", "look(1)", priority=True),
        hidden("shift+tab", "look(-1)", priority=True),
        hidden("escape,q", "leave"),
    ]

    def __init__(self, record: Record) -> None:
        super().__init__()
        self._record = record
        self._place, self._player = 0, 0
        self._moments: list[Moment] = []

    @property
    def shown_game(self) -> Game:
        """The game after the step that is shown."""
        return self._moments[self._place].game if self._moments else self._record.beginning()

    def news_lines(self) -> Sequence[str]:
        """What happened until here."""
        return [moment.told for moment in self._moments[: self._place + 1] if moment.told]

    def on_mount(self) -> None:
        """Begin at the beginning."""
        self._moments = moments(self._record, self.language)
        self.call_after_refresh(self.draw)

    def draw(self) -> None:
        """Draw the step."""
        moment, names = self._moments[self._place], self._record.names
        game = moment.game
        self.put("title", f"{variant_title(game.variant, self.language)} · {self.say('play-turn', turn=moment.turn)}")
        self.query_one(DiceTray).show(moment.roll, game.dice)
        self.put("status", self.say("replay-step", step=self._place, steps=len(self._moments) - 1))
        self.put("request", self.say("play-active", name=names[game.active]))
        self.put("message", "")
        self.draw_sheet(self._player, names[self._player])
        self.draw_others(names, [" "] * len(names), self._player)
        self.draw_news()
        keys = ("→", "replay-on", "step(1)"), ("←", "key-back", "step(-1)"), ("↓", "replay-turn", "turn(1)")
        more = ("Tab", "key-sheets", "look(1)"), (ESCAPE, "key-leave", "leave")
        self.query_one(KeyLine).show([Key(cap, self.say(words), action) for cap, words, action in (*keys, *more)])

    def action_step(self, steps: int) -> None:
        """Go on, or back."""
        self._place = min(max(self._place + steps, 0), len(self._moments) - 1)
        self.draw()

    def action_turn(self, direction: int) -> None:
        """To the next turn, or the one before."""
        turn = self._moments[self._place].turn
        places = range(self._place, len(self._moments) if direction > 0 else -1, direction)
        other = [place for place in places if self._moments[place].turn != turn]
        self.action_step((other[0] if other else places[-1]) - self._place)

    def action_look(self, step: int) -> None:
        """Look at another sheet."""
        self._player = (self._player + step) % len(self._record.names)
        self.draw()

    async def action_leave(self) -> None:
        """Back to where one came from."""
        if len(self.app.screen_stack) > 2:
            await self.app.pop_screen()
        else:
            self.qwixx.show_start()


def moments(record: Record, language: str) -> list[Moment]:
    """Every step of a record, from before the first roll to the end."""
    found, roll, turn = [Moment(record.beginning(), None, 0, "")], None, 0
    for before, action, after, events in record.replay():
        if isinstance(action, Roll):
            roll, turn = action, turn + 1
        told = step_words(record.names, before, action, Step(after, events), turn, language)
        found.append(Moment(after, roll, turn, told))
    return found
