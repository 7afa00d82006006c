"""Tables that several tests ask for, solved once."""

from pathlib import Path

import pytest

from qwixx.rules import variant
from qwixx.solve import keeping
from qwixx.solve.keeping import FOLDER, find_table
from qwixx.solve.question import Question
from qwixx.solve.table import Table


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache folder, and nothing in memory before and after."""
    monkeypatch.setenv(FOLDER, str(tmp_path))
    monkeypatch.setattr(keeping, "_in_memory", {})
    return tmp_path


@pytest.fixture(scope="session")
def classic_solo() -> Table:
    """The whole classic game."""
    return find_table(Question(variant("classic")))
