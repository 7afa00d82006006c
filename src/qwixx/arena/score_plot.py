"""Score distributions as a drawing: one SVG file by itself."""

from collections.abc import Sequence
from math import ceil, floor
from typing import NamedTuple

from qwixx.analysis.svg import Frame, axes, drawing, legend, line, text, tick_step, x_tick, y_label, y_tick
from qwixx.i18n.catalogue import say
from qwixx.i18n.languages import ENGLISH

WIDTH, HEIGHT = 760, 440
LEFT, RIGHT, TOP, BOTTOM = 70, 30, 50, 60
BIN = 5
"""How many points a step of the lines covers."""
MARKS_APART = 4


class Series(NamedTuple):
    """A line: what it is called, and how often each score came up."""

    label: str
    counts: Sequence[tuple[int, int]]


def score_plot(title: str, series: Sequence[Series], language: str = ENGLISH) -> str:
    """The drawing: the share of games by score."""
    shares = [_binned(each.counts) for each in series]
    low = min(min(each) for each in shares) - BIN
    high = max(max(each) for each in shares) + BIN
    top = max(max(each.values()) for each in shares)
    frame = Frame(LEFT, WIDTH - RIGHT, TOP, HEIGHT - BOTTOM, (low, 0), (high, top))
    parts = [
        text(WIDTH / 2, 26, title, size=16),
        *_scales(frame, language),
        *(part for place, each in enumerate(shares) for part in _line(frame, place, each)),
        *(
            part
            for place, each in enumerate(series)
            for part in legend(place, each.label, frame.right - 190, TOP + 10 + 20 * place)
        ),
    ]
    return drawing(title, WIDTH, HEIGHT, parts)


def _binned(counts: Sequence[tuple[int, int]]) -> dict[int, float]:
    """By the lowest score of each bin, the share of games in it, empty bins between others included."""
    games = sum(count for _, count in counts)
    starts = [floor(score / BIN) * BIN for score, _ in counts]
    shares = dict.fromkeys(range(min(starts) - BIN, max(starts) + 2 * BIN, BIN), 0.0)
    for start, (_, count) in zip(starts, counts, strict=True):
        shares[start] += count / games
    return shares


def _scales(frame: Frame, language: str) -> list[str]:
    (low, _), (high, top) = frame.lowest, frame.highest
    parts = [axes(frame)]
    step = tick_step((high - low) / 8, (10, 20, 50, 100, 200))
    for score in range(ceil(low / step) * step, int(high) + 1, step):
        parts += x_tick(frame, score, str(score))
    share_step = tick_step(top * 100 / 5, (1, 2, 5, 10, 20, 25))
    for percent in range(0, floor(top * 100) + 1, share_step):
        parts += y_tick(frame, percent / 100, f"{percent} %")
    parts.append(text((LEFT + frame.right) / 2, HEIGHT - 16, say(language, "simulate-scores", step=BIN)))
    return [*parts, y_label(frame, say(language, "simulate-share"))]


def _line(frame: Frame, place: int, shares: dict[int, float]) -> list[str]:
    points = [(frame.x(start + BIN / 2 - 0.5), frame.y(share)) for start, share in shares.items()]
    return line(place, points, points[1 + place % MARKS_APART : -1 : MARKS_APART])
