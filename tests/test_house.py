"""The house keeps its own rules: what the law may import, and what the project says of itself."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
RULES = sorted((ROOT / "src/qwixx/rules").rglob("*.py"))
PURE = {
    "calendar",
    "collections",
    "contextlib",
    "dataclasses",
    "enum",
    "functools",
    "importlib",
    "itertools",
    "operator",
    "re",
    "types",
    "typing",
}
"""What the law may use of the standard library: no clock, no randomness, no JSON, no I/O but its own sheets."""


def imported(file: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            names.add(node.module or "")
    return names


@pytest.mark.parametrize("file", RULES, ids=lambda file: file.stem)
def test_rules_import_nothing_but_pure_parts_of_the_standard_library(file: Path) -> None:
    outside = {name.split(".")[0] for name in imported(file) if not name.startswith("qwixx.rules")}
    assert outside <= PURE


def test_the_law_was_found() -> None:
    assert len(RULES) > 15


def test_no_rule_asks_which_variant_it_is() -> None:
    names = {sheet.stem for sheet in (ROOT / "src/qwixx/rules/variants").glob("*.sheet")}
    assert {"classic", "longo", "mixx-a", "mixx-b"} <= names
    for file in RULES:
        constants = {
            node.value
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        assert not constants & names, file


def test_the_example_in_the_rules_docstring_is_true() -> None:
    script = "import doctest, qwixx.rules; print(doctest.testmod(qwixx.rules))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)  # noqa: S603 (ours)
    assert re.search(r"failed=0, attempted=[1-9]", done.stdout), done.stdout


def test_importing_qwixx_loads_nothing_heavy() -> None:
    heavy = ["alembic", "asyncpg", "gymnasium", "numba", "numpy", "pettingzoo", "pyarrow", "pyspiel", "ray"]
    heavy += ["sqlalchemy", "starlette"]
    script = f"import sys, qwixx.rules, qwixx.cli; print([m for m in {heavy} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)  # noqa: S603 (ours)
    assert done.stdout.strip() == "[]"
