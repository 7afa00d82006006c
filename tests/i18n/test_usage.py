"""Every message is needed, and every one that is needed is there."""

import ast
import re
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax.ast import Message

from qwixx.analysis.caveats import Limit
from qwixx.match import REACTIONS
from qwixx.rules import Phase, variant_names
from qwixx.rules.legality import Obstacle
from qwixx.rules.options import OPTION_NAMES
from qwixx.server.server_settings import ServerSettings
from qwixx.solve.cache import Note
from tests.i18n.catalogues import FOLDER, SUBJECTS, look, messages, resource

pytestmark = pytest.mark.xdist_group("usage")  # what they read, they read once

SOURCE = FOLDER.parents[1]
WEB = SOURCE.parents[1] / "web" / "src"
TOLD = (
    "analysis",
    "arena",
    "bots",
    "cli",
    "dice",
    "fast",
    "i18n",
    "local",
    "match",
    "pads",
    "rules",
    "server",
    "solve",
    "terminal",
    "wire",
)
"""The rooms whose refusals people see."""
ERRORS = {"IllegalError": 0, "QwixxError": 0, "VariantError": 0, "RequestError": 1}
"""Which argument of an error is its code. What only programs do wrong, a `MessageError`, has one sentence for all."""
FOR_PROGRAMS = {"form"}
FOR_PROGRAMMERS = {"own-bot"}
"""Codes that only programmers see, in English."""
TOLD_ALREADY = {"not-a-choice"}
"""Codes whose sentence is in the language of the user already."""
FOR_KEEPERS = {"cluster", "database", "setting", "weights"}
"""Codes that only those who run a server or a cluster see, in English."""
GIVEN = {"syntax", "dice", "name"}
"""Codes that errors give themselves."""
WORD = r"[a-z][a-z0-9-]*"
GAP = "\0"
BY_CODE = {
    *(f"reason-{obstacle.value}" for obstacle in Obstacle),
    *(f"limit-{limit.value}" for limit in Limit),
    *(f"phase-{phase.value}" for phase in Phase),
    *(f"reaction-{reaction}" for reaction in REACTIONS),
    *(f"option-{name}{about}" for name in OPTION_NAMES for about in ("", "-about")),
    *(f"variant-{name}{about}" for name in variant_names() for about in ("", "-about")),
    *(f"help-serve-{setting.name.replace('_', '-')}" for setting in fields(ServerSettings)),
    *(f"note-{note.value}" for note in Note),
    "language-name",
    "list-and",
    "list-or",
    "refusal-other",
}
"""Messages that are looked up by a code."""


class Written(NamedTuple):
    """What stands in a module: the codes of its refusals, its texts, and those put together, with their gaps."""

    codes: frozenset[str]
    texts: frozenset[str]
    put_together: frozenset[str]


@cache
def _written(path: Path) -> Written:
    nodes = [*ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    return Written(
        frozenset(code for node in nodes if isinstance(node, ast.Call) for code in _codes(node)),
        frozenset(node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)),
        frozenset("".join(map(_part, node.values)) for node in nodes if isinstance(node, ast.JoinedStr)),
    )


def _codes(call: ast.Call) -> Iterator[str]:
    name = getattr(call.func, "id", None) or getattr(call.func, "attr", None)
    if name in ERRORS and len(call.args) > ERRORS[name]:
        code = call.args[ERRORS[name]]
        for part in (code.body, code.orelse) if isinstance(code, ast.IfExp) else (code,):
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                yield part.value


def _part(part: ast.expr) -> str:
    return part.value if isinstance(part, ast.Constant) and isinstance(part.value, str) else GAP


def codes(rooms: tuple[str, ...]) -> set[str]:
    """The codes of refusals in these rooms."""
    return {code for room in rooms for path in (SOURCE / room).rglob("*.py") for code in _written(path).codes}


def test_every_message_that_is_looked_up_by_a_code_is_there() -> None:
    assert BY_CODE - messages("en").keys() == set()


def test_every_refusal_that_people_see_has_its_sentence() -> None:
    reasons = {obstacle.value for obstacle in Obstacle}
    missing = (
        (codes(TOLD) | FOR_PROGRAMS | GIVEN) - FOR_KEEPERS - FOR_PROGRAMMERS - TOLD_ALREADY - reasons - _refusals()
    )
    assert missing == set()


def test_every_sentence_for_a_refusal_has_its_code() -> None:
    assert _refusals() - codes(TOLD) - FOR_PROGRAMS - GIVEN - {"other"} == set()


def _refusals() -> set[str]:
    return {name.removeprefix("refusal-") for name in messages("en") if name.startswith("refusal-")}


@pytest.mark.parametrize("subject", SUBJECTS)
def test_no_message_is_there_for_nothing(subject: str) -> None:
    names = [entry.id.name for entry in resource("en", subject).body if isinstance(entry, Message)]
    assert [name for name in names if not name.startswith("refusal-") and not _is_used(name)] == []


def _is_used(name: str) -> bool:
    """Whether a message is looked up by a code, referred to, named in the sources, or put together there."""
    if name in BY_CODE or name in _named():
        return True
    found = (re.fullmatch(pattern, name) for pattern in _put_together())
    return any(match and all(part in _named() for part in match.groups()) for match in found)


@cache
def _named() -> frozenset[str]:
    referred = {name for message in messages("en").values() for name, _ in look(message).references}
    texts = {text for path in SOURCE.rglob("*.py") for text in _written(path).texts}
    return frozenset(referred | texts | set(re.findall(WORD, _page())))


@cache
def _put_together() -> frozenset[str]:
    """Patterns for messages such as `pad-{word}`, whose last part is named elsewhere."""
    texts = [text for path in SOURCE.rglob("*.py") for text in _written(path).put_together]
    texts += [re.sub(r"\$\{[^}]*\}", GAP, text) for text in re.findall(r"`([^`]*)`", _page())]
    fitting = (text for text in texts if re.fullmatch(rf"[a-z][a-z0-9-]*({GAP}[a-z0-9-]*)+", text))
    return frozenset(text.replace(GAP, f"({WORD})") for text in fitting)


@cache
def _page() -> str:
    paths = [path for path in WEB.rglob("*") if path.suffix in {".json", ".svelte", ".ts"}] if WEB.exists() else []
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)
