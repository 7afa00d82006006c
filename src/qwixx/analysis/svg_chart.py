"""Each player's chance to win, or expected score, over the turns, as a drawing (SVG)."""

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, floor
from typing import NamedTuple

from qwixx.analysis.figures import HEADINGS
from qwixx.analysis.judge import Measure
from qwixx.analysis.review import Review
from qwixx.analysis.svg import (
    Frame,
    axes,
    drawing,
    legend,
    line,
    mark,
    path,
    text,
    tick_step,
    x_tick,
    y_label,
    y_tick,
)
from qwixx.i18n.catalogue import say
from qwixx.i18n.languages import ENGLISH
from qwixx.i18n.phrases import commas
from qwixx.i18n.text_width import text_width
from qwixx.rules import Closed, Record, Roll
from qwixx.rules.facts import row_key

WIDE, NARROW = 760, 310
"""How wide a drawing is on a desk, and on a telephone."""
LEFT, RIGHT, PLOT = 62, 56, 320
LETTER = 8
"""How wide a letter is taken to be."""
SAMPLE = 60
"""How wide a line's sample in the legend is, with the room around it."""
LINE = 20
GAP = 15
"""How far apart the final amounts are written."""


class Panel(NamedTuple):
    """A chart on its way into a drawing."""

    title: str
    parts: list[str]
    bottom: int


def review_chart(
    review: Review,
    measure: Measure,
    width: int = WIDE,
    heading: bool = True,
    name: str = "chart",
    language: str = ENGLISH,
) -> str:
    """One chart. Without a heading it is for a page that has one; `name` tells it from others there."""
    panel = _panel(review, measure, 0, width, heading, language)
    return drawing(panel.title, width, panel.bottom, panel.parts, name)


def review_charts(review: Review, language: str = ENGLISH) -> str:
    """All charts of a review, one below the other."""
    top, parts, titles = 0, list[str](), list[str]()
    for measure in review.measures:
        panel = _panel(review, measure, top, WIDE, heading=True, language=language)
        top, parts, titles = panel.bottom, parts + panel.parts, [*titles, panel.title]
    return drawing(commas(titles, language), WIDE, top, parts, "charts")


def lines_of(review: Review, measure: Measure) -> list[list[float]]:
    """By player, points or chances in percent at the start and after every turn."""
    times = 100 if measure is Measure.CHANCES else 1
    return [[times * value for value in player.account(measure).expected] for player in review.players]


def _panel(review: Review, measure: Measure, above: int, width: int, heading: bool, language: str) -> Panel:
    title, lines = say(language, HEADINGS[measure].chart), lines_of(review, measure)
    low, high, step = (0, 100, 20) if measure is Measure.CHANCES else _points_scale(lines)
    top = above + (50 if heading else 14)
    frame = Frame(LEFT, width - RIGHT, top, top + PLOT, (0, low), (max(1, len(lines[0]) - 1), high))
    names, columns = _legend_layout(review.record.names, width)
    below = frame.bottom + 68
    parts = [text(width / 2, above + 26, title, size=16)] if heading else []
    parts += _scales(frame, step, say(language, HEADINGS[measure].axis), language)
    parts += _closings(frame, review.record, language)
    for place, values in enumerate(lines):
        points = [(frame.x(turn), frame.y(value)) for turn, value in enumerate(values)]
        apart = max(2, len(points) // 7)
        parts += line(place, points, points[(place * apart) // len(lines) :: apart])
        x, y = LEFT - 40 + place % columns * ((width - LEFT) // columns), below + place // columns * LINE
        parts += legend(place, names[place], x, y)
    parts += _final_amounts(frame, [values[-1] for values in lines], "%" * (measure is Measure.CHANCES))
    return Panel(title, parts, int(below) + LINE * ceil(len(names) / columns) - 4)


def closings(record: Record) -> list[tuple[int, int]]:
    """The turns in which rows were closed, each with its row."""
    found, turn = [], 0
    for _, action, _, events in record.replay():
        turn += isinstance(action, Roll)
        found += [(turn, event.row) for event in events if isinstance(event, Closed)]
    return found


def _points_scale(lines: Sequence[Sequence[float]]) -> tuple[int, int, int]:
    """The lowest and the highest value of the scale, and the step between ticks."""
    least, most = min(map(min, lines)), max(map(max, lines))
    step = tick_step((most - least) / 7, (1, 2, 5, 10, 20, 50))
    low = floor(least / step) * step
    return low, max(low + step, ceil(most / step) * step), step


def _scales(frame: Frame, step: int, axis: str, language: str) -> list[str]:
    (_, low), (turns, high) = frame.lowest, frame.highest
    parts = []
    for points in range(int(low), int(high) + 1, step):
        parts += y_tick(frame, points, str(points))
    turn_step = tick_step(turns * 36 / (frame.right - frame.left), (1, 2, 5, 10, 20, 50))
    for turn in range(0, int(turns) + 1, turn_step):
        parts += x_tick(frame, turn, str(turn))
    middle = (frame.left + frame.right) / 2
    turn_axis = text(middle, frame.bottom + 42, say(language, "review-axis-turns"))
    return [*parts, axes(frame), turn_axis, y_label(frame, axis)]


def _closings(frame: Frame, record: Record, language: str) -> list[str]:
    """A thin line down where a row was closed."""
    parts = []
    for place, (turn, row) in enumerate(closings(record)):
        x, y = frame.x(turn), frame.top + 12 + GAP * place
        late = x > (frame.left + frame.right) / 2
        parts.append(path(f"M{x:.1f},{frame.top}V{frame.bottom}", "1 4"))
        told = say(language, "review-row-closes", row=row_key(record.variant, row))
        parts.append(text(x - 5 if late else x + 5, y, told, "end" if late else "start", 12))
    return parts


def _final_amounts(frame: Frame, amounts: Sequence[float], unit: str) -> list[str]:
    """Each line's mark and amount at its end, moved apart where they would lie over each other."""
    parts = []
    for place, y in enumerate(spread([frame.y(each) for each in amounts], GAP, frame.bottom)):
        parts.append(mark(place, frame.right + 11, y))
        parts.append(text(frame.right + 20, y + 4, f"{amounts[place]:.0f}{unit}", "start"))
    return parts


def spread(places: Sequence[float], gap: float, most: float) -> list[float]:
    """Places in the same order, at least so far apart, and none beyond the most."""
    order = sorted(range(len(places)), key=places.__getitem__)
    moved = sorted(places)
    for upper, lower in pairwise(range(len(moved))):
        moved[lower] = max(moved[lower], moved[upper] + gap)
    moved[-1] = min(moved[-1], most)
    for lower, upper in pairwise(reversed(range(len(moved)))):
        moved[upper] = min(moved[upper], moved[lower] - gap)
    found = dict(zip(order, moved, strict=True))
    return [found[place] for place in range(len(places))]


def _legend_layout(names: Sequence[str], width: int) -> tuple[list[str], int]:
    """The names as they fit, and how many stand side by side."""
    room = width - LEFT
    fitted = [_fitted(name, (room - SAMPLE) // LETTER) for name in names]
    widest = max(text_width(name) for name in fitted) * LETTER + SAMPLE
    return fitted, max(1, min(len(names), room // widest))


def _fitted(name: str, letters: int) -> str:
    if text_width(name) <= letters:
        return name
    while text_width(name) >= letters:
        name = name[:-1]
    return f"{name}…"
