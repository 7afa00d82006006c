"""Games of tests are kept in folders of their own."""

from pathlib import Path

import pytest

from qwixx.terminal.saved_games import FOLDER


@pytest.fixture(autouse=True)
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that games are kept in."""
    monkeypatch.setenv(FOLDER, str(tmp_path / "games"))
    return tmp_path / "games"
