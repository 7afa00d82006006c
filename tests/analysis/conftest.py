"""Tables for the tests of analysis: kept in a folder of their own, and solved once for all of them."""

import os
from collections.abc import Iterator

import pytest

from qwixx.dice import SeededDice
from qwixx.rules import Record
from qwixx.solve.keeping import FOLDER
from tests.playing import played


@pytest.fixture(scope="session", autouse=True)
def _cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    before = os.environ.get(FOLDER)
    os.environ[FOLDER] = str(tmp_path_factory.mktemp("cache"))
    yield
    os.environ.pop(FOLDER)
    if before is not None:
        os.environ[FOLDER] = before


@pytest.fixture(scope="session")
def classic_game() -> Record:
    """A classic game of two."""
    return played(SeededDice(11))
