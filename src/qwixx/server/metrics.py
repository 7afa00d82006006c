"""Figures about the server, in the text format of Prometheus."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""The upper bounds, in seconds, that durations are sorted into."""


class Histogram:
    """How long something took."""

    __slots__ = ("_counts", "_total")

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self._total = 0.0

    def add(self, seconds: float) -> None:
        """Count one more."""
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._total += seconds

    def lines(self, name: str) -> list[str]:
        """As Prometheus reads it."""
        found, so_far = [], 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._counts, strict=True):
            so_far += count
            found.append(f'{name}_bucket{{le="{bound}"}} {so_far}')
        return [*found, f"{name}_sum {self._total:.6f}", f"{name}_count {so_far}"]


class Metrics:
    """What the server counts."""

    def __init__(self) -> None:
        self.commands = 0
        self.refusals: Counter[str] = Counter()
        self.events = 0
        self.frames = 0
        self.conflicts = 0
        self.dropped: Counter[str] = Counter()
        self.durable = Histogram()
        self.gauges: dict[str, tuple[str, Callable[[], float]]] = {}

    def text(self) -> str:
        """All figures."""
        lines: list[str] = []
        counters = {
            "commands_total": ("Commands that were done.", self.commands),
            "events_total": ("Events that were kept.", self.events),
            "frames_total": ("Frames that were sent.", self.frames),
            "conflicts_total": ("Appends that another worker was faster with.", self.conflicts),
        }
        for name, (told, value) in counters.items():
            lines += [*_head(name, "counter", told), f"qwixx_{name} {value}"]
        lines += _head("refusals_total", "counter", "Refusals by code.")
        lines += [f'qwixx_refusals_total{{code="{code}"}} {count}' for code, count in sorted(self.refusals.items())]
        lines += _head("dropped_total", "counter", "Connections that the server ended, by reason.")
        lines += [f'qwixx_dropped_total{{reason="{why}"}} {count}' for why, count in sorted(self.dropped.items())]
        for name, (told, value_of) in self.gauges.items():
            lines += [*_head(name, "gauge", told), f"qwixx_{name} {value_of():g}"]
        lines += _head("append_seconds", "histogram", "Time until events were durable.")
        lines += self.durable.lines("qwixx_append_seconds")
        return "\n".join(lines) + "\n"


def _head(name: str, kind: str, told: str) -> list[str]:
    return [f"# HELP qwixx_{name} {told}", f"# TYPE qwixx_{name} {kind}"]
