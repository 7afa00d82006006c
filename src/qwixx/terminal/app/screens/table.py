"""A table that is followed: what changes there is drawn at once."""

from collections.abc import Sequence

from qwixx.dice.typed_faces import TypedFaces
from qwixx.i18n.phrases import listing
from qwixx.match import Stage
from qwixx.rules import Choice, Game, new_game
from qwixx.terminal.app.screens.board import BoardScreen
from qwixx.terminal.app.screens.dialog import Dialog
from qwixx.terminal.app.turn_texts import choices_line, request_words, table_keys, title_words
from qwixx.terminal.app.widgets.dice import DiceTray
from qwixx.terminal.app.widgets.drawing import NO_PEN, Pen
from qwixx.terminal.app.widgets.keys import ENTER, KeyLine
from qwixx.terminal.session import Session
from qwixx.wire.sight import Sight

CHOOSING = ("white", "colour")
AWAY, AWAITED, READY = "?", "…", " "


class TableScreen(BoardScreen):
    """A game at a table, from the place of whoever has the keyboard."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.sight: Sight = session.sight
        self.cursor = (0, 0)
        """The row and the place in it that the arrow keys have come to."""
        self.looked_at: int | None = None
        """The player whose sheet is looked at instead of one's own."""
        self.pencil: Choice = self.sight.choice
        """The cross that is chosen, and not confirmed yet: known here before the table has on_change of it."""
        self.passing = False
        """Crossing nothing is chosen, and not confirmed yet."""
        self.typed = TypedFaces()
        """The faces of real dice that have been typed."""
        self.message = ""

    @property
    def shown_game(self) -> Game:
        """The game; before it has begun, fresh sheets."""
        return self.sight.game or new_game(self.sight.variant, max(1, len(self.sight.players)))

    @property
    def shown_player(self) -> int:
        """Whose sheet is shown large."""
        return self.looked_at if self.looked_at is not None else self.sight.player or 0

    def news_lines(self) -> Sequence[str]:
        """What happened at the table."""
        return self.session.news

    def on_mount(self) -> None:
        """Follow the table."""
        self.session.listen(lambda: self.call_later(self.follow))
        self.call_after_refresh(self.follow)

    async def follow(self) -> None:
        """See the table as it is now."""
        before, self.sight = self.sight, self.session.sight
        if self.session.ended or self.sight.stage is not Stage.PLAY:
            self.qwixx.show_table(self.session)
            return
        is_new = (self.sight.moment, self.sight.seat) != (before.moment, before.seat)
        if is_new:
            self.passing, self.message, self.looked_at = False, "", None
            self.cursor = self._first_legal() or self.cursor
        if is_new or self.sight.choice != before.choice:
            self.pencil = self.sight.choice
        if not self.sight.types_dice:
            self.typed = TypedFaces()
        if self.is_attached:
            self.draw()
        if self.sight.seat != before.seat and len(self.session.people) > 1 and self.sight.waits_for_me == "white":
            self._hand_over()

    def draw(self) -> None:
        """Draw everything."""
        sight, player = self.sight._replace(choice=self.pencil), self.shown_player
        game = self.shown_game
        self.put("title", title_words(sight, self.language))
        self.query_one(DiceTray).show(game.roll or self.typed.roll(game.dice), game.dice)
        self.put("status", self.session.notice or self._waiting())
        self.put("request", request_words(sight, self.passing, self.typed, self.language))
        self.put("choices", choices_line(sight, self.typed, self.language, self.board_width - 2))
        self.put("message", self.message)
        self.draw_sheet(player, sight.names[player], self._pen() if player == sight.player else NO_PEN)
        self.draw_others(sight.names, [self._sign(seat) for seat in sight.players], player)
        self.draw_news()
        self.query_one(KeyLine).show(table_keys(sight, self.passing, self.typed, self.language))

    def _pen(self) -> Pen:
        if self.sight.waits_for_me not in CHOOSING and not self.sight.confirmed:
            return NO_PEN
        legal = frozenset((cross.row, cross.number) for cross in self.sight.crosses)
        return Pen(legal, self.pencil, self.cursor)

    def _first_legal(self) -> tuple[int, int] | None:
        """Where the cursor begins: on the first cell that may be crossed."""
        first = next(iter(self.sight.crosses), None)
        return self.place_of(first) if first else None

    def place_of(self, choice: Choice) -> tuple[int, int]:
        """The row of a cross, and the place of its cell there."""
        if choice is None:
            return self.cursor
        return choice.row, self.sight.variant.target(choice.row, choice.number).cell

    def _sign(self, seat: int) -> str:
        """What somebody else does: nothing to say, is waited for, or is away."""
        if not self.sight.seats[seat].present and self.sight.seats[seat].kind == "person":
            return AWAY
        return AWAITED if seat in self.sight.awaited else READY

    def _waiting(self) -> str:
        """Whom else the table waits for, beside the dice; not of people who share this keyboard."""
        others = tuple(seat for seat in self.sight.awaited if seat != self.sight.seat)
        if not others or not self.session.is_remote or not self.sight.waits_for_me:
            return ""
        return self.say("turn-wait", names=listing(self.sight.names_of(others), language=self.language))

    def _hand_over(self) -> None:
        """Tell whose turn it is before several people, so that nobody chooses for somebody else."""
        name = self.sight.name_of(self.sight.seat or 0)
        self.app.push_screen(Dialog(name, self.say("hand-over", name=name), self.say("talk-go-on", key=ENTER)))
