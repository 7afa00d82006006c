"""Score distributions as a drawing: one SVG file by itself, lines told apart by colour, dashes and marks."""

from collections.abc import Sequence
from math import ceil, floor
from typing import NamedTuple
from xml.sax.saxutils import escape

WIDTH, HEIGHT = 760, 440
LEFT, RIGHT, TOP, BOTTOM = 70, 30, 50, 60
BIN = 5
"""How many points a step of the lines covers."""
MARKS_APART = 4
_COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#000000")
_DASHES = ("", "8 4", "2 3", "10 3 2 3", "14 5")
_MARKS = (
    "M-4,0a4,4 0 1,0 8,0a4,4 0 1,0 -8,0",
    "M-4,-4h8v8h-8z",
    "M0,-5l5,9h-10z",
    "M0,-6l5,6l-5,6l-5,-6z",
    "M0,5l5,-9h-10z",
)


class Series(NamedTuple):
    """A line: what it is called, and how often each score came up."""

    label: str
    counts: Sequence[tuple[int, int]]


def score_plot(title: str, series: Sequence[Series]) -> str:
    """The drawing: the share of games by score."""
    shares = [_binned(each.counts) for each in series]
    low = min(min(line) for line in shares) - BIN
    high = max(max(line) for line in shares) + BIN
    top = max(max(line.values()) for line in shares)
    frame = _Frame(low, high, top)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="13" role="img" aria-labelledby="title">',
        f'<title id="title">{escape(title)}</title>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
        _text(WIDTH / 2, 26, title, size=16),
        *_axes(frame),
        *(part for place, line in enumerate(shares) for part in _line(frame, place, line)),
        *(part for place, each in enumerate(series) for part in _legend(place, each.label)),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


class _Frame(NamedTuple):
    low: int
    high: int
    top: float

    def x(self, score: float) -> float:
        return LEFT + (score - self.low) / (self.high - self.low) * (WIDTH - LEFT - RIGHT)

    def y(self, share: float) -> float:
        return HEIGHT - BOTTOM - share / self.top * (HEIGHT - TOP - BOTTOM)


def _binned(counts: Sequence[tuple[int, int]]) -> dict[int, float]:
    """By the lowest score of each bin, the share of games in it, empty bins between others included."""
    games = sum(count for _, count in counts)
    starts = [floor(score / BIN) * BIN for score, _ in counts]
    shares = dict.fromkeys(range(min(starts) - BIN, max(starts) + 2 * BIN, BIN), 0.0)
    for start, (_, count) in zip(starts, counts, strict=True):
        shares[start] += count / games
    return shares


def _axes(frame: _Frame) -> list[str]:
    right, bottom = WIDTH - RIGHT, HEIGHT - BOTTOM
    parts = [f'<path d="M{LEFT},{TOP}V{bottom}H{right}" fill="none" stroke="#333333"/>']
    step = _step((frame.high - frame.low) / 8, (10, 20, 50, 100, 200))
    for score in range(ceil(frame.low / step) * step, frame.high + 1, step):
        x = frame.x(score)
        parts += [f'<path d="M{x:.1f},{bottom}v5" stroke="#333333"/>', _text(x, bottom + 20, str(score))]
    share_step = _step(frame.top * 100 / 5, (1, 2, 5, 10, 20, 25))
    for percent in range(0, floor(frame.top * 100) + 1, share_step):
        y = frame.y(percent / 100)
        parts += [
            f'<path d="M{LEFT},{y:.1f}H{right}" stroke="#dddddd"/>',
            _text(LEFT - 8, y + 4, f"{percent} %", anchor="end"),
        ]
    parts.append(_text((LEFT + right) / 2, HEIGHT - 16, f"score, in steps of {BIN} points"))
    middle = (TOP + bottom) / 2
    parts.append(f'<g transform="rotate(-90 18 {middle})">{_text(18, middle, "share of games")}</g>')
    return parts


def _line(frame: _Frame, place: int, shares: dict[int, float]) -> list[str]:
    points = [(frame.x(start + BIN / 2 - 0.5), frame.y(share)) for start, share in shares.items()]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    marks = [_mark(place, x, y) for x, y in points[1 + place % MARKS_APART : -1 : MARKS_APART]]
    return [f'<polyline points="{path}" fill="none" {_stroke(place)}/>', *marks]


def _legend(place: int, label: str) -> list[str]:
    x, y = WIDTH - RIGHT - 190, TOP + 10 + 20 * place
    return [
        f'<path d="M{x},{y}h40" {_stroke(place)}/>',
        _mark(place, x + 20, y),
        _text(x + 50, y + 4, label, anchor="start"),
    ]


def _stroke(place: int) -> str:
    dashes = _DASHES[place % len(_DASHES)]
    drawn = f' stroke-dasharray="{dashes}"' if dashes else ""
    return f'stroke="{_COLOURS[place % len(_COLOURS)]}" stroke-width="2"{drawn}'


def _mark(place: int, x: float, y: float) -> str:
    shape, colour = _MARKS[place % len(_MARKS)], _COLOURS[place % len(_COLOURS)]
    return f'<path transform="translate({x:.1f} {y:.1f})" d="{shape}" fill="{colour}"/>'


def _text(x: float, y: float, text: str, anchor: str = "middle", size: int = 13) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}">{escape(text)}</text>'


def _step(least: float, steps: Sequence[int]) -> int:
    return next((step for step in steps if step >= least), steps[-1])
