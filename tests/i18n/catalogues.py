"""The catalogues as trees, for tests that look into them."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from qwixx.i18n.languages import LANGUAGES

FOLDER = Path(__file__).parents[2] / "src" / "qwixx" / "i18n" / "catalogues"
SUBJECTS = sorted(path.stem for path in (FOLDER / "en").iterdir())
CODES = sorted(LANGUAGES)


@cache
def resource(language: str, subject: str) -> ast.Resource:
    text = (FOLDER / language / f"{subject}.ftl").read_text(encoding="utf-8")
    return FluentParser(with_spans=False).parse(text)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {
        entry.id.name: entry
        for subject in SUBJECTS
        for entry in resource(language, subject).body
        if isinstance(entry, ast.Message)
    }


class Look(Visitor):
    """What a message shows, what it asks about, what it refers to, and its own text."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.asked: set[str] = set()
        self.references: set[tuple[str, str | None]] = set()
        self.texts: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            self.asked.add(node.selector.id.name)
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add((node.id.name, node.attribute.name if node.attribute else None))

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)


def look(node: ast.BaseNode | None) -> Look:
    found = Look()
    if node is not None:
        found.visit(node)
    return found


def pattern(language: str, message: str, attribute: str | None = None) -> ast.Pattern | None:
    entry = messages(language)[message]
    if attribute is None:
        return entry.value
    return next((found.value for found in entry.attributes if found.id.name == attribute), None)


def variables(language: str, message: str, attribute: str | None = None) -> tuple[set[str], set[str]]:
    """What a message shows and what it only asks about, with all that it refers to."""
    found = look(pattern(language, message, attribute))
    shown, asked = set(found.shown), set(found.asked)
    for reference in found.references:
        more_shown, more_asked = variables(language, *reference)
        shown |= more_shown
        asked |= more_asked
    return shown, asked


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Every piece of text, with its message."""
    for name, message in messages(language).items():
        for text in look(message).texts:
            yield name, text
