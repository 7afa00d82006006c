"""Players who look elsewhere, and their devices: signals, screens that stay awake, installing, names, moving seats."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.playing import SMALL, a_table, link_to, play

LOOK_AWAY = """hidden => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
NOTIFICATIONS = """() => {
  window.shown = [];
  Object.defineProperty(Notification, 'permission', { configurable: true, get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
  const registration = ServiceWorkerRegistration.prototype;
  registration.showNotification = async (title, { body, tag }) => {
    const close = () => (shown = shown.filter((each) => each.tag !== tag));
    shown = [...shown.filter((each) => each.tag !== tag), { title, body, tag, close }];
  };
  registration.getNotifications = async ({ tag }) => shown.filter((each) => each.tag === tag);
}"""
"""A stand-in for the browser's own: one without a screen shows none, and permits none."""
AT_ONCE = "() => { const wait = setTimeout; window.setTimeout = (then) => wait(then, 0) }"
"""Nothing in a page waits from here on."""
WAKE_LOCK = """() => {
  window.awake = 0;
  const request = async () => {
    window.awake += 1;
    return { release: async () => { window.awake -= 1; } };
  };
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
}"""
"""A stand-in for the browser's own, which counts the locks that are held."""
OFFER_TO_INSTALL = """() => {
  window.prompted = 0;
  const event = new Event('beforeinstallprompt', { cancelable: true });
  event.prompt = async () => { window.prompted += 1; return { outcome: 'accepted' }; };
  return !dispatchEvent(event);
}"""
TELL = "Tell me when"


def _rolling(opened: Opener, address: str) -> Page:
    """A table that waits for its player to roll, and for as long as it takes."""
    page = opened(link_to(a_table(address, bots=())))
    page.get_by_role("button", name="Roll the dice").wait_for()
    return page


def _icon(page: Page) -> str:
    return str(page.locator("link[rel=icon]").get_attribute("href"))


