"""Ctrl-C while something is compiled.

LLVM calls back into Python when it has compiled something, and what is raised in there is lost. So an interrupt that
comes while Numba holds its lock is held back until it lets go of it: after each of its passes, and at the end.
"""

import signal
import threading
from collections.abc import Callable
from types import FrameType
from typing import Any

from numba.core.event import Listener

Handler = Callable[[int, FrameType | None], Any]


class InterruptsHeldBack(Listener):  # type: ignore[misc] # Numba's, without types
    """A listener to Numba's lock. Interrupts come to the main thread alone; who ignores them has none to hold back."""

    def __init__(self) -> None:
        self._depth = 0
        """How many times the main thread holds the lock, from the first at which there was something to hold back."""
        self._usual: Handler = signal.default_int_handler
        self._held: tuple[int, FrameType | None] | None = None

    def on_start(self, _event: Any) -> None:
        """Hold back what comes from now on."""
        if not _in_main_thread():
            return
        if not self._depth:
            usual = signal.getsignal(signal.SIGINT)
            if not callable(usual):
                return
            self._usual = usual
            signal.signal(signal.SIGINT, self._hold)
        self._depth += 1

    def on_end(self, _event: Any) -> None:
        """Let through what came."""
        if not self._depth or not _in_main_thread():
            return
        self._depth -= 1
        usual, held, self._held = self._usual, self._held, None
        if not self._depth:
            signal.signal(signal.SIGINT, usual)
        if held:
            usual(*held)

    def _hold(self, number: int, frame: FrameType | None) -> None:
        self._held = number, frame


def _in_main_thread() -> bool:
    return threading.current_thread() is threading.main_thread()
