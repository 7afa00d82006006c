"""Room for more tables in the cache folder: those that were used longest ago are removed."""

from collections.abc import Collection
from contextlib import suppress

from qwixx.solve.cache import LOCK, PART, TABLE, cache_folder, forget_removed, kept_file
from qwixx.solve.question import Question


def clear(most: float, needed: Collection[Question]) -> None:
    """Remove tables until the others take so many bytes, but none that is needed.

    What was left half written counts as well. Whoever has a table open may go on reading it, and whoever holds the lock
    of one that is removed need not know: at worst it is solved twice.
    """
    stay = {kept_file(question) for question in needed}
    found = []
    for path in cache_folder().iterdir():
        if path.suffix in (TABLE, PART):
            with suppress(FileNotFoundError):  # another process clears, too
                facts = path.stat()
                found.append((path in stay, facts.st_mtime_ns, facts.st_size, path))
    for stays, _, size, path in sorted(found, reverse=True):
        most -= size
        if most < 0 and not stays:
            with suppress(OSError):
                path.unlink()
                path.with_suffix(LOCK).unlink()
    forget_removed()