def _menu(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()


def test_the_tab_says_that_it_is_the_players_turn(opened: Opener, address: str) -> None:
    page = _rolling(opened, address)
    expect(page).to_have_title(r"● Your turn · " + page.locator("h1").inner_text() + " · Qwixx")
    page.get_by_role("link", name="Back to the start").click()
    expect(page).to_have_title("Qwixx")


def test_a_turn_in_a_tab_that_is_not_looked_at_puts_a_dot_on_its_icon(opened: Opener, address: str) -> None:
    page = _rolling(opened, address)
    assert _icon(page) == "/icon.svg"
    page.evaluate(LOOK_AWAY, True)
    page.locator("link[rel=icon][href='/icon-turn.svg']").wait_for(state="attached")
    assert page.request.get("/icon-turn.svg").ok
    page.evaluate(LOOK_AWAY, False)
    page.locator("link[rel=icon][href='/icon.svg']").wait_for(state="attached")


def test_leaving_the_table_takes_the_dot_away(opened: Opener, address: str) -> None:
    page = _rolling(opened, address)
    page.evaluate(LOOK_AWAY, True)
    page.locator("link[rel=icon][href='/icon-turn.svg']").wait_for(state="attached")
    page.get_by_role("link", name="Back to the start").click()
    page.locator("link[rel=icon][href='/icon.svg']").wait_for(state="attached")


def test_a_player_who_allowed_it_is_notified_and_not_any_more_when_back(opened: Opener, address: str) -> None:
    page = _rolling(opened, address)
    page.evaluate(NOTIFICATIONS)
    page.evaluate(AT_ONCE)
    _menu(page)
    page.get_by_role("switch", name=TELL).check()
    page.keyboard.press("Escape")
    page.evaluate(LOOK_AWAY, True)
    page.wait_for_function("() => shown.length === 1")
    table, path = page.locator("h1").inner_text(), page.evaluate("location.pathname")
    assert page.evaluate("shown.map(({ title, body, tag }) => [title, body, tag])") == [["Your turn", table, path]]
    page.evaluate(LOOK_AWAY, False)
    page.wait_for_function("() => shown.length === 0")


def test_players_who_did_not_ask_for_it_are_not_notified(opened: Opener, address: str) -> None:
    page = _rolling(opened, address)
    page.evaluate(NOTIFICATIONS)
    page.evaluate(AT_ONCE)
    page.evaluate(LOOK_AWAY, True)
    page.locator("link[rel=icon][href='/icon-turn.svg']").wait_for(state="attached")
    page.evaluate("new Promise((done) => setTimeout(done))")
    assert page.evaluate("shown") == []


def test_a_browser_that_blocks_notifications_says_how_to_change_that(opened: Opener, address: str) -> None:
    page = _rolling(opened, address)
    page.evaluate("""() => {
      Object.defineProperty(Notification, 'permission', { configurable: true, get: () => 'denied' });
      Notification.requestPermission = async () => 'denied';
    }""")
    _menu(page)
    page.get_by_role("switch", name=TELL).click()
    expect(page.get_by_text("This browser blocks notifications")).to_be_visible()
    expect(page.get_by_role("switch", name=TELL)).not_to_be_checked()


def test_where_there_are_no_notifications_none_are_offered(opened: Opener, address: str) -> None:
    page = _rolling(opened, address)
    page.evaluate("delete window.Notification")
    _menu(page)
    expect(page.get_by_role("button", name="Leave the table")).to_be_visible()
    expect(page.get_by_role("switch", name=TELL)).to_have_count(0)


def test_the_screen_stays_awake_as_long_as_one_is_at_a_table(opened: Opener) -> None:
    page = opened("/")
    page.evaluate(WAKE_LOCK)
    page.get_by_label("Your name").fill("Mia")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_function("() => awake === 1")
    page.get_by_role("link", name="Back to the start").click()
    page.wait_for_function("() => awake === 0")


def test_the_screen_may_go_dark_when_the_game_is_over(opened: Opener, address: str) -> None:
    page = opened("/rules")
    page.evaluate(WAKE_LOCK)
    seat = a_table(address, variant=SMALL)
    page.evaluate("seat => localStorage.setItem('seats', seat)", json.dumps([seat._asdict()]))
    page.get_by_role("link", name="Back to the start").click()
    page.get_by_role("link", name="Anna").click()
    page.wait_for_function("() => awake === 1")
    play(page)
    page.wait_for_function("() => awake === 0")


def test_the_screen_stays_awake_on_the_score_pad(opened: Opener) -> None:
    page = opened("/")
    page.evaluate(WAKE_LOCK)
    page.get_by_role("link", name="Score pad").click()
    page.get_by_role("button", name="Start").click()
    page.wait_for_function("() => awake === 1")
    page.get_by_role("link", name="Back to the start").click()
    page.wait_for_function("() => awake === 0")


def _returning(page: Page, address: str) -> None:
    seat = a_table(address)
    page.evaluate("seat => localStorage.setItem('seats', seat)", json.dumps([seat._asdict()]))
    page.goto("/")


def test_installing_is_offered_to_players_who_come_back_and_only_until_they_answer(
    opened: Opener, address: str
) -> None:
    page = opened("/")
    assert page.evaluate(OFFER_TO_INSTALL)
    expect(page.get_by_role("button", name="Install")).to_have_count(0)
    _returning(page, address)
    assert page.evaluate(OFFER_TO_INSTALL)
    page.get_by_role("button", name="Install").click()
    page.wait_for_function("() => prompted === 1")
    expect(page.get_by_role("button", name="Install")).to_have_count(0)
    page.reload()
    page.evaluate(OFFER_TO_INSTALL)
    page.get_by_role("button", name="Not now").click()
    page.reload()
    assert page.evaluate(OFFER_TO_INSTALL)
    page.locator("#my-games").wait_for()
    expect(page.get_by_role("button", name="Install")).to_have_count(0)


def test_installing_is_offered_after_a_game(opened: Opener, address: str) -> None:
    page = opened(link_to(a_table(address, variant=SMALL)))
    page.locator(".ask").wait_for()
    page.evaluate(OFFER_TO_INSTALL)
    expect(page.get_by_role("button", name="Install")).to_have_count(0)
    play(page)
    expect(page.get_by_role("button", name="Install")).to_be_visible()


def test_a_phone_without_an_install_dialog_is_told_how_to_do_it(opened: Opener, address: str) -> None:
    page = opened("/")
    page.add_init_script("""
      if (sessionStorage.installed) {
        const installed = () => sessionStorage.installed === 'yes';
        Object.defineProperty(navigator, 'standalone', { configurable: true, get: installed });
        Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, get: () => 5 });
      }
    """)
    page.evaluate("sessionStorage.installed = 'no'")
    _returning(page, address)
    expect(page.get_by_text("“Add to Home Screen”")).to_be_visible()
    page.evaluate("sessionStorage.installed = 'yes'")
    page.reload()
    page.locator("#my-games").wait_for()
    expect(page.get_by_text("“Add to Home Screen”")).to_have_count(0)
    page.evaluate("sessionStorage.clear()")


def test_play_now_takes_a_name_and_remembers_it_everywhere(opened: Opener) -> None:
    page = opened("/")
    page.get_by_label("Your name").fill("Mia")
    page.get_by_label("Your name").press("Enter")
    expect(page.get_by_role("list", name="Players")).to_contain_text("Mia")
    page.goto("/new")
    expect(page.get_by_label("Your name")).to_have_value("Mia")
    page.goto("/")
    expect(page.get_by_text("You play as Mia.")).to_be_visible()
    page.get_by_role("button", name="Change").click()
    page.get_by_label("Your name").fill("  Grandmother Wilhelmina of Old Town ")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("list", name="Players")).to_contain_text("Grandmother Wilhelmina")


