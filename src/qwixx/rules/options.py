"""House rules that a table may agree on. All are off by default; each departs from one clause."""

from dataclasses import dataclass, fields

from qwixx.rules.errors import NotationError


@dataclass(frozen=True, slots=True)
class Options:
    """The table options of `docs/play/rules.md`."""

    first_six: bool = False
    """C6: the first player to throw a six starts, instead of one drawn at random."""
    locked_die_stays: bool = False
    """C13: a row locked in action 1 and its die stay in play for action 2 of the same turn."""
    lucky_fallback: bool = False
    """L5: where no row with the fewest crosses can take the lucky cross, the next-fewest may."""

    def __str__(self) -> str:
        return ",".join(name for name in OPTION_NAMES if getattr(self, name.replace("-", "_")))


OPTION_NAMES = tuple(field.name.replace("_", "-") for field in fields(Options))
DEFAULT_OPTIONS = Options()


def parse_options(text: str) -> Options:
    """Read a list such as `first-six,lucky-fallback`; nothing is no option."""
    names = text.split(",") if text else []
    for place, name in enumerate(names):
        if name not in OPTION_NAMES or name in names[:place]:
            raise NotationError(name, "each once, of " + ", ".join(OPTION_NAMES))
    return Options(**{name.replace("-", "_"): True for name in names})
