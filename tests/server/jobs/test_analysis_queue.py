"""Hints for games that cannot be solved: what can be told is told, the rest refused, and not tried for ever."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from qwixx.client import TableClient, make_table
from qwixx.rules import format_sheet
from qwixx.server.jobs import analysis_queue
from qwixx.server.jobs.worker_process import WorkerProcess
from qwixx.wire.table_commands import Begin
from tests.server.http.test_routes import fetch
from tests.server.jobs.failing_worker import ATTEMPTS, DIES, FAULT, MEMORY
from tests.server.serving import serving
from tests.server.test_whole_games import act
from tests.solve.sheets import small

OWN_SHEET = format_sheet(small("rows of different lengths"))


class Asking:
    """Somebody who has a choice, and asks what to do."""

    def __init__(self, server: Any, token: str) -> None:
        self._server, self._token = server, f"Bearer {token}"

    async def once(self, language: str = "en") -> tuple[int, dict[str, Any]]:
        """The status and the answer."""
        status, _, text = await fetch(
            self._server, "/api/seat/advice", authorization=self._token, accept_language=language
        )
        return status, json.loads(text)

    async def until_told(self) -> tuple[int, dict[str, Any]]:
        """The first answer after which nobody has to ask again."""
        while "retry_after" in (found := await self.once())[1]:
            await asyncio.sleep(0.05)
        return found


@asynccontextmanager
async def asking(folder: Path, **settings: Any) -> AsyncIterator[Asking]:
    async with serving(folder) as server:
        seat = await make_table(server.url, "Anna", seats=2, bots=["random"], **settings)
        async with TableClient(server.url, seat.token) as table:
            await table.do(Begin())
            while table.waits_for_me not in ("white", "colour"):
                await act(table)
            yield Asking(server, seat.token)


@pytest.fixture
def attempts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The notes of an analyst that breaks off whenever it has to solve something."""
    monkeypatch.setattr(analysis_queue, "ANALYST", "tests.server.jobs.failing_worker")
    monkeypatch.setenv("QWIXX_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv(ATTEMPTS, str(tmp_path / "attempts"))
    monkeypatch.setenv(FAULT, DIES)
    return tmp_path / "attempts"


@pytest.mark.parametrize("fault", [DIES, MEMORY])
async def test_chances_stay_and_points_are_refused(
    fault: str, attempts: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FAULT, fault)

    async with asking(tmp_path) as somebody:
        status, first = await somebody.once()
        assert (status, "refusal" in first) == (200, False)
        status, advice = await somebody.until_told()
        assert status == 200
        assert advice["refusal"]["code"] == "unsolved"
        assert advice["options"] == first["options"]
        assert all(option["expected_score"] is None for option in advice["options"])
        _, told = await somebody.once("uk")
        assert told["refusal"]["text"] == "Очікувані бали обчислити не вдалося. Спробуйте пізніше."
        assert attempts.read_text() == "solve\n"


async def test_after_a_while_it_is_tried_again(attempts: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with asking(tmp_path) as somebody:
        await somebody.until_told()
        monkeypatch.setattr(analysis_queue, "TRY_AGAIN_AFTER", 0.0)
        assert "retry_after" in (await somebody.once())[1]
        while attempts.read_text() == "solve\n":
            await asyncio.sleep(0.05)
        assert attempts.read_text() == "solve\n" * 2


@pytest.mark.usefixtures("attempts")
async def test_without_chances_there_is_nothing_but_the_refusal(tmp_path: Path) -> None:
    async with asking(tmp_path, variant=OWN_SHEET) as somebody:
        assert (await somebody.once())[0] == 202
        status, trouble = await somebody.until_told()
        assert (status, trouble["code"]) == (503, "unsolved")


async def test_what_is_solved_but_cannot_be_kept_is_refused_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "no folder"
    file.touch()
    monkeypatch.setenv("QWIXX_CACHE", str(file))

    async with asking(tmp_path, variant=OWN_SHEET) as somebody:
        status, trouble = await somebody.until_told()
        assert (status, trouble["code"]) == (503, "unsolved")


@pytest.mark.usefixtures("attempts")
async def test_an_analyst_that_cannot_start_is_one_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = WorkerProcess.ask

    async def ask(worker: WorkerProcess, question: dict[str, Any]) -> dict[str, Any]:
        if question["job"] == "solve":
            monkeypatch.setattr(sys, "executable", str(tmp_path / "nothing"))
        return await asked(worker, question)

    monkeypatch.setattr(WorkerProcess, "ask", ask)

    async with asking(tmp_path, variant=OWN_SHEET) as somebody:
        status, trouble = await somebody.until_told()
        assert (status, trouble["code"]) == (503, "unsolved")