def test_without_a_name_one_plays_as_a_guest(opened: Opener) -> None:
    page = opened("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("list", name="Players")).to_contain_text("Guest")


@pytest.mark.parametrize("kept", ["{", "null", '{"table":1}', '[null, {"table": 7}, {"table": "2222-2222"}]'])
def test_damaged_seats_are_as_good_as_none(opened: Opener, kept: str) -> None:
    page = opened("/")
    page.evaluate("kept => localStorage.setItem('seats', kept)", kept)
    page.reload()
    page.get_by_role("button", name="Play now").click()
    page.locator(".ask").wait_for()


def test_a_seat_moves_by_a_picture_and_its_link_can_be_renewed(opened: Opener, address: str) -> None:
    page = _rolling(opened, address)
    _menu(page)
    page.get_by_role("button", name="Continue on another device").click()
    expect(page.get_by_role("img", name="QR code that brings your seat")).to_be_visible()
    expect(page.get_by_text("within 10 minutes")).to_be_visible()
    expect(page.get_by_text("share it with anyone")).to_be_visible()
    link = page.locator("dialog .link").inner_text()
    page.evaluate("() => { const now = Date.now; Date.now = () => now() + 601_000 }")
    expect(page.get_by_text("This link has expired.")).to_be_visible()
    page.get_by_role("button", name="Get a new link").click()
    expect(page.get_by_role("img", name="QR code that brings your seat")).to_be_visible()
    assert page.locator("dialog .link").inner_text() != link


def test_a_link_that_has_been_used_leads_to_the_door(opened: Opener, address: str) -> None:
    page, seat = opened("/"), a_table(address, seats=3)
    page.goto(f"/table/{seat.table}#move={'x' * 43}")
    expect(page.get_by_role("alert").filter(has_text="This link does not lead to a seat any more.")).to_be_visible()
    expect(page.get_by_role("button", name="Come in")).to_be_visible()
