"""A table on the screen: dice, a sheet, the others' sheets in a line each, what happened, and the keys."""

from collections.abc import Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Static

from qwixx.rules import Game, Variant
from qwixx.terminal.app.screens.base import QwixxScreen
from qwixx.terminal.app.text_wrap import apart, folded
from qwixx.terminal.app.theme import SOFT, WARNING
from qwixx.terminal.app.widgets.dice import HEIGHT, WIDTH, DiceTray
from qwixx.terminal.app.widgets.drawing import NO_PEN, Pen, sheet_width
from qwixx.terminal.app.widgets.keys import KeyLine
from qwixx.terminal.app.widgets.sheets import FOOT, SheetView, draw_tiny, tiny_width

ROWS = 4
FIXED = 1 + HEIGHT + 2 + 1 + ROWS + FOOT + 2 + 1 + 1
"""Lines that are always there: title, dice, request, name, sheet, message, one of news, keys."""
ROOMY = FIXED + ROWS + 1
"""With so many lines and one for each other player, rows have an edge below."""


class BoardScreen(QwixxScreen):
    """The parts of a table."""

    DEFAULT_CSS = f"""
    BoardScreen #all {{ layout: vertical; }}
    BoardScreen #title {{ background: $panel; text-style: bold; padding: 0 1; height: 1; }}
    BoardScreen #top {{ height: {HEIGHT}; }}
    BoardScreen DiceTray {{ width: {WIDTH + 2}; padding: 0 1; }}
    BoardScreen #status {{ height: {HEIGHT}; color: {SOFT}; }}
    BoardScreen #request {{ height: 1; padding: 0 1; text-style: bold; }}
    BoardScreen #choices {{ height: 1; padding: 0 1; }}
    BoardScreen #name {{ height: 1; padding: 0 1; }}
    BoardScreen SheetView {{ margin: 0 1; }}
    BoardScreen #message {{ height: 2; padding: 0 1; color: {WARNING}; }}
    BoardScreen #others {{ height: auto; padding: 0 1; }}
    BoardScreen #news {{ height: 1fr; padding: 0 1; color: {SOFT}; }}
    BoardScreen KeyLine {{ height: 1; background: $panel; }}
    """

    def parts(self) -> ComposeResult:
        """From the title to the keys."""
        yield Static(id="title", markup=False)
        with Horizontal(id="top"):
            yield DiceTray()
            yield Static(id="status", markup=False)
        yield Static(id="request", markup=False)
        yield Static(id="choices")
        yield Static(id="name", markup=False)
        yield SheetView()
        yield Static(id="message", markup=False)
        yield Static(id="others")
        yield Static(id="news", markup=False)
        yield KeyLine()

    @property
    def shown_game(self) -> Game:
        """The game that is drawn."""
        raise NotImplementedError

    @property
    def least(self) -> tuple[int, int]:
        """What the sheet needs in width, and all parts together in height."""
        game = self.shown_game
        return least_width(game.variant), FIXED + game.players - 1

    def use_lines(self, lines: int) -> None:
        """Draw the sheet with room between its rows where there is some."""
        sheet = self.query_one(SheetView)
        sheet.spacious = lines >= ROOMY + self.shown_game.players
        sheet.styles.height = sheet.lines
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
        """All sheets but the one that is shown large."""
        width = self.size.width - 2
        lines = [
            draw_tiny(self.shown_game, player, name, sign, width)
            for player, (name, sign) in enumerate(zip(names, signs, strict=True))
            if player != but
        ]
        self.put("others", Text("\n").join(lines))

    def news_lines(self) -> Sequence[str]:
        """What happened, the latest last."""
        return ()

    def draw_news(self) -> None:
        """As much of the news as there is room for, the latest at the foot."""
        room = self.query_one("#news", Static).size
        lines: list[str] = []
        for sentence in reversed(self.news_lines()[-max(room.height, 1) :]):
            lines = folded(sentence, self.app.console, room.width) + lines
            if len(lines) >= room.height:
                break
        self.query_one("#news", Static).update("\n".join(lines[-max(room.height, 1) :]))


def least_width(variant: Variant) -> int:
    """The columns that a table with this sheet needs."""
    return max(sheet_width(variant), tiny_width(variant)) + 2
