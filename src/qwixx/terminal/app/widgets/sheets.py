"""Sheets on the screen: one to play on, and those of the others in a line each."""

from rich.cells import cell_len, set_cell_size
from rich.text import Text
from textual import events
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from qwixx.i18n.catalogue import say
from qwixx.i18n.cell_signs import CROSS, Mark, row_marks
from qwixx.rules import POINTS, Game, Variant
from qwixx.rules.facts import is_plain_row
from qwixx.rules.scoring import PENALTY_POINTS
from qwixx.rules.sheet import PENALTY_BOXES
from qwixx.terminal.app.text_wrap import apart
from qwixx.terminal.app.theme import PAINTS, SHAPES, SOFT
from qwixx.terminal.app.widgets.drawing import (
    GAP,
    NO_PEN,
    Pen,
    draw_band,
    draw_row,
    place_at,
    sheet_width,
)

NAME, TOTAL = 12, 4
"""The columns of a name in a line, and of the points."""
FOOT = 3
"""The lines below the rows: penalties, and the point table."""
TINY = {Mark.OPEN: "·", Mark.CROSSED: CROSS, Mark.LOST: " ", Mark.CLOSED: "-"}


class SheetView(Widget):
    """One sheet, as the paper one. A click on a cell is told with its row and its place."""

    class Clicked(Message):
        """Somebody clicked on a cell."""

        def __init__(self, row: int, place: int) -> None:
            super().__init__()
            self.row, self.place = row, place

    class Penalised(Message):
        """Somebody clicked on the penalty boxes."""

    game: reactive[Game | None] = reactive(None)
    player: reactive[int] = reactive(0)
    pen: reactive[Pen] = reactive(NO_PEN)
    spacious: reactive[bool] = reactive(False, layout=True)
    gap: reactive[int] = reactive(GAP)
    language: reactive[str] = reactive("en")

    @property
    def lines(self) -> int:
        """How many lines it takes."""
        return 4 * (1 + self.spacious) + FOOT

    def render(self) -> Text:
        """The rows, the penalties, the point table."""
        game = self.game
        if game is None:
            return Text()
        drawn = []
        for row in range(len(game.variant.rows)):
            drawn.append(draw_row(game, self.player, row, self.pen, self.gap))
            if self.spacious:
                drawn.append(draw_band(game.variant, row, self.gap))
        drawn += [self._penalties(game), *_point_table(game, self.language)]
        return Text("\n").join(drawn)

    def on_click(self, event: events.Click) -> None:
        """Tell which cell, or that the penalty boxes were meant."""
        if self.game is None:
            return
        row, below = divmod(event.y, 1 + self.spacious)
        place = place_at(self.game.variant, event.x, self.gap)
        if row == len(self.game.variant.rows) and not below:
            self.post_message(self.Penalised())
        elif row < len(self.game.variant.rows) and place is not None and place < len(self.game.variant.rows[row]):
            self.post_message(self.Clicked(row, place))

    def _penalties(self, game: Game) -> Text:
        """The boxes, and at the right the total, where the points of the rows stand."""
        sheet = game.sheet(self.player)
        boxes = " ".join([CROSS if box < sheet.penalties else "□" for box in range(PENALTY_BOXES)])
        each = apart(say(self.language, "pad-penalty-points", points=PENALTY_POINTS))
        told = f"{apart(say(self.language, 'pad-penalty'))} {boxes}  {each}"
        total = f"{apart(say(self.language, 'pad-total'))} {game.scores[self.player].total:>4} "
        room = sheet_width(game.variant, self.gap) - cell_len(total) - 1
        return Text.assemble(f" {told}{' ' * (room - cell_len(told))}", (total, "bold"))


def _point_table(game: Game, language: str) -> list[Text]:
    """What crosses in a row are worth (C19): all numbers but those that a lock leaves out, and the lock (L7)."""
    most = max(map(len, game.variant.rows)) - game.variant.locking + 2
    headings = [say(language, "pad-crosses"), say(language, "pad-points")]
    width = max(map(cell_len, headings))
    lines = [range(1, most + 1), POINTS[1 : most + 1]]
    return [
        Text(f" {apart(heading)}{' ' * (width - cell_len(heading))} {''.join(f'{value:>4}' for value in values)}", SOFT)
        for heading, values in zip(headings, lines, strict=True)
    ]


def tiny_rows_width(variant: Variant) -> int:
    """The columns of the rows of a sheet in one line."""
    return 2 + sum(len(cells) + 3 for cells in variant.rows)


def tiny_lines(variant: Variant, width: int) -> int:
    """The lines of a sheet that is drawn as small as can be: the name has its own where it does not fit in front."""
    return 1 if width >= tiny_rows_width(variant) + NAME + 1 + TOTAL else 2


def draw_tiny(game: Game, player: int, name: str, sign: str, width: int) -> Text:
    """A whole sheet with a character for each cell, the total, and a sign for what its player does."""
    rows = Text()
    for row, cells in enumerate(game.variant.rows):
        colour = game.variant.lock_colours[row]
        label, style = (SHAPES[colour], PAINTS[colour].tint) if is_plain_row(game.variant, row) else (row + 1, "")
        marks = "".join(TINY[mark] for mark in row_marks(game, player, row))
        rows.append(f"{label}{marks:<{len(cells) + 1}} ", style)
    total = (f"{game.scores[player].total:>{TOTAL}}", "bold")
    named = f"{sign} {apart(set_cell_size(name, NAME).rstrip())}{' ' * (NAME - cell_len(name))} "
    if tiny_lines(game.variant, width) == 1:
        return Text.assemble(named, rows, total)
    return Text.assemble(named, total, "\n  ", rows)


def draw_full(game: Game, player: int, name: str, sign: str) -> Text:
    """A whole sheet of another player, as large as one's own, with its name and total."""
    heading = Text.assemble(f"{sign} ", (apart(name), "bold"), f"  {game.scores[player].total}")
    return Text("\n").join([heading, *(draw_row(game, player, row) for row in range(len(game.variant.rows)))])
