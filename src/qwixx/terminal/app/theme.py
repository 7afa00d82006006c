"""Colours, and the shapes that repeat them: the same as on paper and on the page, on a table at night.

A cell has light paper while it can be reached, so that its state is seen without its colour. Where a terminal has only
16 colours, the nearest of them are taken; the tests look whether those can be told apart.
"""

from typing import NamedTuple

from rich.style import Style
from textual.theme import Theme

from qwixx.rules import Colour

SHAPES = {Colour.RED: "●", Colour.YELLOW: "▲", Colour.GREEN: "◆", Colour.BLUE: "■"}
TABLE, TEXT, SOFT, ACCENT, WARNING = "#15181d", "#f1ede4", "#a8a49a", "#8ab4f4", "#ffab95"
PAPER, INK, FOCUS = "#ffffff", "#000000", "#ffd166"


class Paint(NamedTuple):
    """What a thing of one colour is painted with."""

    band: str
    """The row that the cells lie on, and the die."""
    on_band: str
    tint: str
    """The paper of an open cell."""
    ink: str

    @property
    def plain(self) -> Style:
        """Something on the band."""
        return Style(color=self.on_band, bgcolor=self.band)

    @property
    def open(self) -> Style:
        """A cell that can still be reached."""
        return Style(color=self.ink, bgcolor=self.tint)

    @property
    def legal(self) -> Style:
        """A cell that may be crossed now."""
        return Style(color=INK, bgcolor=PAPER, bold=True)

    @property
    def pencilled(self) -> Style:
        """A cell that is chosen, not confirmed."""
        return Style(color=INK, bgcolor=PAPER, bold=True, italic=True, underline=True)

    @property
    def crossed(self) -> Style:
        """A cross."""
        return Style(color=PAPER, bgcolor=INK, bold=True)

    @property
    def lost(self) -> Style:
        """A number that was skipped."""
        return Style(color=self.on_band, bgcolor=self.band, strike=True)

    @property
    def closed(self) -> Style:
        """A cell of a row that is closed."""
        return Style(color=self.on_band, bgcolor=self.band)


PAINTS = {
    Colour.RED: Paint("#b3282f", "#ffffff", "#ffd9d6", "#7a0f16"),
    Colour.YELLOW: Paint("#e0a800", "#000000", "#fff0bd", "#4a3600"),
    Colour.GREEN: Paint("#007d2c", "#ffffff", "#d2f0d8", "#0c4a20"),
    Colour.BLUE: Paint("#2a5db0", "#ffffff", "#d6e4fb", "#12366f"),
}
WHITE = Paint("#f4efe2", "#000000", "#ffffff", "#000000")
SEVERAL = Paint("#4a4f5a", "#ffffff", "#dddddd", "#000000")
"""The band of a row with several colours."""

THEME = Theme(
    name="qwixx",
    primary=ACCENT,
    secondary=SOFT,
    warning=WARNING,
    error=WARNING,
    success=ACCENT,
    accent=ACCENT,
    foreground=TEXT,
    background=TABLE,
    surface="#22262e",
    panel="#2c313b",
    dark=True,
)
