"""Keys of a screen. Its line of keys tells of them in the language that is spoken, so Textual need not."""

from textual.binding import Binding


def hidden(keys: str, action: str, priority: bool = False) -> Binding:
    """What one of these keys does."""
    return Binding(keys, action, show=False, priority=priority)
