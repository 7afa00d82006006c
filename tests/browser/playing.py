"""Tables made and games played over the wire, so that a browser can come to the moment that a test is about."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from playwright.sync_api import Page

from qwixx.client import Seat, TableClient, ask, make_table
from qwixx.rules import format_sheet
from qwixx.wire.commands import Begin
from tests.server.test_whole_games import play_on
from tests.solve.sheets import small

T = TypeVar("T")
ASKED = "() => document.querySelector('.ask')?.innerText ?? null"
SMALL = format_sheet(small("rows of different lengths"))
"""A game of a few turns, which is solved in a moment."""
MOST = 400
"""More decisions than any game has."""


def a_table(address: str, bots: tuple[str, ...] = ("random",), seats: int | None = None, **settings: Any) -> Seat:
    """A table with Anna and bots, at which nothing has happened yet."""
    return _done(make_table(address, "Anna", seats=seats or len(bots) + 1, bots=bots, **settings))


def a_finished_game(address: str, bots: tuple[str, ...] = ("random",), **settings: Any) -> Seat:
    """A table at which a whole game was played."""
    return _done(_finished(address, bots, settings))


def a_costly_game(address: str) -> Seat:
    """A small game that is over and reviewed, and in which somebody could have chosen better."""
    while True:
        seat = a_finished_game(address, variant=SMALL)
        if _done(_reviewed(seat))["costliest"]:
            return seat


def come_in(page: Page, seat: Seat) -> None:
    """Take a seat in a browser, by its link."""
    page.goto(f"/table/{seat.table}#seat={seat.token}")


def act(page: Page) -> bool:
    """Do what the table asks of this browser, if it asks anything: cross what comes first, or else nothing."""
    button = page.locator(".ask button.main")
    if not button.count():
        return False
    legal = page.locator(".my-sheet .cell.legal")
    if legal.count() and not page.locator(".cell.pencilled").count():
        legal.first.dispatch_event("click")
        page.locator(".cell.pencilled").wait_for()
    before = asked(page)
    button.dispatch_event("click")
    answered(page, before)
    return True


def asked(page: Page) -> str | None:
    """What the table asks or says now; nothing once the game is over."""
    found: str | None = page.evaluate(ASKED)
    return found


def answered(page: Page, before: str | None) -> None:
    """Wait until it says something else."""
    page.wait_for_function(f"(before) => ({ASKED})() !== before", arg=before)


def play(*pages: Page) -> None:
    """Play a game to its end in these browsers."""
    for _ in range(MOST):
        if not pages[0].locator(".ask").count():
            break
        acted = [act(page) for page in pages]
        if not any(acted):
            pages[0].wait_for_timeout(20)
    for page in pages:
        page.locator(".ending").wait_for()


def to(page: Page, moment: str) -> None:
    """Play on until this can be seen."""
    page.locator(".ask").wait_for()
    while not page.locator(moment).count():
        if not act(page):
            page.wait_for_timeout(20)


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
