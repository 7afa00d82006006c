"""Keys of a screen. Its line of keys tells of them in the language that is spoken, so Textual need not."""

from textual.binding import Binding

LATIN = "qwertyuiopasdfghjklzxcvbnm"
LAYOUTS = (
    "йцукенгшщзфывапролдячсмить",
    "йцукенгшщзфівапролдячсмить",
    "  קראטוןםפשדגכעיחלךזסבהנמצ",
    "ضصثقفغعهخحشسيبلاتنمئءؤر ىة",
)
"""What the keys of those letters write on Russian, Ukrainian, Hebrew and Arabic keyboards, where it is one letter."""


def hidden(keys: str, action: str, priority: bool = False) -> Binding:
    """What one of these keys does; a letter does it as a capital, too, as the line of keys shows it."""
    letters = [key for key in keys.split(",") if len(key) == 1 and key in LATIN]
    same = [found for key in letters for found in _on_the_key_of(key)]
    capitals = [letter.upper() for letter in (*letters, *same) if letter != letter.upper()]
    return Binding(",".join([keys, *same, *capitals]), action, show=False, priority=priority)


def _on_the_key_of(letter: str) -> list[str]:
    """The letters of other alphabets on the same key: nobody should have to switch keyboards to play."""
    written = {layout[LATIN.index(letter)] for layout in LAYOUTS}
    return sorted(written - {" "})
