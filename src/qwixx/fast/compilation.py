"""When Numba's cached code is out of date, and Ctrl-C while it compiles."""

import hashlib
from pathlib import Path
from typing import Any

from numba.core.event import register

from qwixx.fast.interrupts import InterruptsHeldBack

ROOMS = Path(__file__).parents[1]

register("numba:compiler_lock", InterruptsHeldBack())


def renew_with(compiled: Any, *rooms: str) -> None:
    """Recompile after a change of any module of these packages; Numba itself looks at the function's own file alone."""
    digest = hashlib.sha256()
    for room in rooms:
        for source in sorted((ROOMS / room).glob("*.py")):
            digest.update(source.read_bytes())
    compiled._cache._cache_file._source_stamp = digest.hexdigest()
