"""Seats and the devices of their people: second tabs, other devices, leaving, coming back, playing by keys."""

from playwright.sync_api import Page, expect

from qwixx.client import Seat
from tests.browser.conftest import Opener
from tests.browser.looking import speak, stands_everything
from tests.browser.playing import PATIENT, SMALL, a_table, answered, asked, come_in, link_to, play, to

STAND_STILL = "() => { window.setTimeout = () => 1 }"
"""From here on no time goes by in a page."""

WATCH_WIDTH = """() => {
  window.beyond = window.flying = 0;
  const look = () => {
    window.beyond = Math.max(beyond, document.documentElement.scrollWidth - innerWidth);
    window.flying += document.querySelectorAll('.die.tumbling').length;
    requestAnimationFrame(look);
  };
  look();
}"""


def _menu(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()


def _two(opened: Opener, address: str) -> tuple[Page, Page, Seat]:
    """Anna and Ben at a table, in two browsers, in mid-game."""
    seat = a_table(address, bots=(), seats=2)
    anna, ben = opened("/"), opened("/", 1280, 800)
    come_in(anna, seat)
    ben.goto(f"/table/{seat.table}")
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Come in").click()
    expect(anna.get_by_text("Ben")).to_be_visible()
    anna.get_by_role("button", name="Start the game").click()
    for page in (anna, ben):
        page.locator(".ask").wait_for()
    return anna, ben, seat


def test_a_second_tab_shows_the_same_seat_and_hurts_nothing(opened: Opener, address: str) -> None:
    first = opened(link_to(a_table(address, variant=SMALL, link_seconds=PATIENT)))
    first.locator(".ask").wait_for()
    second = first.context.new_page()
    second.goto(first.url)
    to(first, ".cell.legal")
    second.locator(".my-sheet .cell.legal").first.click()
    expect(first.locator(".cell.pencilled")).to_have_count(1)
    play(first)
    second.locator(".ending").wait_for()
    expect(first.get_by_text("No player could steer or foresee")).to_be_visible()
    first.get_by_role("link", name="All the details").click()
    expect(first.get_by_text("made without it")).to_have_count(0)


def test_a_seat_moves_to_another_device_by_a_link(opened: Opener, address: str) -> None:
    old, new = opened("/"), opened("/", 1280, 800)
    come_in(old, a_table(address, variant=SMALL))
    old.locator(".ask").wait_for()
    _menu(old)
    old.get_by_role("button", name="Continue on another device").click()
    new.goto(old.locator("dialog .link").inner_text())
    expect(new.locator(".ask")).to_be_visible()
    expect(old.get_by_text("Your seat has moved to another device.")).to_be_visible()
    new.reload()
    expect(new.locator(".ask")).to_be_visible()


def test_who_leaves_is_asked_first_is_replaced_by_a_bot_and_can_come_back(opened: Opener, address: str) -> None:
    anna, ben, _ = _two(opened, address)
    _menu(ben)
    ben.get_by_role("button", name="Leave the table").click()
    ben.get_by_role("button", name="Stay").click()
    ben.get_by_role("button", name="Leave the table").click()
    ben.get_by_role("group", name="Leave the table").get_by_role("button", name="Leave the table").click()
    anna.get_by_role("button", name="Let a bot play for Ben").click()
    expect(anna.get_by_text("Ben is away, and a bot plays on meanwhile.").first).to_be_visible()
    stands_everything(anna)
    ben.get_by_role("button", name="Take my seat again").click()
    expect(ben.locator(".ask")).to_be_visible()
    expect(anna.locator(".notice")).to_have_count(0)


def test_quick_remarks_are_seen_by_all(opened: Opener, address: str) -> None:
    anna, ben, _ = _two(opened, address)
    ben.evaluate(STAND_STILL)  # otherwise a remark goes by itself
    anna.get_by_role("button", name="Say something").click()
    anna.get_by_role("button", name="Well done!").click()
    expect(ben.locator(".remark")).to_have_text("Well done!")
    expect(ben.get_by_role("list", name="What happened")).to_contain_text("Anna: Well done!")
    speak(ben, "pl")
    expect(ben.get_by_role("list", name="Co się stało")).to_contain_text("Anna: Brawo!")


def test_a_clock_shows_how_long_one_may_think(opened: Opener, address: str) -> None:
    page = opened(link_to(a_table(address, decision_seconds=300)))
    to(page, "[role=timer]")
    expect(page.get_by_role("timer")).to_contain_text(":")


def test_a_whole_game_is_played_by_keys_alone(opened: Opener, address: str) -> None:
    page = opened(link_to(a_table(address, variant=SMALL)), 1280, 800)
    while (moment := asked(page)) is not None:
        if page.locator(".my-sheet .cell.legal").count():
            page.keyboard.press("PageDown")
            page.keyboard.press("Enter")
            page.locator(".my-sheet .cell.pencilled").wait_for()
            page.keyboard.press("Control+Enter")
        else:
            page.keyboard.press("Space")
        answered(page, moment)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    page.get_by_role("button", name="Menu").press("Enter")
    page.get_by_text("Playing by keys").press("Enter")
    expect(page.get_by_text("roll the dice", exact=True)).to_be_visible()


def test_keys_that_confirm_twice_take_nothing_back(opened: Opener, address: str) -> None:
    anna, ben, _ = _two(opened, address)
    play(anna, ben, until=".my-sheet .cell.legal")
    for key in ("PageDown", "Enter"):
        anna.keyboard.press(key)
    anna.locator(".my-sheet .cell.pencilled").wait_for()
    anna.keyboard.press("Control+Enter")
    expect(anna.locator(".ask.mine")).to_have_count(0)
    again = "new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true })"
    assert not anna.evaluate(f"document.activeElement.dispatchEvent({again})"), "some browsers tap the cell with it"
    moment = ben.locator(".ask").get_attribute("data-moment")
    to(ben, f".ask:not([data-moment='{moment}'])")
    expect(anna.locator(".my-sheet .cell.crossed")).to_have_count(1)


def test_what_bots_do_is_shown_at_a_pace_and_can_be_skipped(opened: Opener, address: str) -> None:
    page = opened("/", reduced_motion="no-preference")
    page.evaluate("localStorage.setItem('pace', 'calm')")
    come_in(page, a_table(address, dice="real"))
    page.locator(".dice section").get_by_role("button", name="Random bot").click()
    for die in range(6):
        page.locator(".keys button").nth(die).click()
    page.locator(".my-sheet .cell.legal").first.click()
    page.evaluate(STAND_STILL)
    page.locator(".ask .main").dispatch_event("click")
    skip = page.get_by_role("button", name="Skip", exact=True)
    expect(skip).to_be_visible()
    expect(page.locator(".keys")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".keys")).to_be_visible()
    expect(skip).to_have_count(0)


