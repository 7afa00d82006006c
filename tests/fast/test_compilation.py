"""Compiled code is made anew when any module of the rooms that it was compiled from has changed."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from qwixx.fast import compilation
from qwixx.solve.compiled_equation import expect_waiting, solve_sheets


def stamp() -> str:
    file = SimpleNamespace(_source_stamp="")
    compilation.renew_with(SimpleNamespace(_cache=SimpleNamespace(_cache_file=file)), "one", "two")
    written: str = file._source_stamp
    return written


def test_every_module_of_the_named_rooms_counts_and_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for room in ("one", "two", "three"):
        (tmp_path / room).mkdir()
        (tmp_path / room / "module.py").write_text("A = 1")
    monkeypatch.setattr(compilation, "ROOMS", tmp_path)
    before = stamp()
    (tmp_path / "three" / "module.py").write_text("A = 2")
    assert stamp() == before
    for room in ("one", "two"):
        (tmp_path / room / "module.py").write_text("A = 2")
        assert stamp() != before
        before = stamp()


def test_the_solver_is_made_anew_with_its_own_room_and_the_rules() -> None:
    file = SimpleNamespace(_source_stamp="")
    compilation.renew_with(SimpleNamespace(_cache=SimpleNamespace(_cache_file=file)), "solve", "rules")
    for compiled in (solve_sheets, expect_waiting):
        assert compiled._cache._cache_file._source_stamp == file._source_stamp
