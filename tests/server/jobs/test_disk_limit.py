"""Games that are solved for advice take only so much of the disk."""

import os
from pathlib import Path
from typing import Any

import pytest

from qwixx.client import TableClient, make_table
from qwixx.rules import Variant, format_record, format_sheet
from qwixx.server.jobs import analysis_worker
from qwixx.solve import cache
from qwixx.solve.cache import kept_file
from qwixx.solve.question import Question
from qwixx.wire.table_commands import Begin
from tests.analysis.games import random_game
from tests.server.jobs.test_analysis_queue import Asking
from tests.server.serving import Served, serving
from tests.server.test_whole_games import act
from tests.solve.sheets import small

FIRST, SECOND = small("rows of different lengths"), small("locks without crosses")


@pytest.fixture(autouse=True)
def cache_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache folder, and nothing in memory."""
    monkeypatch.setenv(cache.FOLDER, str(tmp_path / "cache"))
    monkeypatch.setattr(cache, "_in_memory", {})
    return tmp_path / "cache"


def answer(job: str, variant: Variant, players: int = 2) -> dict[str, Any]:
    record = format_record(random_game(variant, players, 1))
    return analysis_worker.answer({"job": job, "record": record, "language": "en", "threads": 1, "bytes": 0})


def file(variant: Variant, players: int = 2) -> Path:
    return kept_file(Question(variant, players))


async def is_advised(server: Served, variant: Variant) -> bool:
    seat = await make_table(server.url, "Anna", seats=2, bots=["random"], variant=format_sheet(variant))
    async with TableClient(server.url, seat.token) as table:
        await table.do(Begin())
        while table.waits_for_me not in ("white", "colour"):
            await act(table)
        return (await Asking(server, seat.token).until_told())[0] == 200


async def test_a_game_makes_room_for_another_and_can_be_solved_again(tmp_path: Path, cache_folder: Path) -> None:
    async with serving(tmp_path, solved_gb=1e-9) as server:
        for sheet in (FIRST, SECOND, FIRST):
            assert await is_advised(server, sheet)
            assert list(cache_folder.glob("*.values")) == [file(sheet)]


def test_what_is_asked_from_memory_counts_as_used() -> None:
    answer("solve", FIRST)
    answer("review", FIRST)
    os.utime(file(FIRST), (0, 0))
    answer("review", FIRST)
    assert file(FIRST).stat().st_mtime > 0


def test_an_analyst_lets_go_of_what_another_one_has_removed() -> None:
    answer("solve", FIRST)
    answer("solve", FIRST, players=3)
    assert list(cache._in_memory) == [Question(FIRST, 3)]
    file(FIRST, 3).unlink()
    assert "unsolved" in answer("review", SECOND)
    assert cache._in_memory == {}
