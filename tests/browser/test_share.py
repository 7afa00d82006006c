"""Sending the picture of a result."""

import struct
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from qwixx.client import Seat
from tests.browser.conftest import Opener
from tests.browser.looking import fits, is_accessible
from tests.browser.playing import a_finished_game, come_in

SIZE = (1080, 1350)
SHARING = """
  window.sent = [];
  navigator.canShare = (message) => !message.files || %s;
  navigator.share = async (message) => {
    if (!navigator.userActivation.isActive) throw new DOMException('late', 'NotAllowedError');
    const files = await Promise.all((message.files ?? []).map(async (file) => ({
      name: file.name, type: file.type, bytes: [...new Uint8Array(await file.arrayBuffer())],
    })));
    window.sent.push({ ...message, files });
    document.body.dataset.sent = window.sent.length;
    %s
  };
  undefined;
"""
"""A browser that can share, with pictures or without, and in which that may fail."""
ALONE = "delete Navigator.prototype.share; delete Navigator.prototype.canShare;"


@pytest.fixture(scope="module")
def game(address: str) -> Seat:
    return a_finished_game(address, bots=("gentle", "sharp"), reviews=False)


def shared(page: Page, game: Seat, *, script: str) -> None:
    """The dialog for sharing, once all of it is ready."""
    page.goto(f"/game/{game.table}/1")
    page.evaluate(script)
    page.get_by_role("button", name="Share").click()
    page.get_by_role("link", name="Download the picture").wait_for()


def sent(page: Page) -> list[dict[str, Any]]:
    page.locator("body[data-sent='1']").wait_for()
    found: list[dict[str, Any]] = page.evaluate("window.sent")
    return found


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_a_picture_of_the_result_is_sent_with_the_link(opened: Opener, game: Seat) -> None:
    page = opened("/")
    shared(page, game, script=SHARING % ("true", ""))
    dialog = page.get_by_role("dialog", name="Share")
    expect(dialog.get_by_role("img", name="Picture of the result: ")).to_be_visible()
    fits(page)
    is_accessible(page)
    dialog.get_by_role("button", name="Share").click()
    (message,) = sent(page)
    assert message["url"].endswith(f"/game/{game.table}/1")
    assert "points" in message["text"]
    (file,) = message["files"]
    assert (file["name"], file["type"]) == (f"qwixx-{game.table}-1.png", "image/png")
    assert size_of(bytes(file["bytes"])) == SIZE


def test_where_pictures_cannot_be_sent_the_link_is(opened: Opener, game: Seat) -> None:
    page = opened("/", 320, 568)
    shared(page, game, script=SHARING % ("false", ""))
    page.get_by_role("dialog").get_by_role("button", name="Share").click()
    (message,) = sent(page)
    assert message["url"].endswith(f"/game/{game.table}/1")
    assert message["files"] == []


@pytest.mark.parametrize(("error", "copied"), [("AbortError", False), ("DataError", True)])
def test_where_sending_fails_the_link_is_copied_but_not_if_it_was_given_up(
    opened: Opener, game: Seat, error: str, copied: bool
) -> None:
    page = opened("/")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    shared(page, game, script=SHARING % ("true", f"throw new DOMException('', '{error}');"))
    dialog = page.get_by_role("dialog")
    for times in (1, 2):
        dialog.get_by_role("button", name="Share").click()
        page.locator(f"body[data-sent='{times}']").wait_for()
    expect(dialog.get_by_text("The link is copied.")).to_have_count(int(copied))


def test_without_sharing_the_link_is_copied_and_the_picture_downloaded(opened: Opener, game: Seat) -> None:
    page = opened("/", 1280, 800, color_scheme="dark")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    shared(page, game, script=ALONE)
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Share")).to_have_count(0)
    dialog.get_by_role("button", name="Copy the link").click()
    expect(dialog.get_by_role("status")).to_have_text("The link is copied.")
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"/game/{game.table}/1")
    with page.expect_download() as download:
        dialog.get_by_role("link", name="Download the picture").click()
    assert download.value.suggested_filename == f"qwixx-{game.table}-1.png"
    assert size_of(download.value.path().read_bytes()) == SIZE
    dialog.get_by_role("button", name="Copy the picture").click()
    expect(dialog.get_by_role("status")).to_have_text("The picture is copied.")
    assert page.evaluate("navigator.clipboard.read().then(([item]) => item.types)") == ["image/png"]


def test_the_link_is_the_one_by_which_others_reach_the_server(opened: Opener, game: Seat) -> None:
    page = opened("/")
    look = {"link": f"http://qwixx.example:8000/table/{game.table}"}
    page.route(f"**/api/tables/{game.table}", lambda route: route.fulfill(json=look))
    shared(page, game, script=SHARING % ("true", ""))
    page.get_by_role("dialog").get_by_role("button", name="Share").click()
    assert sent(page)[0]["url"] == f"http://qwixx.example:8000/game/{game.table}/1"


def test_a_picture_is_light_by_night_and_tells_another_language(opened: Opener, game: Seat) -> None:
    found = {}
    for scheme, locale in (("light", "en"), ("dark", "en"), ("light", "ar")):
        page = opened("/", locale=locale, color_scheme=scheme)
        page.goto(f"/game/{game.table}/1")
        page.locator(".result .buttons button").click()
        page.locator("dialog a[download]").wait_for()
        found[scheme, locale] = page.evaluate("document.querySelector('dialog canvas').toDataURL()")
    assert found["light", "en"] == found["dark", "en"]
    assert found["light", "en"] != found["light", "ar"]


def test_those_who_played_send_it_from_the_table(opened: Opener, game: Seat) -> None:
    page = opened("/")
    come_in(page, game)
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("dialog").get_by_role("img")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("dialog").get_by_role("link", name="Download the picture")).to_be_visible()
