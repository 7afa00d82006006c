"""Lines in a drawing (SVG): told apart by colour, dashes and marks, on light paper and, on a dark screen, on dark."""

from collections.abc import Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

INK, PAPER, GRID = "#333333", "#ffffff", "#dddddd"
COLOURS = ("#0072b2", "#d55e00", "#008f68", "#b5528a", "#000000")
DARK_INK, DARK_PAPER, DARK_GRID = "#d7dade", "#181b20", "#3a3f47"
DARK_COLOURS = ("#56b4e9", "#f0883e", "#2fc79a", "#e59cc7", "#ffffff")
_DASHES = ("", "8 4", "2 3", "10 3 2 3", "14 5")
_MARKS = (
    "M-4,0a4,4 0 1,0 8,0a4,4 0 1,0 -8,0",
    "M-4,-4h8v8h-8z",
    "M0,-5l5,9h-10z",
    "M0,-6l5,6l-5,6l-5,-6z",
    "M0,5l5,-9h-10z",
)

Point = tuple[float, float]


class Frame(NamedTuple):
    """A part of the paper, from `left` to `right` and `top` to `bottom`, and the values that it has room for."""

    left: float
    right: float
    top: float
    bottom: float
    lowest: Point
    """The values at the left and at the bottom."""
    highest: Point
    """The values at the right and at the top."""

    def x(self, value: float) -> float:
        """Where a value stands between left and right."""
        low, high = self.lowest[0], self.highest[0]
        return self.left + (value - low) / (high - low) * (self.right - self.left)

    def y(self, value: float) -> float:
        """Where a value stands between bottom and top."""
        low, high = self.lowest[1], self.highest[1]
        return self.bottom - (value - low) / (high - low) * (self.bottom - self.top)


def drawing(title: str, width: int, height: int, parts: Sequence[str], name: str = "drawing") -> str:
    """A drawing by itself, or inside a page; `name` tells it from the others there."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
        f'direction="ltr" font-family="sans-serif" font-size="13" role="img" aria-labelledby="{name}-title">',
        f'<title id="{name}-title">{escape(title)}</title>',
        f"<style>{_dark_style()}</style>",
        f'<rect class="paper" width="{width}" height="{height}" fill="{PAPER}"/>',
    )
    return "\n".join([*head, *parts, "</svg>"]) + "\n"


def axes(frame: Frame) -> str:
    """The left and the lower edge of a frame."""
    return path(f"M{frame.left},{frame.top}V{frame.bottom}H{frame.right}")


def x_tick(frame: Frame, value: float, label: str) -> list[str]:
    """A value below the frame."""
    x = frame.x(value)
    return [path(f"M{x:.1f},{frame.bottom}v5"), text(x, frame.bottom + 20, label)]


def y_tick(frame: Frame, value: float, label: str) -> list[str]:
    """A value next to the frame, and a thin line to find it by."""
    y = frame.y(value)
    grid = f'<path class="grid" d="M{frame.left},{y:.1f}H{frame.right}" stroke="{GRID}"/>'
    return [grid, text(frame.left - 8, y + 4, label, anchor="end")]


def y_label(frame: Frame, label: str, x: float = 18) -> str:
    """What the values next to the frame are, written upwards."""
    middle = (frame.top + frame.bottom) / 2
    return f'<g transform="rotate(-90 {x} {middle})">{text(x, middle, label)}</g>'


def line(place: int, points: Sequence[Point], marked: Sequence[Point]) -> list[str]:
    """One of several lines, and its marks."""
    places = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return [f'<polyline points="{places}" fill="none" {_stroke(place)}/>', *(mark(place, x, y) for x, y in marked)]


def legend(place: int, label: str, x: float, y: float) -> list[str]:
    """What a line is called."""
    sample = f'<path d="M{x},{y}h40" {_stroke(place)}/>'
    return [sample, mark(place, x + 20, y), text(x + 50, y + 4, label, anchor="start")]


def mark(place: int, x: float, y: float) -> str:
    """The mark of a line."""
    shape, which = _MARKS[place % len(_MARKS)], place % len(COLOURS)
    return f'<path class="mark-{which}" transform="translate({x:.1f} {y:.1f})" d="{shape}" fill="{COLOURS[which]}"/>'


def path(course: str, dashes: str = "") -> str:
    """A thin line."""
    drawn = f' stroke-dasharray="{dashes}"' if dashes else ""
    return f'<path class="edge" d="{course}" fill="none" stroke="{INK}"{drawn}/>'


def text(x: float, y: float, words: str, anchor: str = "middle", size: int = 13) -> str:
    """Words."""
    return (
        f'<text class="ink" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}" fill="{INK}">'
        f"{escape(words)}</text>"
    )


def tick_step(least: float, steps: Sequence[int]) -> int:
    """The smallest of these steps that leaves room enough between ticks."""
    return next((step for step in steps if step >= least), steps[-1])


def _stroke(place: int) -> str:
    dashes, which = _DASHES[place % len(_DASHES)], place % len(COLOURS)
    drawn = f' stroke-dasharray="{dashes}"' if dashes else ""
    return f'class="line-{which}" stroke="{COLOURS[which]}" stroke-width="2"{drawn}'


def _dark_style() -> str:
    rules = [f".paper{{fill:{DARK_PAPER}}}.ink{{fill:{DARK_INK}}}.edge{{stroke:{DARK_INK}}}.grid{{stroke:{DARK_GRID}}}"]
    rules += [f".line-{n}{{stroke:{colour}}}.mark-{n}{{fill:{colour}}}" for n, colour in enumerate(DARK_COLOURS)]
    return f"@media screen and (prefers-color-scheme:dark){{{''.join(rules)}}}"
