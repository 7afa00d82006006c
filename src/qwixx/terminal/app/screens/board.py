"""A table on the screen: dice, a sheet, the others' sheets in a line each, what happened, and the keys."""

from collections.abc import Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.geometry import Size
from textual.widgets import Static

from qwixx.rules import Game, Variant
from qwixx.terminal.app.screens.base import QwixxScreen
from qwixx.terminal.app.text_wrap import apart, folded
from qwixx.terminal.app.theme import SOFT, WARNING
from qwixx.terminal.app.widgets.dice import HEIGHT, WIDTH, DiceTray
from qwixx.terminal.app.widgets.drawing import NO_PEN, Pen, sheet_width
from qwixx.terminal.app.widgets.keys import KeyLine
from qwixx.terminal.app.widgets.sheets import FOOT, SheetView, draw_full, draw_tiny, tiny_lines, tiny_rows_width

ROWS = 4
FIXED = 1 + HEIGHT + 2 + 1 + ROWS + FOOT + 2 + 1 + 1
"""Lines that are always there: title, dice, request, name, sheet, message, one of news, keys."""
WIDE, LOG = 140, 8
"""From so many columns on, there are whole sheets of the others, and a log of so many lines at least."""
ROOMY = FIXED + ROWS + 1
"""With so many lines and one for each other player, rows have an edge below."""


class BoardScreen(QwixxScreen):
    """The parts of a table."""

    DEFAULT_CSS = f"""
    BoardScreen #middle {{ height: 1fr; }}
    BoardScreen #title {{ background: $panel; text-style: bold; padding: 0 1; height: 1; }}
    BoardScreen #top {{ height: {HEIGHT}; }}
    BoardScreen DiceTray {{ width: {WIDTH + 2}; padding: 0 1; }}
    BoardScreen #status {{ height: {HEIGHT}; color: {SOFT}; }}
    BoardScreen #request {{ height: 1; padding: 0 1; text-style: bold; }}
    BoardScreen #choices {{ height: auto; min-height: 1; max-height: 2; padding: 0 1; }}
    BoardScreen #name {{ height: 1; padding: 0 1; }}
    BoardScreen SheetView {{ margin: 0 1; }}
    BoardScreen #message {{ height: 2; padding: 0 1; color: {WARNING}; }}
    BoardScreen #others {{ height: auto; padding: 0 1; }}
    BoardScreen #board {{ width: 1fr; }}
    BoardScreen #side {{ display: none; padding: 0 1; }}
    BoardScreen .news {{ height: 1fr; padding: 0 1; color: {SOFT}; }}
    BoardScreen #full {{ height: auto; }}
    BoardScreen KeyLine {{ height: 1; background: $panel; }}
    """

    def parts(self) -> ComposeResult:
        """From the title to the keys."""
        yield Static(id="title", markup=False)
        with Horizontal(id="middle"):
            with Vertical(id="board"):
                with Horizontal(id="top"):
                    yield DiceTray()
                    yield Static(id="status", markup=False)
                yield Static(id="request", markup=False)
                yield Static(id="choices")
                yield Static(id="name", markup=False)
                yield SheetView()
                yield Static(id="message", markup=False)
                yield Static(id="others")
                yield Static(id="news", classes="news", markup=False)
            with Vertical(id="side"):
                yield Static(id="full")
                yield Static(id="log", classes="news", markup=False)
        yield KeyLine()

    @property
    def shown_game(self) -> Game:
        """The game that is drawn."""
        raise NotImplementedError

    @property
    def least(self) -> tuple[int, int]:
        """What the sheet needs in width, and all parts together in height."""
        variant, others = self.shown_game.variant, self.shown_game.players - 1
        return least_width(variant), FIXED + others * tiny_lines(variant, self.size.width - 2)

    @property
    def side_width(self) -> int:
        """The columns of the others' whole sheets and the log; 0 where they have no room."""
        game = self.shown_game
        sheet = sheet_width(game.variant)
        fits = self.size.width >= max(WIDE, 2 * sheet + 6) and self.size.height >= 6 * game.players + LOG
        return sheet + 2 if fits else 0

    @property
    def board_width(self) -> int:
        """The columns that are left for the dice and one's own sheet."""
        return self.size.width - self.side_width

    def use_size(self, size: Size) -> None:
        """Draw the sheet with room between its cells and rows, and whole sheets of the others, where there is some."""
        sheet, side, variant = self.query_one(SheetView), self.query_one("#side"), self.shown_game.variant
        sheet.gap = 1 if size.width >= sheet_width(variant) + 2 else 0
        sheet.spacious = size.height >= ROOMY + self.shown_game.players
        sheet.styles.height = sheet.lines
        side.display = bool(self.side_width)
        side.styles.width = self.side_width
        for part in ("#others", "#news"):
            self.query_one(part).display = not side.display
        self.call_after_refresh(self._draw_anew)

    def _draw_anew(self) -> None:
        if self.is_attached:
            self.draw()

    def draw(self) -> None:
        """Draw everything, as wide as the window is."""
        raise NotImplementedError

    def put(self, part: str, text: str | Text) -> None:
        """Show something in a part; sentences are folded to its width."""
        found = self.query_one(f"#{part}", Static)
        if isinstance(text, str):
            text = "\n".join(folded(text, self.app.console, found.size.width or self.size.width))
        found.update(text)

    def draw_sheet(self, player: int, name: str, pen: Pen = NO_PEN) -> None:
        """The sheet that is played on or looked at, with its owner's name."""
        sheet = self.query_one(SheetView)
        sheet.game, sheet.player, sheet.pen, sheet.language = self.shown_game, player, pen, self.language
        lucky = self.shown_game.sheet(player).lucky
        told = f" · {apart(self.say('pad-lucky'))} {lucky[0]}, {lucky[1]}" if lucky else ""
        self.put("name", Text.assemble((apart(name), "bold underline"), told))

    def draw_others(self, names: Sequence[str], signs: Sequence[str], but: int) -> None:
        """All sheets but the one that is played on: whole, or in a line each."""
        game = self.shown_game
        others = [(player, names[player], signs[player]) for player in range(game.players) if player != but]
        if self.side_width:
            self.put("full", Text("\n\n").join(draw_full(game, *other) for other in others))
        else:
            self.put("others", Text("\n").join(draw_tiny(game, *other, self.size.width - 2) for other in others))

    def news_lines(self) -> Sequence[str]:
        """What happened, the latest last."""
        return ()

    def draw_news(self) -> None:
        """As much of the news as there is room for, the latest at the foot."""
        part = self.query_one("#log" if self.side_width else "#news", Static)
        lines: list[str] = []
        for sentence in reversed(self.news_lines()[-max(part.size.height, 1) :]):
            lines = folded(sentence, self.app.console, part.size.width) + lines
            if len(lines) >= part.size.height:
                break
        part.update("\n".join(lines[-max(part.size.height, 1) :]))


def least_width(variant: Variant) -> int:
    """The columns that a table with this sheet needs."""
    return max(sheet_width(variant, gap=0), tiny_rows_width(variant)) + 2
