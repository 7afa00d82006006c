"""Tables that several tests ask for, solved once."""

from pathlib import Path

import pytest

from qwixx.rules import variant
from qwixx.solve import cache
from qwixx.solve.cache import FOLDER, find_table
from qwixx.solve.question import Question
from qwixx.solve.value_table import ValueTable


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache folder, and nothing in memory before and after."""
    monkeypatch.setenv(FOLDER, str(tmp_path))
    monkeypatch.setattr(cache, "_in_memory", {})
    return tmp_path


@pytest.fixture(scope="session")
def classic_solo() -> ValueTable:
    """The whole classic game."""
    return find_table(Question(variant("classic")))
