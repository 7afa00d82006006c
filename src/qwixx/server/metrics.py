"""Metrics of the server, and of its process, for Prometheus."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Metric, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""The upper bounds, in seconds, of the buckets of durations."""


class Durations:
    """How often something took how long."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        """By bucket, the last for what is above all bounds."""
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """Count one more."""
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def family(self, name: str, told: str) -> HistogramMetricFamily:
        """The histogram of all."""
        buckets = [
            (str(bound), count) for bound, count in zip((*BOUNDS, "+Inf"), accumulate(self._counts), strict=True)
        ]
        return HistogramMetricFamily(name, told, buckets, self._sum)


class Metrics(Collector):
    """What the server counts, in plain numbers: raising a counter of Prometheus takes longer than writing a frame."""

    def __init__(self) -> None:
        self.commands = self.events = self.frames = self.conflicts = 0
        self.refusals: Counter[str] = Counter()
        self.dropped: Counter[str] = Counter()
        self.durable = Durations()
        self.gauges: dict[str, tuple[str, Callable[[], float]]] = {}
        self._registry = CollectorRegistry()
        self._registry.register(self)
        ProcessCollector(registry=self._registry)

    def text(self) -> bytes:
        """All metrics, as Prometheus reads them."""
        return generate_latest(self._registry)

    def collect(self) -> Iterator[Metric]:
        """The metrics of the server itself."""
        yield CounterMetricFamily("qwixx_commands", "Commands that were done.", self.commands)
        yield CounterMetricFamily("qwixx_events", "Events that were stored.", self.events)
        yield CounterMetricFamily("qwixx_frames", "Frames that were sent.", self.frames)
        yield CounterMetricFamily("qwixx_conflicts", "Appends that another worker was faster with.", self.conflicts)
        yield self.durable.family("qwixx_append_seconds", "Time until events were durable.")
        yield _by_label("qwixx_refusals", "Refusals by code.", "code", self.refusals)
        yield _by_label("qwixx_dropped", "Connections that the server ended, by reason.", "reason", self.dropped)
        for name, (told, value) in self.gauges.items():
            yield GaugeMetricFamily(f"qwixx_{name}", told, value())


def _by_label(name: str, told: str, label: str, counts: Counter[str]) -> CounterMetricFamily:
    found = CounterMetricFamily(name, told, labels=[label])
    for value, count in sorted(counts.items()):
        found.add_metric([value], count)
    return found
