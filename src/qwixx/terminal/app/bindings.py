"""Keys of a screen. Its line of keys tells of them in the language that is spoken, so Textual need not."""

from textual.binding import Binding


def hidden(keys: str, action: str, priority: bool = False) -> Binding:
    """What one of these keys does; a letter does it as a capital, too, as the line of keys shows it."""
    capitals = [key.upper() for key in keys.split(",") if len(key) == 1 and key.isalpha()]
    return Binding(",".join([keys, *capitals]), action, show=False, priority=priority)
