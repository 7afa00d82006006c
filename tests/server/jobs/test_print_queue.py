"""Score pads over HTTP: what can be asked for, what is refused, and how much of it one may have."""

import asyncio
import json
import os
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import urlopen

import pytest

from qwixx.pads import PadRequest
from qwixx.rules import QwixxError, format_sheet, variant
from qwixx.server.jobs import print_queue
from qwixx.server.jobs.print_queue import PrintQueue
from qwixx.server.jobs.worker_process import WorkerProcess
from qwixx.server.server_settings import ServerSettings
from tests.pads.test_page_layout import LONG
from tests.server.serving import Served, serving
from tests.solve.sheets import small


async def _fetched(server: Served, name: str, **asked: Any) -> tuple[int, str, bytes]:
    """The status, the kind and the content of an answer."""

    def get() -> tuple[int, str, bytes]:
        try:
            with urlopen(f"{server.url}/api/pads/{name}?{urlencode(asked)}") as found:  # noqa: S310 (our own server)
                return found.status, found.headers["content-type"], found.read()
        except HTTPError as error:
            with error:
                return error.code, error.headers["content-type"], error.read()

    return await asyncio.to_thread(get)


async def test_pads_and_their_first_pages_are_made(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        status, kind, picture = await _fetched(server, "preview.png", sheet="longo", lucky="5-8,6-11", mono=True)
        assert (status, kind) == (200, "image/png")
        assert picture.startswith(b"\x89PNG")
        own = format_sheet(small("rows of different lengths"))
        status, kind, pad = await _fetched(server, "pad.pdf", sheet=own, language="ar", rules=True, sheets=3)
        assert (status, kind) == (200, "application/pdf")
        assert pad.startswith(b"%PDF")


@pytest.mark.parametrize(
    ("asked", "status", "code"),
    [
        ({"sheet": "chess"}, 409, "no-such-variant"),
        ({"sheet": "name: x\nnonsense"}, 400, "syntax"),
        ({"sheet": "x" * 5000}, 400, "form"),
        ({"language": "de"}, 409, "language"),
        ({"paper": "a0"}, 409, "paper"),
        ({"per_page": 5}, 409, "per-page"),
        ({"per_page": "many"}, 400, "form"),
        ({"sheets": 401}, 409, "sheets"),
        ({"sheet": LONG, "paper": "a5", "per_page": 4}, 409, "cells-too-small"),
        ({"lucky": "5-8"}, 409, "no-lucky-numbers"),
        ({"sheet": "longo", "lucky": "five"}, 400, "syntax"),
    ],
)
async def test_pads_that_cannot_be_are_refused(tmp_path: Path, asked: dict[str, Any], status: int, code: str) -> None:
    async with serving(tmp_path) as server:
        found, _, text = await _fetched(server, "pad.pdf", **asked)
        assert (found, json.loads(text)["code"]) == (status, code)


async def test_one_address_gets_only_so_much(tmp_path: Path) -> None:
    async with serving(tmp_path, print_rate=0.001, print_burst=1) as server:
        assert (await _fetched(server, "preview.png"))[0] == 200
        status, _, text = await _fetched(server, "preview.png")
        assert (status, json.loads(text)["code"]) == (429, "too-fast")


async def test_only_so_many_wait_for_the_printer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(print_queue, "MOST_WAITING", 0)

    with pytest.raises(QwixxError, match="too much to do"):
        await PrintQueue(ServerSettings()).printed(PadRequest(variant("classic")), "png", "here")


async def test_a_server_without_typst_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(print_queue, "find_spec", lambda _: None)

    with pytest.raises(QwixxError, match=r"the extra \[pads\]"):
        await PrintQueue(ServerSettings()).printed(PadRequest(variant("classic")), "png", "here")


async def test_a_worker_that_takes_too_long_is_replaced() -> None:
    worker = WorkerProcess("tests.server.jobs.slow_worker", patience=5.0)
    assert (await worker.ask({"say": "first"}))["said"] == "first"
    with pytest.raises(QwixxError, match="too much to do"):
        await worker.ask({})
    assert (await worker.ask({"say": "again"}))["said"] == "again"
    await worker.close()


async def test_a_worker_goes_on_after_a_question_that_it_fails_at(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        worker = WorkerProcess("qwixx.server.jobs.print_worker")
        with pytest.raises(QwixxError, match="too much to do"):
            await worker.ask({"form": "what somebody sent"})
        assert worker._process
        assert worker._process.returncode is None
        with pytest.raises(QwixxError, match="nonsense"):
            await worker.ask({"form": "pdf", "pad": {"lucky": []}, "sheet": "nonsense"})
        await worker.close()

    await test()
    (told,) = caplog.records
    assert (told.levelname, vars(told)["facts"]["fault"]) == ("ERROR", "KeyError")
    assert "somebody" not in str(vars(told))


async def test_a_ctrl_c_at_the_terminal_of_the_server_does_not_reach_its_workers() -> None:
    worker = WorkerProcess("tests.server.jobs.slow_worker")
    await worker.ask({"say": "first"})
    assert worker._process
    assert os.getpgid(worker._process.pid) != os.getpgrp()
    await worker.close()


async def test_what_a_worker_refuses_keeps_its_facts() -> None:
    worker = WorkerProcess("qwixx.server.jobs.print_worker")
    with pytest.raises(QwixxError) as refused:
        await worker.ask({"form": "pdf", "pad": {"lucky": []}, "sheet": "nonsense"})
    await worker.close()
    assert refused.value.code == "syntax"
    assert refused.value.facts == {"found": "nonsense", "line": 1}
