"""Every way in from the home page, as a newcomer uses it."""

import json
import re
from itertools import product
from pathlib import Path
from urllib.request import urlopen

import segno
from playwright.sync_api import Page, expect

from qwixx.rules import format_sheet
from qwixx.server.http.static_page import ENCODINGS, ROOT_FILES, SCREENS
from tests.browser.conftest import Opener
from tests.browser.looking import fits
from tests.browser.serving import PAGE
from tests.solve.sheets import small

WEB = Path(__file__).parents[2] / "web"
PRINTING = 30_000
"""Milliseconds that a first page may take: the printer starts when it is first asked."""


def _made(page: Page, *, bots: str = "0") -> str:
    """Make a table for two, and stay in its lobby."""
    page.get_by_role("link", name="Start a table").click()
    page.get_by_role("group", name="Bots among them").get_by_label(bots, exact=True).check()
    page.get_by_label("Your name").fill("Anna")  # not that of the home screen
    page.get_by_role("button", name="Start the table").click()
    return page.locator(".code").inner_text()


def _looked_at(address: str, code: str) -> dict[str, object]:
    with urlopen(f"{address}/api/tables/{code}") as answer:  # noqa: S310 (our own server)
        found: dict[str, object] = json.load(answer)
    return found


def test_every_address_of_the_page_is_served() -> None:
    text = (WEB / "src" / "lib" / "way" / "screens.ts").read_text(encoding="utf-8")
    ways = [each.replace("\\/", "/").replace("(?<", "(?P<") for each in re.findall(r"at: /(\^.*?\$)/", text)]
    served = [path.format(code="K7QM-2XHP", game=1, part="replay") for path in SCREENS]
    assert all(any(re.search(way, path) for path in served) for way in ways)
    assert all(any(re.search(way, path) for way in ways) for path in served)
    files = {path.name for path in PAGE.iterdir() if path.is_file() and path.suffix not in ENCODINGS.values()}
    assert files - {"index.html"} == set(ROOT_FILES)


def test_a_table_is_made_with_all_that_it_may_agree_on(opened: Opener, address: str) -> None:
    page = opened("/new")
    page.get_by_label("Qwixx Longo").check()
    page.get_by_role("group", name="Seats").get_by_label("4").check()
    page.get_by_role("group", name="Bots among them").get_by_label("2").check()
    page.get_by_label("Sharp bot").check()
    page.get_by_label("our own, typed in").check()
    page.get_by_text("More settings").click()
    page.get_by_label("Time for a decision").select_option("1 minute")
    for switch in ("Hints", "Spectators", "The first six begins", "Luck moves on to the next row"):
        page.get_by_role("switch", name=re.compile(f"^{switch}", re.IGNORECASE)).click()
    page.get_by_role("button", name="Start the table").click()
    look = _looked_at(address, page.locator(".code").inner_text())
    settings = look["settings"]
    assert isinstance(settings, dict)
    chosen = {key: settings[key] for key in ("variant", "dice", "decision_seconds", "hints", "reviews", "spectators")}
    assert chosen == {
        "variant": "longo",
        "dice": "real",
        "decision_seconds": 60,
        "hints": False,
        "reviews": True,
        "spectators": False,
    }
    assert settings["options"] == {"first_six": True, "locked_die_stays": False, "lucky_fallback": True}
    seats = look["seats"]
    assert isinstance(seats, list)
    assert [seat["name"] for seat in seats] == ["Guest", "sharp", "sharp 2", None]


def test_two_taps_start_one_table(opened: Opener) -> None:
    page = opened("/new")
    page.get_by_role("button", name="Start the table").dblclick()
    page.locator(".code").wait_for()
    page.goto("/")
    expect(page.get_by_role("region", name="My games").get_by_role("listitem")).to_have_count(1)


def test_players_who_practise_alone_play_at_once(opened: Opener) -> None:
    page = opened("/new")
    page.get_by_role("group", name="Seats").get_by_label("1").check()
    page.get_by_role("button", name="Start the table").click()
    expect(page.get_by_role("button", name="Roll the dice")).to_be_visible()


def test_an_invitation_is_a_picture_a_link_and_a_code(opened: Opener, address: str) -> None:
    anna, ben = opened("/"), opened("/")
    code = _made(anna)
    link = f"{address}/table/{code}"
    expect(anna.get_by_role("textbox", name="Link to the table")).to_have_value(link)
    path = anna.get_by_role("img", name="QR code with the link to the table").locator("path").get_attribute("d")
    assert _modules(path or "") in [
        _modules_of(segno.make_qr(link, error=error, mask=mask, encoding="utf-8", eci=True, boost_error=False))
        for error, mask in product("LMQH", range(8))
    ]
    ben.goto("/join")
    ben.get_by_label("Code of the table").fill(f" {link} ")
    ben.get_by_role("button", name="Come in").click()
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Come in").click()
    expect(anna.get_by_text("Ben")).to_be_visible()


