"""Every screen looks as it did, in several languages and sizes; `make golden` draws them anew."""

import asyncio
from pathlib import Path

import pytest

from qwixx.terminal.saved_games import FOLDER
from tests.terminal.app.screens import GOLDEN, WALKS, fill_folder, pictures

LOOKS = [(name, language, size) for name, (_, _, looks) in WALKS.items() for language, size in looks]


@pytest.mark.parametrize(("name", "language", "size"), LOOKS)
def test_screens_look_as_they_did(
    name: str, language: str, size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(FOLDER, "shelf")
    fill_folder(Path("shelf"))
    columns, lines = size
    kept = {path.name: path for path in GOLDEN.glob(f"{name}-*-{language}-{columns}x{lines}.txt")}
    drawn = asyncio.run(pictures(name, language, size))
    assert drawn.keys() == kept.keys()
    for scene, text in drawn.items():
        assert text == kept[scene].read_text(encoding="utf-8"), scene
