"""The app says nothing that is not in the catalogues."""

import ast
from pathlib import Path

from qwixx.i18n.catalogue import has_message
from qwixx.terminal import app

SOURCES = sorted(Path(app.__file__).parent.rglob("*.py"))


def said(path: Path) -> set[str]:
    """The messages that a module names where it says something."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        name = getattr(node.func, "attr", getattr(node.func, "id", "")) if isinstance(node, ast.Call) else ""
        if isinstance(node, ast.Call) and name == "say":
            asked = node.args[0 if isinstance(node.func, ast.Attribute) else 1]
            parts = (asked.body, asked.orelse) if isinstance(asked, ast.IfExp) else (asked,)
            found |= {part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)}
    return found


def test_every_message_that_the_app_says_is_there() -> None:
    everything = set().union(*map(said, SOURCES))
    assert len(everything) > 50
    assert [message for message in sorted(everything) if not has_message(message)] == []
