"""How compiled code is kept for the next start, and when it is made anew."""

import hashlib
from pathlib import Path
from typing import Any

ROOMS = Path(__file__).parents[1]


def renew_with(compiled: Any, *rooms: str) -> None:
    """Let a change of any module of these rooms make Numba compile anew: by itself it asks for the function's own."""
    digest = hashlib.sha256()
    for room in rooms:
        for source in sorted((ROOMS / room).glob("*.py")):
            digest.update(source.read_bytes())
    compiled._cache._cache_file._source_stamp = digest.hexdigest()
