"""Games on one device, without a server: Python in the page, kept on the device, handed from player to player."""

from pathlib import Path

from playwright.sync_api import Page, expect

from qwixx.dice import Verdict, check_dice
from qwixx.rules import parse_record
from tests.browser.conftest import Opener
from tests.browser.looking import fits, stands_everything
from tests.browser.playing import play, to

READY = 120_000
"""Milliseconds until Python is there, on a busy machine."""
FILES = 4
KEPT = """async () => {
  for (const name of await caches.keys())
    if (name.startsWith('python-')) return (await (await caches.open(name)).keys()).length;
  return 0;
}"""


def _kept(page: Page) -> None:
    """Wait until everything is on the device that playing without a server takes."""
    page.evaluate("navigator.serviceWorker.ready.then(({ active }) => active.postMessage('keep-python'))")
    page.wait_for_function(f"async () => await ({KEPT})() === {FILES}", timeout=READY)


def _cut(page: Page) -> list[str]:
    """Cut the network; the addresses that were asked for in vain from then on."""
    missed: list[str] = []
    page.context.set_offline(offline=True)
    page.on("requestfailed", lambda request: missed.append(request.url))
    return missed


def _started(page: Page, *names: str) -> None:
    for place, name in enumerate(names):
        if place >= 2:
            page.locator("form fieldset .button:not(.round)").click()
        page.locator("li input").nth(place).fill(name)
    page.locator("form .main").click()
    page.locator(".ask, .hand-over").first.wait_for(timeout=READY)


def _record(page: Page, tmp_path: Path) -> str:
    with page.expect_download() as found:
        page.locator("a[download$='.qwixx']").click()
    target = tmp_path / "game.qwixx"
    found.value.save_as(target)
    return target.read_text(encoding="utf-8")


def test_a_whole_game_is_played_and_proved_without_a_single_request(opened: Opener, tmp_path: Path) -> None:
    page = opened("/")
    _kept(page)
    missed = _cut(page)
    page.goto("/here")
    page.get_by_role("button", name="Remove player 2").click()
    page.get_by_role("group", name="Bots").get_by_label("2", exact=True).check()
    page.get_by_role("group", name="How well").get_by_label("Sharp bot").check()
    _started(page, "Anna")
    stands_everything(page)
    play(page)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    record = parse_record(_record(page, tmp_path))
    assert record.result
    assert record.names == ("Anna", "sharp", "sharp 2")
    assert check_dice(record) is Verdict.PROVED
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()
    assert missed == []


def test_play_now_needs_no_server(opened: Opener) -> None:
    page = opened("/")
    _kept(page)
    _cut(page)
    page.reload()
    page.get_by_role("button", name="Play now").click()
    page.locator(".ask").wait_for(timeout=READY)
    assert "/table/device-" in page.url


def test_a_reload_in_mid_turn_loses_nothing_and_what_was_pencilled_is_still_there(opened: Opener) -> None:
    page = opened("/here")
    page.locator("button.round").nth(-1).click()
    _started(page, "Anna")
    to(page, ".my-sheet .cell.legal")
    page.locator(".my-sheet .cell.legal").first.click()
    page.locator(".my-sheet .cell.pencilled").wait_for()
    label = page.locator(".my-sheet .cell.pencilled").get_attribute("aria-label")
    page.wait_for_timeout(500)
    page.reload()
    page.locator(".my-sheet .cell.pencilled").wait_for(timeout=READY)
    assert page.locator(".my-sheet .cell.pencilled").get_attribute("aria-label") == label


def test_three_people_pass_one_device_around_in_arabic_and_see_no_sealed_choice(opened: Opener) -> None:
    page = opened("/here", locale="ar")
    fits(page)
    _started(page, "ليلى", "عمر", "Anna")
    page.locator(".hand-over").wait_for()
    assert page.locator(".my-sheet").count() == 0
    stands_everything(page)
    page.locator(".hand-over .main").click()
    page.locator(".ask").wait_for()
    play(page)
    expect(page.locator(".ending")).to_be_visible()
    assert page.locator(".ending .review").count() == 0
    stands_everything(page)


def test_games_of_this_device_are_among_my_games(opened: Opener) -> None:
    page = opened("/here")
    _started(page, "Anna", "Boris")
    page.goto("/")
    expect(page.get_by_text("in progress")).to_be_visible(timeout=READY)


def test_a_second_tab_says_that_the_games_are_open_in_the_first_one(opened: Opener) -> None:
    page = opened("/rules")
    first = page.context.new_page()
    first.goto("/here")
    _started(first, "Anna", "Boris")
    page.goto(first.url)
    expect(page.get_by_text("open in another tab")).to_be_visible(timeout=READY)
    first.close()
    page.get_by_role("button", name="Try again").click()
    page.locator(".ask, .hand-over").first.wait_for(timeout=READY)
