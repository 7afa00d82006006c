"""A game that several tests review."""

import pytest

from qwixx.dice import SeededDice
from qwixx.rules import Record
from tests.playing import played


@pytest.fixture(scope="session")
def classic_game() -> Record:
    """A classic game of two."""
    return played(SeededDice(11))