def test_nothing_can_be_skipped_while_the_player_is_asked(opened: Opener, address: str) -> None:
    """It would take the place of the button that answers, and give it back in mid-tap."""
    page = opened("/")
    page.evaluate("localStorage.setItem('pace', 'calm')")
    come_in(page, a_table(address, dice="real"))
    page.locator(".dice section").get_by_role("button", name="Anna").click()
    page.locator(".keys").wait_for()
    page.evaluate(STAND_STILL)
    for die in range(6):
        page.locator(".keys button").nth(die).click()
    page.locator(".ask .pass").wait_for()
    page.wait_for_timeout(1000)
    expect(page.get_by_role("button", name="Skip", exact=True)).to_have_count(0)


def test_dice_that_fly_in_widen_no_screen(opened: Opener, address: str) -> None:
    """A phone would lay all of it out again, and what is asked would leave the screen for as long."""
    page = opened(link_to(a_table(address, bots=())), reduced_motion="no-preference")
    roll = page.get_by_role("button", name="Roll the dice")
    roll.wait_for()
    page.evaluate(WATCH_WIDTH)
    roll.click()
    expect(page.locator(".my-sheet .cell.legal")).not_to_have_count(0)
    assert page.evaluate("[beyond, flying > 0]") == [0, True]


COUNT_TUMBLES = """() => {
  window.tumbles = window.foretold = 0;
  let before = false;
  const givesAway = () =>
    document.querySelector('.cell.legal, .ask .main, .ask .pass') !== null ||
    document.querySelector('.ask .line').textContent !== 'The dice are rolling.';
  new MutationObserver(() => {
    const now = document.querySelector('.die.tumbling') !== null;
    if (now && !before) window.tumbles += 1;
    if (now && givesAway()) window.foretold += 1;
    before = now;
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def test_dice_tumble_once_a_roll_and_nothing_foretells_it(opened: Opener, address: str) -> None:
    """Also where another player rolls: a second tab counts as one here."""
    page = opened(link_to(a_table(address, bots=())))
    roll = page.locator(".ask .main", has_text="Roll the dice")
    roll.wait_for()
    other = page.context.new_page()
    other.emulate_media(reduced_motion="no-preference")
    other.goto(page.url)
    other.locator(".ask").wait_for()
    other.evaluate(COUNT_TUMBLES)
    roll.click()
    other.wait_for_function("() => window.tumbles")
    expect(other.locator(".die.tumbling")).to_have_count(0)
    expect(other.locator(".cell.legal")).not_to_have_count(0)
    page.locator(".my-sheet .cell.legal").first.click()
    page.locator(".ask .main").click()
    expect(other.locator(".ask")).to_contain_text("Action 2")
    expect(other.locator(".die.tumbling")).to_have_count(0)
    assert other.evaluate("[tumbles, foretold]") == [1, 0]


def test_what_the_keys_reach_is_not_hidden_by_what_is_asked(opened: Opener, address: str) -> None:
    page = opened(link_to(a_table(address, variant="longo")))
    to(page, ".my-sheet .cell.legal")
    page.locator(".my-sheet [data-row='0'][data-cell='0']").focus()
    for key in ("ArrowDown", "ArrowDown", "ArrowDown", "End"):
        page.keyboard.press(key)
    reached, ask = page.locator(".my-sheet [data-row='3'][data-cell='14']"), page.locator(".ask")
    expect(reached).to_be_focused()
    below, above = reached.bounding_box(), ask.bounding_box()
    assert below
    assert above
    assert below["y"] + below["height"] <= above["y"]