def _modules(path: str) -> set[tuple[int, int]]:
    bars = [tuple(map(int, bar)) for bar in re.findall(r"M(\d+) (\d+)h(\d+)", path)]
    return {(x + step, y) for x, y, width in bars for step in range(width)}


def _modules_of(code: segno.QRCode) -> set[tuple[int, int]]:
    return {(x, y) for y, row in enumerate(code.matrix) for x, dark in enumerate(row) if dark}


def test_a_big_screen_shows_the_table_while_phones_play(opened: Opener) -> None:
    phone, television = opened("/"), opened("/", 1920, 1080)
    code = _made(phone)
    television.get_by_role("link", name="Watch").click()
    television.get_by_label("Code of the table").fill(code)
    television.get_by_role("button", name="Show the table").click()
    expect(television.get_by_role("img", name="QR code with the link to the table")).to_be_visible()
    fits(television)
    phone.get_by_role("button", name="Seat a bot").click()
    phone.get_by_role("button", name="Start the game").click()
    for name in ("Anna", "Steady bot"):
        expect(television.get_by_role("region", name=f"Sheet of {name}")).to_be_visible()
    expect(television.get_by_text("Waiting for")).to_be_visible()
    fits(television)


def test_ones_own_games_are_found_again_and_can_be_put_away(opened: Opener) -> None:
    page = opened("/")
    games = page.get_by_role("region", name="My games")
    expect(games).to_contain_text("The games that you play on this device will be here.")
    code = _made(page)
    page.goto("/")
    expect(games).to_contain_text("Anna")
    expect(games).to_contain_text("waiting for players")
    page.get_by_role("button", name=f"Remove table {code} from the list").click()
    expect(games.get_by_role("link")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    games.get_by_role("link").click()
    expect(page.locator(".code")).to_have_text(code)


def test_pads_are_looked_at_and_downloaded(opened: Opener, tmp_path: Path) -> None:
    page = opened("/")
    page.get_by_role("link", name="Print pads").click()
    picture = page.get_by_role("img", name="The first page of the pad")
    expect(picture).to_be_visible(timeout=PRINTING)
    page.get_by_label("Qwixx Longo").check()
    page.get_by_role("textbox", name="Lucky numbers").fill("5-30")
    expect(page.get_by_role("alert")).to_contain_text("lucky numbers")
    page.get_by_role("textbox", name="Lucky numbers").fill("5-8, 6-11")
    page.get_by_role("switch", name="Without colours").check()
    expect(picture).to_be_visible(timeout=PRINTING)
    assert _downloaded(page).startswith(b"%PDF")
    own = tmp_path / "my.sheet"
    own.write_text(format_sheet(small("rows of different lengths")), encoding="utf-8")
    page.get_by_text("A sheet of your own").click()
    page.get_by_label("Choose a file").set_input_files(own)
    expect(page.get_by_text("my.sheet")).to_be_visible()
    assert _downloaded(page).startswith(b"%PDF")


def test_more_sheets_than_a_pad_can_have_are_refused_in_words(opened: Opener) -> None:
    page = opened("/pads")
    for sheets in ("401", ""):
        expect(page.get_by_role("img", name="The first page of the pad")).to_be_visible(timeout=PRINTING)
        page.get_by_label("How many sheets?").fill(sheets)
        expect(page.get_by_role("alert")).to_have_text("A pad has 1 to 400 sheets.")
        page.get_by_label("How many sheets?").fill("400")


def _downloaded(page: Page) -> bytes:
    with page.expect_download() as found:
        page.get_by_role("link", name="Download the pad").click()
    return found.value.path().read_bytes()


def test_the_page_can_be_installed(opened: Opener) -> None:
    page = opened("/")
    page.evaluate("navigator.serviceWorker.ready")
    devtools = page.context.new_cdp_session(page)
    errors = [each["errorId"] for each in devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert [error for error in errors if error != "in-incognito"] == []


def test_who_one_is_stays_whole_beside_a_long_name(opened: Opener) -> None:
    page = opened("/new", 320, 568)
    page.get_by_label("Your name").fill("W" * 24)
    page.get_by_role("button", name="Start the table").click()
    you = page.get_by_text("(you)")
    assert you.evaluate("each => each.getClientRects().length * each.offsetHeight") < 2 * _line(page)
    fits(page)


def _line(page: Page) -> float:
    """The height of a line of text."""
    found: float = page.evaluate("parseFloat(getComputedStyle(document.body).lineHeight)")
    return found
