"""A player who changes their mind, on a line that is slow, uneven and breaks again and again."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread

import pytest

from tests.browser.conftest import Opener
from tests.browser.playing import GAME, a_table, link_to
from tests.browser.slow_line import SlowLine

WANDERING = (Path(__file__).parent / "wandering.js").read_text(encoding="utf-8").split("\n", 2)[2]
DECISIONS = 6
DOWN = 0.4
"""Seconds that the line is cut."""


@contextmanager
def _breaking(line: SlowLine, seconds: float) -> Iterator[None]:
    """Cut the line again and again; it holds so long."""
    over = Event()

    def breaks() -> None:
        while not over.wait(seconds):
            line.cut()
            over.wait(DOWN)
            line.mend()

    thread = Thread(target=breaks)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


@pytest.mark.parametrize("round_trip", [0, 300, 1000])
def test_what_was_seen_last_is_what_is_played_although_the_line_breaks(
    opened: Opener, line: SlowLine, round_trip: int
) -> None:
    page = opened("/")
    page.goto(line.address + link_to(a_table(line.address)))
    page.locator(".ask").wait_for()
    page.set_default_timeout(GAME)
    line.delay, line.jitter = round_trip / 2000, round_trip / 4000
    with _breaking(line, 2 + 5 * round_trip / 1000):
        found = page.evaluate(f"asked => ({WANDERING})(asked)", {"decisions": DECISIONS, "seed": 7 + round_trip})
    assert found["actions"] >= DECISIONS / 2, "the game hardly went on"
    assert found["crossed"] == found["wanted"]
