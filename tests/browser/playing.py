"""Tables made and games played over the wire, so that a browser can come to the moment that a test is about."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import Page

from qwixx.client import Seat, TableClient, ask, make_table
from qwixx.rules import format_sheet
from qwixx.wire.table_commands import Begin
from tests.server.test_whole_games import play_on
from tests.solve.sheets import small

T = TypeVar("T")
ON = (Path(__file__).parent / "playing.js").read_text(encoding="utf-8").partition("\n")[2]
SMALL = format_sheet(small("rows of different lengths"))
"""A game of a few turns, which is solved in a moment."""

GAME = 120_000
"""Milliseconds that a whole game may take on a busy machine."""

SEEN = 900
"""Milliseconds after which a question has been on the screen for so long that "Pass" listens."""

PATIENT = 30
"""Seconds that a table waits for the part of every device in a roll: as long as it can, where a test wants them all."""


def a_table(address: str, bots: tuple[str, ...] = ("random",), seats: int | None = None, **settings: Any) -> Seat:
    """A table with Anna and bots, at which nothing has happened yet."""
    return _done(make_table(address, "Anna", seats=seats or len(bots) + 1, bots=bots, **settings))


def a_finished_game(address: str, bots: tuple[str, ...] = ("random",), **settings: Any) -> Seat:
    """A table at which a whole game was played."""
    return _done(_finished(address, bots, settings))


def a_costly_game(address: str) -> Seat:
    """A small game that is over and reviewed, and in which a player could have chosen better."""
    while True:
        seat = a_finished_game(address, variant=SMALL)
        if _done(_reviewed(seat))["costliest"]:
            return seat


def link_to(seat: Seat) -> str:
    """The link that brings a seat to a device."""
    return f"/table/{seat.table}#seat={seat.token}"


def come_in(page: Page, seat: Seat) -> None:
    """Take a seat in a browser."""
    page.goto(link_to(seat))


def play(*pages: Page, until: str = ".ending") -> None:
    """Play in these browsers, in all at once, until this can be seen in each; or to the end of the game."""
    for page in pages:
        page.evaluate(f"wanted => {{ ({ON})(wanted) }}", until)
    for page in pages:
        page.locator(until).first.wait_for(timeout=GAME)


def to(page: Page, wanted: str) -> None:
    """Play on until this can be seen."""
    play(page, until=wanted)


def asked(page: Page) -> str | None:
    """Wait until the table asks something; the moment that it asks for, or nothing once the game is over."""
    page.locator(".ask.mine, .ending").first.wait_for()
    moment: str | None = page.evaluate("document.querySelector('.ask')?.dataset.moment ?? null")
    return moment


def answered(page: Page, moment: str) -> None:
    """Wait until that is done. What is said cannot tell it: it may be the same again in the next moment."""
    page.locator(f".ask.mine[data-moment='{moment}']").wait_for(state="detached")


def take_penalty(page: Page, *, sure: bool = True) -> None:
    """Cross nothing out where that costs a penalty, as players do who mean it, or who are not sure yet."""
    page.locator(".ask .pass").wait_for()
    page.wait_for_timeout(SEEN)
    page.locator(".ask .pass").click()
    if not sure:
        return
    page.wait_for_timeout(SEEN)
    page.locator(".ask .sure").click()


async def _finished(address: str, bots: tuple[str, ...], settings: dict[str, Any]) -> Seat:
    seat = await make_table(address, "Anna", seats=len(bots) + 1, bots=bots, **settings)
    async with TableClient(address, seat.token, fair=True) as table:
        while not table.view["seats"][0]["commitment"]:
            await table.change()
        await table.do(Begin())
        await play_on(table)
    return seat


async def _reviewed(seat: Seat) -> dict[str, Any]:
    while True:
        found: dict[str, Any] = await ask(seat.server, f"/api/tables/{seat.table}/games/1/review")
        if "costliest" in found:
            return found
        await asyncio.sleep(0.1)


def _done(work: Coroutine[Any, Any, T]) -> T:
    """What comes of it, from a thread of its own: the browser's driver has the loop of this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
