"""How compiled code is made so that Ctrl-C is heeded, kept for the next start, and when it is made anew."""

import hashlib
from pathlib import Path
from typing import Any

from numba.core.event import register

from qwixx.fast.interrupts import InterruptsHeldBack

ROOMS = Path(__file__).parents[1]

register("numba:compiler_lock", InterruptsHeldBack())


def renew_with(compiled: Any, *rooms: str) -> None:
    """Let a change of any module of these rooms make Numba compile anew: by itself it asks for the function's own."""
    digest = hashlib.sha256()
    for room in rooms:
        for source in sorted((ROOMS / room).glob("*.py")):
            digest.update(source.read_bytes())
    compiled._cache._cache_file._source_stamp = digest.hexdigest()
